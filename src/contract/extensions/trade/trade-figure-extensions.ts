import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, flag, instant, maybe } from '../../fields.ts';
import { applicationRow, holdingRow, issueLimit, kind, ownCall } from './trade-shapes.ts';
import { financingRow } from './trade-financing-extensions.ts';
import { waitingProposals } from './trade-to-do-extensions.ts';

const countedAmount = v.object({ count, totalAmount: v.string() });

/** The overview of a product. Refused with NOT_PERMITTED for a role without access. */
export const tradeFigureExtensions = {
  /** What waits for the caller, what the caller's company owes or holds, and what changed last. */
  tradeFigures: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/figures',
    changes: false,
    request: v.object({ instrumentKind: kind }),
    answer: v.object({
      /** The same numbers as the lists of `tradeWaiting`, `tradeApplications` and `tradeHoldings` give. */
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
          /** What is to be paid from today on within the next days and is not paid yet, by payment day. */
          payments: maybe(
            v.object({
              /** What was to be paid before today; absent for nothing. */
              overdue: maybe(
                v.object({
                  ...countedAmount.entries,
                  /** Interest and penalty that are owed to funders beside it. */
                  besideAmount: v.string(),
                  /** First of the payment days. */
                  since: v.string(),
                }),
              ),
              days: v.array(
                v.object({
                  payDate: v.string(),
                  payDateAbout: flag,
                  count,
                  totalAmount: v.string(),
                  /** Interest and penalty that are owed to funders beside it; absent for nothing. */
                  besideAmount: maybe(v.string()),
                  /** First day on which the payees are named. */
                  namedFrom: v.string(),
                  /** What the last known balance lacks for this day and those before; `0.00` for nothing. */
                  missingAmount: v.string(),
                  /** Absent before they are named. */
                  payees: maybe(v.array(v.object({ companyName: v.string(), amount: v.string() }))),
                }),
              ),
              /** The account from which the company pays; absent for none. */
              account: maybe(
                v.object({
                  bankName: v.string(),
                  accountEnding: v.string(),
                  /** What the bank last said; absent before. */
                  balance: maybe(v.object({ amount: v.string(), source: v.string(), time: instant })),
                }),
              ),
            }),
          ),
        }),
      ),
      /** Absent for an issuer. */
      holder: v.nullish(
        v.object({
          transit: countedAmount,
          /** The nearest last day to accept; empty where nothing was sent. */
          acceptBy: v.string(),
          held: countedAmount,
          /** What is held and was to be paid before today. */
          overdue: maybe(countedAmount),
          /** Parts of what is held, which add up to it. */
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
      /** What falls due, by month (`YYYY-MM`), the earliest first. */
      months: v.array(v.object({ month: v.string(), count, totalAmount: v.string() })),
      recent: v.array(v.object(applicationRow)),
    }),
  }),
};
