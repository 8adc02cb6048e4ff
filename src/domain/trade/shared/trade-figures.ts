import type { PlainDate } from '../../calendar/plain-date.ts';
import type { WorkingCalendar } from '../../calendar/working-days.ts';
import type { Money } from '../../money/money.ts';
import type { FinancingRow, FinancingStage } from '../financing/financing.ts';
import type { CollectionTerms } from './collection.ts';
import type { HeldInstrument } from './held-instrument.ts';
import type { IssueLimit } from './issue-rules.ts';
import type { OverduePayments, PaymentDay } from './payment-calendar.ts';
import type { DueMonth } from './maturity-ladder.ts';
import type { ReceiptDay } from './expected-receipts.ts';
import type { TradeApplicationRow } from './trade-application.ts';
import type { WaitingProposal } from './waiting-proposal.ts';

export interface CountedMoney {
  readonly count: number;
  readonly amount: Money;
}

/** To-do items of the user: counts, and the first rows. */
export interface ToDoFigures {
  readonly count: number;
  readonly toDecide: CountedMoney;
  readonly returned: CountedMoney;
  readonly toAccept: CountedMoney;
  readonly toFinance: CountedMoney;
  /** Number of colleagues' proposals to answer. */
  readonly toConfirm: number;
  /** Rows of each kind, at most `maxOverviewRows` in total. */
  readonly decisions: readonly TradeApplicationRow[];
  readonly returns: readonly TradeApplicationRow[];
  readonly arrivals: readonly HeldInstrument[];
  readonly financings: readonly FinancingRow[];
  readonly confirmations: readonly WaitingProposal[];
}

/** Maximum number of to-do rows in the overview of a product. */
export const maxOverviewRows = 8;

/** A payment day of a core enterprise. */
export interface DuePayment extends Pick<
  PaymentDay,
  'day' | 'about' | 'count' | 'amount' | 'beside' | 'namedFrom' | 'missing'
> {
  /** First and last due date paid on the day; undefined where the back end does not say. */
  readonly due: { readonly from: PlainDate; readonly to: PlainDate } | undefined;
  /** Undefined before the payees are named. */
  readonly payees: readonly { readonly companyName: string; readonly amount: Money }[] | undefined;
}

/** Latest balance of an account reported by a bank. */
export interface ReportedBalance {
  readonly amount: Money;
  readonly source: string;
  /** Time of the report, in milliseconds since the epoch. */
  readonly at: number;
  /** Payments for instruments since then. */
  readonly paidSince: Money;
}

/** Days after which a balance is shown as outdated. */
export const balanceDays = 7;

/** Payments of a core enterprise within a number of days, and the account that they are made from. */
export interface DuePayments {
  readonly days: readonly DuePayment[];
  /** Undefined for none. */
  readonly overdue: OverduePayments | undefined;
  readonly collection: CollectionTerms;
  /** Undefined for a company without a verified account. */
  readonly account:
    | {
        readonly bankName: string;
        readonly ending: string;
        /** Undefined before the bank's first report. */
        readonly balance: ReportedBalance | undefined;
      }
    | undefined;
}

/** A month with payment days. */
export interface CalendarMonth {
  /** Month as `YYYY-MM`. */
  readonly month: string;
  /** First payment day after the month; undefined for none, or where the back end does not say. */
  readonly next: PlainDate | undefined;
  /** Whether that day may still move, because its year's days off are not announced. */
  readonly isNextAbout?: boolean;
  /** Exceptions to the week from Monday to Friday in the month. */
  readonly calendar: WorkingCalendar;
}

/** Payment days of a core enterprise in a month. */
export interface PaymentMonth extends DuePayments, CalendarMonth {}

/** Days of a month on which a holder is to be paid. */
export interface ReceiptMonth extends CalendarMonth {
  readonly days: readonly ReceiptDay[];
  /** Held amounts that should have been paid before today; undefined for none. */
  readonly overdue: (CountedMoney & { readonly since: PlainDate }) | undefined;
}

/** Figures of a core enterprise as an issuer. */
export interface IssuerFigures {
  /** Undefined for a company without a limit. */
  readonly limit: IssueLimit | undefined;
  readonly issuedThisMonth: CountedMoney;
  readonly issuedThisYear: CountedMoney;
  /** Issued instruments that are not accepted yet. */
  readonly unaccepted: CountedMoney;
  /** Undefined where the back end does not say. */
  readonly payments: DuePayments | undefined;
}

/** Figures of a holder. */
export interface HolderFigures {
  /** Holdings in transit to the company. */
  readonly transit: CountedMoney;
  /** Nearest last day to accept one of them; empty for none. */
  readonly acceptBy: PlainDate;
  readonly held: CountedMoney;
  /** Held amounts payable before today; undefined where the back end does not say. */
  readonly overdue: CountedMoney | undefined;
  /** Part of them that is neither reserved, packaged nor frozen, and only waits for payment. */
  readonly awaitingPayment: Money;
  /** Parts of the held amount; together with `awaitingPayment` they add up to it, what is overdue in them included. */
  readonly available: Money;
  readonly reserved: Money;
  readonly packaged: Money;
  readonly frozen: Money;
}

/** Figures of a supplier's financings by stage. */
export interface FinancingFigures extends Readonly<Record<FinancingStage, CountedMoney>> {
  /** Last day that counts as due soon. */
  readonly dueUntil: PlainDate;
}

/** Overview of a product for one role. Months are of issued instruments for an issuer, and of holdings for a holder. */
export interface TradeFigures {
  readonly toDo: ToDoFigures;
  readonly issuer: IssuerFigures | undefined;
  readonly holder: HolderFigures | undefined;
  /** Undefined for an issuer, or where the back end offers no financings. */
  readonly financings: FinancingFigures | undefined;
  /** Amounts by month of their due date, the earliest first. */
  readonly months: readonly DueMonth[];
  /** Last changed applications, the newest first. */
  readonly recent: readonly TradeApplicationRow[];
}
