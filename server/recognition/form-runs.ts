import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPlace } from '../../src/domain/evidence/reading/read-place.ts';
import type { ReadingLimits } from './document-source.ts';
import { belowBaseline, type Run } from './page-runs.ts';
import { frameAround, shareOf, type Frame } from './read-places.ts';

/** A form field on a page, as the library reports it. */
interface Widget {
  readonly subtype?: unknown;
  readonly fieldType?: unknown;
  readonly fieldValue?: unknown;
  readonly rect?: unknown;
  readonly hidden?: unknown;
  readonly password?: unknown;
  readonly multiLine?: unknown;
  readonly defaultAppearanceData?: { readonly fontSize?: unknown } | null;
}

/** Height of letters, in points, in a field that states none. */
const defaultHeightPoints = 10;

/** The values of a page's form fields as texts in their fields. They are not part of the page's own text. */
export async function formRuns(page: PDFPageProxy, limits: ReadingLimits): Promise<readonly Run[]> {
  const widgets = (await page.getAnnotations()).slice(0, limits.textPieces) as readonly Widget[];
  const viewport = page.getViewport({ scale: 1 });
  return widgets.flatMap((widget): readonly Run[] => {
    const lines = linesOf(widget);
    const frame = lines.length === 0 ? undefined : frameOf(widget.rect, viewport.transform);
    if (frame === undefined) return [];
    const { left, right, top, bottom } = frame;
    const height = letterHeight(widget, (bottom - top) / lines.length);
    return lines.map((text, index) => {
      // A value of one line is in the middle of its field; several lines begin at its top.
      const middle = lines.length === 1 ? (top + bottom) / 2 : top + height * 1.2 * (index + 0.5);
      const baseline = middle + height * (0.5 - belowBaseline);
      const shown = { left, right, top: baseline - height, bottom: baseline + belowBaseline * height };
      return {
        text,
        left,
        right,
        baseline,
        height,
        place: readPlace(page.pageNumber, shareOf(shown, viewport.width, viewport.height)),
      };
    });
  });
}

/** The frame of a field on the shown page, from its rectangle in the file. */
function frameOf(rect: unknown, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Frame | undefined {
  if (!Array.isArray(rect) || rect.length !== 4 || !rect.every((side) => Number.isFinite(side))) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect as readonly number[];
  return frameAround([
    { x: a * x1 + c * y1 + e, y: b * x1 + d * y1 + f },
    { x: a * x2 + c * y2 + e, y: b * x2 + d * y2 + f },
  ]);
}

/** The lines of a field's value; empty for a field that shows none. */
function linesOf({ subtype, fieldType, fieldValue, hidden, password }: Widget): readonly string[] {
  if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch') || hidden === true || password === true)
    return [];
  const values: readonly unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values
    .flatMap((value) => (typeof value === 'string' ? value.split(/\r\n?|\n/u) : []))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function letterHeight({ defaultAppearanceData }: Widget, room: number): number {
  const stated = defaultAppearanceData?.fontSize;
  const height = typeof stated === 'number' && stated > 0 ? stated : defaultHeightPoints;
  return Math.max(1, Math.min(height, room));
}
