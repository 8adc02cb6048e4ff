import type { Font } from '@cantoo/fontkit';
import type { Outline } from './outline-coverage.ts';

const stepsPerCurve = 5;

/**
 * The outlines of a character at a place, in pixels downwards, its curves as short straight lines.
 *
 * @param scale pixels for each unit of the font
 */
export function glyphOutlines(font: Font, character: string, x: number, baseline: number, scale: number): readonly Outline[] {
  const outlines: number[][] = [];
  const path = font.glyphForCodePoint(character.codePointAt(0) ?? 0)?.path.toSVG() ?? '';
  for (const [, command, values = ''] of path.matchAll(/([MLQC])([^MLQCZ]*)/gu)) {
    const points = placed(values, x, baseline, scale);
    const outline = outlines.at(-1);
    if (command === 'M' || outline === undefined) outlines.push(points);
    else if (command === 'L') outline.push(...points);
    else appendCurve(outline, points);
  }
  return outlines;
}

function placed(values: string, x: number, baseline: number, scale: number): number[] {
  const numbers = (values.match(/-?\d*\.?\d+/gu) ?? []).map(Number);
  return numbers.map((value, index) => (index % 2 === 0 ? x + value * scale : baseline - value * scale));
}

/** A Bézier curve of any degree from the outline's last point, by repeated division between its points. */
function appendCurve(outline: number[], points: readonly number[]): void {
  const all = [outline.at(-2) ?? 0, outline.at(-1) ?? 0, ...points];
  for (let step = 1; step <= stepsPerCurve; step += 1) {
    let level = all;
    while (level.length > 2) {
      level = level.slice(2).map((value, index) => (level[index] ?? 0) + ((value - (level[index] ?? 0)) * step) / stepsPerCurve);
    }
    outline.push(...level);
  }
}
