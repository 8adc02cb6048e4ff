import type { Money } from '../../../domain/money/money.ts';
import type { PickedPackages } from '../../../domain/evidence/shared/picked-packages.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { PackageFilter } from './package-list.ts';

/** Packages of a list, picked over all of its pages. */
export type Picked = PickedPackages<PackageFilter>;

/** Why packages cannot be handed in by whoever asks; `notLookedAt` where more wait than are looked at in one go. */
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
  /** Ids of the shown packages that are picked. */
  readonly shown: ReadonlySet<string>;
  readonly ready: readonly ReadyPackage[];
  readonly others: Readonly<Record<NotReadyReason, number>>;
}

/** Counts the picked packages and tells what can be done with them, however many pages they span. */
export interface PickedDesk {
  facts(scope: ListScope, picked: Picked, shown: readonly string[], signal?: AbortSignal): Promise<PickedFacts>;
}
