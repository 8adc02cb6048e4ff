import * as v from 'valibot';
import { applicationParts } from '../../../domain/products/shared/application.ts';
import { applicationStates } from '../../../domain/products/shared/application-state.ts';
import { defineCall } from '../../call.ts';
import { count, flag, instant, list, maybe, text } from '../../fields.ts';

const own = {
  base: 'web',
  source: 'checklist F-117, /my/signup/apply',
  caller: 'signed-in',
  extension: 'product-applications',
} as const;
const optionalText = v.nullish(v.string());
const product = text(40);

const entry = {
  applicantName: text(200),
  applicantTitle: text(200),
  contactName: text(200),
  contactMobile: text(60),
  yearlyAmount: text(60),
  purpose: text(2000),
};
const toldEntry = {
  applicantName: v.string(),
  applicantTitle: v.string(),
  contactName: v.string(),
  contactMobile: v.string(),
  yearlyAmount: v.string(),
  purpose: v.string(),
};

const application = v.object({
  productType: v.string(),
  state: v.picklist(applicationStates),
  ...toldEntry,
  files: v.array(v.object({ pkFile: v.string(), name: v.string(), size: v.number() })),
  /** The parts that were returned, each with its reason. */
  returned: v.array(v.object({ part: v.picklist(applicationParts), reason: v.string() })),
  /** Why it was declined; empty otherwise. */
  answer: v.string(),
  /** Rises with each change. A save names the revision that the user saw. */
  revision: count,
  savedBy: optionalText,
  savedAt: v.nullish(instant),
  submittedBy: optionalText,
  submittedAt: v.nullish(instant),
  decidedAt: v.nullish(instant),
  expectedDay: optionalText,
  expectedAbout: v.nullish(v.boolean()),
  /** Whether the caller may change it. */
  editable: flag,
});
const written = v.object({ productType: product, revision: count, ...entry, pkFiles: maybe(list) });

/**
 * Applying for a product that is opened only on application. REQUEST_INVALID with `productType` for another product;
 * NOT_PERMITTED for a user who may not open products; NOT_IN_THIS_STATE for an application that the platform is
 * reviewing or has granted; DATA_VERSION_STALE with `by` where somebody else changed it first.
 */
export const applicationExtensions = {
  productApplication: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/products/application',
    changes: false,
    request: v.object({ productType: product }),
    answer: application,
  }),
  /**
   * Refused with REQUEST_INVALID and `pkFiles` for files that were not sent for this, the part that may not be changed
   * now, or a field that accepts no more.
   */
  saveApplication: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/products/application',
    changes: true,
    request: written,
    answer: application,
  }),
  /**
   * Submits the application. Refused as saving is, and with REQUEST_INVALID and the field where something is missing or
   * wrong.
   */
  submitApplication: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/products/application/submitted',
    changes: true,
    request: written,
    answer: application,
  }),
};
