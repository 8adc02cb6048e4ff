/**
 * Whether a text is an address of this host's own. To browsers `\` counts as `/`, and tabs and line ends as nothing, so
 * that `/\host` and `/<tab>/host` lead to another host as `//host` does.
 */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(address);
}

/** Whether a text is an address of the web, of whatever host. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/**
 * Whether something from outside may be drawn as a picture, where nothing in it runs: this host's own, the web's, or
 * one that is written out.
 */
export function isPictureAddress(address: string): boolean {
  return (
    isOwnAddress(address) ||
    isWebAddress(address) ||
    /^data:image\/(?:png|svg\+xml);base64,[a-z0-9+/=]+$/i.test(address)
  );
}
