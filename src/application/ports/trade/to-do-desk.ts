import type { FinancingRow } from '../../../domain/trade/financing/financing.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { OwnPart, ToDo, ToDoCount } from '../../../domain/trade/shared/to-do.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import type { WaitingProposal } from '../../../domain/trade/shared/waiting-proposal.ts';

/** Rows that wait for the user, and rows that wait for the user's role but that the user may not decide. */
export type OwnToDo = Pick<
  ToDo<TradeApplicationRow, HeldInstrument, FinancingRow, WaitingProposal>,
  OwnPart | 'barred'
>;

/** To-do items of the user in the current role, over all products. */
export interface ToDoDesk {
  /** Whether the back end offers the trade with instruments. */
  readonly isOffered: boolean;
  /** Throws `PortFault`. */
  rows(signal?: AbortSignal): Promise<OwnToDo>;
  /** Proposals of colleagues about one kind of instrument that wait for the user. Throws `PortFault`. */
  proposals(kind: InstrumentKind, signal?: AbortSignal): Promise<readonly WaitingProposal[]>;
}

/** Counts of the to-do items. */
export interface ToDoCounts {
  readonly isOffered: boolean;
  /** Kinds of instruments without items are left out. Throws `PortFault`. */
  counts(signal?: AbortSignal): Promise<readonly ToDoCount[]>;
}
