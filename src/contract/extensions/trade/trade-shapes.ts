import * as v from 'valibot';
import { tradeActs } from '../../../domain/trade/shared/application-policy.ts';
import { instrumentKinds } from '../../../domain/trade/shared/instrument.ts';
import { maxBackingInvoices } from '../../../domain/trade/shared/issue-rules.ts';
import { listedParts } from '../../../domain/trade/shared/holding.ts';
import { maxFinancedHoldings } from '../../../domain/trade/financing/finance-rules.ts';
import { maxProjectCharacters } from '../../../domain/trade/payroll/payroll.ts';
import { financingStates } from '../../../domain/trade/financing/financing-machine.ts';
import { maxPayees } from '../../../domain/trade/shared/transfer-rules.ts';
import { askedDate, count, date, flag, identifier, instant, maybe, page, pageSize, text } from '../../fields.ts';

/** Fields that all calls of the extension share. */
export const ownCall = {
  base: 'web',
  source: 'checklist N-24, N-28 and F-254: the business in which holdings are made and passed on',
  caller: 'signed-in',
  extension: 'trade',
} as const;

export const act = v.picklist(tradeActs);
export const kind = v.picklist(instrumentKinds);

/**
 * The wages that a credit pays: `period` is a month, `YYYY-MM`. Absent for none, and for a caller who may not read the
 * people.
 */
export const payrollTerms = v.nullish(v.object({ project: v.string(), period: v.string(), people: count }));

export const listedFinancingStates = maybe(
  v.pipe(v.array(v.picklist(financingStates)), v.maxLength(financingStates.length)),
);

/** Filters of a list of financings by their parties and due dates, the latter inclusive. */
export const financingFilters = {
  /** Issuer; for an issuer its supplier. */
  counterpartyId: maybe(identifier),
  funderId: maybe(identifier),
  dueFrom: maybe(askedDate),
  dueTo: maybe(askedDate),
};

/** Only instruments with unpaid amounts due on these dates; both are inclusive. */
export const owedDates = { owedFrom: maybe(askedDate), owedTo: maybe(askedDate) };

/** An amount as typed. The desk judges it, so that a draft keeps what its maker typed. */
const typedAmount = text(30);
const typedDay = text(20);

const invoice = v.object({ code: text(20), number: text(40), issuedOn: typedDay, total: typedAmount });

/** Form of an application. Fields of other acts stay empty. */
export const tradeForm = v.object({
  payeeId: v.optional(text(64), ''),
  amount: v.optional(typedAmount, ''),
  dueOn: v.optional(typedDay, ''),
  contractNumber: v.optional(text(60), ''),
  invoices: v.optional(v.pipe(v.array(invoice), v.maxLength(maxBackingInvoices)), []),
  isTransferable: v.optional(flag, true),
  remark: v.optional(text(200), ''),
  exceptionReason: v.optional(text(20), ''),
  exceptionText: v.optional(text(200), ''),
  holdingId: v.optional(text(64), ''),
  lines: v.optional(v.pipe(v.array(v.object({ payeeId: text(64), amount: typedAmount })), v.maxLength(maxPayees)), []),
  purpose: v.optional(text(200), ''),
  holdings: v.optional(
    v.pipe(v.array(v.object({ holdingId: text(64), amount: typedAmount })), v.maxLength(maxFinancedHoldings)),
    [],
  ),
  programmeId: v.optional(text(64), ''),
  accountId: v.optional(text(64), ''),
  financingId: v.optional(text(64), ''),
  paymentId: v.optional(text(64), ''),
  orderId: v.optional(text(64), ''),
  project: v.optional(text(maxProjectCharacters), ''),
  period: v.optional(text(20), ''),
  payrollId: v.optional(text(64), ''),
});

/** Result of a rule; unknown codes and outcomes are possible. */
export const ruleCheck = v.object({
  code: v.string(),
  outcome: v.string(),
  because: v.nullish(v.string()),
  values: v.record(v.string(), v.string()),
});

/** A limit for issuing; `used` and `reserved` are sums of its uses. */
export const issueLimit = v.object({
  total: v.string(),
  used: v.string(),
  reserved: v.string(),
  /** First and last day of its validity; empty for none. */
  validFrom: maybe(v.string()),
  validUntil: v.string(),
});

/** A recommended supplier that waits for the caller's answer. */
export const waitingRecommendation = {
  recommendationId: identifier,
  instrumentKind: v.string(),
  corpName: v.string(),
  makerName: v.string(),
  time: instant,
};

/** A company as a party of a business. */
export const party = v.object({ companyId: identifier, companyName: v.string(), uscc: v.string() });

/** A step with the names of those who can do it now; no names where it is another company's. */
export const stepWire = v.object({
  role: v.string(),
  isOwn: flag,
  names: v.array(v.string()),
  /** Whether its approval is signed with a certificate here. */
  isSigned: maybe(flag),
});

/** An application in a list. */
export const applicationRow = {
  applicationId: identifier,
  applicationNo: v.string(),
  act: v.string(),
  instrumentKind: v.string(),
  companyId: identifier,
  companyName: v.string(),
  counterpartyName: v.string(),
  /** Instrument of an act of the platform's officers; only in the list of applications and on the landing page. */
  instrumentNo: maybe(v.string()),
  amount: v.string(),
  dueDate: v.string(),
  state: v.string(),
  makerName: v.string(),
  isMine: flag,
  version: count,
  createTime: instant,
  stateTime: instant,
  submitTime: v.nullish(instant),
  /** Last day of its state; empty for none. */
  endDate: v.string(),
  /** Role that has to do the step, and who can do it; absent where none waits. */
  waitsFor: v.nullish(stepWire),
  /** Why the caller cannot decide it; absent where they can. */
  decisionBar: v.nullish(v.string()),
  /** Why it must be approved alone; absent where it may be approved together with others. */
  bulkBar: v.nullish(v.string()),
  /** Outcome after it had come into effect; only in the list of applications and on the landing page. */
  later: maybe(v.string()),
  /** What a disbursement brought after interest and fees; only in the list of applications and on the landing page. */
  receivedAmount: maybe(v.string()),
};

export const eventWire = v.object({
  event: v.string(),
  time: instant,
  step: v.nullish(count),
  personName: v.string(),
  companyName: v.string(),
  reason: v.string(),
  words: v.string(),
  /** Its maker, where a colleague took the application back; absent otherwise, and for another company. */
  forName: v.nullish(v.string()),
  /** Last six characters of the serial of the certificate that signed it; absent where it was not signed. */
  certEnding: v.nullish(v.string()),
});

/** Outcome of an amount that was sent; unknown states are possible. */
export const transitOutcome = v.object({
  state: v.string(),
  time: instant,
  acceptBy: v.string(),
  /** Reason and text of a refusal; empty for none, and for a company that is neither the sender nor the receiver. */
  reason: v.string(),
  words: v.string(),
});

const rate = count;

/** Terms of an offer. Rates are in millionths: 36,000 is 3.6 percent. Amounts are decimal texts in yuan. */
export const offerTerms = {
  programmeId: identifier,
  programmeTitle: v.string(),
  funderId: identifier,
  funderName: v.string(),
  annualRate: rate,
  dayBasis: count,
  interestTime: v.string(),
  interestBearer: v.string(),
  feeRate: rate,
  feeLeast: v.string(),
  feeMost: v.nullish(v.string()),
  feeTaxRate: rate,
  hasRecourse: flag,
  graceDays: count,
  /** Rate for late payment. */
  penaltyRate: rate,
  settlementDays: count,
  cutOffHour: count,
  startsOn: v.string(),
  /** Account to which the funder is repaid; empty where it is not known. */
  repaymentBank: v.string(),
  repaymentAccount: v.string(),
  validUntil: v.string(),
};

/** Figures of a financing for a day of disbursement. `annualCost` is absent where it cannot be computed. */
export const costWire = v.object({
  disburseDate: v.string(),
  days: count,
  interest: v.string(),
  fee: v.string(),
  feeTax: v.string(),
  cost: v.string(),
  net: v.string(),
  annualCost: v.nullish(rate),
});

/** An offer as it was when it was chosen. */
export const keptOffer = v.object({ ...offerTerms, figures: costWire });

/** An application with everything that its pages show. */
export const applicationWire = v.object({
  ...applicationRow,
  form: v.object({
    ...tradeForm.entries,
    /** The offer that was chosen, as it was at the submission; absent before. */
    offer: v.nullish(keptOffer),
  }),
  parties: v.array(party),
  steps: v.array(stepWire),
  stepIndex: count,
  events: v.array(eventWire),
  /** Results of the rules now and at the last submission. */
  checks: v.array(ruleCheck),
  submittedChecks: v.array(ruleCheck),
  mayEdit: flag,
  mayWithdraw: flag,
  /**
   * The business that it finances or whose contract it signs, with the present figures; absent for another application.
   */
  financed: v.nullish(
    v.object({
      issuerName: maybe(v.string()),
      /** State of its evidence packages for its funder; absent once the financing has begun. */
      materials: maybe(v.string()),
      /** `contractNumber`: the contract behind it; absent for none. */
      lines: v.array(v.object({ instrumentNo: v.string(), contractNumber: maybe(v.string()), amount: v.string() })),
      offer: keptOffer,
      figures: costWire,
      bankName: v.string(),
      accountEnding: v.string(),
      /** Absent before the financing has begun, and before its contract is drawn up. */
      financingId: v.nullish(identifier),
      financingState: v.nullish(v.string()),
      contractNo: v.nullish(v.string()),
    }),
  ),
  /** Instrument that it concerns or made; absent before there is one. */
  instrument: v.nullish(
    v.object({
      instrumentId: identifier,
      instrumentNo: v.string(),
      dueDate: date,
      /** Day on which it took effect. */
      issueDate: maybe(v.string()),
      /** Its payer, its contract, and whether it can be passed on. */
      issuerName: maybe(v.string()),
      contractNumber: maybe(v.string()),
      isTransferable: maybe(flag),
      payroll: payrollTerms,
    }),
  ),
  /** Amounts that it has sent to other companies; absent before it is effective. */
  sent: v.nullish(
    v.array(
      v.object({
        companyName: v.string(),
        amount: v.string(),
        outcome: transitOutcome,
        /** Why nobody there can accept it now; absent where somebody can, and for an amount that does not wait. */
        gap: maybe(v.string()),
      }),
    ),
  ),
});

/** An amount that a court froze, the number of the court's document, and the last day of the freeze. */
export const freezeWire = v.object({ amount: v.string(), orderNumber: v.string(), until: v.string() });

/** A holding in a list. */
export const holdingRow = {
  /** Book of its evidence, such as `credit` or `labourer`; absent where it belongs to none. */
  evidenceBook: maybe(v.string()),
  holdingId: identifier,
  instrumentId: identifier,
  instrumentNo: v.string(),
  instrumentKind: v.string(),
  place: v.string(),
  issuerName: v.string(),
  senderName: v.string(),
  amount: v.string(),
  /**
   * Parts of the held amount: available, reserved by open applications, tied to an evidence package, frozen by a court.
   */
  availableAmount: v.string(),
  reservedAmount: v.string(),
  packagedAmount: v.string(),
  frozenAmount: v.string(),
  /** Freezes in force; absent for none. */
  freezes: v.nullish(v.array(freezeWire)),
  dueDate: v.string(),
  /** Day on which it is paid; `about` where that year's days off are not known. */
  payDate: v.string(),
  payDateAbout: flag,
  /** Last day to accept it; empty for a held amount. */
  acceptBy: v.string(),
  /** Whether it was accepted before and a correction undid that; absent for no. */
  isAgain: maybe(flag),
  openTime: instant,
  isTransferable: flag,
  /** Whether its payment day is too near, or past, for a transfer or a financing. */
  isClosed: maybe(flag),
  /** Why it cannot be passed on; absent where it can. */
  transferBar: v.nullish(v.string()),
  /** Open applications on it. */
  openApplications: v.array(
    v.object({
      applicationId: identifier,
      applicationNo: v.string(),
      act: v.string(),
      /** The caller's colleagues who can approve it; only in a list of holdings. */
      approvers: maybe(v.array(v.string())),
    }),
  ),
  payroll: payrollTerms,
  /** Inner organisation to which it is allocated; empty for none. Absent where the caller is shown no allocation. */
  innerOrgId: maybe(v.string()),
  innerOrgName: maybe(v.string()),
  /** Number of changes of its allocation. Every change names the number that the caller read. */
  allocationVersion: maybe(count),
};

/** Filters and order of a list of holdings. */
export const holdingFilters = {
  keyword: maybe(text(80)),
  /** Only those of this issuer. */
  issuerId: maybe(identifier),
  /** Only held ones with an amount in this part; `available` excludes what is overdue, `overdue` includes all of it. */
  part: maybe(v.picklist(listedParts)),
  /** Bounds of the due date, inclusive. */
  dueFrom: maybe(askedDate),
  dueTo: maybe(askedDate),
  orderBy: maybe(v.picklist(['dueOn', 'amount', 'openedAt'])),
  descending: maybe(flag),
  page,
  pageSize,
};

/** A page of a list of holdings, with its sums. */
export const holdingPage = v.object({
  count,
  totalAmount: v.string(),
  /** All parts of the amounts that the other filters select: held = available + reserved + packaged + frozen. */
  heldAmount: v.string(),
  availableAmount: v.string(),
  /** The part of `availableAmount` that should have been paid before today. */
  overdueAmount: maybe(v.string()),
  /** Everything that should have been paid before today, also what is reserved, packaged or frozen. */
  overdueTotalAmount: maybe(v.string()),
  reservedAmount: v.string(),
  packagedAmount: v.string(),
  frozenAmount: v.string(),
  /** Amounts in transit to the company; `toAccept`: how many of them nobody accepts or refuses yet. */
  transit: v.object({ count, totalAmount: v.string(), toAccept: maybe(count) }),
  records: v.array(v.object(holdingRow)),
});

/** The result of one of several applications that were sent together. */
export const resultOfOne = v.object({
  applicationId: identifier,
  /** Absent where it was refused. */
  application: v.nullish(v.object(applicationRow)),
  /** Rule that is not met; absent for another refusal. */
  rule: v.nullish(ruleCheck),
  refusal: v.nullish(v.object({ code: v.string(), because: v.string() })),
});
