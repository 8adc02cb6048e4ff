/** Where to go back to after signing in, as it stands in the sign-in page's address. Only places inside the portal. */
export function returnPlace(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  // `//host` and `/\host` are other hosts to a browser.
  return from !== null && /^\/(?![/\\])\P{Cc}*$/u.test(from) && !from.startsWith('/login') ? from : undefined;
}

export function signInPath(from: string): string {
  return from === '/' || from.startsWith('/login') ? '/login/login' : `/login/login?from=${encodeURIComponent(from)}`;
}
