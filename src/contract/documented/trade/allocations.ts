import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, identifier, maybe } from '../../fields.ts';
import { holdingFilters, holdingPage } from '../../extensions/trade/trade-shapes.ts';

const shared = { base: 'web', method: 'POST', caller: 'signed-in' } as const;

/** The allocation of a holding after its change; no organisation where the company has it again. */
const allocated = v.object({
  holdingId: identifier,
  innerOrgId: maybe(v.string()),
  innerOrgName: maybe(v.string()),
  version: count,
});

/**
 * Allocation of credits to the inner organisations of a group (document 1, section 7; decision 0211). The documents
 * name the paths alone; requests and answers are proposed. `version` is the number of changes that the caller read.
 */
export const allocationCalls = {
  /**
   * Credits that are allocated to an inner organisation and those below it; without `innerOrgId`, credits that are
   * allocated to no organisation. Refused with NOT_PERMITTED for a role that does not see what is held, NOT_FOUND for
   * an organisation of another company, and for one that a user of an institution does not see.
   */
  creditsOfInnerOrg: defineCall({
    ...shared,
    path: '/corp/v1/credits/list/corp/inner/org',
    source: 'document 1, section 7; checklist C-051',
    changes: false,
    request: v.object({ innerOrgId: maybe(identifier), ...holdingFilters }),
    answer: holdingPage,
  }),
  /**
   * Allocates a held credit to an active inner organisation of its company. Refused with NOT_PERMITTED for anybody but
   * an operator of a supplier, NOT_FOUND for a credit or an organisation of another company, and ALLOCATION with
   * `because`: not-held, changed, allocated or stopped.
   */
  allocateCredit: defineCall({
    ...shared,
    path: '/corp/v1/credits/accept/allocate',
    source: 'document 1, section 7; checklist C-053',
    changes: true,
    keepsAnswer: true,
    request: v.object({ id: identifier, innerOrgId: identifier, version: count }),
    answer: allocated,
  }),
  /**
   * Returns a credit that is allocated to an inner organisation to its company. Refused as `allocateCredit`, with
   * `because`: not-held, changed or not-allocated.
   */
  handBackCredit: defineCall({
    ...shared,
    path: '/corp/v1/credits/accept/{id}/return/department',
    source: 'document 1, section 7; checklist C-054',
    changes: true,
    keepsAnswer: true,
    request: v.object({ id: identifier, version: count }),
    answer: allocated,
  }),
};
