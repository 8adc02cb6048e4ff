import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';
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

/** A step of an application, with the names of the reader's colleagues who can do it. */
export interface TradeStep {
  /** Undefined for a role that is not known here. */
  readonly role: StepRole | undefined;
  /** Whether it is the reader's company's step. */
  readonly isOwn: boolean;
  readonly names: readonly string[];
  /** Whether its approval is signed with a certificate. */
  readonly isSigned: boolean;
}

/**
 * Later outcome of an effective application. `returned`: all that it sent came back; `part-returned`: a part.
 * `financing-ended`: its financing was rejected, was cancelled, or has lapsed.
 */
export const laterOutcomes = ['returned', 'part-returned', 'financing-ended'] as const;
export type LaterOutcome = (typeof laterOutcomes)[number];

/** An application in a list. Undefined act and state: codes that are not known here. Instants in milliseconds. */
export interface TradeApplicationRow {
  readonly id: string;
  readonly number: string;
  readonly act: TradeAct | undefined;
  readonly kind: InstrumentKind | undefined;
  readonly companyId: string;
  readonly companyName: string;
  /** Empty for none or several. */
  readonly counterpartyName: string;
  /** Number of the instrument that an act of the platform's officers is about; absent where that was not asked. */
  readonly instrumentNumber?: string | undefined;
  readonly amount: Money;
  readonly dueOn: PlainDate;
  readonly state: TradeState | undefined;
  readonly makerName: string;
  readonly isMine: boolean;
  readonly version: number;
  readonly createdAt: number;
  readonly stateSince: number;
  /** Absent where it still has its effect, and where that was not asked. */
  readonly later?: LaterOutcome | undefined;
  readonly submittedAt: number | undefined;
  /** Last day of its state; empty for none. */
  readonly endsOn: PlainDate;
  /** The waiting step; undefined where none waits. */
  readonly waitsFor: TradeStep | undefined;
  /** Why the reader cannot decide it; undefined where they can. */
  readonly decisionBar: DecisionRefusal | 'unknown' | undefined;
  /** Why it is approved by itself; undefined where it may be approved together with others. */
  readonly bulkBar: BulkBar | 'unknown' | undefined;
}

/** An event in the history of an application. */
export interface TradeHistoryEvent {
  readonly event: string;
  readonly at: number;
  readonly step: number | undefined;
  /** Empty for the clock, and for people of another company. */
  readonly personName: string;
  readonly companyName: string;
  /** Reason code; empty for none. */
  readonly reason: string;
  readonly words: string;
  /** Maker for whom a colleague took it back; empty for every other event. */
  readonly forName: string;
  /** Last six characters of the serial of the certificate that signed it; empty where it was not signed. */
  readonly certificateEnding: string;
}

/** Events by which what was approved before them comes to nothing. */
const undoing = ['returned', 'rejected', 'withdrawn', 'lapsed', 'refused-by-rule'];

/** Whether an approval in a history had no effect, because the application ended or went back afterwards. */
export function isWithoutEffect(events: readonly Pick<TradeHistoryEvent, 'event'>[], index: number): boolean {
  return events[index]?.event === 'approved' && events.slice(index + 1).some(({ event }) => undoing.includes(event));
}

/** An invoice as it was typed into a form. */
export interface TypedInvoice {
  readonly code: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly total: string;
}

/** A form as it was typed. Amounts and days are texts, so that a draft keeps what its maker typed. */
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
  /** Holdings that are to be financed, with the part of each. */
  readonly holdings: readonly { readonly holdingId: string; readonly amount: string }[];
  /** Programme whose offer was chosen, and the account to be paid to. */
  readonly programmeId: string;
  readonly accountId: string;
  /** The offer as it was at the submission; the back end alone writes it. */
  readonly offer?: KeptOffer | undefined;
  /** Financing whose contract is to be signed. */
  readonly financingId: string;
  /** Payment that the bank confirmed. */
  readonly paymentId: string;
  /** What officers of the platform decided. */
  readonly orderId: string;
  /** Project and month (`YYYY-MM`) whose wages are paid, and the list of the people. */
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
 * A form with the content of another one. Invoices and people are left out, because they are used, and so are the month
 * of wages, a day that has passed and the reason of an exception.
 */
export function copyTradeForm(form: TypedTradeForm, today: PlainDate): TypedTradeForm {
  const dueOn = form.dueOn > today ? form.dueOn : '';
  return { ...form, dueOn, invoices: [], period: '', payrollId: '', exceptionReason: '', exceptionText: '' };
}

/** What a financing takes, on which terms, and at which cost as it is now. */
export interface FinancedTerms {
  /** Parts of instruments that are financed, each with its number and contract; the latter is empty for none. */
  readonly lines: readonly { readonly number: string; readonly contractNumber: string; readonly amount: Money }[];
  readonly offer: KeptOffer;
  readonly figures: KeptCost;
  /** Account to be paid to; empty where it is not known any more. */
  readonly bankName: string;
  readonly accountEnding: string;
  /** Empty before the financing has begun, and before its contract is drawn up. */
  readonly financingId: string;
  readonly contractNumber: string;
  /** Undefined before the financing has begun, and for a state that is not known here. */
  readonly state: FinancingState | undefined;
}

/** An application with everything that its page shows. */
export interface TradeApplication extends TradeApplicationRow {
  readonly form: TypedTradeForm;
  /** Companies that its form names. */
  readonly parties: readonly TradeParty[];
  readonly steps: readonly TradeStep[];
  readonly stepIndex: number;
  readonly events: readonly TradeHistoryEvent[];
  /** Rules as they are judged now, and as they were at the last submission. */
  readonly checks: readonly RuleCheck[];
  readonly submittedChecks: readonly RuleCheck[];
  readonly mayEdit: boolean;
  readonly mayWithdraw: boolean;
  readonly instrument:
    | {
        readonly id: string;
        readonly number: string;
        readonly dueOn: PlainDate;
        /** Day in Shanghai on which it took effect; empty where a back end does not say it. */
        readonly issuedOn: PlainDate;
        /** Its payer; empty where a back end does not say it. */
        readonly issuerName: string;
        readonly contractNumber: string;
        /** Undefined where a back end does not say it. */
        readonly isTransferable: boolean | undefined;
        /** The wages that it pays to people whom the reader may see; undefined for none. */
        readonly payroll: PayrollTerms | undefined;
      }
    | undefined;
  /** What it finances, or whose contract it signs; undefined for another application. */
  readonly financed: FinancedTerms | undefined;
  /** Amounts that it has sent to other companies, with their outcomes; empty before it is effective. */
  readonly sent: readonly SentAmount[];
}

/** What a back end says of a form that is being filled in. */
export interface JudgedForm {
  readonly checks: readonly RuleCheck[];
  /** The company that asks, with its full name. */
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
  /** For each invoice what is left of it, and what of it is taken. */
  readonly invoices: readonly { readonly left: Money; readonly share: Money }[];
}
