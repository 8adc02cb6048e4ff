/** Where a package is worked on, at whichever book's address. */
const work = /\/upload\/(?:default|success)$/;

/** The page on which the package that somebody worked on at an address is read, below the portal's base; undefined where no package is named there. */
export function readingPlace(address: string): { readonly path: string; readonly address: string } | undefined {
  const [path = '', query = ''] = address.split('?');
  const named = new URLSearchParams(query).get('p') ?? '';
  if (named === '' || !(work.test(path) || path.endsWith('/detail'))) return undefined;
  const reading = path.replace(work, '/detail');
  return { path: reading, address: `${reading}?p=${encodeURIComponent(named)}` };
}
