import type {
  DocumentPage,
  OpenDocument,
  PageAppearance,
} from '../../application/ports/viewer/shared/document-reader.ts';
import type { DrawnImage, DrawnObject, DrawnPath, DrawnText, OfdDrawing, OfdPage } from './ofd-drawing.ts';
import { prepareCanvas } from './page-canvas.ts';

/** CSS pixels to a millimetre. */
const fullSize = 96 / 25.4;

/** Fonts are requested this much larger and scaled down, because browsers round small sizes. */
const fontRoom = 16;

const families: Readonly<Record<DrawnText['family'], string>> = {
  serif: '"SimSun", "Songti SC", "Noto Serif CJK SC", "Noto Serif SC", "Source Han Serif SC", serif',
  sans: '"SimHei", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
  kai: '"KaiTi", "Kaiti SC", "STKaiti", "SimSun", "Songti SC", "Noto Serif CJK SC", serif',
  mono: '"Courier New", "Liberation Mono", "Noto Sans Mono CJK SC", monospace',
};

/**
 * The pages of an OFD document, drawn from the thread's answer. Its pictures are decoded once; pictures that cannot be
 * decoded count as missing.
 */
export async function ofdDocument({ pages, images }: OfdDrawing): Promise<OpenDocument> {
  const pictures = await Promise.all(
    images.map(async (bytes) => createImageBitmap(new Blob([bytes])).catch(() => undefined)),
  );
  const drawn = pages.map((page) => ofdPage(page, pictures));
  return {
    pageCount: drawn.length,
    page: async (number) => drawn[number - 1] ?? ofdPage({ width: 1, height: 1, objects: [] }, []),
    close: async () => {
      for (const picture of pictures) picture?.close();
    },
  };
}

type Pictures = readonly (ImageBitmap | undefined)[];

function ofdPage(page: OfdPage, pictures: Pictures): DocumentPage {
  const size = { width: page.width * fullSize, height: page.height * fullSize };
  return {
    size,
    missingPictures: page.objects.filter((object) => object.kind === 'image' && !pictureOf(object, pictures)).length,
    draw: async (canvas: HTMLCanvasElement, appearance: PageAppearance) => {
      const { context } = prepareCanvas(canvas, size, appearance);
      context.scale(fullSize, fullSize);
      for (const object of page.objects) drawObject(context, object, pictures);
    },
    layText: async (layer: HTMLElement, appearance: PageAppearance) => layTexts(layer, page, size, appearance),
    text: async () => page.objects.flatMap((object) => (object.kind === 'text' ? [wordsOf(object)] : [])),
  };
}

function pictureOf({ image }: DrawnImage, pictures: Pictures): ImageBitmap | undefined {
  return image === undefined ? undefined : pictures[image];
}

function drawObject(context: CanvasRenderingContext2D, object: DrawnObject, pictures: Pictures): void {
  context.save();
  context.transform(...object.matrix);
  context.globalAlpha = object.opacity;
  if (object.kind === 'text') drawText(context, object);
  else if (object.kind === 'path') drawPath(context, object);
  else {
    const picture = pictureOf(object, pictures);
    if (picture) context.drawImage(picture, 0, 0, 1, 1);
  }
  context.restore();
}

function drawText(context: CanvasRenderingContext2D, text: DrawnText): void {
  context.fillStyle = text.colour;
  context.font = `${text.italic ? 'italic ' : ''}${text.bold ? 'bold ' : ''}${text.size * fontRoom}px ${families[text.family]}`;
  context.scale(1 / fontRoom, 1 / fontRoom);
  for (const { text: letters, x, y } of text.characters) context.fillText(letters, x * fontRoom, y * fontRoom);
}

function drawPath(context: CanvasRenderingContext2D, path: DrawnPath): void {
  context.beginPath();
  for (const { step, points } of path.steps) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points;
    if (step === 'M') context.moveTo(a, b);
    else if (step === 'L') context.lineTo(a, b);
    else if (step === 'Q') context.quadraticCurveTo(a, b, c, d);
    else if (step === 'C') context.bezierCurveTo(a, b, c, d, e, f);
    else context.closePath();
  }
  if (path.fill !== undefined) {
    context.fillStyle = path.fill;
    context.fill(path.evenOdd ? 'evenodd' : 'nonzero');
  }
  if (path.stroke === undefined || path.lineWidth === 0) return;
  context.strokeStyle = path.stroke;
  context.lineWidth = path.lineWidth;
  context.stroke();
}

function wordsOf({ characters }: DrawnText): string {
  return characters.map(({ text }) => text).join('');
}

/** Lays selectable text over the drawing. The layer is built upright and turned as a whole. */
function layTexts(
  layer: HTMLElement,
  page: OfdPage,
  size: { readonly width: number; readonly height: number },
  { rotation }: PageAppearance,
): void {
  layer.style.setProperty('--total-scale-factor', 'var(--page-scale, 1)');
  layer.style.setProperty('width', `calc(var(--page-scale, 1) * ${size.width}px)`);
  layer.style.setProperty('height', `calc(var(--page-scale, 1) * ${size.height}px)`);
  layer.style.setProperty('right', 'auto');
  layer.style.setProperty('bottom', 'auto');
  layer.dataset['mainRotation'] = String(rotation);
  layer.replaceChildren(
    ...page.objects.flatMap((object) => {
      const [first] = object.kind === 'text' ? object.characters : [];
      if (object.kind !== 'text' || !first) return [];
      const [a, b, c, d, e, f] = object.matrix;
      const span = document.createElement('span');
      span.textContent = wordsOf(object);
      span.style.left = `${((a * first.x + c * first.y + e) / page.width) * 100}%`;
      span.style.top = `${((b * first.x + d * (first.y - object.size * 0.86) + f) / page.height) * 100}%`;
      span.style.setProperty('--font-height', `${object.size * Math.hypot(c, d) * fullSize}px`);
      return [span];
    }),
  );
}
