import type { Breadcrumb } from './breadcrumbs.ts';

/** A code is short, and has no words in it: what a back end puts elsewhere is not passed on. */
const codeOf = (text: string): string => (/^[\w.:-]{1,64}$/.test(text) ? text : '');

/** Nothing but a place may stand in a path: what follows it is left out, whoever hands it on. */
const placeOf = (path: string): string => path.replace(/[?#].*$/s, '') || '?';

/** As support reads it, in one line and in no language. */
export function breadcrumbText(crumb: Breadcrumb): string {
  if (crumb.kind === 'page') return placeOf(crumb.path);
  return [
    '!',
    placeOf(crumb.call),
    crumb.because,
    ...[codeOf(crumb.code), codeOf(crumb.traceId)].filter((each) => each !== ''),
  ].join(' ');
}

/** One line each: the build, where it is known, and the steps as they came. */
export function reportLines(version: string, trail: readonly Breadcrumb[]): readonly string[] {
  return [...(version === '' ? [] : [`build ${version}`]), ...trail.map(breadcrumbText)];
}

/**
 * As many of these lines as there is room for, in characters, of what is told together with them: the first, then the
 * newest. A line break stands before each, and an empty line before them all.
 */
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
