import type { CookieJar } from '../../src/adapters/cookie/cookie-role-memory.ts';

/** A device's cookies by name, each with its expiry time. */
export type KeptCookies = Map<string, { readonly value: string; readonly until: number }>;

/** A cookie jar that stores and expires cookies as a browser does; `written` are the cookies that were set. */
export function cookieJar(
  now: () => number,
  kept: KeptCookies = new Map(),
  secure = false,
): CookieJar & { readonly written: readonly string[] } {
  const written: string[] = [];
  return {
    secure,
    written,
    read: () => [...kept].flatMap(([name, { value, until }]) => (until > now() ? [`${name}=${value}`] : [])).join('; '),
    write: (cookie) => {
      written.push(cookie);
      const [pair = '', ...attributes] = cookie.split(';').map((each) => each.trim());
      const age = attributes.find((each) => each.startsWith('max-age='));
      const [name = '', value = ''] = pair.split('=');
      kept.set(name, {
        value,
        until: age === undefined ? Infinity : now() + Number(age.slice('max-age='.length)) * 1000,
      });
    },
  };
}
