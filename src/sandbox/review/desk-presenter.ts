import { makeAutoObservable } from 'mobx';

/** A document's place in the list, as far as moving to the next document needs it. */
export interface DeskPlace {
  readonly key: string;
  readonly unmarked: boolean;
  /** The number of problems to check. */
  readonly problems: number;
}

/** The next document without a mark after the current one, cyclically. Documents with problems come first. */
export function nextUnmarked(places: readonly DeskPlace[], from: string): DeskPlace | undefined {
  const at = places.findIndex(({ key }) => key === from);
  const behind = [...places.slice(at + 1), ...places.slice(0, Math.max(at, 0))].filter(({ unmarked }) => unmarked);
  return behind.find(({ problems }) => problems > 0) ?? behind[0];
}

/** Which document of a package is open. */
export class DeskPresenter {
  docDatumId = '';
  /** The document that was opened last; it may no longer exist. */
  chosenKey = '';

  constructor() {
    makeAutoObservable(this, { openIn: false, neighbourOf: false }, { autoBind: true });
  }

  /** A package was opened. Another package starts at its first document. */
  packageOpened(docDatumId: string): void {
    if (this.docDatumId === docDatumId) return;
    this.docDatumId = docDatumId;
    this.chosenKey = '';
  }

  opened(key: string): void {
    this.chosenKey = key;
  }

  /** The open document: the one that was chosen, otherwise the first without a mark, otherwise the first. */
  openIn(places: readonly DeskPlace[]): string | undefined {
    const wanted = places.find(({ key }) => key === this.chosenKey);
    return (wanted ?? places.find(({ unmarked }) => unmarked) ?? places[0])?.key;
  }

  /** The next or previous document; undefined after the last and before the first. */
  neighbourOf(places: readonly DeskPlace[], step: 1 | -1): string | undefined {
    const at = places.findIndex(({ key }) => key === this.openIn(places));
    return places[at + step]?.key;
  }
}
