/**
 * Whether pages of an origin may post and read. An allowed origin is an exact one, or one with `*.` before its host,
 * which means every subdomain (as in a content security policy).
 */
export function isAllowedOrigin(allowed: readonly string[], origin: string | undefined): origin is string {
  if (origin === undefined) return false;
  return allowed.some((each) => {
    const [scheme = '', below] = each.split('//*.');
    if (below === undefined) return each === origin;
    const [before, after] = [`${scheme}//`, `.${below}`];
    return (
      origin.startsWith(before) &&
      origin.endsWith(after) &&
      /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(origin.slice(before.length, -after.length))
    );
  });
}
