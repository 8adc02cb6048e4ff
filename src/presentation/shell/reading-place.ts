/** The address of the upload or detail page of a package, in any book. */
const packageAddress = /^(.*)\/(?:upload\/\w+|detail)\?(?:.*&)?(p=[^&]+)/;

/**
 * The address of the detail page of the package that an address names, below the portal's base; undefined if it names
 * none.
 */
export function readingPlace(at: string): string | undefined {
  const found = packageAddress.exec(at);
  return found ? `${found[1]}/detail?${found[2]}` : undefined;
}
