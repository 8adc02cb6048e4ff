/** Where a text stands: from one letter up to, without, another, counted as strings count over all pieces of a page. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

/**
 * A page's text for searching: what is equal to whoever reads it is one, and spaces and line ends do not count, since a
 * line's end may part any word.
 */
export interface SearchableText {
  readonly folded: string;
  /** For each letter of the folded text where the one that it came from begins and ends. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/** Full and half width, ligatures and letters of either case are one. */
function foldedLetter(letter: string): string {
  return letter.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
}

/** @param pieces of a page's text, in the order in which they are laid over it */
export function searchable(pieces: readonly string[]): SearchableText {
  let folded = '';
  const [begins, ends]: [number[], number[]] = [[], []];
  let at = 0;
  for (const letter of pieces.join('')) {
    const plain = foldedLetter(letter);
    for (let unit = 0; unit < plain.length; unit += 1) {
      begins.push(at);
      ends.push(at + letter.length);
    }
    folded += plain;
    at += letter.length;
  }
  return { folded, begins, ends };
}

/** All places of a text, one after the other; none for one of nothing but spaces. */
export function placesOf(sought: string, { folded, begins, ends }: SearchableText): readonly TextPlace[] {
  const plain = [...sought].map((letter) => foldedLetter(letter)).join('');
  const places: TextPlace[] = [];
  if (plain === '') return places;
  for (let at = folded.indexOf(plain); at >= 0; at = folded.indexOf(plain, at + plain.length))
    places.push({ from: begins[at] ?? 0, to: ends[at + plain.length - 1] ?? 0 });
  return places;
}
