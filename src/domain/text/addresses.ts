/**
 * Whether a text is an address on this host. Browsers treat `\` as `/` and ignore tabs and line ends, so `/\host` and
 * `/<tab>/host` lead to another host just as `//host` does.
 */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(address);
}

/** Whether a text is a web address, on any host. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/**
 * Whether an external address is safe as the source of a picture, which cannot run scripts: on this host, on the web,
 * or an embedded picture.
 */
export function isPictureAddress(address: string): boolean {
  return (
    isOwnAddress(address) ||
    isWebAddress(address) ||
    /^data:image\/(?:png|svg\+xml);base64,[a-z0-9+/=]+$/i.test(address)
  );
}
