/**
 * The name under which a cookie is kept. Under TLS the prefix `__Host-` keeps other hosts, and pages without TLS, from
 * setting it; such a cookie needs `secure` and the path `/`.
 */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** A cookie among all of a page, `name=value` separated by semicolons: the one with the prefix, or one without. */
export function cookieAmong(cookies: string, name: string): string | undefined {
  const all = cookies.split('; ');
  for (const each of [cookieName(name, true), name]) {
    const found = all.find((cookie) => cookie.startsWith(`${each}=`));
    if (found !== undefined) return found.slice(each.length + 1);
  }
  return undefined;
}
