/** What is told of where something went wrong: the last five steps (F-021). */
export const mostBreadcrumbs = 5;

/** A page that was opened, or a call that failed. Neither has room for what a person typed, for whose it was, or for what opens something. */
export type Breadcrumb =
  /** By its place in the portal, without what follows it in an address; empty for an address that is no page. */
  | { readonly kind: 'page'; readonly path: string }
  /** By the call's own name; why, by the kind of fault; and the back end's codes, empty where it gave none. */
  | { readonly kind: 'failed'; readonly call: string; readonly because: string; readonly code: string; readonly traceId: string };

/** A code is short, and has no words in it: what a back end puts elsewhere is not passed on. */
const codeOf = (text: string): string => (/^[\w.:-]{1,64}$/.test(text) ? text : '');

/** The newest five, oldest first. The page that one is on already is no further step. */
export function withBreadcrumb(trail: readonly Breadcrumb[], next: Breadcrumb): readonly Breadcrumb[] {
  const last = trail.findLast(({ kind }) => kind === 'page');
  if (next.kind === 'page' && last?.kind === 'page' && last.path === next.path) return trail;
  return [...trail, next].slice(-mostBreadcrumbs);
}

/** Nothing but a place may stand in a path: what follows it is left out, whoever hands it on. */
const placeOf = (path: string): string => path.replace(/[?#].*$/s, '') || '?';

/** As support reads it, in one line and in no language. */
export function breadcrumbText(crumb: Breadcrumb): string {
  if (crumb.kind === 'page') return placeOf(crumb.path);
  return ['!', placeOf(crumb.call), crumb.because, ...[codeOf(crumb.code), codeOf(crumb.traceId)].filter((each) => each !== '')].join(' ');
}

/** One line each: the build, where it is known, and the steps as they came. */
export function reportLines(version: string, trail: readonly Breadcrumb[]): readonly string[] {
  return [...(version === '' ? [] : [`build ${version}`]), ...trail.map(breadcrumbText)];
}

/** As many of these lines as there is room for, in characters, of what is told together with them: the first, then the newest. A line break stands before each, and an empty line before them all. */
export function linesThatFit(lines: readonly string[], room: number): readonly string[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  let left = room - 1;
  const taken = (line: string): boolean => {
    left -= line.length + 1;
    return left >= 0;
  };
  if (!taken(first)) return [];
  const kept: string[] = [];
  for (const line of rest.toReversed()) {
    if (!taken(line)) break;
    kept.unshift(line);
  }
  return [first, ...kept];
}

/** What a person wrote, with the lines after it. */
export function toldWith(told: string, lines: readonly string[]): string {
  return lines.length === 0 ? told : `${told.trimEnd()}\n\n${lines.join('\n')}`;
}
