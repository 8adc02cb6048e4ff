/** Number of last steps in a report of a problem (F-021). */
export const maxBreadcrumbs = 5;

/** An opened page or a failed call. It contains no typed text, no personal data and no secrets. */
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

/** Appends a step and keeps the newest five, oldest first. Opening the current page again is no step. */
export function withBreadcrumb(trail: readonly Breadcrumb[], next: Breadcrumb): readonly Breadcrumb[] {
  const last = trail.findLast(({ kind }) => kind === 'page');
  if (next.kind === 'page' && last?.kind === 'page' && last.path === next.path) return trail;
  return [...trail, next].slice(-maxBreadcrumbs);
}
