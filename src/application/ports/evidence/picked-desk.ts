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
  readonly docDatumId: string;
  readonly payerName: string;
  readonly totalAmount: Money;
}

export interface PickedFacts {
  readonly count: number;
  readonly totalAmount: Money;
  /** Of the packages that were shown, those that are picked. */
  readonly shown: ReadonlySet<string>;
  readonly ready: readonly ReadyPackage[];
  readonly others: Readonly<Record<NotReadyReason, number>>;
}

/** Tells how much is picked and what can be done with it, however many pages it lies on. */
export interface PickedDesk {
  facts(scope: ListScope, picked: Picked, shown: readonly string[], signal?: AbortSignal): Promise<PickedFacts>;
}
