import { luminance, parseHex } from './colour.ts';

/** The minimum contrast of ordinary text by WCAG 2.2 AA. */
export const readableContrast = 4.5;

/** The contrast ratio of two hex colours, 1 to 21; 1 if either is invalid. */
export function contrast(one: string, other: string): number {
  const first = parseHex(one);
  const second = parseHex(other);
  if (first === undefined || second === undefined) return 1;
  const [high, low] = [luminance(first), luminance(second)].toSorted((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const white = '#ffffff';
const ink = '#1b1f1e';
const black = '#000000';

/**
 * The text colour on a configured bar: the configured one if it is readable (4.5:1), otherwise white or ink, whichever
 * has more contrast; black if neither is readable (checklist F-031).
 */
export function readableWords(bar: string, words: string | null | undefined): string {
  if (words !== null && words !== undefined && contrast(bar, words) >= readableContrast) return words;
  const best = contrast(bar, white) >= contrast(bar, ink) ? white : ink;
  return contrast(bar, best) >= readableContrast ? best : black;
}
