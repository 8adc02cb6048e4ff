import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';
import type { MaterialsStatus } from '../financing/financing.ts';
import type { FinancingState } from '../financing/financing-machine.ts';
import type { KeptCost, KeptOffer } from '../financing/kept-offer.ts';
import type { PayrollTerms } from '../payroll/payroll.ts';
import type { TradeState } from './application-machine.ts';
import type { StepRole, TradeAct } from './application-policy.ts';
import type { BulkBar } from './bulk-approval.ts';
import type { InstrumentKind } from './instrument.ts';
import type { RuleCheck } from './rule-check.ts';
import type { DecisionRefusal } from './step-decision.ts';
import type { SentAmount } from './transit-outcome.ts';

/** A company as a party of a business. */
export interface TradeParty {
  readonly companyId: string;
  readonly name: string;
  readonly uscc: string;
}

/** A step of an application, with the names of the user's colleagues who can decide it. */
export interface TradeStep {
  /** Undefined for a role that this portal does not know. */
  readonly role: StepRole | undefined;
  /** Whether the user's company decides it. */
  readonly isOwn: boolean;
  readonly names: readonly string[];
  /** Whether its approval needs a signature with a certificate. */
  readonly isSigned: boolean;
}

/**
 * What happened later to an application that took effect. `returned`: everything that it sent came back.
 * `part-returned`: a part came back. `financing-ended`: its financing was rejected, cancelled or has lapsed.
 */
export const laterOutcomes = ['returned', 'part-returned', 'financing-ended'] as const;
export type LaterOutcome = (typeof laterOutcomes)[number];

/** Whether nothing of an effective application is left: everything that it sent came back, or its financing lapsed. */
export const hasFailedLater = (later: LaterOutcome | undefined): later is 'returned' | 'financing-ended' =>
  later === 'returned' || later === 'financing-ended';

/**
 * An application in a list. Act and state are undefined for codes that this portal does not know. Instants in
 * milliseconds since the epoch.
 */
export interface TradeApplicationRow {
  readonly id: string;
  readonly number: string;
  readonly act: TradeAct | undefined;
  readonly kind: InstrumentKind | undefined;
  readonly companyId: string;
  readonly companyName: string;
  /** Empty for none or several. */
  readonly counterpartyName: string;
  /** Number of the instrument that an officers' act concerns; absent where the back end was not asked for it. */
  readonly instrumentNumber?: string | undefined;
  readonly amount: Money;
  readonly dueOn: PlainDate;
  readonly state: TradeState | undefined;
  readonly makerName: string;
  readonly isMine: boolean;
  readonly version: number;
  readonly createdAt: number;
  readonly stateSince: number;
  /** Absent where the application is still in effect, or the back end was not asked for it. */
  readonly later?: LaterOutcome | undefined;
  /** What a disbursement brought after interest and fees; absent for other acts, and where it was not asked for. */
  readonly received?: Money | undefined;
  readonly submittedAt: number | undefined;
  /** Last day of its state; empty for none. */
  readonly endsOn: PlainDate;
  /** The current step; undefined where none waits. */
  readonly waitsFor: TradeStep | undefined;
  /** Why the user cannot decide it; undefined where they can. */
  readonly decisionBar: DecisionRefusal | 'unknown' | undefined;
  /** Why it must be approved individually; undefined where it can be approved together with others. */
  readonly bulkBar: BulkBar | 'unknown' | undefined;
}

/** An event in the history of an application. */
export interface TradeHistoryEvent {
  readonly event: string;
  readonly at: number;
  readonly step: number | undefined;
  /** Empty for automatic events, and for people of another company. */
  readonly personName: string;
  readonly companyName: string;
  /** Reason code; empty for none. */
  readonly reason: string;
  readonly words: string;
  /** Maker for whom a colleague withdrew it; empty for other events. */
  readonly forName: string;
  /** Last six characters of the certificate's serial; empty for an unsigned event. */
  readonly certificateEnding: string;
}

/** Events that cancel all earlier approvals. */
const undoing = ['returned', 'rejected', 'withdrawn', 'lapsed', 'refused-by-rule'];

/** Whether an approval in a history had no effect, because the application later ended or was sent back. */
export function isWithoutEffect(events: readonly Pick<TradeHistoryEvent, 'event'>[], index: number): boolean {
  return events[index]?.event === 'approved' && events.slice(index + 1).some(({ event }) => undoing.includes(event));
}

/** An invoice as typed into a form. */
export interface TypedInvoice {
  readonly code: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly total: string;
}

/** A form as typed. Amounts and days are texts, so that a draft keeps exactly what its maker typed. */
export interface TypedTradeForm {
  readonly payeeId: string;
  readonly amount: string;
  readonly dueOn: string;
  readonly contractNumber: string;
  readonly invoices: readonly TypedInvoice[];
  readonly isTransferable: boolean;
  readonly remark: string;
  readonly exceptionReason: string;
  readonly exceptionText: string;
  readonly holdingId: string;
  readonly lines: readonly { readonly payeeId: string; readonly amount: string }[];
  readonly purpose: string;
  /** Holdings to finance, with the part of each. */
  readonly holdings: readonly { readonly holdingId: string; readonly amount: string }[];
  /** Programme of the chosen offer, and account for the payout. */
  readonly programmeId: string;
  readonly accountId: string;
  /** Offer at the time of the submission; written by the back end only. */
  readonly offer?: KeptOffer | undefined;
  /** Financing whose contract is to be signed. */
  readonly financingId: string;
  /** Payment that the bank confirmed. */
  readonly paymentId: string;
  /** Order of the platform's officers. */
  readonly orderId: string;
  /** Project and month (`YYYY-MM`) of the wages, and id of the list of people. */
  readonly project: string;
  readonly period: string;
  readonly payrollId: string;
}

export const emptyTradeForm: TypedTradeForm = {
  payeeId: '',
  amount: '',
  dueOn: '',
  contractNumber: '',
  invoices: [],
  isTransferable: true,
  remark: '',
  exceptionReason: '',
  exceptionText: '',
  holdingId: '',
  lines: [],
  purpose: '',
  holdings: [],
  programmeId: '',
  accountId: '',
  financingId: '',
  paymentId: '',
  orderId: '',
  project: '',
  period: '',
  payrollId: '',
};

/**
 * Copies a form for a new application. Left out are invoices and people, which can be used only once, the month of the
 * wages, a past due date, and the reason of an exception.
 */
export function copyTradeForm(form: TypedTradeForm, today: PlainDate): TypedTradeForm {
  const dueOn = form.dueOn > today ? form.dueOn : '';
  return { ...form, dueOn, invoices: [], period: '', payrollId: '', exceptionReason: '', exceptionText: '' };
}

/** Content of a financing: parts of holdings, terms, and current costs. */
export interface FinancedTerms {
  /** Issuer of the instruments; empty where the back end does not say. */
  readonly issuerName: string;
  /** State of its evidence packages; undefined once the financing has begun, and where the back end does not say. */
  readonly materials: MaterialsStatus | undefined;
  /** Parts of instruments that are financed, each with its number and contract; the latter is empty for none. */
  readonly lines: readonly { readonly number: string; readonly contractNumber: string; readonly amount: Money }[];
  readonly offer: KeptOffer;
  readonly figures: KeptCost;
  /** Account for the payout; empty where it no longer exists. */
  readonly bankName: string;
  readonly accountEnding: string;
  /** Empty before the financing has begun, and before its contract exists. */
  readonly financingId: string;
  readonly contractNumber: string;
  /** Undefined before the financing has begun, and for a state that this portal does not know. */
  readonly state: FinancingState | undefined;
}

/** An application with all data of its page. */
export interface TradeApplication extends TradeApplicationRow {
  readonly form: TypedTradeForm;
  /** Companies named in its form. */
  readonly parties: readonly TradeParty[];
  readonly steps: readonly TradeStep[];
  readonly stepIndex: number;
  readonly events: readonly TradeHistoryEvent[];
  /** Current results of the rules, and those at the last submission. */
  readonly checks: readonly RuleCheck[];
  readonly submittedChecks: readonly RuleCheck[];
  readonly mayEdit: boolean;
  readonly mayWithdraw: boolean;
  readonly instrument:
    | {
        readonly id: string;
        readonly number: string;
        readonly dueOn: PlainDate;
        /** Shanghai day on which it took effect; empty where the back end does not say. */
        readonly issuedOn: PlainDate;
        /** Its payer; empty where the back end does not say. */
        readonly issuerName: string;
        readonly contractNumber: string;
        /** Undefined where the back end does not say. */
        readonly isTransferable: boolean | undefined;
        /** Wages that it pays, for a user who may see the people; undefined for none. */
        readonly payroll: PayrollTerms | undefined;
      }
    | undefined;
  /** The financing that it requests or whose contract it signs; undefined for other applications. */
  readonly financed: FinancedTerms | undefined;
  /** Amounts that it has sent to other companies, with their outcomes; empty before it takes effect. */
  readonly sent: readonly SentAmount[];
}

/** The back end's checks of a form that is being filled in. */
export interface JudgedForm {
  readonly checks: readonly RuleCheck[];
  /** The user's company, with its full name. */
  readonly company: TradeParty;
  readonly parties: readonly TradeParty[];
  readonly steps: readonly TradeStep[];
  readonly limit:
    | {
        readonly total: Money;
        readonly used: Money;
        readonly reserved: Money;
        readonly validFrom: PlainDate;
        readonly validUntil: PlainDate;
      }
    | undefined;
  /** For each invoice, its unused amount and the part that the form uses. */
  readonly invoices: readonly { readonly left: Money; readonly share: Money }[];
}
