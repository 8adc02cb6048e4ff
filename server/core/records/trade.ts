import type { ProposalState } from '../../../src/domain/trade/shared/colleague-proposal.ts';
import type { PaymentPurpose, PaymentState } from '../../../src/domain/trade/financing/payment.ts';
import type { StatementLineBar, StatementLineState } from '../../../src/domain/trade/financing/statement-line.ts';
import type { KeptCost, KeptOffer } from '../../../src/domain/trade/financing/kept-offer.ts';
import type { FundingProgramme } from '../../../src/domain/trade/financing/funding-programme.ts';
import type { FinancingEvent, FinancingState } from '../../../src/domain/trade/financing/financing-machine.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { ActingPerson } from '../../../src/domain/identity/acting-person.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import type { TradeState } from '../../../src/domain/trade/shared/application-machine.ts';
import type { StepPolicy, StepRole, TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import type { Holding } from '../../../src/domain/trade/shared/holding.ts';
import type { AllocationEvent } from '../../../src/domain/trade/shared/inner-allocation.ts';
import type { BackingInvoice, Instrument, InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import type {
  LimitReminded,
  LimitRequestState,
  LimitTerms,
  LimitUseState,
} from '../../../src/domain/trade/shared/limit.ts';
import type { TypedTradeForm } from '../../../src/domain/trade/shared/trade-application.ts';
import type { Posting } from '../../../src/domain/trade/shared/posting.ts';
import type { OfficerAct, OfficerOrderState } from '../../../src/domain/trade/shared/officer-acts.ts';
import type { RuleCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import type { TypedRecommendation } from '../../../src/domain/trade/suppliers/recommendation.ts';
import type { CertificateRecord } from './certificates.ts';

/** An instrument as it is kept. Its invoices carry decimal texts, as documents of the store do. */
export interface InstrumentRecord extends Omit<Instrument, 'invoices'> {
  readonly invoices: readonly KeptInvoice[];
}

/** An invoice with its total as a decimal text in yuan. */
export interface KeptInvoice extends Omit<BackingInvoice, 'total'> {
  readonly total: string;
}

/** A holding, with what its lists show and order by. The terms of its instrument never change. */
export interface HoldingRecord extends Holding {
  readonly kind: InstrumentKind;
  readonly number: string;
  readonly issuerId: string;
  readonly issuerName: string;
  readonly dueOn: PlainDate;
  /** Company from which it came. */
  readonly senderId: string;
  readonly senderName: string;
  /** Application that made it. */
  readonly applicationId: string;
  /** Last day on which it can be accepted; empty for what is not in transit. */
  readonly acceptBy: PlainDate;
  /** Last day that its receiver was reminded of; undefined for none. */
  readonly remindedOf?: PlainDate | undefined;
  readonly openedAt: number;
  /** Inner organisation of its company to which it is allocated; absent for none. */
  readonly innerOrganisationId?: string | undefined;
  /** Number of the changes of its allocation; absent before the first. */
  readonly allocationVersion?: number | undefined;
}

/** A change of the allocation of a holding. The log is only ever added to. */
export interface HoldingAllocationRecord {
  readonly id: string;
  readonly holdingId: string;
  readonly companyId: string;
  readonly event: AllocationEvent;
  /** Organisation that got it, or had it before, under its name at that time. */
  readonly organisationId: string;
  readonly organisationName: string;
  readonly at: number;
  readonly userId: string;
  readonly personName: string;
}

/** Amount of a holding that an open application keeps for itself. */
export interface ReservationRecord {
  /** Made of the application and the holding. */
  readonly id: string;
  readonly applicationId: string;
  readonly holdingId: string;
  readonly amount: Money;
  /** Whether it is kept for a financing: the evidence of what is financed remains its holder's. */
  readonly isForFinancing: boolean;
}

/** A posting with the companies whose balances it changes; empty where it changes nobody's. */
export interface PostingRecord extends Posting {
  readonly kind: InstrumentKind;
  readonly number: string;
  readonly outCompanyId: string;
  readonly inCompanyId: string;
  /** The other company, as the ledger of each side shows it. */
  readonly fromCompanyId: string;
  readonly toCompanyId: string;
}

/** What happened to an application. */
export const tradeEvents = [
  'submitted',
  'approved',
  'returned',
  'rejected',
  'withdrawn',
  'lapsed',
  'refused-by-rule',
  'effective',
  'released',
] as const;
export type TradeEvent = (typeof tradeEvents)[number];

/** An event of an application, under the name that the person had then. */
export interface TradeEventRecord extends ActingPerson {
  readonly event: TradeEvent;
  readonly at: number;
  /** Index of the step that was decided; absent for other events. */
  readonly step?: number;
  /** Working time that the decided step waited, in tenths of an hour; absent where no step was decided. */
  readonly waited?: number;
  readonly userId: string;
  readonly personName: string;
  /** Company of the person; empty for the clock. */
  readonly companyId: string;
  /** Reason code of a return or rejection, and the words with it; empty for none. */
  readonly reason: string;
  readonly words: string;
  /** Name of the maker, where a colleague took the application back; absent otherwise. */
  readonly forName?: string;
  /** Signature under an approval; absent where a press was enough. */
  readonly signature?: DecisionSignature;
}

/** Signature under a decision, with everything that proves it. */
export interface DecisionSignature {
  readonly serial: string;
  readonly kind: CertificateRecord['kind'];
  /** Names in the certificate. */
  readonly holder: string;
  readonly issuer: string;
  /** The statement whose digest is in the text, and the text that was signed. */
  readonly statement: string;
  readonly text: string;
  /** DER and ECDSA signature, in base64. */
  readonly certificate: string;
  readonly signature: string;
  /** List of the digests of all statements that were signed together; absent where one was signed alone. */
  readonly together?: string;
}

/** Form of an application as it was entered; amounts are decimal texts in yuan. */
export type KeptTradeForm = TypedTradeForm;

/** A list of people whose wages a credit pays (工资发放名单). It never changes; only what it is tied to does. */
export interface PayrollRecord {
  /** Digest of the list. */
  readonly id: string;
  readonly companyId: string;
  /** Application that pays by it; empty for none that was submitted. */
  readonly applicationId: string;
  /** Month of the wages, `YYYY-MM`, that the application names; empty where there is no application. */
  readonly period: string;
  /** Number of people, and the sum of their wages. */
  readonly people: number;
  readonly total: Money;
  /** The people with their numbers, sealed by the installation's secret. */
  readonly sealed: string;
  /**
   * Keyed digests of the identity numbers, in their own order, by which lists of one company are compared without being
   * opened; none for a list from before there were any.
   */
  readonly marks: readonly string[];
  /** Account that sent it. */
  readonly madeBy: string;
  readonly createdAt: number;
}

/** That an account saw the whole numbers of one person of a payroll. */
export interface PayrollLookRecord {
  readonly id: string;
  readonly payrollId: string;
  /** Place of the person on the list, counted from 1. */
  readonly person: number;
  readonly companyId: string;
  readonly userId: string;
  readonly at: number;
}

/** A request that changes holdings, with its progress (业务申请). */
export interface TradeApplicationRecord {
  readonly id: string;
  readonly number: string;
  readonly act: TradeAct;
  readonly kind: InstrumentKind;
  readonly companyId: string;
  readonly companyName: string;
  readonly makerUserId: string;
  readonly makerName: string;
  readonly maker: ActingPerson;
  /** The other company; empty for none or several. */
  readonly counterpartyId: string;
  readonly counterpartyName: string;
  readonly form: KeptTradeForm;
  /** Sum; zero for a draft without an amount. */
  readonly amount: Money;
  readonly dueOn: PlainDate;
  /** Instrument that it made or concerns; empty before there is one. */
  readonly instrumentId: string;
  readonly state: TradeState;
  readonly steps: readonly StepPolicy[];
  readonly step: number;
  /** Company and role of the waiting step; empty where none waits. */
  readonly waitsForId: string;
  readonly waitsForRole: StepRole | '';
  /** Number of its changes. Every decision names the one that was read. */
  readonly version: number;
  readonly createdAt: number;
  /** Undefined for a draft. */
  readonly submittedAt: number | undefined;
  readonly stateSince: number;
  /** Last day of its state; empty for no end. A returned one frees its reservations then, others lapse. */
  readonly endsOn: PlainDate;
  /** Last day that whoever has it was reminded of; undefined for none. */
  readonly remindedOf?: PlainDate | undefined;
  /** Whether it holds reservations. */
  readonly isReserving: boolean;
  readonly events: readonly TradeEventRecord[];
  /** Rules as they were judged at the last submission. */
  readonly checks: readonly RuleCheck[];
}

/** Amount up to which a company may issue instruments of a kind. */
export interface IssueLimitRecord {
  /** Made of company and kind. */
  readonly id: string;
  readonly companyId: string;
  readonly kind: InstrumentKind;
  readonly total: Money;
  /** First day of its validity; empty for one that has always been valid. */
  readonly validFrom: PlainDate;
  /** Last day of its validity; empty for no end. */
  readonly validUntil: PlainDate;
  /** Whether what is paid or cancelled may be issued again. */
  readonly isRevolving: boolean;
  /** The reminder of its last day that was sent last; undefined before the first. */
  readonly reminded: LimitReminded | undefined;
}

/** A change of a limit, or its grant. The log is only ever added to. */
export interface LimitChangeRecord {
  readonly id: string;
  readonly limitId: string;
  readonly at: number;
  /** Undefined for the grant of a limit. */
  readonly before: LimitTerms | undefined;
  readonly after: LimitTerms;
  /** Officers of the platform, who are two persons; empty for a limit that was taken over. */
  readonly madeBy: string;
  readonly checkedBy: string;
  readonly reason: string;
  /** The request that it answers; empty for none. */
  readonly requestId: string;
}

/** A request of a company to change its limit. */
export interface LimitRequestRecord {
  readonly id: string;
  readonly limitId: string;
  readonly companyId: string;
  readonly kind: InstrumentKind;
  /** Terms at the time of the request, and those that were asked for. */
  readonly before: LimitTerms;
  readonly wanted: LimitTerms;
  readonly reason: string;
  readonly state: LimitRequestState;
  readonly makerUserId: string;
  readonly makerName: string;
  readonly sentAt: number;
  /** When it was answered or withdrawn; undefined while it is open. */
  readonly endedAt: number | undefined;
  /** What the platform said with its answer; empty for nothing. */
  readonly words: string;
}

/** What one person of a company proposes and another one answers. */
export interface ColleagueProposal {
  readonly companyId: string;
  readonly state: ProposalState;
  readonly maker: ActingPerson;
  readonly makerName: string;
  readonly proposedAt: number;
  /** Who answered or withdrew it, under the name of then; empty while it is open. */
  readonly deciderName: string;
  readonly decidedAt: number | undefined;
}

/** Threshold of the final review that one person of a company proposes and another one answers. */
export interface ReviewThresholdRecord extends ColleagueProposal {
  readonly id: string;
  readonly kind: InstrumentKind;
  /** Issues above it need the final reviewer. */
  readonly amount: Money;
  /** First day on which it counts. */
  readonly validFrom: PlainDate;
  readonly reason: string;
  readonly makerUserId: string;
}

/** A company that a core enterprise recommends as a supplier. Numbers are in their standard form. */
export interface SupplierRecommendationRecord extends ColleagueProposal, Readonly<TypedRecommendation> {
  readonly id: string;
  readonly kind: InstrumentKind;
  /** Whether the invitation was handed to the gateway of text messages. */
  readonly isTextSent: boolean;
}

/** An issue that was made from a row of a sheet, by the id of its application. */
export interface ImportedIssueRecord {
  readonly id: string;
  readonly companyId: string;
  readonly kind: InstrumentKind;
  /** Digest of what the row asks for. */
  readonly identity: string;
  readonly importedAt: number;
}

/** What one officer of the platform proposes for a limit, until another one has checked it. */
export interface LimitProposalRecord {
  /** The limit. */
  readonly id: string;
  /** Whether the limit changes; otherwise the request is declined. */
  readonly changes: boolean;
  readonly terms: LimitTerms;
  readonly reason: string;
  readonly madeBy: string;
  readonly at: number;
  /** The open request that it answers; empty for none. */
  readonly requestId: string;
}

/**
 * What officers of the platform decide about what is held: one proposes it, another one approves or declines it. A
 * freeze that ends by its day is released by an order of the clock, without officers.
 */
export interface OfficerOrderRecord {
  readonly id: string;
  readonly act: OfficerAct;
  readonly kind: InstrumentKind;
  /** Number of the instrument; empty for an order about a company. */
  readonly number: string;
  /** Holding that it changes; empty for an order about a company. */
  readonly holdingId: string;
  /** Company that holds it. */
  readonly companyId: string;
  readonly companyName: string;
  /** Company that receives; empty where nothing moves. */
  readonly counterpartyId: string;
  readonly counterpartyName: string;
  /** Holding that received; empty where nothing has moved. */
  readonly toHoldingId: string;
  /** Zero for an order about a company before its approval. */
  readonly amount: Money;
  /** Freeze that it releases, or whose amount it transfers; empty for none. */
  readonly freezeId: string;
  /** Posting that it corrects; empty for none. */
  readonly postingId: string;
  /** Order about a company whose part it is, for one holding; empty for none. */
  readonly partOf: string;
  /** Number of the court's document; may be empty for a succession and a correction. */
  readonly orderNumber: string;
  /** Last day of a freeze, or of the one by which a correction keeps what it gives back; empty for any other order. */
  readonly until: PlainDate;
  /** The freeze whose amount a court's transfer has taken, as it was; undefined for none. */
  readonly takenFrom: Pick<HoldingFreezeRecord, 'orderNumber' | 'until' | 'at'> | undefined;
  readonly reason: string;
  /** Officer who proposed it; empty for the clock. */
  readonly madeBy: string;
  readonly proposedAt: number;
  readonly state: OfficerOrderState;
  /** What the director of the company that loses said to it; empty for nothing. */
  readonly answer: string;
  /** Officer who decided it; empty before, and for the clock. */
  readonly checkedBy: string;
  /** Undefined before the decision. */
  readonly checkedAt: number | undefined;
}

/** Amount of a holding that was frozen, and that nobody has released. */
export interface HoldingFreezeRecord {
  readonly id: string;
  readonly holdingId: string;
  readonly amount: Money;
  readonly orderNumber: string;
  /** Last day on which it holds; empty for what is frozen because its holder is deregistered. */
  readonly until: PlainDate;
  readonly at: number;
}

/** Part of a limit that an application uses. What is used of a limit is always the sum of its uses. */
export interface LimitUseRecord {
  /** The application that uses it. */
  readonly id: string;
  readonly limitId: string;
  /** What counts towards the limit. */
  readonly amount: Money;
  /** What counted and does not any more. */
  readonly freed: Money;
  readonly state: LimitUseState;
  readonly at: number;
}

/** Part of an invoice that an application or an instrument uses. */
export interface InvoiceUseRecord {
  /** Made of invoice and application. */
  readonly id: string;
  /** Identity of the invoice (`invoiceIdentity`). */
  readonly invoiceId: string;
  readonly applicationId: string;
  readonly companyId: string;
  readonly amount: Money;
  readonly state: 'reserved' | 'used';
}

/** A funder's conditions for a kind of instrument. */
export type FundingProgrammeRecord = FundingProgramme;

/** Amount up to which a programme finances the instruments of one issuer. What is taken of it is always a sum. */
export interface FundingLimitRecord {
  /** Made of programme and issuer. */
  readonly id: string;
  readonly programmeId: string;
  readonly issuerId: string;
  readonly total: Money;
  /** Last day of its validity; empty for no end. */
  readonly validUntil: PlainDate;
  /** Whether what is repaid may be financed again. */
  readonly isRevolving: boolean;
}

/** Part of a funding limit that an application takes, until its financing ends or is repaid. */
export interface FundingUseRecord {
  /** The application for the financing. */
  readonly id: string;
  readonly limitId: string;
  /** What counts towards the limit. */
  readonly amount: Money;
  readonly at: number;
}

/** A part of a holding that is financed; the amount is a decimal text in yuan. */
export interface FinancedLine {
  readonly holdingId: string;
  readonly instrumentId: string;
  readonly number: string;
  readonly amount: string;
}

/** What happens to a financing and leaves its state as it is. */
export type FinancingNote =
  | 'applied'
  | 'approved'
  | 'registered'
  | 'registration-ended'
  | 'taken-over'
  | 'sealed'
  | 'disbursement-failed'
  | 'reminded'
  | 'paid'
  | 'interest-paid'
  | 'penalty-paid'
  | 'penalty-waived'
  | 'penalty-overpaid'
  | 'repurchase-asked'
  | 'repurchased';

/** What happened to a financing, and who did it. */
export interface FinancingEventRecord {
  readonly event: FinancingEvent | FinancingNote;
  readonly at: number;
  /** Empty for a funder, a bank and the clock. */
  readonly personName: string;
  /** Company that acted; empty for the clock. */
  readonly companyId: string;
  readonly companyName: string;
  /** Reason code and words; empty for none. */
  readonly reason: string;
  readonly words: string;
  /** Decimal text in yuan; empty for an event without an amount. */
  readonly amount: string;
  /** Day for which it counts, such as the bank's value day; absent for the day of its instant. */
  readonly on?: PlainDate;
}

/** What a funder asks of a supplier, and the answer; empty before there is one. */
export interface InfoQuestion {
  readonly id: string;
  readonly words: string;
  readonly answer: string;
  readonly answeredBy: string;
  readonly answeredAt: number | undefined;
}

/** The registration of the transfer of receivables (中登网). */
export interface RegistrationRecord {
  readonly number: string;
  readonly at: number;
  readonly until: PlainDate;
  readonly text: string;
  /** When the registration was ended after the payment; undefined before. */
  readonly endedAt: number | undefined;
}

/** What becomes of an approved application at a funder (融资). */
export interface FinancingRecord {
  readonly id: string;
  /** Number of the application. */
  readonly number: string;
  readonly applicationId: string;
  readonly kind: InstrumentKind;
  readonly companyId: string;
  readonly companyName: string;
  readonly issuerId: string;
  readonly issuerName: string;
  readonly funderId: string;
  readonly funderName: string;
  readonly programmeId: string;
  readonly amount: Money;
  /** Principal that is not repaid; the amount before and after the disbursement, zero at the end. */
  readonly outstanding: Money;
  /** Interest that was not deducted from the disbursement, and is not paid. */
  readonly interestDue: Money;
  /** Penalty that was counted up to `penaltyFrom`, and is not paid. */
  readonly penaltyDue: Money;
  /** Day from which on a further penalty is counted; empty before the financing is overdue. */
  readonly penaltyFrom: PlainDate;
  /** Last day on which a late payment costs no penalty; empty before the financing is overdue. */
  readonly graceUntil: PlainDate;
  /** When the funder asked for a repurchase, and the last day for it; undefined before. */
  readonly repurchase: { readonly askedAt: number; readonly payBy: PlainDate } | undefined;
  readonly dueOn: PlainDate;
  readonly state: FinancingState;
  readonly stateSince: number;
  /** Last day of its state; empty for none. */
  readonly endsOn: PlainDate;
  readonly createdAt: number;
  readonly version: number;
  readonly lines: readonly FinancedLine[];
  readonly offer: KeptOffer;
  readonly accountId: string;
  readonly accountEnding: string;
  readonly bankName: string;
  readonly questions: readonly InfoQuestion[];
  /** Number and figures of the contract; undefined before it is drawn up. */
  readonly contract:
    | {
        readonly number: string;
        readonly drawnAt: number;
        readonly figures: KeptCost;
        readonly signedAt: number | undefined;
        readonly sealedAt: number | undefined;
      }
    | undefined;
  /** When the funder has searched earlier registrations; undefined before. */
  readonly searchedAt: number | undefined;
  readonly registration: RegistrationRecord | undefined;
  /** Figures as they were paid out; undefined before. */
  readonly disbursed:
    | {
        readonly on: PlainDate;
        readonly paymentId: string;
        readonly figures: KeptCost;
        /** What the funder holds by it; amounts are decimal texts in yuan. */
        readonly holdings: readonly {
          readonly holdingId: string;
          readonly instrumentId: string;
          readonly amount: string;
        }[];
      }
    | undefined;
  readonly events: readonly FinancingEventRecord[];
}

/** Money that a bank moved or is to move (收付款). */
export interface PaymentRecord {
  readonly id: string;
  readonly purpose: PaymentPurpose;
  readonly state: PaymentState;
  readonly payerId: string;
  readonly payerName: string;
  readonly payeeId: string;
  readonly payeeName: string;
  readonly amount: Money;
  /** Day on which it is expected. */
  readonly expectedOn: PlainDate;
  /** Day on which the bank moved it; empty before. */
  readonly valueDay: PlainDate;
  /** The bank's reference; empty before. */
  readonly bankReference: string;
  readonly instrumentId: string;
  readonly financingId: string;
  readonly at: number;
  /** Why it failed or came back; empty for neither. */
  readonly reason: string;
}

/** A line of a bank's statement by which somebody pays (银行流水). Each reference is entered once. */
export interface StatementLineRecord {
  /** The bank's reference. */
  readonly reference: string;
  /** Number of the instrument or the financing that is paid, and the one with which the line was entered. */
  readonly number: string;
  readonly enteredNumber: string;
  readonly amount: Money;
  /** Day on which the bank moved it. */
  readonly valueDay: PlainDate;
  readonly state: StatementLineState;
  /** Why it is not matched; undefined for a line that is. */
  readonly bar: StatementLineBar | undefined;
  readonly at: number;
  /** Officer who explained it, and the explanation; empty before. */
  readonly explainedBy: string;
  readonly words: string;
}
