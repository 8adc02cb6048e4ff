import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Hands } from '../../../src/domain/identity/hands.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import type { TradeState } from '../../../src/domain/trade/shared/application-machine.ts';
import type { StepPolicy, StepRole, TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import type { Holding } from '../../../src/domain/trade/shared/holding.ts';
import type { BackingInvoice, Instrument, InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import type {
  LimitReminded,
  LimitRequestState,
  LimitTerms,
  LimitUseState,
} from '../../../src/domain/trade/shared/limit.ts';
import type { Posting } from '../../../src/domain/trade/shared/posting.ts';
import type { RuleCheck } from '../../../src/domain/trade/shared/rule-check.ts';
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
}

/** Amount of a holding that an open application keeps for itself. */
export interface ReservationRecord {
  /** Made of the application and the holding. */
  readonly id: string;
  readonly applicationId: string;
  readonly holdingId: string;
  readonly amount: Money;
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
export interface TradeEventRecord extends Hands {
  readonly event: TradeEvent;
  readonly at: number;
  /** Index of the step that was decided; absent for other events. */
  readonly step?: number;
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
export interface KeptTradeForm {
  readonly payeeId: string;
  readonly amount: string;
  readonly dueOn: PlainDate;
  readonly contractNumber: string;
  readonly invoices: readonly KeptInvoice[];
  readonly isTransferable: boolean;
  readonly remark: string;
  readonly exceptionReason: string;
  readonly exceptionText: string;
  readonly holdingId: string;
  readonly lines: readonly { readonly payeeId: string; readonly amount: string }[];
  readonly purpose: string;
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
  readonly maker: Hands;
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
