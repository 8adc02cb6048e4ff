import {
  AnnotationMode,
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
  TextLayer,
} from 'pdfjs-dist';
import { decodeStrictly, gbkText, isChineseFont, mayBeGbk } from '../../domain/viewer/shared/gbk-text.ts';
import { formValues } from './form-values.ts';
import type { DocumentPage, PageAppearance, PageSize } from '../../application/ports/viewer/shared/document-reader.ts';

/** CSS pixels for each PDF point. */
const fullSize = 96 / 72;

/** Some phones draw nothing above this number of pixels. */
const largestCanvas = 16_000_000;

/** Awaits the reader's thread; rejects with a fault when the thread has ended. */
export type AwaitReader = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

const decodeGbk = decodeStrictly(new TextDecoder('gbk', { fatal: true }));

const isGbk = (text: string): boolean => mayBeGbk(text) && gbkText(text, decodeGbk) !== undefined;

type FormStorage = Pick<PDFDocumentProxy['annotationStorage'], 'setValue'>;

export class PdfjsPage implements DocumentPage {
  readonly size: PageSize;
  readonly #page: PDFPageProxy;
  readonly #awaited: AwaitReader;
  readonly #storage: FormStorage;
  #forms: Promise<void> | undefined;

  /** @param storage takes the values of form fields, which are then drawn */
  constructor(page: PDFPageProxy, awaited: AwaitReader, storage: FormStorage) {
    this.#storage = storage;
    const { width, height } = page.getViewport({ scale: fullSize });
    this.size = { width, height };
    this.#page = page;
    this.#awaited = awaited;
  }

  async draw(canvas: HTMLCanvasElement, appearance: PageAppearance, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.#forms ??= this.#fillForms();
    await this.#forms;
    signal.throwIfAborted();
    const viewport = this.#viewport(appearance, limitDensity(this.size, appearance));
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    const task = this.#page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE_STORAGE });
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

  async hasUnfaithfulText(): Promise<boolean> {
    const { items } = await this.#awaited(this.#page.getTextContent());
    const fonts = new Set(items.flatMap((item) => ('str' in item && isGbk(item.str) ? [item.fontName] : [])));
    if (fonts.size === 0) return false;
    // The fonts of a page are known once its drawing is.
    await this.#awaited(this.#page.getOperatorList());
    return [...fonts].some((fontName) => this.#isUnembeddedChinese(fontName));
  }

  async text(): Promise<readonly string[]> {
    const { items } = await this.#awaited(this.#page.getTextContent());
    return items.map((item) => ('str' in item ? item.str : ''));
  }

  #isUnembeddedChinese(fontName: string): boolean {
    const { commonObjs } = this.#page;
    if (!commonObjs.has(fontName)) return false;
    const { name, missingFile } = commonObjs.get(fontName) as {
      readonly name?: string;
      readonly missingFile?: boolean;
    };
    return missingFile === true && typeof name === 'string' && isChineseFont(name, decodeGbk);
  }

  /** Lets the values of form fields be drawn, which many producers leave to the viewer. */
  async #fillForms(): Promise<void> {
    for (const { id, value } of formValues(await this.#awaited(this.#page.getAnnotations())))
      this.#storage.setValue(id, { value });
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
