import type { PlainDate } from '../../calendar/plain-date.ts';
import type { OpenBook } from '../../evidence/shared/book-policies.ts';
import type { Money } from '../../money/money.ts';
import type { PayrollTerms } from '../payroll/payroll.ts';
import type { TradeAct } from './application-policy.ts';
import type { HoldingPlace } from './holding.ts';
import type { AllocationEvent } from './inner-allocation.ts';
import type { InstrumentKind } from './instrument.ts';
import type { InstrumentState, IssuedSums } from './issued-instrument.ts';
import type { OfficerAct } from './officer-acts.ts';
import type { PostingEntry } from './posting.ts';
import type { TradeStep, TypedInvoice } from './trade-application.ts';
import type { TransitOutcome } from './transit-outcome.ts';

/** A payment day. `about`: it may still change, because that year's days off are not announced. */
export interface PaymentDay {
  readonly day: PlainDate;
  readonly about: boolean;
}

/** Why a holding cannot be transferred. */
export const transferBars = [
  'in-transit',
  'not-transferable',
  'closed',
  'packaged',
  'frozen',
  'nothing-available',
] as const;
export type TransferBar = (typeof transferBars)[number];

/** An amount frozen by a court, with the number of the court's document. */
export interface HoldingFreeze {
  readonly amount: Money;
  readonly orderNumber: string;
  /** Last day of the freeze. */
  readonly until: PlainDate;
}

/** A change by officers of the platform. `act` is undefined for an act that this portal does not know. */
export interface OfficerLine {
  readonly act: OfficerAct | undefined;
  readonly amount: Money;
  readonly orderNumber: string;
  /** Last day of a freeze; empty for other acts. */
  readonly until: PlainDate;
  /** Empty for a freeze that expired. */
  readonly reason: string;
  /** Companies between which an amount was moved; empty for none. */
  readonly fromName: string;
  readonly toName: string;
  /** Entry that a correction has reversed; absent for other acts, and for an entry that this portal does not know. */
  readonly corrected?: PostingEntry | undefined;
  readonly at: number;
}

/**
 * Payment status of a holding from its due date on. `due`: payment follows after the days off. `today`: payment is
 * today. `overdue`: the payment day has passed.
 */
export type DueStatus = 'due' | 'today' | 'overdue';

/** Payment status for a due date and a payment day; undefined before the due date. */
export function dueStatus(dueOn: PlainDate, payDay: PlainDate, today: PlainDate): DueStatus | undefined {
  if (payDay < today) return 'overdue';
  if (payDay === today) return 'today';
  return dueOn <= today ? 'due' : undefined;
}

/** Inner organisation that has a holding. `version`: number of changes of its allocation. */
export interface HeldAllocation {
  /** Empty for none. */
  readonly organisationId: string;
  readonly organisationName: string;
  readonly version: number;
}

/** A change of the allocation of a holding. `event` is undefined for an event that this portal does not know. */
export interface AllocationLine {
  readonly event: AllocationEvent | undefined;
  readonly organisationName: string;
  readonly personName: string;
  readonly at: number;
}

/** A holding as its holder sees it. Kind and place are undefined for codes that this portal does not know. */
export interface HeldInstrument {
  readonly holdingId: string;
  readonly instrumentId: string;
  readonly number: string;
  readonly kind: InstrumentKind | undefined;
  readonly place: HoldingPlace | undefined;
  readonly issuerName: string;
  readonly senderName: string;
  readonly amount: Money;
  /** Parts of the held amount; zero for a holding in transit. */
  readonly available: Money;
  readonly reserved: Money;
  /** Tied to an evidence package. */
  readonly packaged: Money;
  readonly frozen: Money;
  readonly freezes: readonly HoldingFreeze[];
  readonly dueOn: PlainDate;
  readonly paysOn: PaymentDay;
  /** Last day to accept it; empty unless in transit. */
  readonly acceptBy: PlainDate;
  /** Whether a correction has reversed an earlier acceptance, so that it must be accepted again. */
  readonly isAgain?: boolean;
  readonly openedAt: number;
  readonly isTransferable: boolean;
  /** Whether it is closed for new business, because its payment day is near or past. */
  readonly isClosed: boolean;
  /** Why it cannot be transferred; undefined where it can. */
  readonly transferBar: TransferBar | 'unknown' | undefined;
  readonly openApplications: readonly {
    readonly id: string;
    readonly number: string;
    readonly act: TradeAct | undefined;
    /** Names of colleagues who can approve it; absent where the back end was not asked for them. */
    readonly approvers?: readonly string[] | undefined;
  }[];
  /** Wages that it pays, for a user who may see the people; absent for none. */
  readonly payroll?: PayrollTerms | undefined;
  /** Absent for a company without inner organisations. */
  readonly allocation?: HeldAllocation | undefined;
  /** Book of its evidence package; absent for none. */
  readonly book?: OpenBook | undefined;
}

/** Amount of a holding that can be financed, including amounts in an evidence package. */
export const financeableOf = ({ available, packaged }: Pick<HeldInstrument, 'available' | 'packaged'>): Money => ({
  fen: available.fen + packaged.fen,
});

/** Whether a holding has an amount that can be financed. */
export const isFinanceable = (holding: Pick<HeldInstrument, 'available' | 'packaged' | 'isClosed'>): boolean =>
  financeableOf(holding).fen > 0n && !holding.isClosed;

/**
 * An open application to undo something, and its current owner. `act` is undefined for an act that this portal does not
 * know.
 */
export interface UndoWaiting {
  readonly applicationId: string;
  readonly number: string;
  readonly act: TradeAct | undefined;
  readonly waitsFor: TradeStep | undefined;
}

/** A part of an instrument in the chain of title, as far as the user may see it. */
export interface ChainPart {
  readonly holdingId: string;
  readonly originId: string | undefined;
  readonly place: HoldingPlace | undefined;
  readonly companyName: string;
  readonly isOwn: boolean;
  /** Total of all amounts that it has received. */
  readonly received: Money;
  /** Remaining amount; undefined where the user may not know it. */
  readonly amount: Money | undefined;
  readonly at: number;
  /** Outcome of the transit; undefined for a holding that was never in transit. */
  readonly outcome: TransitOutcome | undefined;
  /** Acts with which the user may undo it. */
  readonly undoActs: readonly TradeAct[];
  /** Open applications to undo it. */
  readonly undoWaiting: readonly UndoWaiting[];
}

/** A line of a company's ledger. */
export interface LedgerLine {
  readonly id: string;
  /** Undefined for an entry that this portal does not know. */
  readonly entry: PostingEntry | undefined;
  readonly instrumentId: string;
  readonly number: string;
  readonly counterpartyName: string;
  readonly direction: 'in' | 'out';
  readonly amount: Money;
  /** The company's balance after the posting. */
  readonly balance: Money;
  readonly businessDay: PlainDate;
  readonly at: number;
  /** Whether it issues wages, as reported to its issuer. */
  readonly isPayroll?: boolean;
}

/** An instrument with its chain of title and the user's ledger entries. */
export interface InstrumentDetail {
  readonly id: string;
  readonly number: string;
  readonly kind: InstrumentKind | undefined;
  /** Whether the user's company issued it. */
  readonly isIssuer: boolean;
  readonly issuerName: string;
  readonly payeeName: string;
  readonly amount: Money;
  readonly issuedOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly paysOn: PaymentDay;
  readonly contractNumber: string;
  readonly invoices: readonly TypedInvoice[];
  readonly isTransferable: boolean;
  /** Wages that it pays, for a user who may see the people; undefined for none. */
  readonly payroll: PayrollTerms | undefined;
  readonly remark: string;
  readonly chain: readonly ChainPart[];
  readonly own: readonly HeldInstrument[];
  readonly postings: readonly LedgerLine[];
  /** Freezes in force that concern the user. */
  readonly freezes: readonly HoldingFreeze[];
  /** Changes by officers of the platform, the newest first. */
  readonly orders: readonly OfficerLine[];
  /** Changes of the allocation of the user's holdings, the newest first. */
  readonly allocations: readonly AllocationLine[];
}

/** An instrument in its issuer's list, with the distribution of its amount. */
export interface IssuedInstrument extends IssuedSums {
  readonly id: string;
  readonly number: string;
  readonly payeeName: string;
  readonly amount: Money;
  readonly issuedOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly payDay: PlainDate;
  /** Undefined for a state that this portal does not know. */
  readonly state: InstrumentState | undefined;
  /** Holding in transit from the issuer, which can still be recalled; undefined for none. */
  readonly transitHoldingId: string | undefined;
  /** Open application to recall it; undefined for none. */
  readonly recallWaiting: UndoWaiting | undefined;
}
