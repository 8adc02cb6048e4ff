import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { identifier, nothing, text } from '../../fields.ts';

/** The product types for which a company may apply for financing, and the funders (document 2, sections 7 and 9). */
export const financingTermCalls = {
  financeFileSwitch: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/parameters/finance-file/producttype/{type}/switch',
    source: 'document 2, sections 7 and 9: "1" is on',
    caller: 'signed-in',
    changes: false,
    request: v.object({ type: text(32) }),
    answer: v.nullish(v.string()),
  }),
  financeLimits: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/limits/finances/details/core/{id}/products',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: false,
    request: v.object({ id: identifier }),
    answer: v.array(
      v.object({
        docType: v.string(),
        fkFinance: v.string(),
        /** Whether some of it is left. The amount is known to the core enterprise and the funder alone. */
        available: v.boolean(),
      }),
    ),
  }),
  rootProducts: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/credits/abs/root/product/list',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.array(v.object({ productType: v.string() })),
  }),
  acceptanceFunders: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/products/cores/{id}/finances/ELECTRONIC_BANK_ACCEPTANCE_ONLINE',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: false,
    request: v.object({ id: identifier }),
    answer: v.array(v.object({ fkFinance: v.string() })),
  }),
};
