import * as v from 'valibot';
import { maxFinancedHoldings } from '../../../domain/trade/financing/finance-rules.ts';
import { maxQuestions } from '../../../domain/trade/financing/funder-questions.ts';
import { defineCall } from '../../call.ts';
import { generatedFileWire } from '../../generated-file.ts';
import { count, flag, identifier, instant, maybe, page, pageSize, text } from '../../fields.ts';
import {
  costWire,
  financingFilters,
  keptOffer,
  kind,
  listedFinancingStates,
  offerTerms,
  ownCall,
} from './trade-shapes.ts';

/** A funder's offer for an amount. `bar` says why it cannot be chosen; unknown codes are possible. */
export const offerWire = v.object({
  ...offerTerms,
  arriveAbout: flag,
  figures: costWire,
  limitLeft: v.string(),
  bar: v.nullish(v.string()),
  /** The largest amount that the funder accepts, where only its limit prevents the choice. */
  takes: v.nullish(v.string()),
  /** State of the evidence packages for this funder: one of `materialsStandings`; unknown ones are possible. */
  materials: v.string(),
  /** Package that the supplier has still to submit; absent for none. */
  unsubmittedPackageId: v.nullish(v.string()),
});

/** A financing in a list. For an issuer the rate is missing, and `rateBand` names the whole percents around it. */
export const financingRow = {
  financingId: identifier,
  financingNo: v.string(),
  instrumentKind: v.string(),
  /** Supplier; empty for an issuer that may not yet know who holds after a transfer (decision 0216). */
  companyName: v.string(),
  issuerName: v.string(),
  funderName: v.string(),
  amount: v.string(),
  outstandingAmount: v.string(),
  dueDate: v.string(),
  state: v.string(),
  stateTime: instant,
  /** Last day of its state; empty for none. */
  endDate: v.string(),
  createTime: instant,
  version: count,
  /** Amount that was or is to be paid out; absent for an issuer. */
  net: v.nullish(v.string()),
  annualRate: v.nullish(count),
  /** Interest and fee that the supplier bears; absent for an issuer. */
  cost: v.nullish(v.string()),
  rateBand: v.nullish(v.object({ from: count, to: count })),
  /**
   * Amount that the supplier is asked to pay today for a repurchase; absent where it is not asked, and for an issuer.
   */
  askedAmount: v.nullish(v.string()),
  /** Interest that the issuer owes in addition to its instruments, as of today; absent for a supplier. */
  issuerInterests: v.nullish(v.string()),
  instrumentNos: v.array(v.string()),
  /** Whether it waits for its supplier and has not been submitted to the director. */
  isTurn: maybe(flag),
  /** The application by which its contract is being signed; absent for none, and for an issuer. */
  signing: maybe(v.object({ applicationId: identifier, applicationNo: v.string() })),
};

/** A payment that was made or is to be made. */
export const paymentWire = v.object({
  paymentId: identifier,
  purpose: v.string(),
  state: v.string(),
  payerName: v.string(),
  payeeName: v.string(),
  amount: v.string(),
  expectedDate: v.string(),
  valueDate: v.string(),
  bankReference: v.string(),
  reason: v.string(),
});

const question = v.object({
  questionId: identifier,
  words: v.string(),
  answer: v.string(),
  answeredBy: v.string(),
  answerTime: v.nullish(instant),
});

/** A financing with everything that its supplier may see. */
export const financingWire = v.object({
  ...financingRow,
  applicationId: identifier,
  lines: v.array(
    v.object({
      /** Book of its evidence; absent where it belongs to none. */
      evidenceBook: maybe(v.string()),
      holdingId: identifier,
      instrumentId: maybe(identifier),
      instrumentNo: v.string(),
      amount: v.string(),
      /** Evidence package of the holding, and its state; absent for none. */
      docDatumId: v.nullish(v.string()),
      packageState: v.nullish(v.string()),
      isReady: flag,
    }),
  ),
  offer: keptOffer,
  bankName: v.string(),
  accountEnding: v.string(),
  questions: v.array(question),
  contract: v.nullish(
    v.object({
      contractNo: v.string(),
      drawTime: instant,
      figures: costWire,
      signTime: v.nullish(instant),
      sealTime: v.nullish(instant),
      /** Open application by which it is being signed; absent for none. */
      signingApplicationId: v.nullish(identifier),
    }),
  ),
  searchTime: v.nullish(instant),
  registration: v.nullish(
    v.object({
      registrationNo: v.string(),
      time: instant,
      validUntil: v.string(),
      text: v.string(),
      endTime: v.nullish(instant),
    }),
  ),
  /** Interest that was not deducted, and the penalty up to a day after which more accrues; empty for none. */
  interestDue: v.string(),
  penaltyDue: v.string(),
  penaltyFrom: v.string(),
  /** Last day on which a late payment costs no penalty; empty before the financing is overdue. */
  graceUntil: v.string(),
  /** When the funder asked the supplier to repurchase, and the last day for it; absent before. */
  repurchase: v.nullish(v.object({ askTime: instant, payBy: v.string() })),
  disbursed: v.nullish(v.object({ date: v.string(), figures: costWire, bankReference: v.string() })),
  payments: v.array(paymentWire),
  events: v.array(
    v.object({
      event: v.string(),
      time: instant,
      personName: v.string(),
      companyName: v.string(),
      reason: v.string(),
      words: v.string(),
      amount: v.string(),
    }),
  ),
  /** The day on which the instruments are paid; `payDateAbout` where that year's days off are not known. */
  payDate: v.string(),
  payDateAbout: flag,
  mayAnswer: flag,
  mayCancel: flag,
  mayAskToSign: flag,
});

const listedParty = v.object({ companyId: identifier, name: v.string() });

/** Answers to a funder's questions. */
const answers = v.pipe(
  v.array(v.object({ questionId: identifier, answer: text(500) })),
  v.minLength(1),
  v.maxLength(maxQuestions),
);

/**
 * Offers of funders, and the course of financings. Refused with NOT_PERMITTED for a role without access, NOT_FOUND for
 * what belongs to others.
 */
export const tradeFinancingExtensions = {
  /** Offers for holdings of one issuer and one due date, each with a part. Nothing is stored. */
  tradeFundingOffers: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/offers',
    changes: false,
    request: v.object({
      instrumentKind: kind,
      /** Application whose own reservations are not counted; absent for a new one. */
      applicationId: maybe(identifier),
      holdings: v.pipe(v.array(v.object({ holdingId: text(64), amount: text(30) })), v.maxLength(maxFinancedHoldings)),
    }),
    answer: v.object({
      /** Sum of the amounts; offers are missing where it is zero, or the holdings cannot be financed together. */
      amount: v.string(),
      issuerName: v.string(),
      dueDate: v.string(),
      payDate: v.string(),
      /** Number of programmes that finance the issuer, regardless of the amount. */
      programmeCount: count,
      offers: v.array(offerWire),
    }),
  }),
  /**
   * Financings of the caller's company, or of its suppliers for an issuer; the newest first. The parties are those of
   * all its financings, regardless of the filters.
   */
  tradeFinancings: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/financings/_query',
    changes: false,
    request: v.object({
      states: listedFinancingStates,
      keyword: maybe(text(80)),
      ...financingFilters,
      page,
      pageSize,
    }),
    answer: v.object({
      count,
      totalAmount: v.string(),
      /** Issuers; for an issuer its suppliers. */
      counterparties: maybe(v.array(listedParty)),
      funders: maybe(v.array(listedParty)),
      records: v.array(v.object(financingRow)),
    }),
  }),
  tradeFinancing: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/financings/one',
    changes: false,
    request: v.object({ financingId: identifier }),
    answer: financingWire,
  }),
  /** The contract as a PDF. Refused with NOT_FOUND before it is drawn up. */
  tradeFinancingContract: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/financings/contract',
    changes: false,
    request: v.object({ financingId: identifier }),
    answer: generatedFileWire,
  }),
  /**
   * Answers all open questions of the funder at once. Refused with FINANCING_STATE where no question is open,
   * TRADE_CHANGED for a version that is out of date, REQUEST_INVALID for a question without an answer.
   */
  answerTradeFinancing: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/financings/answers',
    changes: true,
    keepsAnswer: true,
    request: v.object({ financingId: identifier, version: count, answers }),
    answer: financingWire,
  }),
  /**
   * Withdraws a financing before its contract is signed. Refused with FINANCING_STATE afterwards, TRADE_CHANGED for a
   * version that is out of date.
   */
  cancelTradeFinancing: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/financings/cancellations',
    changes: true,
    keepsAnswer: true,
    request: v.object({ financingId: identifier, version: count, words: text(200) }),
    answer: financingWire,
  }),
};
