import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { amount, date, flag, nothing } from '../../fields.ts';

/** How the caller's company stands with the platform, and how far it has come (checklist 1.4, home). */
export const companyFactsExtensions = {
  companyFacts: defineCall({
    base: 'web', method: 'GET', path: '/corp/v1/extensions/company-facts', source: 'checklist 1.4, home: standing and certificate banners, onboarding until complete, limits', caller: 'signed-in', changes: false, extension: 'company-facts',
    request: nothing,
    answer: v.object({
      /** For the main user alone (document 1, section 6); absent for a member that stands well. */
      billAgencyType: v.nullish(v.string()), billAgencyEffectDate: v.nullish(date),
      /** The last day of each; absent where it is not known. */
      licenceUntil: v.nullish(date), certificateUntil: v.nullish(date),
      steps: v.object({ agreements: flag, invoicing: flag, made: flag, submitted: flag }),
      /** Of a core enterprise: how much of its business each funder takes, over all products. */
      limits: v.array(v.object({ financeName: v.string(), limitAmount: amount, usedAmount: amount })),
    }),
  }),
};
