import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, maybe } from '../../fields.ts';
import { financingRow } from './trade-financing-extensions.ts';
import { applicationRow, holdingRow, kind, ownCall, waitingRecommendation } from './trade-shapes.ts';
import { waitingThreshold } from './trade-threshold-extensions.ts';

/** Proposals of colleagues that the caller can answer. */
export const waitingProposals = {
  /** Thresholds of the final review. */
  thresholds: maybe(v.array(v.object(waitingThreshold))),
  /** Suppliers that were recommended. */
  recommendations: maybe(v.array(v.object(waitingRecommendation))),
};

/**
 * What waits for the caller in the present role, of all kinds of instruments. All calls follow one rule, which is that
 * of `tradeFigures`. Refused with NOT_PERMITTED for a role without access.
 */
export const tradeToDoExtensions = {
  /**
   * Rows of what waits: at most 100 each of returned applications, amounts to accept, and financings. `barred`: what
   * waits for the caller's role but cannot be decided by the caller; it is not counted.
   */
  tradeToDo: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/to-do',
    changes: false,
    request: v.object({}),
    answer: v.object({
      decisions: v.array(v.object(applicationRow)),
      returns: v.array(v.object(applicationRow)),
      arrivals: v.array(v.object(holdingRow)),
      barred: maybe(v.array(v.object(applicationRow))),
      financings: maybe(v.array(v.object(financingRow))),
      ...waitingProposals,
    }),
  }),
  /** The proposals among the same rows, of one kind of instrument. */
  tradeProposals: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/to-do/proposals/_query',
    changes: false,
    request: v.object({ instrumentKind: kind }),
    answer: v.object(waitingProposals),
  }),
  /** Numbers of the same rows by kind of instrument; a kind without any is left out. */
  tradeToDoCount: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/to-do/count',
    changes: false,
    request: v.object({}),
    answer: v.object({
      counts: v.array(
        v.object({
          instrumentKind: v.string(),
          toDecide: count,
          returned: count,
          toAccept: count,
          toFinance: maybe(count),
          toConfirm: maybe(count),
        }),
      ),
    }),
  }),
};
