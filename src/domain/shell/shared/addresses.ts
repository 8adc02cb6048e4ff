/**
 * Whether a text is an address of this host's own, with nothing in it that browsers leave out or read as something else:
 * `\` counts as `/` to them, and tabs and line ends as nothing, so that `/\host` and `/<tab>/host` lead to another host as `//host` does.
 */
export function isOwnAddress(address: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(address);
}

const base = '/cv3';

/** The place below the portal's base that an address of its own names, with or without the base; undefined for any other. */
export function portalPlace(address: string): string | undefined {
  const place = address.startsWith(`${base}/`) ? address.slice(base.length) : address;
  return isOwnAddress(address) && isOwnAddress(place) ? place : undefined;
}
