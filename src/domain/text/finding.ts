/** So much of what was typed is asked for, in characters. */
export const mostAsked = 60;
/** With fewer characters everything would be found. */
const leastAsked = 2;

/**
 * What was typed, as it is asked for: full-width letters and digits as plain ones, blanks once, at most 60 characters.
 */
export function normaliseQuery(typed: string): string {
  return [...typed.normalize('NFKC').replace(/\s+/gu, ' ').trim()].slice(0, mostAsked).join('').trim();
}

/** Whether it is enough to look through records for: two characters. */
export function isSearchable(asked: string): boolean {
  return [...asked].length >= leastAsked;
}

/**
 * How well a name answers what is asked, the least the best: it begins so, a word of it begins so, or it has all that
 * is asked somewhere. Undefined where it does not; nothing asked answers all.
 */
export function closeness(name: string, asked: string): number | undefined {
  const [plain, wanted] = [name.normalize('NFKC').toLowerCase(), asked.toLowerCase()];
  if (plain.startsWith(wanted)) return 0;
  if (plain.includes(` ${wanted}`)) return 1;
  return wanted.split(' ').every((word) => plain.includes(word)) ? 2 : undefined;
}

/** Those of some names that answer what is asked, the closest first, as they came where they are alike. */
export function closest<Named extends { readonly name: string }>(
  all: readonly Named[],
  asked: string,
): readonly Named[] {
  return all
    .flatMap((named, turn) => {
      const close = closeness(named.name, asked);
      return close === undefined ? [] : [{ named, close, turn }];
    })
    .toSorted((a, b) => a.close - b.close || a.turn - b.turn)
    .map(({ named }) => named);
}

export interface MarkedPart {
  readonly text: string;
  /** It is what was asked for. */
  readonly isHit: boolean;
}

/** As it is compared: a sign that becomes several stays as it is, so that places stay the same. */
const foldForComparison = (text: string): string =>
  text.replace(/./gsu, (sign) => {
    const plain = sign.normalize('NFKC').toLowerCase();
    return plain.length === sign.length ? plain : sign;
  });

/**
 * A name in parts, those apart for which it answers what is asked: all of that where it stands so, and otherwise its
 * words.
 */
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
