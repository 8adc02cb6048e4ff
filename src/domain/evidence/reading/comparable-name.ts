const brackets: readonly (readonly [RegExp, string])[] = [
  [/[[{〔【〖《〈「『]/gu, '('],
  [/[\]}〕】〗》〉」』]/gu, ')'],
];

/** Normalises a company's name for comparison: width, brackets, case and blanks are ignored. */
export function comparableName(name: string): string {
  const narrow = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
  return brackets.reduce((text, [kind, round]) => text.replaceAll(kind, round), narrow);
}

export function isSameName(one: string, other: string): boolean {
  return comparableName(one) === comparableName(other);
}
