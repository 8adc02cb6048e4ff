import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, maybe } from '../../fields.ts';
import { applicationRow, holdingRow, issueLimit, kind, ownCall } from './trade-shapes.ts';
import { financingRow } from './trade-financing-extensions.ts';
import { countedAmount, duePayments } from './trade-payment-extensions.ts';
import { waitingProposals } from './trade-to-do-extensions.ts';

/** The overview of a product. Refused with NOT_PERMITTED for a role without access. */
export const tradeFigureExtensions = {
  /** What waits for the caller, the debts or holdings of the caller's company, and the last changes. */
  tradeFigures: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/figures',
    changes: false,
    request: v.object({ instrumentKind: kind }),
    answer: v.object({
      /** The same numbers as the lists of `waitingTradeApplications`, `tradeApplications` and `tradeHoldings` give. */
      toDo: v.object({
        count,
        toDecide: countedAmount,
        returned: countedAmount,
        toAccept: countedAmount,
        toFinance: v.nullish(countedAmount),
        toConfirm: maybe(count),
        /** The first rows of each. */
        decisions: v.array(v.object(applicationRow)),
        returns: v.array(v.object(applicationRow)),
        arrivals: v.array(v.object(holdingRow)),
        financings: v.nullish(v.array(v.object(financingRow))),
        ...waitingProposals,
      }),
      /** Absent for a holder. */
      issuer: v.nullish(
        v.object({
          limit: v.nullish(issueLimit),
          issuedThisMonth: countedAmount,
          issuedThisYear: countedAmount,
          unaccepted: countedAmount,
          /** Unpaid amounts to be paid within the next days, from today on, by payment day. */
          payments: maybe(v.object(duePayments)),
        }),
      ),
      /** Absent for an issuer. */
      holder: v.nullish(
        v.object({
          transit: countedAmount,
          /** The earliest last day to accept; empty where nothing was sent. */
          acceptBy: v.string(),
          held: countedAmount,
          /** Holdings that should have been paid before today, and how much of them is in `availableAmount`. */
          overdue: maybe(v.object({ ...countedAmount.entries, availableAmount: maybe(v.string()) })),
          /** Parts of the held amount; they add up to it. */
          availableAmount: v.string(),
          reservedAmount: v.string(),
          packagedAmount: v.string(),
          frozenAmount: v.string(),
        }),
      ),
      /** The supplier's financings; absent for an issuer. */
      financings: maybe(
        v.object({
          underWay: countedAmount,
          disbursing: countedAmount,
          /** Paid out, and due until `dueUntil`. */
          dueSoon: countedAmount,
          dueUntil: v.string(),
          overdue: countedAmount,
        }),
      ),
      /** Amounts that fall due, by month (`YYYY-MM`), the earliest first. */
      months: v.array(v.object({ month: v.string(), count, totalAmount: v.string() })),
      recent: v.array(v.object(applicationRow)),
    }),
  }),
};
