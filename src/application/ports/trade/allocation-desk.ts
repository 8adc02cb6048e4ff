import type { AllocationBar } from '../../../domain/trade/shared/inner-allocation.ts';
import type { CountedAmount } from './holding-book.ts';

/** An inner organisation to which holdings of the company can be allocated. */
export interface AllocatedOrganisation {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Number of organisations above it; 0 for one right below the company. */
  readonly depth: number;
  readonly isActive: boolean;
  /** Its own holdings, without those of the organisations below it. */
  readonly held: CountedAmount;
}

export interface AllocationBook {
  /** Organisations that the user may see, in tree order; empty for a user without access to allocations. */
  readonly organisations: readonly AllocatedOrganisation[];
  /** Whether the user may allocate holdings and hand them back. */
  readonly mayAllocate: boolean;
}

/** A holding as it was read. `version` is the number of changes of its allocation. */
export interface ReadAllocation {
  readonly holdingId: string;
  readonly version: number;
}

/** `gone`: the holding or the organisation no longer exists. */
export type AllocationOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly because: AllocationBar | 'gone' };

/** Allocation of holdings to inner organisations (checklist C-051 to C-054, F-246). Throws `PortFault`. */
export interface AllocationDesk {
  book(signal?: AbortSignal): Promise<AllocationBook>;
  allocate(holding: ReadAllocation, organisationId: string): Promise<AllocationOutcome>;
  /** Returns an allocated holding from its organisation to the company. */
  handBack(holding: ReadAllocation): Promise<AllocationOutcome>;
}
