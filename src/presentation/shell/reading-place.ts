/** Where a package is worked on or read, at whichever book's address. */
const ofPackage = /^(.*)\/(?:upload\/\w+|detail)\?(?:.*&)?(p=[^&]+)/;

/**
 * The address at which the package is read that somebody worked on at another, below the portal's base; undefined where
 * no package is named there.
 */
export function readingPlace(at: string): string | undefined {
  const found = ofPackage.exec(at);
  return found ? `${found[1]}/detail?${found[2]}` : undefined;
}
