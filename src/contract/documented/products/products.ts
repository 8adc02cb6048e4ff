import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { date, instant, maybe, nothing, text } from '../../fields.ts';
import { generatedFileWire } from '../../generated-file.ts';
import { restrictedWire } from '../../restricted-company.ts';
import { signingTurnWire } from '../../signing-turn.ts';

const told = v.nullish(v.string());
const authStates = { realNameAuthState: told, hardCertAuthState: told, softCaOpenState: told, currentNodeState: told };

/**
 * The products of the caller's company, and how one is opened (document 1, sections 3 and 5; document 2, section 7).
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
       * When and by whom it was opened, where the application for it stands, and what became of its agreement
       * (WITHDRAWN at that time, TO_SIGN until then, by whom): additions, absent where that was not written down, none
       * is asked for, or the agreement holds.
       */
      products: v.array(
        v.object({
          productType: v.string(),
          opened: v.nullish(v.boolean()),
          openTime: v.nullish(instant),
          openedBy: told,
          application: told,
          agreement: v.nullish(v.object({ state: v.string(), time: instant, signing: v.nullish(signingTurnWire) })),
        }),
      ),
      /** What bars the company from new business: an addition, absent where nothing does. */
      restricted: v.nullish(restrictedWire),
      /** Who of the company may object to its standing, by name: an addition. */
      objectors: v.nullish(v.array(v.string())),
      /** Who of the company may open products, by name: an addition. */
      openers: v.nullish(v.array(v.string())),
    }),
  }),
  /**
   * Refused with PRODUCT_NOT_OPENABLE and `reasons` where something stands in the way, REQUEST_INVALID for what is no
   * product. What is open already is answered as it stands.
   */
  productOpened: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/products',
    source:
      'document 2, section 7, product; its agreement is signed before (document 1, section 5). The answer is an addition',
    caller: 'signed-in',
    changes: true,
    request: v.object({ productType: text(40) }),
    answer: v.nullish(
      v.object({ alreadyOpened: v.nullish(v.boolean()), openTime: v.nullish(instant), openedBy: told }),
    ),
  }),
  /**
   * The states stand in `corpRnAuthStates`, or in `realNameAuthInfo` inside. Refused with NOT_FOUND for
   * another's company, REQUEST_INVALID for what is neither a product nor the platform.
   */
  openingPreValidated: defineCall({
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
      /**
       * The last days of certificates whose time is over while nothing has taken their place, and of those that hold:
       * additions.
       */
      hardCertExpireDate: v.nullish(date),
      softCertExpireDate: v.nullish(date),
      hardCertEndDate: v.nullish(date),
      softCertEndDate: v.nullish(date),
    }),
  }),
  /**
   * A product's agreement as it holds at present, as a PDF without anybody's signature. Of the documents the path is
   * known alone: what is asked, and that the file comes with the answer, are additions. REQUEST_INVALID for what is no
   * product.
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
   * REQUEST_INVALID for what is no agreement.
   */
  agreementProjectCode: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/agreements/find-project-code',
    source: 'document 2, section 7: the project code of an agreement',
    caller: 'signed-in',
    changes: false,
    request: v.object({ greementType: text(64) }),
    answer: told,
  }),
  softKeyChecked: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/cas/soft/key/check',
    source: 'document 1, section 7, soft-key check; checklist N-02',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.object({ usable: v.nullish(v.boolean()), certNumber: told }),
  }),
  unifiedCertified: defineCall({
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
