import * as v from 'valibot';
import { applicationParts } from '../../domain/products/shared/application.ts';

const entry = v.object({
  applicantName: v.string(),
  applicantTitle: v.string(),
  contactName: v.string(),
  contactMobile: v.string(),
  yearlyAmount: v.string(),
  purpose: v.string(),
});

/** The submitted applications for products; times in milliseconds since the epoch. */
export const applicationsAnswer = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    product: v.string(),
    state: v.picklist(['draft', 'submitted', 'returned', 'granted', 'declined']),
    entry,
    files: v.array(v.object({ pkFile: v.string(), name: v.string() })),
    returned: v.array(v.object({ part: v.picklist(applicationParts), reason: v.string() })),
    answer: v.string(),
    submittedBy: v.string(),
    submittedAt: v.nullish(v.number()),
    open: v.boolean(),
  }),
);
export type ProductApplication = v.InferOutput<typeof applicationsAnswer>[number];
export interface ApplicationOrder {
  readonly id: string;
  readonly action: 'grant' | 'return' | 'decline';
  readonly returned: readonly { readonly part: (typeof applicationParts)[number]; readonly reason: string }[];
  readonly answer: string;
}
