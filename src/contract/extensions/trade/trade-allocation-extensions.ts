import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, flag, identifier, nothing } from '../../fields.ts';
import { ownCall } from './trade-shapes.ts';

/** Calls for the allocation to inner organisations that the documents do not have (decision 0211). */
export const tradeAllocationExtensions = {
  /**
   * Inner organisations of the caller's company in tree order, each with what is allocated to it itself. All of them,
   * or for a user of an institution that institution and those below it. None where the company is shown no allocation.
   * Refused with NOT_PERMITTED for a role that does not see what is held.
   */
  tradeOrganisations: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/inner-orgs',
    changes: false,
    request: nothing,
    answer: v.object({
      records: v.array(
        v.object({
          innerOrgId: identifier,
          innerOrgCode: v.string(),
          innerOrgName: v.string(),
          /** Number of the organisations above it; 0 for one directly below the company. */
          depth: count,
          isActive: flag,
          count,
          totalAmount: v.string(),
        }),
      ),
      /** Whether the caller may allocate and return credits. */
      mayAllocate: flag,
    }),
  }),
};
