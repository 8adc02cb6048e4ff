import type {
  DocumentPage,
  OpenDocument,
  PageAppearance,
} from '../../application/ports/viewer/shared/document-reader.ts';
import type { DecodedPicture } from './format-question.ts';
import { prepareCanvas } from './page-canvas.ts';

/** A picture as a document of one page. `closed` is called when the document is closed. */
export function pictureDocument(
  { width, height, copies: first, others }: DecodedPicture,
  closed: () => void,
): OpenDocument {
  const size = { width, height };
  let copies = first;
  let isClosed = false;
  const addOtherCopies = async (): Promise<void> => {
    const more = (await others) ?? [];
    if (isClosed) for (const copy of more) copy.close();
    else copies = [...copies, ...more].toSorted((one, other) => other.width - one.width);
  };
  const complete = addOtherCopies();
  const page: DocumentPage = {
    size,
    draw: async (canvas: HTMLCanvasElement, appearance: PageAppearance, signal: AbortSignal) => {
      const wanted = width * appearance.scale * appearance.density;
      // Until then, the canvas keeps its scaled content.
      if (copies.every((copy) => copy.width < Math.min(width, wanted))) await complete;
      signal.throwIfAborted();
      const { context, pixels } = prepareCanvas(canvas, size, appearance);
      // The smallest copy that still has enough pixels. A larger one costs time, and loses fine lines when it is
      // shrunk.
      const copy = copies.findLast((each) => each.width >= width * pixels) ?? copies[0];
      if (copy) context.drawImage(copy, 0, 0, width, height);
    },
    layText: async () => undefined,
    text: async () => [],
  };
  return {
    pageCount: 1,
    page: async () => page,
    close: async () => {
      isClosed = true;
      closed();
      for (const copy of copies) copy.close();
    },
  };
}
