import { isOwnAddress } from '../../domain/text/addresses.ts';

/** Where to go back to after signing in, as it stands in the sign-in page's address. Only places inside the portal. */
export function returnPlace(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  return from !== null && isOwnAddress(from) && !from.startsWith('/login') ? from : undefined;
}

/** The sign-in page at a path, from where one comes back to where one was. */
export function signInPath(from: string, at = '/login/login'): string {
  return from === '/' || /^\/(?:login|zjzcy\/login)/.test(from) ? at : `${at}?from=${encodeURIComponent(from)}`;
}
