import type { DocumentPage, OpenDocument, PageAppearance } from '../../application/ports/viewer/shared/document-reader.ts';
import type { DecodedPicture } from './format-question.ts';
import { preparedCanvas } from './page-canvas.ts';

/** A picture as a document of one page. */
export function pictureDocument({ width, height, copies }: DecodedPicture): OpenDocument {
  const size = { width, height };
  const page: DocumentPage = {
    size,
    draw: async (canvas: HTMLCanvasElement, appearance: PageAppearance) => {
      const { context, pixels } = preparedCanvas(canvas, size, appearance);
      // The smallest that still has every pixel: one that is too large costs time, and loses fine lines when it is shrunk.
      const copy = copies.findLast((each) => each.width >= width * pixels) ?? copies[0];
      if (!copy) return;
      context.imageSmoothingQuality = 'medium';
      context.drawImage(copy, 0, 0, width, height);
    },
    layText: async () => undefined,
    text: async () => [],
  };
  return {
    pageCount: 1,
    page: async () => page,
    close: async () => {
      for (const copy of copies) copy.close();
    },
  };
}
