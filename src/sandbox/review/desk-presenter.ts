import { makeAutoObservable } from 'mobx';

/** A document on the desk, as far as going from one to the next is concerned. */
export interface DeskPlace {
  readonly key: string;
  readonly unmarked: boolean;
  /** How much of it is to be looked at. */
  readonly problems: number;
}

/**
 * The next one behind where one is that still has no mark, from the beginning again after the last; of those with
 * something to look at first.
 */
export function nextToLookAt(places: readonly DeskPlace[], from: string): DeskPlace | undefined {
  const at = places.findIndex(({ key }) => key === from);
  const behind = [...places.slice(at + 1), ...places.slice(0, Math.max(at, 0))].filter(({ unmarked }) => unmarked);
  return behind.find(({ problems }) => problems > 0) ?? behind[0];
}

/** Which document of a package lies on the desk. */
export class DeskPresenter {
  docDatumId = '';
  /** What was opened last; it may be gone meanwhile. */
  wantedKey = '';

  constructor() {
    makeAutoObservable(this, { openIn: false, neighbourOf: false }, { autoBind: true });
  }

  /** A package lies on the desk; another one begins at its first document. */
  began(docDatumId: string): void {
    if (this.docDatumId === docDatumId) return;
    this.docDatumId = docDatumId;
    this.wantedKey = '';
  }

  opened(key: string): void {
    this.wantedKey = key;
  }

  /** What lies on the desk: what was opened, or else the first without a mark, or the first of all. */
  openIn(places: readonly DeskPlace[]): string | undefined {
    const wanted = places.find(({ key }) => key === this.wantedKey);
    return (wanted ?? places.find(({ unmarked }) => unmarked) ?? places[0])?.key;
  }

  /** The document one step on, or back; none behind the last and before the first. */
  neighbourOf(places: readonly DeskPlace[], step: 1 | -1): string | undefined {
    const at = places.findIndex(({ key }) => key === this.openIn(places));
    return places[at + step]?.key;
  }
}
