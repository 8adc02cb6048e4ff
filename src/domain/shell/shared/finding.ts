/** So much of what was typed is asked for, in characters. */
export const mostAsked = 60;
/** With fewer characters everything would be found. */
const leastAsked = 2;

/** What was typed, as it is asked for: full-width letters and digits as plain ones, blanks once, at most 60 characters. */
export function askedText(typed: string): string {
  return [...typed.normalize('NFKC').replace(/\s+/gu, ' ').trim()].slice(0, mostAsked).join('').trim();
}

/** Whether it is enough to look through records for: two characters. */
export function isAskable(asked: string): boolean {
  return [...asked].length >= leastAsked;
}

/** How well a name answers what is asked, the least the best: it begins so, a word of it begins so, or it has all that is asked somewhere. Undefined where it does not; nothing asked answers all. */
export function closeness(name: string, asked: string): number | undefined {
  const [plain, wanted] = [name.normalize('NFKC').toLowerCase(), asked.toLowerCase()];
  if (plain.startsWith(wanted)) return 0;
  if (plain.includes(` ${wanted}`)) return 1;
  return wanted.split(' ').every((word) => plain.includes(word)) ? 2 : undefined;
}

/** Those of some names that answer what is asked, the closest first, as they came where they are alike. */
export function closest<Named extends { readonly name: string }>(all: readonly Named[], asked: string): readonly Named[] {
  return all
    .flatMap((named, turn) => {
      const close = closeness(named.name, asked);
      return close === undefined ? [] : [{ named, close, turn }];
    })
    .toSorted((a, b) => a.close - b.close || a.turn - b.turn)
    .map(({ named }) => named);
}
