/** The path of a request, without its query. */
export function pathOf(request: { readonly url: string }): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** Whether a path that no file has may be one of the portal's own screens: its last part has no dot. */
export function isScreenPath(path: string): boolean {
  return path.startsWith('/cv3/') && !(path.split('/').at(-1) ?? '').includes('.');
}
