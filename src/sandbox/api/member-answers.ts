import * as v from 'valibot';
import { paperInvoiceTypes } from '../../domain/invoicing/shared/invoicing-profile.ts';
import { businessActions } from '../../domain/parties/business-restriction.ts';
import { memberStandings, objectionStates } from '../../domain/notices/agency-notice.ts';

const objection = v.object({
  receiptNumber: v.string(),
  statement: v.string(),
  state: v.picklist(objectionStates),
  answer: v.string(),
  sentAt: v.number(),
  sentBy: v.string(),
});

/** Where members stand, and what their people are asked as they arrive; milliseconds since the epoch. */
export const membersAnswer = v.array(
  v.object({
    pkCorp: v.string(),
    name: v.string(),
    standing: v.picklist(memberStandings),
    effectiveOn: v.string(),
    barred: v.array(v.picklist(businessActions)),
    paperType: v.picklist([...paperInvoiceTypes, 'none']),
    invoicingComplete: v.boolean(),
    licenceUntil: v.string(),
    certificateUntil: v.string(),
    objections: v.array(objection),
  }),
);
export type Member = v.InferOutput<typeof membersAnswer>[number];

/** What is to become of one of them; what is not named stays. */
export interface MemberOrder {
  readonly pkCorp: string;
  readonly standing?: Member['standing'];
  /** What it is barred from, instead of what it was before. */
  readonly barred?: Member['barred'];
  readonly signAgain?: boolean;
  /** As after a publication that changed the texts. */
  readonly signChanged?: boolean;
  readonly paperType?: Member['paperType'];
  readonly invoicingEmptied?: boolean;
  /** In how many days they end; null for nobody knows. */
  readonly licenceInDays?: number | null;
  readonly certificateInDays?: number | null;
  readonly objection?: {
    readonly receiptNumber: string;
    readonly state: 'upheld' | 'rejected';
    readonly answer: string;
  };
}
