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
import type { LimitReminded } from '../../../src/domain/trade/shared/limit-reminder.ts';
import type { LimitRequestState, LimitTerms } from '../../../src/domain/trade/shared/limit-request.ts';
import type { LimitUseState } from '../../../src/domain/trade/shared/limit.ts';
import type { TypedTradeForm } from '../../../src/domain/trade/shared/trade-application.ts';
import type { Posting } from '../../../src/domain/trade/shared/posting.ts';
import type { OfficerAct, OfficerOrderState } from '../../../src/domain/trade/shared/officer-acts.ts';
import type { RuleCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import type { TypedRecommendation } from '../../../src/domain/trade/suppliers/recommendation.ts';
import type { CertificateRecord } from './certificates.ts';

/** An instrument as it is stored. Its invoices have amounts as decimal texts, as other documents in the store do. */
export interface InstrumentRecord extends Omit<Instrument, 'invoices'> {
  readonly invoices: readonly KeptInvoice[];
}

/** An invoice with its total as a decimal text in yuan. */
export interface KeptInvoice extends Omit<BackingInvoice, 'total'> {
  readonly total: string;
}

/** A holding, with the values that its lists show and sort by. The terms of its instrument never change. */
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
  /** Last day on which it can be accepted; empty for a holding that is not in transit. */
  readonly acceptBy: PlainDate;
  /** The last day to accept of which its receiver was reminded; undefined for none. */
  readonly remindedOf?: PlainDate | undefined;
  readonly openedAt: number;
  /** Inner organisation of its company to which it is allocated; absent for none. */
  readonly innerOrganisationId?: string | undefined;
  /** Number of changes of its allocation; absent before the first. */
  readonly allocationVersion?: number | undefined;
}

/** A change of the allocation of a holding. Entries are only added. */
export interface HoldingAllocationRecord {
  readonly id: string;
  readonly holdingId: string;
  readonly companyId: string;
  readonly event: AllocationEvent;
  /** Organisation that received it, or had it before, under its name at that time. */
  readonly organisationId: string;
  readonly organisationName: string;
  readonly at: number;
  readonly userId: string;
  readonly personName: string;
}

/** Amount of a holding that an open application reserves. */
export interface ReservationRecord {
  /** Key: the application and the holding. */
  readonly id: string;
  readonly applicationId: string;
  readonly holdingId: string;
  readonly amount: Money;
  /** Whether it is reserved for a financing: the evidence of a financed holding remains its holder's. */
  readonly isForFinancing: boolean;
}

/** A posting with the companies whose balances it changes; empty for a side without a change. */
export interface PostingRecord extends Posting {
  readonly kind: InstrumentKind;
  readonly number: string;
  readonly outCompanyId: string;
  readonly inCompanyId: string;
  /** The other company, as the ledger of each side shows it. */
  readonly fromCompanyId: string;
  readonly toCompanyId: string;
}

/** Events of an application. */
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

/** An event of an application, with the person's name at that time. */
export interface TradeEventRecord extends ActingPerson {
  readonly event: TradeEvent;
  readonly at: number;
  /** Index of the step that was decided; absent for other events. */
  readonly step?: number;
  /** Working time that the decided step waited, in tenths of an hour; absent where no step was decided. */
  readonly waited?: number;
  readonly userId: string;
  readonly personName: string;
  /** Company of the person; empty for an automatic event. */
  readonly companyId: string;
  /** Reason code and text of a return or rejection; empty for none. */
  readonly reason: string;
  readonly words: string;
  /** Name of the maker, where a colleague withdrew the application; absent otherwise. */
  readonly forName?: string;
  /** Signature of an approval; absent where a click was enough. */
  readonly signature?: DecisionSignature;
}

/** Signature of a decision, with everything that proves it. */
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
  /** List of the digests of all statements that were signed together; absent for a single signature. */
  readonly together?: string;
}

/** Form of an application as it was entered; amounts are decimal texts in yuan. */
export type KeptTradeForm = TypedTradeForm;

/**
 * A list of people whose wages a credit pays (工资发放名单). Its content never changes; only the application that uses it
 * does.
 */
export interface PayrollRecord {
  /** Digest of the list. */
  readonly id: string;
  readonly companyId: string;
  /** Submitted application that pays by it; empty for none. */
  readonly applicationId: string;
  /** Month of the wages, `YYYY-MM`, that the application names; empty where there is no application. */
  readonly period: string;
  /** Number of people, and the sum of their wages. */
  readonly people: number;
  readonly total: Money;
  /** The people with their numbers, encrypted with the installation's secret. */
  readonly sealed: string;
  /**
   * Keyed digests of the identity numbers, sorted. Lists of one company can be compared by them without decryption.
   * Empty for a list that was made before digests were stored.
   */
  readonly marks: readonly string[];
  /** Account that sent it. */
  readonly madeBy: string;
  readonly createdAt: number;
}

/** Record that an account saw the whole numbers of one person of a payroll. */
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
  /** Number of its changes. Every decision names the number that the user read. */
  readonly version: number;
  readonly createdAt: number;
  /** Undefined for a draft. */
  readonly submittedAt: number | undefined;
  readonly stateSince: number;
  /**
   * Last day of its state; empty for no end. After it, a returned application frees its reservations, and any other
   * lapses.
   */
  readonly endsOn: PlainDate;
  /** The last day of which the person responsible was reminded; undefined for none. */
  readonly remindedOf?: PlainDate | undefined;
  /** Whether it holds reservations. */
  readonly isReserving: boolean;
  readonly events: readonly TradeEventRecord[];
  /** Results of the rules at the last submission. */
  readonly checks: readonly RuleCheck[];
}

/** Amount up to which a company may issue instruments of a kind. */
export interface IssueLimitRecord {
  /** Key: company and kind. */
  readonly id: string;
  readonly companyId: string;
  readonly kind: InstrumentKind;
  readonly total: Money;
  /** First day of its validity; empty for one that has always been valid. */
  readonly validFrom: PlainDate;
  /** Last day of its validity; empty for no end. */
  readonly validUntil: PlainDate;
  /** Whether amounts that are paid or cancelled may be issued again. */
  readonly isRevolving: boolean;
  /** The last reminder of its last day; undefined before the first. */
  readonly reminded: LimitReminded | undefined;
}

/** A change of a limit, or its grant. Entries are only added. */
export interface LimitChangeRecord {
  readonly id: string;
  readonly limitId: string;
  readonly at: number;
  /** Undefined for the grant of a limit. */
  readonly before: LimitTerms | undefined;
  readonly after: LimitTerms;
  /** The two officers of the platform; empty for a limit that was imported. */
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
  /** Terms at the time of the request, and the requested terms. */
  readonly before: LimitTerms;
  readonly wanted: LimitTerms;
  readonly reason: string;
  readonly state: LimitRequestState;
  readonly makerUserId: string;
  readonly makerName: string;
  readonly sentAt: number;
  /** When it was answered or withdrawn; undefined while it is open. */
  readonly endedAt: number | undefined;
  /** Text of the platform's answer; empty for none. */
  readonly words: string;
}

/** A proposal by one person of a company that another one answers. */
export interface ColleagueProposal {
  readonly companyId: string;
  readonly state: ProposalState;
  readonly maker: ActingPerson;
  readonly makerName: string;
  readonly proposedAt: number;
  /** Person who answered or withdrew it, by the name at that time; empty while it is open. */
  readonly deciderName: string;
  readonly decidedAt: number | undefined;
}

/** Threshold of the final review, proposed by one person of a company and answered by another. */
export interface ReviewThresholdRecord extends ColleagueProposal {
  readonly id: string;
  readonly kind: InstrumentKind;
  /** Issues above it need the final reviewer. */
  readonly amount: Money;
  /** First day on which it applies. */
  readonly validFrom: PlainDate;
  readonly reason: string;
  readonly makerUserId: string;
}

/** A company that a core enterprise recommends as a supplier. Numbers are in their standard form. */
export interface SupplierRecommendationRecord extends ColleagueProposal, Readonly<TypedRecommendation> {
  readonly id: string;
  readonly kind: InstrumentKind;
  /** Whether the invitation was passed to the gateway of text messages. */
  readonly isTextSent: boolean;
}

/** An issue that was made from a row of a sheet, by the id of its application. */
export interface ImportedIssueRecord {
  readonly id: string;
  readonly companyId: string;
  readonly kind: InstrumentKind;
  /** Digest of the row's content. */
  readonly identity: string;
  readonly importedAt: number;
}

/** Proposal of one officer of the platform for a limit, until another one has checked it. */
export interface LimitProposalRecord {
  /** The limit. */
  readonly id: string;
  /** Whether it changes the limit; otherwise it declines the request. */
  readonly changes: boolean;
  readonly terms: LimitTerms;
  readonly reason: string;
  readonly madeBy: string;
  readonly at: number;
  /** The open request that it answers; empty for none. */
  readonly requestId: string;
}

/**
 * An order of officers of the platform about holdings: one proposes it, another one approves or declines it. A freeze
 * whose last day has passed is released by an automatic order, without officers.
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
  /** The order about a company of which this is the part for one holding; empty for none. */
  readonly partOf: string;
  /** Number of the court's document; may be empty for a succession and a correction. */
  readonly orderNumber: string;
  /**
   * Last day of a freeze, or of the freeze by which a correction protects the amount that it restores; empty for any
   * other order.
   */
  readonly until: PlainDate;
  /** The freeze from which a court's transfer took the amount, as it was; undefined for none. */
  readonly takenFrom: Pick<HoldingFreezeRecord, 'orderNumber' | 'until' | 'at'> | undefined;
  readonly reason: string;
  /** Officer who proposed it; empty for an automatic order. */
  readonly madeBy: string;
  readonly proposedAt: number;
  readonly state: OfficerOrderState;
  /** Answer of the director of the company that loses the amount; empty for none. */
  readonly answer: string;
  /** Officer who decided it; empty before, and for an automatic order. */
  readonly checkedBy: string;
  /** Undefined before the decision. */
  readonly checkedAt: number | undefined;
}

/** Frozen amount of a holding that has not been released. */
export interface HoldingFreezeRecord {
  readonly id: string;
  readonly holdingId: string;
  readonly amount: Money;
  readonly orderNumber: string;
  /** Last day of the freeze; empty for a freeze because the holder is deregistered. */
  readonly until: PlainDate;
  readonly at: number;
}

/** Part of a limit that an application uses. The used amount of a limit is always the sum of its uses. */
export interface LimitUseRecord {
  /** The application that uses it. */
  readonly id: string;
  readonly limitId: string;
  /** Amount that counts towards the limit. */
  readonly amount: Money;
  /** Amount that no longer counts. */
  readonly freed: Money;
  readonly state: LimitUseState;
  readonly at: number;
}

/** Part of an invoice that an application or an instrument uses. */
export interface InvoiceUseRecord {
  /** Key: invoice and application. */
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

/** Amount up to which a programme finances the instruments of one issuer. The used amount is always a sum. */
export interface FundingLimitRecord {
  /** Key: programme and issuer. */
  readonly id: string;
  readonly programmeId: string;
  readonly issuerId: string;
  readonly total: Money;
  /** Last day of its validity; empty for no end. */
  readonly validUntil: PlainDate;
  /** Whether repaid amounts may be financed again. */
  readonly isRevolving: boolean;
}

/** Part of a funding limit that an application uses, until its financing ends or is repaid. */
export interface FundingUseRecord {
  /** The application for the financing. */
  readonly id: string;
  readonly limitId: string;
  /** Amount that counts towards the limit. */
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

/** Events of a financing that do not change its state. */
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

/** An event of a financing, and who caused it. */
export interface FinancingEventRecord {
  readonly event: FinancingEvent | FinancingNote;
  readonly at: number;
  /** Empty for a funder, a bank and automatic events. */
  readonly personName: string;
  /** Company that acted; empty for automatic events. */
  readonly companyId: string;
  readonly companyName: string;
  /** Reason code and text; empty for none. */
  readonly reason: string;
  readonly words: string;
  /** Decimal text in yuan; empty for an event without an amount. */
  readonly amount: string;
  /** Day to which it applies, such as the bank's value day; absent for the day of its instant. */
  readonly on?: PlainDate;
}

/** A funder's question to a supplier, and the answer; empty before there is one. */
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

/** Financing of an approved application by a funder (融资). */
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
  /** Principal that is not repaid; the whole amount before and after the disbursement, zero at the end. */
  readonly outstanding: Money;
  /** Interest that was not deducted from the disbursement and is not paid. */
  readonly interestDue: Money;
  /** Penalty up to `penaltyFrom` that is not paid. */
  readonly penaltyDue: Money;
  /** Day from which further penalty accrues; empty before the financing is overdue. */
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
  /** When the funder searched for earlier registrations; undefined before. */
  readonly searchedAt: number | undefined;
  readonly registration: RegistrationRecord | undefined;
  /** Figures as they were paid out; undefined before. */
  readonly disbursed:
    | {
        readonly on: PlainDate;
        readonly paymentId: string;
        readonly figures: KeptCost;
        /** Holdings of the funder under it; amounts are decimal texts in yuan. */
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
  /** Why the payment failed or was returned; empty otherwise. */
  readonly reason: string;
}

/** A line of a bank's statement for an incoming payment (银行流水). Each reference is entered once. */
export interface StatementLineRecord {
  /** The bank's reference. */
  readonly reference: string;
  /** Number of the instrument or the financing that is paid, and the number entered with the line. */
  readonly number: string;
  readonly enteredNumber: string;
  readonly amount: Money;
  /** Day on which the bank moved it. */
  readonly valueDay: PlainDate;
  readonly state: StatementLineState;
  /** Why it is not matched; undefined for a matched line. */
  readonly bar: StatementLineBar | undefined;
  readonly at: number;
  /** Officer who explained it, and the explanation; empty before. */
  readonly explainedBy: string;
  readonly words: string;
}
