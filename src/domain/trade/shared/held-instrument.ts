import type { PlainDate } from '../../calendar/plain-date.ts';
import type { OpenBook } from '../../evidence/shared/book-policies.ts';
import type { Money } from '../../money/money.ts';
import type { PayrollTerms } from '../payroll/payroll.ts';
import type { TradeAct } from './application-policy.ts';
import type { HoldingPlace } from './holding.ts';
import type { AllocationEvent } from './inner-allocation.ts';
import type { InstrumentKind } from './instrument.ts';
import type { InstrumentState, InstrumentSums } from './issued-instrument.ts';
import type { OfficerAct } from './officer-acts.ts';
import type { PostingEntry } from './posting.ts';
import type { TradeStep, TypedInvoice } from './trade-application.ts';
import type { TransitOutcome } from './transit-outcome.ts';

/** A day that may still move, because that year's days off have not been announced. */
export interface PaymentDay {
  readonly day: PlainDate;
  readonly about: boolean;
}

/** Why a holding cannot be passed on. */
export const transferBars = [
  'in-transit',
  'not-transferable',
  'closed',
  'packaged',
  'frozen',
  'nothing-available',
] as const;
export type TransferBar = (typeof transferBars)[number];

/** An amount that a court froze, by the number of its document. */
export interface HoldingFreeze {
  readonly amount: Money;
  readonly orderNumber: string;
  /** Last day on which it holds. */
  readonly until: PlainDate;
}

/** What officers of the platform have changed. Undefined act: one that is not known here. */
export interface OfficerLine {
  readonly act: OfficerAct | undefined;
  readonly amount: Money;
  readonly orderNumber: string;
  /** Last day of a freeze; empty for another act. */
  readonly until: PlainDate;
  /** Empty for a freeze that has ended by its day. */
  readonly reason: string;
  /** Companies between which an amount has moved; empty where none has. */
  readonly fromName: string;
  readonly toName: string;
  /** Entry that a correction has reversed; absent for another act, and for one that is not known here. */
  readonly corrected?: PostingEntry | undefined;
  readonly at: number;
}

/**
 * Standing of a holding from its due date on. `due`: it is paid after the days off. `today`: it is paid today.
 * `overdue`: its payment day has passed.
 */
export type DueStanding = 'due' | 'today' | 'overdue';

/** Standing of what is due on one day and paid on another; undefined before the due date. */
export function dueStanding(dueOn: PlainDate, payDay: PlainDate, today: PlainDate): DueStanding | undefined {
  if (payDay < today) return 'overdue';
  if (payDay === today) return 'today';
  return dueOn <= today ? 'due' : undefined;
}

/** The inner organisation that has a holding, and the number of the changes of its allocation. */
export interface HeldAllocation {
  /** Empty where no organisation has it. */
  readonly organisationId: string;
  readonly organisationName: string;
  readonly version: number;
}

/** A change of the allocation of a holding. Undefined event: one that is not known here. */
export interface AllocationLine {
  readonly event: AllocationEvent | undefined;
  readonly organisationName: string;
  readonly personName: string;
  readonly at: number;
}

/** A holding as its holder sees it. Undefined kind and place: codes that are not known here. */
export interface HeldInstrument {
  readonly holdingId: string;
  readonly instrumentId: string;
  readonly number: string;
  readonly kind: InstrumentKind | undefined;
  readonly place: HoldingPlace | undefined;
  readonly issuerName: string;
  readonly senderName: string;
  readonly amount: Money;
  /** Parts of what is held; of what is on its way, nothing. */
  readonly available: Money;
  readonly reserved: Money;
  /** Tied to an evidence package. */
  readonly packaged: Money;
  readonly frozen: Money;
  readonly freezes: readonly HoldingFreeze[];
  readonly dueOn: PlainDate;
  readonly paysOn: PaymentDay;
  /** Last day to accept it; empty for what is held. */
  readonly acceptBy: PlainDate;
  /** Whether it was accepted before, and a correction took that back, so that it must be accepted again. */
  readonly isAgain?: boolean;
  readonly openedAt: number;
  readonly isTransferable: boolean;
  /** Whether it is so near to its payment day, or past it, that nothing new is done with it. */
  readonly isClosed: boolean;
  /** Undefined where it can be passed on. */
  readonly transferBar: TransferBar | 'unknown' | undefined;
  readonly openApplications: readonly {
    readonly id: string;
    readonly number: string;
    readonly act: TradeAct | undefined;
    /** Colleagues who can approve it; absent where that was not asked. */
    readonly approvers?: readonly string[] | undefined;
  }[];
  /** The wages that it pays to people whom the reader may see; absent for none. */
  readonly payroll?: PayrollTerms | undefined;
  /** Absent for a company without inner organisations. */
  readonly allocation?: HeldAllocation | undefined;
  /** Book of its evidence; absent for what is in none. */
  readonly book?: OpenBook | undefined;
}

/** Amount of a holding that a funder could take: what an evidence package has as well. */
export const financeableOf = ({ available, packaged }: Pick<HeldInstrument, 'available' | 'packaged'>): Money => ({
  fen: available.fen + packaged.fen,
});

/** Whether something of a holding can be taken to a funder. */
export const isFinanceable = (holding: Pick<HeldInstrument, 'available' | 'packaged' | 'isClosed'>): boolean =>
  financeableOf(holding).fen > 0n && !holding.isClosed;

/** An application that asks already to undo something, and who has it. Undefined act: one that is not known here. */
export interface UndoWaiting {
  readonly applicationId: string;
  readonly number: string;
  readonly act: TradeAct | undefined;
  readonly waitsFor: TradeStep | undefined;
}

/** A part of an instrument, as far as the reader may see its chain of title. */
export interface ChainPart {
  readonly holdingId: string;
  readonly originId: string | undefined;
  readonly place: HoldingPlace | undefined;
  readonly companyName: string;
  readonly isOwn: boolean;
  /** Amount that ever came to it. */
  readonly received: Money;
  /** What is left of it; undefined where that is not the reader's to know. */
  readonly amount: Money | undefined;
  readonly at: number;
  /** Outcome of what was on its way; undefined for a holding that was never in transit. */
  readonly outcome: TransitOutcome | undefined;
  /** Acts by which the reader may ask to undo it. */
  readonly undoActs: readonly TradeAct[];
  /** Applications that ask to undo it already. */
  readonly undoWaiting: readonly UndoWaiting[];
}

/** A line of a company's ledger. */
export interface LedgerLine {
  readonly id: string;
  /** Undefined for an entry that is not known here. */
  readonly entry: PostingEntry | undefined;
  readonly instrumentId: string;
  readonly number: string;
  readonly counterpartyName: string;
  readonly direction: 'in' | 'out';
  readonly amount: Money;
  /** Balance of the company after it. */
  readonly balance: Money;
  readonly businessDay: PlainDate;
  readonly at: number;
  /** Whether it issues wages, as its issuer is told. */
  readonly isPayroll?: boolean;
}

/** An instrument as a document, with its chain of title and the reader's own ledger of it. */
export interface InstrumentDetail {
  readonly id: string;
  readonly number: string;
  readonly kind: InstrumentKind | undefined;
  /** Whether the reader's company issued it. */
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
  /** The wages that it pays to people whom the reader may see; undefined for none. */
  readonly payroll: PayrollTerms | undefined;
  readonly remark: string;
  readonly chain: readonly ChainPart[];
  readonly own: readonly HeldInstrument[];
  readonly postings: readonly LedgerLine[];
  /** Freezes in force that concern the reader. */
  readonly freezes: readonly HoldingFreeze[];
  /** What officers of the platform have changed, the newest first. */
  readonly orders: readonly OfficerLine[];
  /** Changes of the allocation of what the reader holds of it, the newest first. */
  readonly allocations: readonly AllocationLine[];
}

/** An instrument in the list of its issuer: where its amount is now. */
export interface IssuedInstrument extends InstrumentSums {
  readonly id: string;
  readonly number: string;
  readonly payeeName: string;
  readonly amount: Money;
  readonly issuedOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly payDay: PlainDate;
  /** Undefined for a state that is not known here. */
  readonly state: InstrumentState | undefined;
  /** What is on its way from the issuer, which may still be recalled; undefined for nothing. */
  readonly transitHoldingId: string | undefined;
  /** Its recall that waits already; undefined for none. */
  readonly recallWaiting: UndoWaiting | undefined;
}
