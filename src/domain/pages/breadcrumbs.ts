/** What is told of where something went wrong: the last five steps (F-021). */
export const mostBreadcrumbs = 5;

/**
 * A page that was opened, or a call that failed. Neither has room for what a person typed, for whose it was, or for
 * what opens something.
 */
export type Breadcrumb =
  /** A visited page, by its path in the portal without query; empty for an address that is no page. */
  | { readonly kind: 'page'; readonly path: string }
  /** A failed call, by its name, with the kind of fault and the back end's codes, empty where it gave none. */
  | {
      readonly kind: 'failed';
      readonly call: string;
      readonly because: string;
      readonly code: string;
      readonly traceId: string;
    };

/** The newest five, oldest first. The page that one is on already is no further step. */
export function withBreadcrumb(trail: readonly Breadcrumb[], next: Breadcrumb): readonly Breadcrumb[] {
  const last = trail.findLast(({ kind }) => kind === 'page');
  if (next.kind === 'page' && last?.kind === 'page' && last.path === next.path) return trail;
  return [...trail, next].slice(-mostBreadcrumbs);
}
