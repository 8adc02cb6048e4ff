/**
 * With whom a company has a package: the first of those that it names, in the order in which they matter, that is not
 * the company itself. Cores sell too: then the supplier that their side looks for is themselves.
 */
export function otherPartyOf(own: string, named: readonly string[]): string {
  const names = named.filter((name) => name !== '');
  return names.find((name) => name !== own) ?? names[0] ?? '';
}
