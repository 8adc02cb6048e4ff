import type { Picked } from '../../../application/ports/evidence/picked-desk.ts';
import type { SignedIn } from '../../../domain/identity/signed-in.ts';
import type { ListLook } from './list-look.ts';

interface Kept {
  /** The filter under which the list was left. */
  readonly under: string;
  readonly picked: Picked;
}

type Place = Pick<ListLook, 'scope' | 'asked'>;

/** One list among those that somebody leaves and comes back to. */
export const shelfName = ({ book, side }: ListLook['scope']): string => `${book ?? '*'} ${side}`;
const filterName = ({ asked }: Place): string => JSON.stringify(asked);

/**
 * What was picked of lists that were left, for who comes back to one as it was: the same book, the same filter, the
 * same session. Whoever signs in anew, or in another role, begins with nothing.
 */
export class KeptPicks {
  readonly #kept = new WeakMap<SignedIn, Map<string, Kept>>();

  /** `picked` undefined for nothing. */
  keep(who: SignedIn, place: Place, picked: Picked | undefined): void {
    const mine = this.#kept.get(who) ?? new Map<string, Kept>();
    this.#kept.set(who, mine);
    if (picked) mine.set(shelfName(place.scope), { under: filterName(place), picked });
    else mine.delete(shelfName(place.scope));
  }

  of(who: SignedIn, place: Place): Picked | undefined {
    const kept = this.#kept.get(who)?.get(shelfName(place.scope));
    return kept?.under === filterName(place) ? kept.picked : undefined;
  }
}
