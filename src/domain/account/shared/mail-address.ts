/** Longer ones are no addresses (RFC 5321). */
export const longestMailAddress = 254;
const longestLocal = 64;

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const host = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i;

/**
 * One plain mail address in what somebody typed: no name beside it, no second one, no comment; undefined where it is
 * none. Hosts are the same in whatever case.
 */
export function mailAddress(typed: string): string | undefined {
  const address = typed.normalize('NFKC').trim();
  const at = address.lastIndexOf('@');
  const [name, place] = [address.slice(0, at), address.slice(at + 1)];
  if (
    at < 1 ||
    address.length > longestMailAddress ||
    name.length > longestLocal ||
    !local.test(name) ||
    !host.test(place)
  )
    return undefined;
  return `${name}@${place.toLowerCase()}`;
}
