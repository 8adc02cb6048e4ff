/**
 * The other party of a package: the first named company, in order of importance, that is not the user's own. A core
 * enterprise may itself be the supplier.
 */
export function otherPartyOf(own: string, named: readonly string[]): string {
  const names = named.filter((name) => name !== '');
  return names.find((name) => name !== own) ?? names[0] ?? '';
}
