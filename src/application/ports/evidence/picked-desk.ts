import type { Money } from '../../../domain/money/money.ts';
import type { PickedPackages } from '../../../domain/evidence/shared/picked-packages.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { PackageFilter } from './package-list.ts';

/** Packages that the user selected in a list, across all its pages. */
export type Picked = PickedPackages<PackageFilter>;

/**
 * Why the caller cannot submit a selected package. `notLookedAt`: it is beyond the number of packages that are checked
 * at once.
 */
export const notReadyReasons = ['returned', 'incomplete', 'colleague', 'handedIn', 'ended', 'notLookedAt'] as const;
export type NotReadyReason = (typeof notReadyReasons)[number];

export interface ReadyPackage {
  readonly packageId: string;
  readonly payerName: string;
  readonly totalAmount: Money;
}

export interface PickedFacts {
  readonly count: number;
  readonly totalAmount: Money;
  /** Ids of the displayed packages that are selected. */
  readonly shown: ReadonlySet<string>;
  readonly ready: readonly ReadyPackage[];
  readonly others: Readonly<Record<NotReadyReason, number>>;
}

/** Counts the selected packages on all pages, and checks which of them can be submitted. */
export interface PickedDesk {
  facts(scope: ListScope, picked: Picked, shown: readonly string[], signal?: AbortSignal): Promise<PickedFacts>;
}
