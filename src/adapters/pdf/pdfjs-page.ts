import { type PDFPageProxy, RenderingCancelledException, TextLayer } from 'pdfjs-dist';
import type { DocumentPage, PageAppearance, PageSize } from '../../application/ports/viewer/shared/document-reader.ts';

/** CSS pixels for each PDF point. */
const fullSize = 96 / 72;

/** Some phones draw nothing above this number of pixels. */
const largestCanvas = 16_000_000;

/** Awaits the reader's thread; rejects with a fault when the thread has ended. */
export type AwaitReader = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

export class PdfjsPage implements DocumentPage {
  readonly size: PageSize;
  readonly #page: PDFPageProxy;
  readonly #awaited: AwaitReader;

  constructor(page: PDFPageProxy, awaited: AwaitReader) {
    const { width, height } = page.getViewport({ scale: fullSize });
    this.size = { width, height };
    this.#page = page;
    this.#awaited = awaited;
  }

  async draw(canvas: HTMLCanvasElement, appearance: PageAppearance, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const viewport = this.#viewport(appearance, limitDensity(this.size, appearance));
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    const task = this.#page.render({ canvas, viewport });
    const cancel = (): void => task.cancel();
    signal.addEventListener('abort', cancel);
    try {
      await this.#awaited(task.promise);
    } catch (error) {
      throw error instanceof RenderingCancelledException ? signal.reason : error;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  async layText(layer: HTMLElement, appearance: PageAppearance, signal: AbortSignal): Promise<void> {
    const content = await this.#awaited(this.#page.getTextContent());
    signal.throwIfAborted();
    layer.replaceChildren();
    // The text is laid out at full size; the CSS variable scales it.
    layer.style.setProperty('--total-scale-factor', `calc(var(--page-scale, 1) * ${fullSize})`);
    const viewport = this.#viewport({ ...appearance, scale: 1 }, 1);
    await new TextLayer({ textContentSource: content, container: layer, viewport }).render();
  }

  async text(): Promise<readonly string[]> {
    const { items } = await this.#awaited(this.#page.getTextContent());
    return items.map((item) => ('str' in item ? item.str : ''));
  }

  #viewport({ scale, rotation }: PageAppearance, density: number) {
    return this.#page.getViewport({
      scale: fullSize * scale * density,
      rotation: (this.#page.rotate + rotation) % 360,
    });
  }
}

function limitDensity({ width, height }: PageSize, { scale, density }: PageAppearance): number {
  const wanted = width * height * (scale * density) ** 2;
  return wanted <= largestCanvas ? density : density * Math.sqrt(largestCanvas / wanted);
}
