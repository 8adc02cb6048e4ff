import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, identifier, instant, maybe, text } from '../../fields.ts';
import { kind, ownCall } from './trade-shapes.ts';

const period = v.object({ from: v.string(), to: v.string() });
const flows = v.array(v.object({ month: v.string(), flow: v.string(), count, totalAmount: v.string() }));

/**
 * Statistics of the caller's company (checklist ). Refused with NOT_PERMITTED for a role without access.
 */
export const tradeStatisticsExtensions = {
  /**
   * What was done over some months, with the period before, and what is open now. Months are `YYYY-MM`. Refused with
   * REQUEST_INVALID and the field `to` for a period that is not in order, or longer than 36 months.
   */
  tradeStatistics: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/statistics/_query',
    changes: false,
    request: v.object({
      instrumentKind: kind,
      from: text(7),
      to: text(7),
      /** Only what was done with this company; what is open stays that with all of them. */
      counterpartyId: maybe(identifier),
    }),
    answer: v.object({
      period,
      before: period,
      /** Months and flows without any are left out. */
      flows,
      flowsBefore: flows,
      openingAmount: v.string(),
      balances: v.array(v.object({ month: v.string(), amount: v.string() })),
      dueMonths: v.array(v.object({ month: v.string(), count, totalAmount: v.string() })),
      /** What is open and should have been paid before today. */
      overdue: maybe(v.object({ count, totalAmount: v.string() })),
      /** The companies with which most is open. */
      parts: v.array(v.object({ companyId: identifier, name: v.string(), amount: v.string() })),
      openAmount: v.string(),
      partCount: count,
      /** What of it is held by companies that the issuer is not told of yet. */
      unnamedAmount: maybe(v.string()),
      /** How the company's applications were reviewed. Working time is in tenths of an hour, and medians of it. */
      reviews: maybe(
        v.object({
          times: v.array(
            v.object({
              role: v.string(),
              median: count,
              count,
              months: v.array(v.object({ month: v.string(), median: count, count })),
            }),
          ),
          months: v.array(v.object({ month: v.string(), submitted: count, sentBack: count })),
          submitted: count,
          sentBack: count,
          reasons: v.array(v.object({ reason: v.string(), count })),
        }),
      ),
      time: instant,
    }),
  }),
};
