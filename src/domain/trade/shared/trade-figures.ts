import type { PlainDate } from '../../calendar/plain-date.ts';
import type { WorkingCalendar } from '../../calendar/working-days.ts';
import type { Money } from '../../money/money.ts';
import type { FinancingRow, FinancingStage } from '../financing/financing.ts';
import type { CollectionTerms } from './collection.ts';
import type { HeldInstrument } from './held-instrument.ts';
import type { IssueLimit } from './issue-rules.ts';
import type { OverduePayments, PaymentDay } from './payment-calendar.ts';
import type { DueMonth } from './maturity-ladder.ts';
import type { TradeApplicationRow } from './trade-application.ts';
import type { WaitingProposal } from './waiting-proposal.ts';

export interface CountedMoney {
  readonly count: number;
  readonly amount: Money;
}

/** What waits for the reader: all of it in figures, and the first of it in rows. */
export interface ToDoFigures {
  readonly count: number;
  readonly toDecide: CountedMoney;
  readonly returned: CountedMoney;
  readonly toAccept: CountedMoney;
  readonly toFinance: CountedMoney;
  /** Number of proposals of colleagues to answer. */
  readonly toConfirm: number;
  /** Rows of each, at most `mostRowsOfToDo` together. */
  readonly decisions: readonly TradeApplicationRow[];
  readonly returns: readonly TradeApplicationRow[];
  readonly arrivals: readonly HeldInstrument[];
  readonly financings: readonly FinancingRow[];
  readonly confirmations: readonly WaitingProposal[];
}

/** Number of rows of what waits that the overview of a product shows. */
export const mostRowsOfToDo = 8;

/** A day on which a core enterprise pays. */
export interface DuePayment extends Pick<
  PaymentDay,
  'day' | 'about' | 'count' | 'amount' | 'beside' | 'namedFrom' | 'missing'
> {
  /** First and last due date that are paid on the day; undefined where the back end does not say. */
  readonly due: { readonly from: PlainDate; readonly to: PlainDate } | undefined;
  /** Undefined before they are named. */
  readonly payees: readonly { readonly companyName: string; readonly amount: Money }[] | undefined;
}

/** What a bank last said of an account. */
export interface ToldBalance {
  readonly amount: Money;
  readonly source: string;
  /** When it said so, in milliseconds. */
  readonly at: number;
  /** What was paid for instruments since then. */
  readonly paidSince: Money;
}

/** Days after which a balance is marked as old. */
export const balanceDays = 7;

/** What a core enterprise pays within some days, and from which account. */
export interface DuePayments {
  readonly days: readonly DuePayment[];
  /** Undefined where nothing is overdue. */
  readonly overdue: OverduePayments | undefined;
  readonly collection: CollectionTerms;
  /** Undefined for a company without a verified account. */
  readonly account:
    | {
        readonly bankName: string;
        readonly ending: string;
        /** Undefined before the bank has said any. */
        readonly balance: ToldBalance | undefined;
      }
    | undefined;
}

/** The days of a month on which a core enterprise pays. */
export interface PaymentMonth extends DuePayments {
  /** Month as `YYYY-MM`. */
  readonly month: string;
  /** The first payment day after the month; undefined for none, and where the back end does not say. */
  readonly next: PlainDate | undefined;
  /** Whether that day may still move, because its year's days off are not announced. */
  readonly isNextAbout?: boolean;
  /** Exceptions to Monday-to-Friday of the month. */
  readonly calendar: WorkingCalendar;
}

/** What a core enterprise owes. */
export interface IssuerFigures {
  /** Undefined for a company without a limit. */
  readonly limit: IssueLimit | undefined;
  readonly issuedThisMonth: CountedMoney;
  readonly issuedThisYear: CountedMoney;
  /** What was issued and is not accepted. */
  readonly unaccepted: CountedMoney;
  /** Undefined where the back end does not say. */
  readonly payments: DuePayments | undefined;
}

/** What a holder has. */
export interface HolderFigures {
  /** What was sent to the company. */
  readonly transit: CountedMoney;
  /** The nearest last day to accept of it; empty where nothing was sent. */
  readonly acceptBy: PlainDate;
  readonly held: CountedMoney;
  /** What is held and was to be paid before today; undefined where the back end does not say. */
  readonly overdue: CountedMoney | undefined;
  /** What of it is neither reserved nor packaged nor frozen; it only waits to be paid. */
  readonly awaitingPayment: Money;
  /** Parts of what is held, which add up to it with what awaits its payment. */
  readonly available: Money;
  readonly reserved: Money;
  readonly packaged: Money;
  readonly frozen: Money;
}

/** What becomes of a supplier's financings. */
export interface FinancingFigures extends Readonly<Record<FinancingStage, CountedMoney>> {
  /** Last day of those that are due soon. */
  readonly dueUntil: PlainDate;
}

/** The overview of a product for one role. Months count instruments for the issuer, and holdings for the holder. */
export interface TradeFigures {
  readonly toDo: ToDoFigures;
  readonly issuer: IssuerFigures | undefined;
  readonly holder: HolderFigures | undefined;
  /** Undefined for an issuer, and where the back end has no financings. */
  readonly financings: FinancingFigures | undefined;
  /** What falls due, by month, the earliest first. */
  readonly months: readonly DueMonth[];
  /** The applications that changed last, the newest first. */
  readonly recent: readonly TradeApplicationRow[];
}
