/** A match, from one letter up to another one (exclusive), counted as strings count over all pieces of a page. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

/**
 * A page's text for searching. Equivalent letters are equal, and spaces and line ends are ignored, because a line may
 * end within a word.
 */
export interface SearchableText {
  readonly folded: string;
  /** For each letter of the folded text, the begin and end of the original one. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/** Folds full and half width, ligatures, and upper and lower case. */
function foldLetter(letter: string): string {
  return letter.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
}

/** @param pieces the pieces of a page's text, in the order in which they are laid over it */
export function toSearchable(pieces: readonly string[]): SearchableText {
  let folded = '';
  const [begins, ends]: [number[], number[]] = [[], []];
  let at = 0;
  for (const letter of pieces.join('')) {
    const plain = foldLetter(letter);
    for (let unit = 0; unit < plain.length; unit += 1) {
      begins.push(at);
      ends.push(at + letter.length);
    }
    folded += plain;
    at += letter.length;
  }
  return { folded, begins, ends };
}

/** All matches of a text, without overlaps; none for a text of spaces. */
export function placesOf(query: string, { folded, begins, ends }: SearchableText): readonly TextPlace[] {
  const plain = [...query].map((letter) => foldLetter(letter)).join('');
  const places: TextPlace[] = [];
  if (plain === '') return places;
  for (let at = folded.indexOf(plain); at >= 0; at = folded.indexOf(plain, at + plain.length))
    places.push({ from: begins[at] ?? 0, to: ends[at + plain.length - 1] ?? 0 });
  return places;
}
