/** The two widths for which pages are made (document 1, section 9; F-020). */
export type ScreenClass = 'WIDE' | 'MINI';

/** Width from which a screen is wide, in CSS pixels. */
export const wideFrom = 1480;

/** Size of a screen that does not say its own, in CSS pixels. */
export const usualScreen = { width: 1200, height: 600 } as const;

/** The class of a screen by its width in CSS pixels; a width that is none counts as the usual one. */
export function screenClassOf(width: number): ScreenClass {
  const known = Number.isFinite(width) && width > 0 ? width : usualScreen.width;
  return known >= wideFrom ? 'WIDE' : 'MINI';
}
