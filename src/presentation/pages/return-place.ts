import { isOwnAddress } from '../../domain/text/addresses.ts';

/** The path to return to after signing in, from the sign-in page's address. Only paths inside the portal count. */
export function returnPlace(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  return from !== null && isOwnAddress(from) && !from.startsWith('/login') ? from : undefined;
}

/** The address of the sign-in page `at`, which returns to `from` after signing in. */
export function signInPath(from: string, at = '/login/login'): string {
  return from === '/' || /^\/(?:login|zjzcy\/login)/.test(from) ? at : `${at}?from=${encodeURIComponent(from)}`;
}
