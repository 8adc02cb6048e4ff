import type { PackageTotals } from '../../../application/ports/evidence/package-list.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { SignedIn } from '../../../domain/identity/signed-in.ts';
import type { ListPlace } from '../shared/list-address.ts';
import { shelfName } from './saved-selection.ts';

export interface RememberedList {
  readonly rows: readonly EvidencePackage[];
  readonly totals: PackageTotals | undefined;
}

interface Kept {
  readonly at: string;
  /** This window's number of changes when the rows were requested. */
  readonly changes: number;
  readonly left: RememberedList;
}

/**
 * The rows of lists that were left, shown at once on a return until they are refreshed. After a change by this window,
 * or in a new session or role, nothing is shown.
 */
export class RememberedRows {
  readonly #kept = new WeakMap<SignedIn, Map<string, Kept>>();
  readonly #changes: () => number;

  /** @param changes counts this window's changes at the back end so far */
  constructor(changes: () => number) {
    this.#changes = changes;
  }

  get changes(): number {
    return this.#changes();
  }

  /**
   * Keeps the rows of the list that was left.
   * @param changes the number of changes when the rows were requested
   */
  keep(who: SignedIn, scope: ListScope, place: ListPlace, changes: number, left: RememberedList): void {
    const mine = this.#kept.get(who) ?? new Map<string, Kept>();
    this.#kept.set(who, mine);
    mine.set(shelfName(scope), { at: JSON.stringify(place), changes, left });
  }

  of(who: SignedIn, scope: ListScope, place: ListPlace): RememberedList | undefined {
    const kept = this.#kept.get(who)?.get(shelfName(scope));
    return kept?.at === JSON.stringify(place) && kept.changes === this.changes ? kept.left : undefined;
  }
}
