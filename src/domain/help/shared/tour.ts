/** Steps of each page's tour, in their order. */
export const tourSteps = {
  home: ['figures', 'under-way', 'due', 'help'],
  list: ['views', 'filters', 'table', 'create'],
  package: ['holder', 'documents', 'progress'],
} as const;
export const tourNames = ['home', 'list', 'package'] as const satisfies readonly (keyof typeof tourSteps)[];
export type TourName = keyof typeof tourSteps;
export type TourStep = (typeof tourSteps)[TourName][number];

/** Steps with a different text for read-only users, who have nothing to do. */
export const stepsOfOnlookers = ['figures', 'under-way', 'views', 'holder'] as const satisfies readonly TourStep[];
export type OnlookersStep = (typeof stepsOfOnlookers)[number];

/** Variant of a step for read-only users; undefined where the text is the same for all. */
export function asOnlooker(step: TourStep): OnlookersStep | undefined {
  return stepsOfOnlookers.find((each) => each === step);
}

/** The tour of the page at a path below the portal's base; undefined for one that has none. */
export function tourAt(path: string): TourName | undefined {
  if (path === '/index') return 'home';
  if (/^\/.+\/detail$/.test(path)) return 'package';
  return /\/index\/(?:finance|issue)$/.test(path) ? 'list' : undefined;
}

/** A rectangle in pixels, from the upper left corner of the viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const gap = 12;
const within = (at: number, size: number, room: number): number => Math.max(gap, Math.min(at, room - size - gap));

/**
 * Position of a panel beside its target: below, above, right or left, wherever it has room without covering the target;
 * at the lower edge where the target fills the screen.
 */
export function placeBeside(
  target: Box,
  panel: Pick<Box, 'width' | 'height'>,
  sight: Pick<Box, 'width' | 'height'>,
): { readonly left: number; readonly top: number } {
  const [left, top] = [within(target.left, panel.width, sight.width), within(target.top, panel.height, sight.height)];
  const below = target.top + target.height + gap;
  if (below + panel.height + gap <= sight.height) return { left, top: Math.max(below, gap) };
  if (target.top - gap - panel.height >= gap)
    return { left, top: Math.min(target.top - gap, sight.height - gap) - panel.height };
  const right = target.left + target.width + gap;
  if (right + panel.width + gap <= sight.width) return { left: right, top };
  if (target.left - gap - panel.width >= gap) return { left: target.left - gap - panel.width, top };
  return { left, top: Math.max(gap, sight.height - panel.height - gap) };
}
