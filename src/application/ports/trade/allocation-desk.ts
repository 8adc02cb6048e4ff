import type { AllocationBar } from '../../../domain/trade/shared/inner-allocation.ts';
import type { CountedAmount } from './holding-book.ts';

/** An inner organisation that may have a part of what the company holds. */
export interface AllocatedOrganisation {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Number of the organisations above it; 0 for one right below the company. */
  readonly depth: number;
  readonly isActive: boolean;
  /** What it has itself, without what those below it have. */
  readonly held: CountedAmount;
}

export interface AllocationBook {
  /** Those that the reader sees, in the order of their tree; empty where the reader is shown no allocation. */
  readonly organisations: readonly AllocatedOrganisation[];
  /** Whether the reader may allocate and hand back. */
  readonly mayAllocate: boolean;
}

/** A holding as it was read: its id and the number of the changes of its allocation. */
export interface ReadAllocation {
  readonly holdingId: string;
  readonly version: number;
}

/** `gone`: the holding or the organisation is not found any more. */
export type AllocationOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly because: AllocationBar | 'gone' };

/** Allocation of holdings to inner organisations (checklist C-051 to C-054, F-246). Throws `PortFault`. */
export interface AllocationDesk {
  book(signal?: AbortSignal): Promise<AllocationBook>;
  allocate(holding: ReadAllocation, organisationId: string): Promise<AllocationOutcome>;
  /** Hands a holding that an organisation has back to the company. */
  handBack(holding: ReadAllocation): Promise<AllocationOutcome>;
}
