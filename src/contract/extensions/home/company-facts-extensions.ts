import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { amount, count, date, instant, nothing } from '../../fields.ts';
import { restrictedWire } from '../../restricted-company.ts';
import { signingTurnWire } from '../../signing-turn.ts';

/** State of the caller's company on the platform, and its progress (checklist 1.4, home). */
export const companyFactsExtensions = {
  companyFacts: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/company-facts',
    source: 'checklist 1.4, home: standing and certificate banners, onboarding until complete, limits',
    caller: 'signed-in',
    changes: false,
    extension: 'company-facts',
    request: nothing,
    answer: v.object({
      /** For the main user only (document 1, section 6); absent for a member in good standing. */
      billAgencyType: v.nullish(v.string()),
      billAgencyEffectDate: v.nullish(date),
      /** What bars the company from new business, for everybody; absent where nothing does. */
      restricted: v.nullish(restrictedWire),
      /** The objection that waits for an answer, by its receipt; absent where none does. */
      objectionReceipt: v.nullish(v.string()),
      /** The last day of each; absent where it is not known. */
      licenceUntil: v.nullish(date),
      certificateUntil: v.nullish(date),
      /** Kind of the certificate that ends then, and whether the company can sign afterwards by another. */
      certificateKind: v.nullish(v.picklist(['CLOUD', 'HARD'])),
      signsAfterwards: v.nullish(v.boolean()),
      /** Holder of the certificate; absent for one that was not issued here. */
      certificateHolder: v.nullish(v.object({ personName: v.string(), isOwn: v.boolean() })),
      /** When the certificate that the company signed by was reported lost, while none has replaced it. */
      certificateLostOn: v.nullish(date),
      /**
       * Last days of the identity cards and letters by which the company is certified; only for users who may replace
       * them.
       */
      legalIdUntil: v.nullish(date),
      agentIdUntil: v.nullish(date),
      entrustUntil: v.nullish(date),
      upperLetterUntil: v.nullish(date),
      /** Opened products whose agreement is no longer in force: WITHDRAWN at that time, or TO_SIGN again until then. */
      agreements: v.optional(
        v.array(
          v.object({
            productType: v.string(),
            title: v.string(),
            state: v.string(),
            time: instant,
            signing: v.nullish(signingTurnWire),
          }),
        ),
        [],
      ),
      /**
       * Steps from registration to the first package, as the caller sees them: since or when, by whom, until which
       * Shanghai day, how many things are missing, what else delays it, whether it waits for a confirmation on a
       * telephone (`asks` phone), and whether the day has passed (`isLate`).
       */
      steps: v.array(
        v.object({
          step: v.string(),
          state: v.string(),
          holder: v.nullish(v.string()),
          office: v.nullish(v.string()),
          by: v.string(),
          at: v.nullish(instant),
          until: v.string(),
          count,
          after: v.nullish(v.string()),
          obstacle: v.nullish(v.string()),
          asks: v.nullish(v.string()),
          isLate: v.nullish(v.boolean()),
        }),
      ),
      /**
       * For a core enterprise: the limit of each funder and its used amount, over all products and for each product.
       */
      limits: v.array(
        v.object({
          financeName: v.string(),
          limitAmount: amount,
          usedAmount: amount,
          products: v.optional(v.array(v.object({ docType: v.string(), limitAmount: amount, usedAmount: amount })), []),
        }),
      ),
    }),
  }),
};
