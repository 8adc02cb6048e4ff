import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { date, instant, maybe, nothing, text } from '../../fields.ts';
import { generatedFileWire } from '../../generated-file.ts';
import { restrictedWire } from '../../restricted-company.ts';
import { signingTurnWire } from '../../signing-turn.ts';

const optionalText = v.nullish(v.string());
const authStates = {
  realNameAuthState: optionalText,
  hardCertAuthState: optionalText,
  softCaOpenState: optionalText,
  currentNodeState: optionalText,
};

/**
 * The products of the caller's company, and how a product is opened (document 1, sections 3 and 5; document 2, section
 * 7).
 */
export const productCalls = {
  /** Refused with NOT_FOUND for another's company. */
  productStates: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/products/corp/info/comprehensive',
    source: 'document 2, section 7, product',
    caller: 'signed-in',
    changes: false,
    request: v.object({ pkCorp: maybe(text(64)) }),
    answer: v.object({
      /**
       * When and by whom the product was opened, the state of its application, and the state of its agreement
       * (WITHDRAWN at that time, TO_SIGN until then, by whom). Additions: absent where it was not recorded, no
       * application is needed, or the agreement is in force.
       */
      products: v.array(
        v.object({
          productType: v.string(),
          opened: v.nullish(v.boolean()),
          openTime: v.nullish(instant),
          openedBy: optionalText,
          application: optionalText,
          agreement: v.nullish(v.object({ state: v.string(), time: instant, signing: v.nullish(signingTurnWire) })),
        }),
      ),
      /** What bars the company from new business: an addition; absent where nothing does. */
      restricted: v.nullish(restrictedWire),
      /** Names of the people of the company who may object to its standing: an addition. */
      objectors: v.nullish(v.array(v.string())),
      /** Names of the people of the company who may open products: an addition. */
      openers: v.nullish(v.array(v.string())),
    }),
  }),
  /**
   * Opens a product. Refused with PRODUCT_NOT_OPENABLE and `reasons` where something prevents it, and REQUEST_INVALID
   * for an unknown product. For a product that is already open, answers its present state.
   */
  openProduct: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/products',
    source:
      'document 2, section 7, product; its agreement is signed before (document 1, section 5). The answer is an addition',
    caller: 'signed-in',
    changes: true,
    request: v.object({ productType: text(40) }),
    answer: v.nullish(
      v.object({ alreadyOpened: v.nullish(v.boolean()), openTime: v.nullish(instant), openedBy: optionalText }),
    ),
  }),
  /**
   * The states are in `corpRnAuthStates`, or in `realNameAuthInfo` inside. Refused with NOT_FOUND for another
   * company, REQUEST_INVALID for what is neither a product nor the platform.
   */
  preValidateOpening: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/products/open/pre-validate',
    source: 'document 1, section 3, pre-validation; checklist N-01',
    caller: 'signed-in',
    changes: false,
    request: v.object({ pkCorp: maybe(text(64)), corpName: maybe(text(300)), systemCode: text(40) }),
    answer: v.object({
      individual: v.nullish(v.boolean()),
      existPending: v.nullish(v.boolean()),
      corpRnAuthStates: v.nullish(v.object({ ...authStates, realNameAuthInfo: v.nullish(v.object(authStates)) })),
      realNameAuthInfo: v.nullish(v.object(authStates)),
      openedProducts: v.nullish(v.record(v.string(), v.nullish(v.boolean()))),
      /** Last days of certificates that have expired and were not replaced, and of valid ones: additions. */
      hardCertExpireDate: v.nullish(date),
      softCertExpireDate: v.nullish(date),
      hardCertEndDate: v.nullish(date),
      softCertEndDate: v.nullish(date),
    }),
  }),
  /**
   * The current agreement of a product, as a PDF without signatures. The documents name the path alone; the request,
   * and that the answer contains the file, are additions. Refused with REQUEST_INVALID for an unknown product.
   */
  productAgreementFile: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/product/agreement/fkFile',
    source: 'document 2, section 7, product: the file of an agreement',
    caller: 'signed-in',
    changes: false,
    request: v.object({ productType: text(40) }),
    answer: generatedFileWire,
  }),
  /**
   * Project under which an agreement is kept; empty where it has none. `greementType` is the documented spelling.
   * Refused with REQUEST_INVALID for an unknown agreement.
   */
  agreementProjectCode: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/agreements/find-project-code',
    source: 'document 2, section 7: the project code of an agreement',
    caller: 'signed-in',
    changes: false,
    request: v.object({ greementType: text(64) }),
    answer: optionalText,
  }),
  checkSoftKey: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/cas/soft/key/check',
    source: 'document 1, section 7, soft-key check; checklist N-02',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.object({ usable: v.nullish(v.boolean()), certNumber: optionalText }),
  }),
  isUnifiedCertified: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/relocation/isUnifiedCert',
    source: 'document 1, section 7: whether the company is certified by three certificates in one',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.nullish(v.boolean()),
  }),
};
