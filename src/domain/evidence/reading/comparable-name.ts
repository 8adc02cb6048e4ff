const brackets: readonly (readonly [RegExp, string])[] = [
  [/[[{〔【〖《〈「『]/gu, '('],
  [/[\]}〕】〗》〉」』]/gu, ')'],
];

/**
 * A company's name in the form in which names are compared, without differences of width, brackets, case and blanks.
 */
export function comparableName(name: string): string {
  const narrow = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
  return brackets.reduce((text, [kind, round]) => text.replaceAll(kind, round), narrow);
}

export function isSameName(one: string, other: string): boolean {
  return comparableName(one) === comparableName(other);
}
