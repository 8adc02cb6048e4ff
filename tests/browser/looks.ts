import { isAudit } from '../support/audit.ts';

/** Display settings for a check of a page. */
export interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark' | 'forced';
  readonly locale: 'zh-CN' | 'en';
}

export const widths = [390, 1280, 1920] as const;
export const themes = ['light', 'dark', 'forced'] as const;
export const locales = ['zh-CN', 'en'] as const;

/** The browser settings of each theme. */
export const schemes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

/**
 * Three display settings of a page, which cover each width, each theme and each language. They are shifted from page to
 * page, so that over all pages every width is combined with every theme and every language. The last two have the same
 * language, and the page changes from one to the other without a reload, as windows are resized and themes change.
 */
export function looksAt(page: number): readonly [Look, Look, Look] {
  const [turn, shift, language] = [page % 3, Math.floor(page / 3) % 3, Math.floor(page / 9) % 2];
  const look = (at: number): Look => ({
    width: widths[(at + turn) % 3] ?? 1280,
    theme: themes[(at * 2 + turn * 2 + shift) % 3] ?? 'light',
    locale: locales[(at === 0 ? language : language + 1) % 2] ?? 'en',
  });
  return [look(0), look(1), look(2)];
}

/**
 * The display settings of a page: all three in the audit, otherwise the first. Eighteen consecutive pages cover every
 * combination.
 */
export const looksOf = (page: number): readonly Look[] => (isAudit ? looksAt(page) : looksAt(page).slice(0, 1));
