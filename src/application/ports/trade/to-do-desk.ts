import type { FinancingRow } from '../../../domain/trade/financing/financing.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { OwnPart, ToDo, ToDoCount } from '../../../domain/trade/shared/to-do.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import type { WaitingProposal } from '../../../domain/trade/shared/waiting-proposal.ts';

/** Rows of what waits for the reader, and of what waits for their role and they cannot decide. */
export type OwnToDo = Pick<
  ToDo<TradeApplicationRow, HeldInstrument, FinancingRow, WaitingProposal>,
  OwnPart | 'barred'
>;

/** What waits for the reader in the present role, over all products. */
export interface ToDoDesk {
  /** Whether the back end offers the business with instruments. */
  readonly isOffered: boolean;
  /** Throws `PortFault`. */
  rows(signal?: AbortSignal): Promise<OwnToDo>;
  /** Proposals of colleagues in one kind of instrument that wait for the reader. Throws `PortFault`. */
  proposals(kind: InstrumentKind, signal?: AbortSignal): Promise<readonly WaitingProposal[]>;
}

/** Numbers of the same. */
export interface ToDoCounts {
  readonly isOffered: boolean;
  /** Kinds of instruments in which nothing waits are left out. Throws `PortFault`. */
  counts(signal?: AbortSignal): Promise<readonly ToDoCount[]>;
}
