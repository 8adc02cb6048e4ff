import type { Picked } from '../../../application/ports/evidence/picked-desk.ts';
import type { SignedIn } from '../../../domain/identity/signed-in.ts';
import type { ListContent } from './list-look.ts';

interface Kept {
  /** The filter of the list when it was left. */
  readonly filterName: string;
  readonly picked: Picked;
}

type Place = Pick<ListContent, 'scope' | 'asked'>;

/** The name of a list among the remembered ones. */
export const shelfName = ({ book, side }: ListContent['scope']): string => `${book ?? '*'} ${side}`;
const filterName = ({ asked }: Place): string => JSON.stringify(asked);

/**
 * The selections of lists that were left, for a return to the same book and filter within a session. A new session or
 * another role begins without a selection.
 */
export class SavedSelection {
  readonly #kept = new WeakMap<SignedIn, Map<string, Kept>>();

  /** @param picked undefined for no selection */
  keep(who: SignedIn, place: Place, picked: Picked | undefined): void {
    const mine = this.#kept.get(who) ?? new Map<string, Kept>();
    this.#kept.set(who, mine);
    if (picked) mine.set(shelfName(place.scope), { filterName: filterName(place), picked });
    else mine.delete(shelfName(place.scope));
  }

  of(who: SignedIn, place: Place): Picked | undefined {
    const kept = this.#kept.get(who)?.get(shelfName(place.scope));
    return kept?.filterName === filterName(place) ? kept.picked : undefined;
  }
}
