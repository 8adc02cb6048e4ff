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

/** The standing of the members, and the questions to their users on arrival; times in milliseconds since the epoch. */
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

/** A change to one member; missing fields stay as they are. */
export interface MemberOrder {
  readonly pkCorp: string;
  readonly standing?: Member['standing'];
  /** The barred actions, in place of the previous ones. */
  readonly barred?: Member['barred'];
  readonly signAgain?: boolean;
  /** Requires a new signature, as after a publication with changed texts. */
  readonly signChanged?: boolean;
  readonly paperType?: Member['paperType'];
  readonly invoicingEmptied?: boolean;
  /** The days until these papers expire; null for an unknown date. */
  readonly licenceInDays?: number | null;
  readonly certificateInDays?: number | null;
  readonly objection?: {
    readonly receiptNumber: string;
    readonly state: 'upheld' | 'rejected';
    readonly answer: string;
  };
}
