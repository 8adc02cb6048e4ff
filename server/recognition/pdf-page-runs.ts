import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPlace } from '../../src/domain/evidence/reading/read-place.ts';
import type { ReadingLimits } from './document-source.ts';
import { formRuns } from './form-runs.ts';
import { gbkDecoder } from './gbk-decoder.ts';
import { belowBaseline, joinPieces, type Run } from './page-runs.ts';
import { shareOf } from './read-places.ts';

/** The texts of a page from top to bottom, on one line from left to right. Sideways and empty texts are left out. */
export async function pageRuns(page: PDFPageProxy, limits: ReadingLimits): Promise<readonly Run[]> {
  const { items } = await page.getTextContent();
  const { transform: viewTransform, width: across, height: down } = page.getViewport({ scale: 1 });
  const decode = await gbkDecoder(page, items);
  const pieces = items.slice(0, limits.textPieces).flatMap((item): readonly Run[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [along = 0, slope = 0, , , left = 0, baseline = 0] = Util.transform(
      viewTransform,
      item.transform,
    ) as readonly number[];
    if (along <= 0 || Math.abs(slope) > along / 10) return [];
    const [right, height] = [left + item.width, item.height || along];
    const place = readPlace(
      page.pageNumber,
      shareOf({ left, right, top: baseline - height, bottom: baseline + belowBaseline * height }, across, down),
    );
    return [{ text: decode(item.str, item.fontName), left, right, baseline, height, place }];
  });
  const values = await formRuns(page, limits);
  return joinPieces([...pieces, ...values].filter((run) => isVisible(run, across, down)));
}

/** Whether more than half of a text is on the shown part of its page. */
function isVisible({ left, right, baseline, height }: Run, across: number, down: number): boolean {
  const [x, y] = [(left + right) / 2, baseline - height / 2];
  return x >= 0 && x <= across && y >= 0 && y <= down;
}
