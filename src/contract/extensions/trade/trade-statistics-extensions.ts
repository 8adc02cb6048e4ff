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
   * Business of some months, with the period before, and what is open now. Months are `YYYY-MM`. Refused with
   * REQUEST_INVALID and the field `to` for a period whose end precedes its beginning, or longer than 36 months.
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
      /** Only business with this company; open amounts are still those with all companies. */
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
      /** Amounts that are open and should have been paid before today. */
      overdue: maybe(v.object({ count, totalAmount: v.string() })),
      /** The companies with the largest open amounts. */
      parts: v.array(v.object({ companyId: identifier, name: v.string(), amount: v.string() })),
      openAmount: v.string(),
      partCount: count,
      /** The part of it held by companies that the issuer may not know yet. */
      unnamedAmount: maybe(v.string()),
      /** Reviews of the company's applications. Working time is in tenths of an hour; the values are medians. */
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
