/** Maximum length of an address (RFC 5321). */
export const maxMailAddressCharacters = 254;
const maxLocalPartCharacters = 64;

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const host = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i;

/**
 * Parses typed text as a single plain mail address without a display name or comment; undefined for anything else. The
 * host is returned in lower case.
 */
export function mailAddress(typed: string): string | undefined {
  const address = typed.normalize('NFKC').trim();
  const at = address.lastIndexOf('@');
  const [name, place] = [address.slice(0, at), address.slice(at + 1)];
  if (
    at < 1 ||
    address.length > maxMailAddressCharacters ||
    name.length > maxLocalPartCharacters ||
    !local.test(name) ||
    !host.test(place)
  )
    return undefined;
  return `${name}@${place.toLowerCase()}`;
}
