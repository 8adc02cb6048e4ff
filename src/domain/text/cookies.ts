/**
 * Name of a stored cookie. Under TLS it has the prefix `__Host-`, so that neither other hosts nor pages without TLS can
 * set it; such a cookie needs `secure` and the path `/`.
 */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Value of a cookie in the text of all cookies (`name=value` separated by semicolons), with or without the prefix. */
export function cookieAmong(cookies: string, name: string): string | undefined {
  const all = cookies.split('; ');
  for (const each of [cookieName(name, true), name]) {
    const found = all.find((cookie) => cookie.startsWith(`${each}=`));
    if (found !== undefined) return found.slice(each.length + 1);
  }
  return undefined;
}
