const brackets: readonly (readonly [RegExp, string])[] = [
  [/[[{〔【〖《〈「『]/gu, '('],
  [/[\]}〕】〗》〉」』]/gu, ')'],
];

/**
 * A company's name as far as it tells companies apart: full and half width, all kinds of brackets, capitals and blanks
 * are the same.
 */
export function comparableName(name: string): string {
  const narrow = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
  return brackets.reduce((text, [kind, round]) => text.replaceAll(kind, round), narrow);
}

export function isSameName(one: string, other: string): boolean {
  return comparableName(one) === comparableName(other);
}
