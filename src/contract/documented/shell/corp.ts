import * as v from 'valibot';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { done, nothing, text } from '../../fields.ts';

/** The caller's company in the frame, and switching to the old version (document 1, sections 3 and 7). */
export const corpCalls = {
  corpInfo: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corps/info',
    source: 'document 1, section 3, corp info; checklist N-18',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.object({
      openedProductCorps: v.nullish(v.record(v.string(), v.boolean())),
      /** The user's institution, which acts for the company. */
      innerOrgInfo: v.nullish(v.object({ innerOrgName: v.nullish(v.string()) })),
      homepage: v.nullish(v.string()),
    }),
  }),
  /**
   * Refused with NOT_PERMITTED where the host has no old version, REQUEST_INVALID for what is neither a product nor the
   * platform.
   */
  switchProduct: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/corps/persons/product-switch/{product}/records',
    source: 'document 1, section 7: a user goes back to the old version',
    caller: 'signed-in',
    changes: true,
    request: v.object({ product: text(40) }),
    answer: done,
  }),
  /** The group pages that the caller's company has; an absent flag is off (F-009). The answer's fields are proposed. */
  innerOrgFlags: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/inner-org/flag',
    source: 'document 1, sections 2 and 7; checklist C-025, F-009',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    request: nothing,
    answer: v.object({ innerOrgFlag: v.nullish(v.boolean()), authorizationFlag: v.nullish(v.boolean()) }),
  }),
};
