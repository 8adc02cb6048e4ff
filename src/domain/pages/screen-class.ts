/** The two screen widths that pages are designed for (document 1, section 9; F-020). */
export type ScreenClass = 'WIDE' | 'MINI';

/** Width from which a screen is wide, in CSS pixels. */
export const wideFrom = 1480;

/** Default size of a screen whose size is unknown, in CSS pixels. */
export const defaultScreen = { width: 1200, height: 600 } as const;

/** Class of a screen by its width in CSS pixels; an invalid width counts as the default one. */
export function screenClassOf(width: number): ScreenClass {
  const known = Number.isFinite(width) && width > 0 ? width : defaultScreen.width;
  return known >= wideFrom ? 'WIDE' : 'MINI';
}
