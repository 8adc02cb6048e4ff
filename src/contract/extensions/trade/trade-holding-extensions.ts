import * as v from 'valibot';
import { instrumentStates } from '../../../domain/trade/shared/issued-instrument.ts';
import { businessFlows } from '../../../domain/trade/statistics/business-flow.ts';
import { defineCall } from '../../call.ts';
import { askedDate, count, flag, identifier, instant, maybe, page, pageSize, text } from '../../fields.ts';
import {
  freezeWire,
  holdingFilters,
  holdingPage,
  holdingRow,
  ownCall,
  payrollTerms,
  stepWire,
  transitOutcome,
  owedDates,
} from './trade-shapes.ts';

/** An open application to undo something, and who has it now. Names are those of the caller's colleagues. */
const undoRequest = v.object({
  applicationId: identifier,
  applicationNo: v.string(),
  act: v.string(),
  waitsFor: v.nullish(stepWire),
});

/** A part of an instrument in its chain of title. Parts below a company to which the caller passed it are missing. */
const chainPart = v.object({
  holdingId: identifier,
  originId: v.nullish(identifier),
  place: v.string(),
  companyName: v.string(),
  isOwn: flag,
  /** Amount that was received, and what is left of it; the latter only where the caller may see it. */
  received: v.string(),
  amount: v.nullish(v.string()),
  time: instant,
  /** Outcome of the transit; absent for a holding that was never in transit. */
  outcome: v.nullish(transitOutcome),
  /** Acts by which the caller may ask to undo it; unknown acts are possible. */
  undoActs: maybe(v.array(v.string())),
  /** Applications of these acts that wait already; their acts are not among `undoActs`. */
  undoRequests: maybe(v.array(undoRequest)),
});

const posting = v.object({
  postingId: identifier,
  entry: v.string(),
  instrumentId: identifier,
  instrumentNo: v.string(),
  counterpartyName: v.string(),
  direction: v.picklist(['in', 'out']),
  amount: v.string(),
  balance: v.string(),
  businessDate: v.string(),
  time: instant,
  /** Whether it pays wages; for its issuer alone. */
  isPayroll: maybe(flag),
});

/** An act of the platform's officers, or the automatic end of a freeze; unknown acts are possible. */
const officerOrder = v.object({
  act: v.string(),
  amount: v.string(),
  orderNumber: v.string(),
  /** Last day of a freeze; empty for another act. */
  until: v.string(),
  reason: v.string(),
  /** Companies between which an amount has moved; empty for none. */
  fromName: v.string(),
  toName: v.string(),
  /** Entry that a correction has reversed; absent for another act. Unknown entries are possible. */
  correctedEntry: maybe(v.string()),
  time: instant,
});

/** A change of the allocation of a holding to an inner organisation: `allocated` or `returned`. */
const allocationChange = v.object({
  event: v.string(),
  /** Names at that time. */
  innerOrgName: v.string(),
  personName: v.string(),
  time: instant,
});

const instrument = v.object({
  instrumentId: identifier,
  instrumentNo: v.string(),
  instrumentKind: v.string(),
  issuerName: v.string(),
  payeeName: v.string(),
  amount: v.string(),
  issueDate: v.string(),
  dueDate: v.string(),
  payDate: v.string(),
  payDateAbout: flag,
  contractNumber: v.string(),
  invoices: v.array(v.object({ code: v.string(), number: v.string(), issuedOn: v.string(), total: v.string() })),
  isTransferable: flag,
  /** Whether the caller's company issued it. */
  isIssuer: maybe(flag),
  payroll: payrollTerms,
  remark: v.string(),
});

/**
 * Holdings and debts of a company, and its ledger. Refused with NOT_PERMITTED for a role without access, NOT_FOUND for
 * what belongs to others.
 */
export const tradeHoldingExtensions = {
  /** Holdings of the caller's company: held ones, or those in transit to it. */
  tradeHoldings: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/holdings/_query',
    changes: false,
    request: v.object({
      place: v.picklist(['held', 'transit']),
      ...holdingFilters,
    }),
    answer: holdingPage,
  }),
  /** An instrument that the caller's company issued, holds or held, with the chain as far as it may see it. */
  tradeInstrument: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/instruments/one',
    changes: false,
    request: v.object({ instrumentId: identifier }),
    answer: v.object({
      ...instrument.entries,
      chain: v.array(chainPart),
      own: v.array(v.object(holdingRow)),
      postings: v.array(posting),
      /** Freezes in force of the caller's holdings of it; for the issuer, of everything that it owes on it. */
      freezes: maybe(v.array(freezeWire)),
      /** Changes that officers of the platform made to the same holdings, the newest first. */
      orders: maybe(v.array(officerOrder)),
      /** Changes of the allocation of the caller's holdings of it, the newest first. */
      allocations: maybe(v.array(allocationChange)),
    }),
  }),
  /** Instruments that the caller's core enterprise issued. */
  tradeInstruments: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/instruments/_query',
    changes: false,
    request: v.object({
      keyword: maybe(text(80)),
      instrumentState: maybe(v.picklist(instrumentStates)),
      ...owedDates,
      orderBy: maybe(v.picklist(['dueOn', 'amount', 'issuedOn'])),
      descending: maybe(flag),
      page,
      pageSize,
    }),
    answer: v.object({
      count,
      totalAmount: v.string(),
      records: v.array(
        v.object({
          instrumentId: identifier,
          instrumentNo: v.string(),
          payeeName: v.string(),
          amount: v.string(),
          issueDate: v.string(),
          dueDate: v.string(),
          transitAmount: v.string(),
          heldAmount: v.string(),
          /** Held by other companies than the first holder and funders, or in transit to them. */
          passedOnAmount: v.string(),
          /** Held by funders. */
          financedAmount: v.string(),
          paidAmount: v.string(),
          /** Returned or cancelled. */
          cancelledAmount: v.string(),
          payDate: v.string(),
          state: v.string(),
          /** Amount in transit from the issuer, which may still be recalled. */
          transitHoldingId: v.nullish(identifier),
          /** Its recall that waits already; absent for none. */
          recallRequest: v.nullish(undoRequest),
        }),
      ),
    }),
  }),
  /** In and out of the caller's company, the newest first: opening + in − out = closing. */
  tradeLedger: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/credits/transfer-records/_query',
    changes: false,
    request: v.object({
      from: askedDate,
      to: askedDate,
      direction: maybe(v.picklist(['in', 'out'])),
      /** Only postings that count for this flow in statistics. */
      flow: maybe(v.picklist(businessFlows)),
      keyword: maybe(text(80)),
      page,
      pageSize,
    }),
    answer: v.object({
      opening: v.string(),
      closing: v.string(),
      in: v.object({ count, totalAmount: v.string() }),
      out: v.object({ count, totalAmount: v.string() }),
      /** Whether opening, in, out and closing add up: not where a filter excludes some postings. */
      isWhole: flag,
      records: v.array(posting),
    }),
  }),
};
