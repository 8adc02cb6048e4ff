import type { Breadcrumb } from './breadcrumbs.ts';

/** The code where it has the usual form; otherwise empty, so that no other text of a back end is passed on. */
const codeOf = (text: string): string => (/^[\w.:-]{1,64}$/.test(text) ? text : '');

/** A path without query and fragment. */
const placeOf = (path: string): string => path.replace(/[?#].*$/s, '') || '?';

/** A breadcrumb in one line, independent of language, for support. */
export function breadcrumbText(crumb: Breadcrumb): string {
  if (crumb.kind === 'page') return placeOf(crumb.path);
  return [
    '!',
    placeOf(crumb.call),
    crumb.because,
    ...[codeOf(crumb.code), codeOf(crumb.traceId)].filter((each) => each !== ''),
  ].join(' ');
}

/** Lines of the report: the build, where known, and the steps in their order. */
export function reportLines(version: string, trail: readonly Breadcrumb[]): readonly string[] {
  return [...(version === '' ? [] : [`build ${version}`]), ...trail.map(breadcrumbText)];
}

/**
 * The lines that fit into a number of characters: the first line, then the newest. The count includes a line break
 * before each line and one empty line before all.
 */
export function linesThatFit(lines: readonly string[], room: number): readonly string[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  let left = room - 1;
  const takesLine = (line: string): boolean => {
    left -= line.length + 1;
    return left >= 0;
  };
  if (!takesLine(first)) return [];
  const kept: string[] = [];
  for (const line of rest.toReversed()) {
    if (!takesLine(line)) break;
    kept.unshift(line);
  }
  return [first, ...kept];
}

/** A user's text followed by the lines. */
export function appendLines(text: string, lines: readonly string[]): string {
  return lines.length === 0 ? text : `${text.trimEnd()}\n\n${lines.join('\n')}`;
}
