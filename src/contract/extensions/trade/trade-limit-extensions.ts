import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, flag, identifier, instant, page, pageSize, text } from '../../fields.ts';
import { kind, ownCall } from './trade-shapes.ts';

/** Terms of a limit. Days are empty for none. */
const terms = {
  total: v.string(),
  validFrom: v.string(),
  validUntil: v.string(),
  isRevolving: flag,
};

/** A request to change a limit; unknown states are possible. */
const limitRequest = {
  requestId: identifier,
  instrumentKind: v.string(),
  /** Terms at the time of the request, and the requested terms. */
  before: v.object(terms),
  wanted: v.object(terms),
  reason: v.string(),
  state: v.string(),
  makerName: v.string(),
  time: instant,
  /** When it was answered or withdrawn; absent while it is open. */
  endTime: v.nullish(instant),
  /** Text of the platform's answer; empty for none. */
  words: v.string(),
};

const asked = v.object({ instrumentKind: kind, page, pageSize });

/**
 * Limits up to which the caller's core enterprise may issue. Refused with NOT_PERMITTED for a user who is not an
 * operator, a director, a final reviewer or a query user of a core enterprise.
 */
export const tradeLimitExtensions = {
  /** The limits of the caller's company by kind of instrument; used and reserved amounts are sums of uses. */
  tradeLimits: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/limits',
    changes: false,
    request: v.object({}),
    answer: v.object({
      records: v.array(
        v.object({
          instrumentKind: v.string(),
          ...terms,
          used: v.string(),
          reserved: v.string(),
          /** The request that waits for its answer; absent for none. */
          openRequest: v.nullish(v.object(limitRequest)),
        }),
      ),
      /** Whether the caller may request a change: true for an operator. */
      mayRequest: flag,
    }),
  }),
  /** Uses of a limit by applications, the newest first; none for a company without a limit. */
  tradeLimitUses: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/limits/uses/_query',
    changes: false,
    request: asked,
    answer: v.object({
      count,
      records: v.array(
        v.object({
          applicationId: identifier,
          applicationNo: v.string(),
          counterpartyName: v.string(),
          /** Amount as it was reserved, and the part of it that no longer counts. */
          amount: v.string(),
          freedAmount: v.string(),
          state: v.string(),
          time: instant,
        }),
      ),
    }),
  }),
  /** Changes of a limit by the platform, the newest first. `before` is absent for its grant. */
  tradeLimitChanges: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/limits/changes/_query',
    changes: false,
    request: asked,
    answer: v.object({
      count,
      records: v.array(
        v.object({
          changeId: identifier,
          time: instant,
          before: v.nullish(v.object(terms)),
          after: v.object(terms),
          reason: v.string(),
        }),
      ),
    }),
  }),
  /** Requests to change a limit, the newest first. */
  tradeLimitRequests: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/limits/requests/_query',
    changes: false,
    request: asked,
    answer: v.object({ count, records: v.array(v.object(limitRequest)) }),
  }),
  /**
   * Asks the platform to change a limit, by an operator. An empty amount or day leaves that part unchanged. Refused
   * with LIMIT_REQUEST and `because`: not-operator, no-limit, open where another request waits for its answer, or with
   * the `field` and what is wrong in it.
   */
  requestTradeLimit: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/limits/requests',
    changes: true,
    keepsAnswer: true,
    request: v.object({ instrumentKind: kind, total: text(40), validUntil: text(20), reason: text(1000) }),
    answer: v.object(limitRequest),
  }),
  /**
   * Withdraws an open request, by an operator of the company. Refused with LIMIT_REQUEST and not-operator, NOT_FOUND
   * for a request of another company, LIMIT_REQUEST and ended for one that was answered or withdrawn.
   */
  withdrawTradeLimitRequest: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/limits/requests/withdrawn',
    changes: true,
    keepsAnswer: true,
    request: v.object({ requestId: identifier }),
    answer: v.object(limitRequest),
  }),
};
