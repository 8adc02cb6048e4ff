import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, nothing } from '../../fields.ts';

/** A group's inner organisations (document 1, section 7). */
export const innerOrgCalls = {
  /** All of them, in any order. Refused with NOT_PERMITTED where they are not switched on. `state` is VALID or STOPPED; `products`: in what each may act today, an addition. */
  innerOrgs: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/inner-org/_query', source: 'document 1, section 7; checklist C-026', caller: 'signed-in', changes: false, request: nothing,
    answer: v.array(v.object({ innerOrgId: v.string(), innerOrgCode: v.nullish(v.string()), innerOrgName: v.string(), innerOrgLevel: v.nullish(count), parentId: v.nullish(v.string()), state: v.nullish(v.string()), products: v.nullish(v.array(v.string())) })),
  }),
};
