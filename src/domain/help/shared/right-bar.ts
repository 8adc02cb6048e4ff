import type { PageConfig } from '../../platform/page-config.ts';

/** The icons in their order (document 1, section 2). */
export const rightBarIcons = ['help', 'college', 'wechat', 'survey', 'note', 'service', 'feedback', 'fold'] as const;
export type RightBarIcon = (typeof rightBarIcons)[number];

/** Targets of a host's right bar. Empty texts are absent targets. */
export type RightBarTerms = Pick<PageConfig, 'onlineService' | 'rightBar'>;

export interface RightBarPlace {
  /** The page's path, below the portal's base. */
  readonly path: string;
  readonly signedIn: boolean;
  /** Whether the page has help. */
  readonly hasHelp: boolean;
  /** Whether the back end offers satisfaction surveys. */
  readonly asksSatisfaction: boolean;
}

/** Registration and notes show no help; pages of guarantees show no bar (F-015, F-077). */
const withoutHelp = /^\/(?:register|note)(?:\/|$)/;
const withoutBar = '/guarantee';

/**
 * Icons of the right bar on a page: those that have a target. The bar is empty where only the fold icon would remain
 * (F-015, F-029, F-075, F-077, F-079).
 */
export function rightBarAt(
  { onlineService, rightBar }: RightBarTerms,
  { path, signedIn, hasHelp, asksSatisfaction }: RightBarPlace,
): readonly RightBarIcon[] {
  if (!signedIn || path.includes(withoutBar)) return [];
  const { isShort, wechat, survey, hasHelpCentre } = rightBar;
  const there: Readonly<Record<RightBarIcon, boolean>> = {
    help: hasHelp && !withoutHelp.test(path),
    college: !isShort && hasHelpCentre,
    wechat: !isShort && wechat !== '',
    survey: !isShort && (survey !== '' || asksSatisfaction),
    note: !isShort,
    service: !isShort && onlineService !== '',
    feedback: !isShort,
    fold: true,
  };
  const shown = rightBarIcons.filter((icon) => there[icon]);
  return shown.length > 1 ? shown : [];
}
