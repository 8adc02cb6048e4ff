/** Maximum length of a query, in characters. */
export const maxQueryCharacters = 60;
/** Minimum length of a query. */
const minQueryCharacters = 2;

/** Normalises a query: half-width letters and digits, single blanks, at most 60 characters. */
export function normaliseQuery(typed: string): string {
  return [...typed.normalize('NFKC').replace(/\s+/gu, ' ').trim()].slice(0, maxQueryCharacters).join('').trim();
}

/** Whether a query is long enough for a search of records: two characters. */
export function isSearchable(asked: string): boolean {
  return [...asked].length >= minQueryCharacters;
}

/**
 * Rank of a name for a query, the lowest the best: the name begins with it, a word begins with it, or the name contains
 * all words of it. Undefined for no match. An empty query matches all names.
 */
export function matchRank(name: string, asked: string): number | undefined {
  const [plain, wanted] = [name.normalize('NFKC').toLowerCase(), asked.toLowerCase()];
  if (plain.startsWith(wanted)) return 0;
  if (plain.includes(` ${wanted}`)) return 1;
  return wanted.split(' ').every((word) => plain.includes(word)) ? 2 : undefined;
}

/** The matches of a query, the best first; equal ranks keep their order. */
export function bestMatches<Named extends { readonly name: string }>(
  all: readonly Named[],
  asked: string,
): readonly Named[] {
  return all
    .flatMap((named, turn) => {
      const close = matchRank(named.name, asked);
      return close === undefined ? [] : [{ named, close, turn }];
    })
    .toSorted((a, b) => a.close - b.close || a.turn - b.turn)
    .map(({ named }) => named);
}

export interface MarkedPart {
  readonly text: string;
  /** Whether the part matches the query. */
  readonly isHit: boolean;
}

/** Folds width and case without changing the length, so that positions stay the same. */
const foldForComparison = (text: string): string =>
  text.replace(/./gsu, (sign) => {
    const plain = sign.normalize('NFKC').toLowerCase();
    return plain.length === sign.length ? plain : sign;
  });

/** Splits a name into parts that match the query as a whole, or else its words, and parts that do not. */
export function markMatches(name: string, asked: string): readonly MarkedPart[] {
  const [plain, wanted] = [foldForComparison(name), foldForComparison(asked)];
  const words = (plain.includes(wanted) ? [wanted] : wanted.split(' ')).filter((word) => word !== '');
  const hit = Array.from({ length: name.length }, () => false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      hit.fill(true, at, at + word.length);
  const parts: MarkedPart[] = [];
  for (const [index, isHit] of hit.entries()) {
    const last = parts.at(-1);
    if (last?.isHit === isHit) parts[parts.length - 1] = { text: last.text + name.charAt(index), isHit };
    else parts.push({ text: name.charAt(index), isHit });
  }
  return parts;
}
