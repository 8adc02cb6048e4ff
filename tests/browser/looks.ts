import { isAudit } from '../support/audit.ts';

/** How a page may be looked at. */
export interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark' | 'forced';
  readonly locale: 'zh-CN' | 'en';
}

export const widths = [390, 1280, 1920] as const;
export const themes = ['light', 'dark', 'forced'] as const;
export const locales = ['zh-CN', 'en'] as const;

/** What a browser is told for a theme. */
export const schemes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

/**
 * Three looks at a page, in which it meets each width, each theme and each language; from page to page they are shifted
 * against each other, so that every width meets every theme in every language on one page or another. The last two are
 * of one language, and the page itself is turned from one to the other, as windows are drawn wider and themes change.
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

/** The looks at a page: its three in the audit, its first otherwise. Eighteen pages in a row meet every combination. */
export const looksOf = (page: number): readonly Look[] => (isAudit ? looksAt(page) : looksAt(page).slice(0, 1));
