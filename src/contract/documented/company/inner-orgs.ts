import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, maybe, nothing, text } from '../../fields.ts';

/** A group's inner organisations (document 1, section 7). */
export const innerOrgCalls = {
  /**
   * All of them, in any order. Refused with NOT_PERMITTED where they are not switched on. `state` is VALID or STOPPED.
   * `products`, an addition: those in which each may act today.
   */
  innerOrgs: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/inner-org/_query',
    source: 'document 1, section 7; checklist C-026',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.array(
      v.object({
        innerOrgId: v.string(),
        innerOrgCode: v.nullish(v.string()),
        innerOrgName: v.string(),
        innerOrgLevel: v.nullish(count),
        parentId: v.nullish(v.string()),
        state: v.nullish(v.string()),
        products: v.nullish(v.array(v.string())),
      }),
    ),
  }),
  /**
   * The head of the group to which the caller's company belongs (C-163). It is the company itself where it has inner
   * organisations or authorisations. For a branch it is the upper entity by which the branch is certified, under its
   * registered name where it is on the platform. It is null where the company belongs to no group. Refused with
   * NOT_FOUND for another company. What the documents leave open of the answer is proposed.
   */
  groupHead: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corps/belonged/groups/head',
    source: 'document 2, section 7, product; checklist C-163',
    caller: 'signed-in',
    changes: false,
    request: v.object({ pkCorp: maybe(text(64)) }),
    answer: v.nullish(
      v.object({
        corpName: v.string(),
        socialCreditCode: v.nullish(v.string()),
        isOwn: v.nullish(v.boolean()),
        isMember: v.nullish(v.boolean()),
      }),
    ),
  }),
};
