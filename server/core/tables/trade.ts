import type { StatementLineBar, StatementLineState } from '../../../src/domain/trade/financing/statement-line.ts';
import type { RunningFinancing } from '../../../src/domain/trade/financing/financing-dues.ts';
import type { FinancingState } from '../../../src/domain/trade/financing/financing-machine.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import type { TradeState } from '../../../src/domain/trade/shared/application-machine.ts';
import type { StepRole, TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import type { HeldPart, HoldingAmounts, HoldingPlace } from '../../../src/domain/trade/shared/holding.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import type { InstrumentState } from '../../../src/domain/trade/shared/issued-instrument.ts';
import type { HeldDay } from '../../../src/domain/trade/shared/expected-receipts.ts';
import type { OwedDay } from '../../../src/domain/trade/shared/payment-calendar.ts';
import type { MonthPeriod } from '../../../src/domain/trade/statistics/month-period.ts';
import type { BusinessFlow } from '../../../src/domain/trade/statistics/business-flow.ts';
import type { ReviewSum } from '../../../src/domain/trade/statistics/review.ts';
import type { MonthFlow } from '../../../src/domain/trade/statistics/statistics.ts';
import type { SupplierSums } from '../../../src/domain/trade/suppliers/supplier.ts';
import type { LedgerOwner, Movement } from '../../../src/domain/trade/shared/posting.ts';
import type {
  FinancingRecord,
  FundingLimitRecord,
  FundingProgrammeRecord,
  FundingUseRecord,
  HoldingAllocationRecord,
  HoldingFreezeRecord,
  HoldingRecord,
  InstrumentRecord,
  InvoiceUseRecord,
  IssueLimitRecord,
  LimitChangeRecord,
  LimitProposalRecord,
  LimitRequestRecord,
  LimitUseRecord,
  OfficerOrderRecord,
  PayrollLookRecord,
  PayrollRecord,
  PaymentRecord,
  PostingRecord,
  ReservationRecord,
  ReviewThresholdRecord,
  StatementLineRecord,
  SupplierRecommendationRecord,
  ImportedIssueRecord,
  TradeApplicationRecord,
} from '../records/trade.ts';
import type { Table } from '../table.ts';

/** Part of a list. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export interface CountedSum {
  readonly count: number;
  readonly amount: Money;
}

/** Amounts that fall due in one month (`YYYY-MM`). */
export interface MonthSum extends CountedSum {
  readonly month: string;
}

/** Amount that one company holds of instruments of another. */
export interface OwedHolder {
  readonly companyId: string;
  readonly amount: Money;
}

/**
 * Query for applications of one company. Lists are ordered by creation, the newest first. A draft that was withdrawn is
 * deleted for its readers, and left out.
 */
export interface TradeApplicationQuery {
  readonly companyId: string;
  readonly acts: readonly TradeAct[] | undefined;
  readonly states: readonly TradeState[] | undefined;
  /** Only those of this maker. */
  readonly makerUserId: string | undefined;
  /** Only those that this account made or decided. */
  readonly handledByUserId?: string | undefined;
  /** A part of the number or of the counterparty's name, ignoring case; empty for any. */
  readonly keyword: string;
}

/** Sums of the parts of holdings; zero for holdings that are not held. */
export type PartSums = Readonly<Record<HeldPart, Money>>;

/** Columns by which holdings and instruments may be ordered; each has an index. */
export const holdingOrders = ['dueOn', 'amount', 'openedAt'] as const;
export type HoldingOrder = (typeof holdingOrders)[number];

/** Ids of inner organisations to which holdings are allocated, or `nobody` for unallocated holdings. */
export type AllocatedTo = readonly string[] | 'nobody';

/** Sum of the holdings that are allocated to an inner organisation itself. */
export interface OrganisationSum extends CountedSum {
  readonly organisationId: string;
}

/** A ledger, or the part of a holder's ledger for the holdings of some inner organisations. */
export interface LedgerScope extends LedgerOwner {
  /** Only postings of holdings that are allocated to one of these now; undefined for all. */
  readonly organisations?: readonly string[] | undefined;
}

/** Days from one to another, both included. */
export interface DaySpan {
  readonly from: PlainDate;
  readonly until: PlainDate;
}

/** Query for holdings of one company in one place. Empty holdings are left out. */
export interface HoldingQuery {
  readonly companyId: string;
  readonly place: HoldingPlace;
  /** A part of the number or of the issuer's name, ignoring case; empty for any. */
  readonly keyword: string;
  /** Only those of this issuer. */
  readonly issuerId?: string | undefined;
  /** Only held ones with an amount in this part. */
  readonly part?: HeldPart | undefined;
  /** Only those with a due date of this span. */
  readonly due?: DaySpan | undefined;
  /** Only those that are due on this day or before. */
  readonly dueTo?: PlainDate | undefined;
  /** Only those that are due after this day. */
  readonly dueAfter?: PlainDate | undefined;
  /** Only those allocated to one of these inner organisations, or to none; undefined for any. */
  readonly allocatedTo?: AllocatedTo | undefined;
  readonly orderBy: HoldingOrder;
  readonly descending: boolean;
}

/** Query for the instruments that a company issued. */
export interface InstrumentQuery {
  readonly issuerId: string;
  readonly keyword: string;
  /** Only those in one state; `lateUntil` is the last due date that counts as overdue. */
  readonly standing?: { readonly state: InstrumentState; readonly lateUntil: PlainDate } | undefined;
  /** Only those that are not paid yet and due between two days, inclusive. */
  readonly owed?: { readonly from: PlainDate; readonly to: PlainDate } | undefined;
  readonly orderBy: 'dueOn' | 'amount' | 'issuedOn';
  readonly descending: boolean;
}

/** Query for the business with instruments of one company, between two months, inclusive. */
export interface FlowQuery extends LedgerOwner, MonthPeriod {
  readonly kind: InstrumentKind;
  /** Only business with this company. */
  readonly counterpartyId?: string | undefined;
}

/** The part of an instrument's amount in one place: with its first holder or with others, from its issuer or not. */
export interface PlacedAmount {
  readonly instrumentId: string;
  readonly place: HoldingPlace;
  readonly isWithPayee: boolean;
  /** Whether no other company held it before. */
  readonly isFromIssuer: boolean;
  readonly amount: Money;
  /** The smallest id of its holdings. */
  readonly holdingId: string;
}

/** Amount that a company has issued to another one since a month, and the last month with an issue. */
export type IssuedTo = Omit<SupplierSums, 'open'>;

/** Open amounts between a company and others: those with the largest, and with all. */
export interface OpenParts extends CountedSum {
  /** The largest first; equal ones by id. `count` of the whole is the number of companies. */
  readonly parts: readonly { readonly companyId: string; readonly amount: Money }[];
}

/** Reviews of a company's applications of some acts, between two months, inclusive. */
export interface ReviewQuery extends MonthPeriod {
  readonly companyId: string;
  readonly kind: InstrumentKind;
  readonly acts: readonly TradeAct[];
}

/** Query for the postings that change a company's balance. Days are inclusive. */
export interface LedgerQuery extends LedgerScope {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly direction: 'in' | 'out' | undefined;
  /** Only postings that count for this flow in statistics; absent for all. */
  readonly flow?: BusinessFlow | undefined;
  readonly keyword: string;
}

/** A day of a ledger with wrong stored sums: the change of the balance by its postings, and by the sums. */
export interface LedgerDayFault extends LedgerOwner {
  readonly businessDay: PlainDate;
  readonly expected: Money;
  readonly found: Money;
}

export interface TradeTables {
  readonly instruments: Table<InstrumentRecord> & {
    /**
     * Amounts of a company's instruments due after a day that other companies than the first holder hold or have still
     * to accept, by holder. Amounts that the issuer itself sent to a successor of the first holder are not included. In
     * no order.
     */
    passedOn(issuerId: string, kind: InstrumentKind, after: PlainDate): Promise<readonly OwedHolder[]>;
    page(query: InstrumentQuery, slice: Slice): Promise<readonly InstrumentRecord[]>;
    sum(query: InstrumentQuery): Promise<CountedSum>;
    byNumber(number: string): Promise<InstrumentRecord | undefined>;
    /**
     * Amount that a company has issued under each of some contracts, without returned or cancelled amounts. A contract
     * is given by its key (`contractKey`); an empty key matches no instrument. Contracts without any amount are left
     * out.
     */
    issuedUnder(issuerId: string, contracts: readonly string[]): Promise<ReadonlyMap<string, Money>>;
    /** All ids after a given one, sorted; for the daily comparison. */
    idsAfter(id: string, limit: number): Promise<readonly string[]>;
  };
  readonly holdings: Table<HoldingRecord> & {
    ofInstrument(instrumentId: string): Promise<readonly HoldingRecord[]>;
    /** Where the amounts of several instruments are, without empty holdings, in no particular order. */
    placesOf(instrumentIds: readonly string[]): Promise<readonly PlacedAmount[]>;
    /** Amounts of the holdings of several instruments, in no particular order; for the daily comparison. */
    amountsOf(instrumentIds: readonly string[]): Promise<readonly HoldingAmounts[]>;
    page(query: HoldingQuery, slice: Slice): Promise<readonly HoldingRecord[]>;
    /** Sum of the amounts, and of their parts. */
    sum(query: HoldingQuery): Promise<CountedSum & PartSums>;
    /** Amount that a company owes on its instruments of a kind, by month, the earliest first; counts instruments. */
    owedByMonth(issuerId: string, kind: InstrumentKind): Promise<readonly MonthSum[]>;
    /** Amount that a company owes on its instruments of a kind, by due date until a day, the earliest first. */
    owedByDay(issuerId: string, kind: InstrumentKind, until: PlainDate): Promise<readonly OwedDay[]>;
    /** Amount that a company owes on its instruments of a kind that are due on a day, by holder, sorted by id. */
    owedTo(issuerId: string, kind: InstrumentKind, dueOn: PlainDate): Promise<readonly OwedHolder[]>;
    /** Amount of a kind that a company holds with due dates of a span, by due date and issuer, the earliest first. */
    heldByDay(companyId: string, kind: InstrumentKind, span: DaySpan): Promise<readonly HeldDay[]>;
    /** The first due date after a day of anything of a kind that a company holds; undefined for none. */
    firstDueAfter(companyId: string, kind: InstrumentKind, day: PlainDate): Promise<PlainDate | undefined>;
    /** Amount of a kind that a company issued and nobody has accepted yet. */
    unaccepted(issuerId: string, kind: InstrumentKind): Promise<CountedSum>;
    /** Amount of a kind that a company holds, by month, the earliest first. */
    heldByMonth(
      companyId: string,
      kind: InstrumentKind,
      allocatedTo?: AllocatedTo,
    ): Promise<readonly (MonthSum & PartSums)[]>;
    /** Amount of a company's allocated holdings, by organisation, sorted by id. */
    heldByOrganisation(companyId: string): Promise<readonly OrganisationSum[]>;
    /**
     * Ids of the issuers of everything that a company ever received, sorted; where inner organisations are given, only
     * of their holdings. Instruments of its own that come back when they are paid do not count.
     */
    issuersOf(companyId: string, organisations?: readonly string[]): Promise<readonly string[]>;
    /** Amount of a kind that a company owes by holder, or holds by issuer; at most `limit` companies are named. */
    open(owner: LedgerOwner, kind: InstrumentKind, limit: number): Promise<OpenParts>;
    /** Whether one of two companies has sent something to the other, or the first holds an instrument of the other. */
    haveDealt(companyId: string, otherId: string): Promise<boolean>;
    /** The earliest last day to accept among a company's incoming transits; empty for none. */
    nextAcceptBy(companyId: string): Promise<PlainDate>;
    /** Ids of those in transit whose last day is after one day, and not after another. */
    transitsEnding(after: PlainDate, until: PlainDate): Promise<readonly string[]>;
    /** Ids of those in transit whose last day is before a day. */
    overdueTransits(before: PlainDate): Promise<readonly string[]>;
  };
  readonly holdingAllocations: Table<HoldingAllocationRecord> & {
    /** Changes of the allocation of several holdings, the earliest first. */
    ofHoldings(holdingIds: readonly string[]): Promise<readonly HoldingAllocationRecord[]>;
  };
  readonly reservations: Table<ReservationRecord> & {
    ofApplication(applicationId: string): Promise<readonly ReservationRecord[]>;
    ofHolding(holdingId: string): Promise<readonly ReservationRecord[]>;
    /** Those of several holdings, in no particular order. */
    ofHoldings(holdingIds: readonly string[]): Promise<readonly ReservationRecord[]>;
  };
  /** Postings are only added, never changed. */
  readonly postings: {
    append(records: readonly PostingRecord[]): Promise<void>;
    ofInstrument(instrumentId: string): Promise<readonly PostingRecord[]>;
    /** Movements of several instruments, in no particular order; for the daily comparison. */
    movementsOf(instrumentIds: readonly string[]): Promise<readonly Movement[]>;
    ofApplication(applicationId: string): Promise<readonly PostingRecord[]>;
    /** Postings of several applications, in their order. */
    ofApplications(applicationIds: readonly string[]): Promise<readonly PostingRecord[]>;
    /** Postings that took an amount out of one of several holdings, in their order. */
    outOf(holdings: readonly Pick<HoldingRecord, 'id' | 'instrumentId'>[]): Promise<readonly PostingRecord[]>;
    /** Amount of a kind that a company issued between two days, inclusive. */
    sumOfIssues(issuerId: string, kind: InstrumentKind, from: PlainDate, to: PlainDate): Promise<CountedSum>;
    /** The newest business day first, and of a day the newest posting. */
    ledger(query: LedgerQuery, slice: Slice): Promise<readonly PostingRecord[]>;
    ledgerSums(query: LedgerQuery): Promise<{ readonly in: CountedSum; readonly out: CountedSum }>;
    /** Flows of a company by month, in no particular order; months and flows without any are left out. */
    flows(query: FlowQuery): Promise<readonly MonthFlow[]>;
    /**
     * Companies to which a company has issued, or has paid an instrument; numbers and amounts only of issues since a
     * month. The last month is empty where nothing was issued. In no order.
     */
    suppliersOf(issuerId: string, kind: InstrumentKind, from: string): Promise<readonly IssuedTo[]>;
    /** Balances of a company at the beginning of some days, in their order. */
    balancesBefore(owner: LedgerOwner, days: readonly PlainDate[]): Promise<readonly Money[]>;
    /** Balance of a company at the beginning of a day, or before a posting of that day. */
    balanceBefore(owner: LedgerScope, day: PlainDate, posting?: Pick<PostingRecord, 'at' | 'id'>): Promise<Money>;
    /** Days of companies' ledgers whose stored sums are wrong; for the daily comparison. */
    dayFaults(companyIds: readonly string[]): Promise<readonly LedgerDayFault[]>;
  };
  readonly tradeApplications: Table<TradeApplicationRecord> & {
    page(query: TradeApplicationQuery, slice: Slice): Promise<readonly TradeApplicationRecord[]>;
    sum(query: TradeApplicationQuery): Promise<CountedSum>;
    /** Sums over the reviews of some acts for a company in some months, in no particular order. */
    reviews(query: ReviewQuery): Promise<readonly ReviewSum[]>;
    /** Those of a company that changed last, the newest first, without drafts and deleted drafts. */
    recent(companyId: string, limit: number): Promise<readonly TradeApplicationRecord[]>;
    /** Those that wait for a role of a company, the longest waiting first. */
    waitingFor(companyId: string, roles: readonly StepRole[]): Promise<readonly TradeApplicationRecord[]>;
    /** Ids of the waiting ones of some acts, in their order. */
    waitingOf(acts: readonly TradeAct[]): Promise<readonly string[]>;
    /** Ids of the open ones whose last day is after one day, and not after another. */
    ending(after: PlainDate, until: PlainDate): Promise<readonly string[]>;
    /** Ids of the open ones whose last day is before a day. */
    ended(before: PlainDate): Promise<readonly string[]>;
    byNumber(number: string): Promise<TradeApplicationRecord | undefined>;
    /**
     * At most `limit` applications about an instrument that a company made, or for which it decides a step as
     * counterparty, the newest first; without deleted drafts and drafts of others. `holdingIds`: its holdings of the
     * instrument, which an application for a financing may name among others.
     */
    about(
      companyId: string,
      instrumentId: string,
      holdingIds: readonly string[],
      limit: number,
    ): Promise<readonly TradeApplicationRecord[]>;
    /** The waiting ones of an act about an instrument, by their ids. */
    openAbout(instrumentId: string, act: TradeAct): Promise<readonly TradeApplicationRecord[]>;
    /** The same about several instruments. */
    openAboutAny(instrumentIds: readonly string[], act: TradeAct): Promise<readonly TradeApplicationRecord[]>;
  };
  readonly issueLimits: Table<IssueLimitRecord> & {
    ofCompany(companyId: string): Promise<readonly IssueLimitRecord[]>;
    /** Those of a kind, in the order of their ids. */
    ofKind(kind: InstrumentKind): Promise<readonly IssueLimitRecord[]>;
    /** Ids of those whose last day is between two days, inclusive, sorted. */
    endingBetween(from: PlainDate, to: PlainDate): Promise<readonly string[]>;
  };
  readonly limitUses: Table<LimitUseRecord> & {
    /** Sums of the amounts of a limit that are used and reserved. */
    sums(limitId: string): Promise<{ readonly used: Money; readonly reserved: Money }>;
    /** Uses of a limit, the newest first. */
    page(limitId: string, slice: Slice): Promise<readonly LimitUseRecord[]>;
    count(limitId: string): Promise<number>;
  };
  readonly limitChanges: Table<LimitChangeRecord> & {
    /** Changes of a limit, the newest first. */
    page(limitId: string, slice: Slice): Promise<readonly LimitChangeRecord[]>;
    count(limitId: string): Promise<number>;
  };
  readonly limitRequests: Table<LimitRequestRecord> & {
    /** Requests about a limit, the newest first. */
    page(limitId: string, slice: Slice): Promise<readonly LimitRequestRecord[]>;
    count(limitId: string): Promise<number>;
    /** The request that waits for its answer; each limit has at most one. */
    open(limitId: string): Promise<LimitRequestRecord | undefined>;
  };
  readonly limitProposals: Table<LimitProposalRecord>;
  readonly reviewThresholds: Table<ReviewThresholdRecord> & {
    /** Thresholds of the final review that a company set or that were proposed, the newest first. */
    ofCompany(companyId: string, kind: InstrumentKind): Promise<readonly ReviewThresholdRecord[]>;
  };
  readonly invoiceUses: Table<InvoiceUseRecord> & {
    ofInvoices(invoiceIds: readonly string[]): Promise<readonly InvoiceUseRecord[]>;
    ofApplication(applicationId: string): Promise<readonly InvoiceUseRecord[]>;
  };
}

/** Fields of a list that are compared with those of another. */
export type PayrollMarks = Pick<PayrollRecord, 'id' | 'applicationId' | 'marks'>;

export interface PayrollTables {
  readonly payrolls: Table<PayrollRecord> & {
    /** Lists that an application uses, by their ids. */
    ofApplication(applicationId: string): Promise<readonly PayrollRecord[]>;
    /** Lists of a company's applications about one month, without the encrypted part, by their ids. */
    ofMonth(companyId: string, period: string): Promise<readonly PayrollMarks[]>;
    /** Ids of those that were made before an instant and that no application uses, sorted. */
    untiedBefore(at: number): Promise<readonly string[]>;
  };
  readonly payrollLooks: Table<PayrollLookRecord> & {
    /** Those of a list, the earliest first. */
    ofPayroll(payrollId: string): Promise<readonly PayrollLookRecord[]>;
  };
}

export interface SupplierTables {
  readonly supplierRecommendations: Table<SupplierRecommendationRecord> & {
    /** Those of a company, the newest first. */
    ofCompany(companyId: string, kind: InstrumentKind, limit: number): Promise<readonly SupplierRecommendationRecord[]>;
    /** The recommendation of a credit code that is open or confirmed. */
    standing(companyId: string, kind: InstrumentKind, uscc: string): Promise<SupplierRecommendationRecord | undefined>;
    /** Those that wait for an answer, the longest waiting first. */
    open(companyId: string, kind: InstrumentKind): Promise<readonly SupplierRecommendationRecord[]>;
  };
}

export interface ImportTables {
  readonly importedIssues: Table<ImportedIssueRecord> & {
    /** Those of a company with some digests that were imported since an instant, the earliest first. */
    ofIdentities(
      companyId: string,
      kind: InstrumentKind,
      identities: readonly string[],
      since: number,
    ): Promise<readonly ImportedIssueRecord[]>;
    /** Removes those that were imported before an instant. */
    forgetBefore(at: number): Promise<void>;
  };
}

export interface OfficerTables {
  readonly officerOrders: Table<OfficerOrderRecord> & {
    /** At most `limit` of those that are not part of another one, the newest proposal first. */
    newest(limit: number): Promise<readonly OfficerOrderRecord[]>;
    /** Undecided orders about a company, by their ids. */
    proposedOf(companyId: string): Promise<readonly OfficerOrderRecord[]>;
    /** The approved ones that have changed or made one of several holdings, in the order of their approval. */
    approvedOf(holdingIds: readonly string[]): Promise<readonly OfficerOrderRecord[]>;
  };
  readonly holdingFreezes: Table<HoldingFreezeRecord> & {
    /** Those of several holdings, the earliest first. */
    ofHoldings(holdingIds: readonly string[]): Promise<readonly HoldingFreezeRecord[]>;
    /** Ids of those whose last day is before a day, sorted. */
    ended(before: PlainDate): Promise<readonly string[]>;
  };
}

/** Query for the financings of one company, as a supplier, an issuer or a funder. The newest come first. */
export interface FinancingQuery {
  readonly companyId: string;
  readonly as: 'supplier' | 'issuer' | 'funder';
  readonly states: readonly FinancingState[] | undefined;
  /** Only those with this issuer; for an issuer or a funder, with this supplier. */
  readonly counterpartyId?: string | undefined;
  readonly funderId?: string | undefined;
  /** First and last due date, inclusive; undefined for no bound. */
  readonly dueFrom?: PlainDate | undefined;
  readonly dueTo?: PlainDate | undefined;
  readonly amount?: Money | undefined;
  /**
   * For an issuer: the last due date for which it may know the payees. Where more is due later, a supplier that
   * finances an instrument that was not issued to it is not found by its name or id. Undefined for all suppliers.
   */
  readonly namedUntil?: PlainDate | undefined;
  /** A part of the number, of a party's name or of an instrument's number, ignoring case; empty for any. */
  readonly keyword: string;
}

/** Ids of the other parties of a company's financings, each list sorted. */
export interface FinancingParties {
  /** Issuers; for an issuer or a funder, suppliers. */
  readonly counterpartyIds: readonly string[];
  readonly funderIds: readonly string[];
}

/** Fields of a financing that determine its dues. */
export type OwingFinancing = Pick<FinancingRecord, 'dueOn' | 'offer' | keyof RunningFinancing>;

export interface FinancingTables {
  readonly fundingProgrammes: Table<FundingProgrammeRecord> & {
    /** Those for a kind of instrument, by their ids. */
    ofKind(kind: InstrumentKind): Promise<readonly FundingProgrammeRecord[]>;
  };
  readonly fundingLimits: Table<FundingLimitRecord> & {
    /** Those for an issuer, by their ids. */
    ofIssuer(issuerId: string): Promise<readonly FundingLimitRecord[]>;
  };
  readonly fundingUses: Table<FundingUseRecord> & {
    /** Sum of the used amounts of a limit. */
    sum(limitId: string): Promise<Money>;
  };
  readonly financings: Table<FinancingRecord> & {
    page(query: FinancingQuery, slice: Slice): Promise<readonly FinancingRecord[]>;
    /** `outstanding`: principal that is not repaid. */
    sum(query: FinancingQuery): Promise<CountedSum & { readonly outstanding: Money }>;
    partiesOf(company: Pick<FinancingQuery, 'companyId' | 'as' | 'namedUntil'>): Promise<FinancingParties>;
    byApplication(applicationId: string): Promise<FinancingRecord | undefined>;
    /** Financings of several applications, in no particular order. */
    ofApplications(applicationIds: readonly string[]): Promise<readonly FinancingRecord[]>;
    byNumber(number: string): Promise<FinancingRecord | undefined>;
    /** Whether a financing that waits for its disbursement is to be paid to an account. */
    isAnyPaidTo(accountId: string): Promise<boolean>;
    /** At most `limit` of all companies, the newest first. */
    newest(limit: number): Promise<readonly FinancingRecord[]>;
    /**
     * Paid-out financings of an issuer's instruments of a kind that are due until a day, if interest or a penalty is or
     * may be owed in addition to the principal; by due date and id.
     */
    owingBeside(issuerId: string, kind: InstrumentKind, dueTo: PlainDate): Promise<readonly OwingFinancing[]>;
    /** Those that finance a part of an instrument, by their ids. */
    ofInstrument(instrumentId: string): Promise<readonly FinancingRecord[]>;
    /** Ids of those in one of some states, sorted. */
    idsIn(states: readonly FinancingState[]): Promise<readonly string[]>;
    /** Ids of those that are disbursed and due on a day or before, sorted. */
    dueUntil(day: PlainDate): Promise<readonly string[]>;
    /** Ids of those whose last day is before a day, sorted. */
    ended(before: PlainDate): Promise<readonly string[]>;
  };
  readonly payments: Table<PaymentRecord> & {
    /** Payments about a financing, the earliest first. */
    ofFinancing(financingId: string): Promise<readonly PaymentRecord[]>;
    /** Payments about several financings, the earliest first. */
    ofFinancings(financingIds: readonly string[]): Promise<readonly PaymentRecord[]>;
    /** Payments about an instrument, the earliest first. */
    ofInstrument(instrumentId: string): Promise<readonly PaymentRecord[]>;
  };
  readonly statementLines: Table<StatementLineRecord> & {
    /** At most `limit` in a state, the newest first. */
    inState(state: StatementLineState, limit: number): Promise<readonly StatementLineRecord[]>;
    /** References of those that are not matched for one of some reasons, sorted. */
    barredBy(bars: readonly StatementLineBar[]): Promise<readonly string[]>;
    /** Those that are not matched and name one of some numbers, by their references. */
    unmatchedFor(numbers: readonly string[]): Promise<readonly StatementLineRecord[]>;
  };
}
