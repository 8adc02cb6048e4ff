import type { PackageTotals } from '../../../application/ports/evidence/package-list.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { SignedIn } from '../../../domain/identity/signed-in.ts';
import type { ListPlace } from '../shared/list-address.ts';
import { shelfName } from './kept-picks.ts';

export interface Left {
  readonly rows: readonly EvidencePackage[];
  readonly totals: PackageTotals | undefined;
}

interface Kept {
  readonly at: string;
  /** How much this window had changed when the rows were asked for. */
  readonly changes: number;
  readonly left: Left;
}

/**
 * What stood in lists that were left, to be seen at once by who comes back to one as it was, until it has been asked
 * for anew. Whatever this window changed meanwhile, whoever signs in anew or takes another role, begins with nothing.
 */
export class LeftRows {
  readonly #kept = new WeakMap<SignedIn, Map<string, Kept>>();
  readonly #changes: () => number;

  /** `changes` counts what this window has changed at the back end so far. */
  constructor(changes: () => number) {
    this.#changes = changes;
  }

  get changes(): number {
    return this.#changes();
  }

  /** Keeps the rows that were left last in each list; `changes` is the count of changes when they were requested. */
  keep(who: SignedIn, scope: ListScope, place: ListPlace, changes: number, left: Left): void {
    const mine = this.#kept.get(who) ?? new Map<string, Kept>();
    this.#kept.set(who, mine);
    mine.set(shelfName(scope), { at: JSON.stringify(place), changes, left });
  }

  of(who: SignedIn, scope: ListScope, place: ListPlace): Left | undefined {
    const kept = this.#kept.get(who)?.get(shelfName(scope));
    return kept?.at === JSON.stringify(place) && kept.changes === this.changes ? kept.left : undefined;
  }
}
