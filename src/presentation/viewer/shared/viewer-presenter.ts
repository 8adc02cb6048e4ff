import { makeAutoObservable, runInAction } from 'mobx';
import type { DocumentAddresses } from '../../../application/ports/viewer/shared/document-addresses.ts';
import { DocumentFault, type DocumentPage, type DocumentReader, type OpenDocument, type PageAppearance } from '../../../application/ports/viewer/shared/document-reader.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { openedFile } from '../opened-file.ts';
import { PageStrip } from '../page-strip.ts';
import type { Size } from '../page-layout.ts';
import { type ViewerCommand, viewerCommand } from '../viewer-commands.ts';
import { imageOutcome } from '../image-outcome.ts';
import { type ViewerOutcome, mayBePaged, unreadOutcome, viewerOutcome } from '../viewer-outcomes.ts';
import type { Rotation } from '../zoom.ts';
import type { FileMark, ViewerContent, ViewerFile, ViewerViewModel } from '../viewer-view-model.ts';

type Content =
  | { readonly kind: 'nothing' | 'loading' }
  | { readonly kind: 'document'; readonly document: OpenDocument }
  | { readonly kind: 'image'; readonly url: string; readonly renewed: boolean; readonly arrived: boolean }
  | ViewerOutcome;

/** Shows one of several files at a time: images and PDFs, zoomed, turned, paged through (document 1, section 2, modal 10). */
export class ViewerPresenter {
  files: readonly ViewerFile[] = [];
  index = 0;
  name = '';
  content: Content = { kind: 'nothing' };
  downloadFailure: Failure | undefined = undefined;
  /** What is pointed at, on whichever file. */
  marks: readonly FileMark[] = [];
  /** The one that somebody looks at. */
  lookedAt = '';
  readonly strip = new PageStrip();
  readonly #addresses: DocumentAddresses;
  readonly #reader: DocumentReader;
  #opening = new AbortController();
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(addresses: DocumentAddresses, reader: DocumentReader) {
    this.#addresses = addresses;
    this.#reader = reader;
    makeAutoObservable<this>(this, { strip: false, drawPage: false, layPageText: false, marksOn: false }, { autoBind: true, deep: false });
  }

  get viewModel(): ViewerViewModel {
    const { name, index, files, downloadFailure } = this;
    return { name, fileNumber: index + 1, fileCount: files.length, downloadFailure, content: this.#shownContent() };
  }

  /** A file is likely to be opened soon: a row is hovered, an upload begins. */
  expected(): void {
    this.#reader.warmUp();
  }

  opened(files: readonly ViewerFile[], index = 0): void {
    const looked = this.files[this.index]?.pkFile;
    const isShown = this.content.kind === 'loading' || this.content.kind === 'image' || this.content.kind === 'document';
    this.files = files;
    // What is looked at stays as it is looked at; only its neighbours may be others.
    if (isShown && looked !== undefined && looked === files[index]?.pkFile) this.index = index;
    else this.fileChosen(index);
  }

  left(): void {
    this.#leaveFile();
    this.files = [];
    this.name = '';
    this.downloadFailure = undefined;
    this.content = { kind: 'nothing' };
  }

  fileChosen(index: number): void {
    const file = this.files[index];
    if (file === undefined) return;
    this.#leaveFile();
    this.index = index;
    this.name = file.name;
    this.downloadFailure = undefined;
    this.content = { kind: 'loading' };
    this.strip.cleared();
    // While its address is asked for.
    if (mayBePaged(file.name)) this.#reader.warmUp();
    void this.#load(file, this.#opening.signal);
  }

  /** Something on some files is pointed at from now on, in the place of what was. */
  marked(marks: readonly FileMark[]): void {
    this.marks = marks;
  }

  /** Somebody looks at something that is pointed at: its page comes, where its file is open. */
  markPressed(id: string): void {
    this.lookedAt = id;
    const mark = this.marks.find((each) => each.id === id);
    if (mark && mark.pkFile === this.files[this.index]?.pkFile) this.strip.pageAsked(mark.page);
  }

  /** What is pointed at on a page of the file that is open. */
  marksOn(page: number): readonly FileMark[] {
    const pkFile = this.files[this.index]?.pkFile;
    return this.marks.filter((mark) => mark.pkFile === pkFile && mark.page === page);
  }

  retryPressed(): void {
    this.fileChosen(this.index);
  }

  /** True when the key meant something here. */
  keyPressed(key: string): boolean {
    const command = viewerCommand(key);
    if (command === undefined) return false;
    this.commanded(command);
    return true;
  }

  commanded(command: ViewerCommand): void {
    if (command === 'next-file') this.fileChosen(this.index + 1);
    else if (command === 'previous-file') this.fileChosen(this.index - 1);
    else this.strip.commanded(command);
  }

  imageArrived(size: Size): void {
    if (this.content.kind !== 'image') return;
    this.content = { ...this.content, arrived: true };
    this.strip.pagesKnown(1, size, 1);
  }

  /** The address may have run out before the image was fetched: it is renewed once. */
  imageFailed(): void {
    if (this.content.kind !== 'image') return;
    if (this.content.renewed) void this.#whyNoImage(this.content.url, this.#opening.signal);
    else void this.#renewImage(this.#opening.signal);
  }

  /** The address to save the file from, or undefined when there is none, which is then said. */
  async downloadPressed(): Promise<string | undefined> {
    const file = this.files[this.index];
    if (file === undefined) return undefined;
    this.downloadFailure = undefined;
    return this.#addresses.downloadAddressOf(file.pkFile).catch((thrown: unknown) => {
      runInAction(() => {
        this.downloadFailure = this.files[this.index] === file ? failureOf(thrown) : undefined;
      });
      return undefined;
    });
  }

  /** False when this page, of a document that is otherwise readable, cannot be drawn. An aborted drawing counts as drawn. */
  async drawPage(number: number, canvas: HTMLCanvasElement, appearance: PageAppearance, signal: AbortSignal): Promise<boolean> {
    return this.#inTurn(number, async () => this.#withPage(number, signal, async (page) => page.draw(canvas, appearance, signal)));
  }

  /** Lays the text of a page over it, to be selected; false when it cannot be. */
  async layPageText(number: number, layer: HTMLElement, rotation: Rotation, signal: AbortSignal): Promise<boolean> {
    return this.#inTurn(number, async () => this.#withPage(number, signal, async (page) => page.layText(layer, { scale: 1, rotation, density: 1 }, signal)));
  }

  /** What is being read comes first: its neighbours, and their text too, would take half of the connection from it. */
  async #inTurn(number: number, use: () => Promise<boolean>): Promise<boolean> {
    if (number !== this.strip.pageNumber) {
      await this.#underWay;
      return use();
    }
    const using = use();
    this.#underWay = Promise.all([this.#underWay, using]);
    return using;
  }

  async #withPage(number: number, signal: AbortSignal, use: (page: DocumentPage) => Promise<void>): Promise<boolean> {
    const { content } = this;
    if (content.kind !== 'document' || signal.aborted) return true;
    try {
      const page = await content.document.page(number);
      if (signal.aborted) return true;
      this.strip.pageMeasured(number, page.size);
      await use(page);
      return true;
    } catch (error) {
      if (signal.aborted || this.content !== content) return true;
      if (error instanceof DocumentFault && error.because === 'damaged') return false;
      const outcome = await unreadOutcome(error, async () => this.#addresses.addressOf(this.files[this.index]?.pkFile ?? ''));
      if (this.content === content) this.#ended(outcome);
      return false;
    }
  }

  async #load(file: ViewerFile, signal: AbortSignal): Promise<void> {
    const opened = await openedFile(file, this.#addresses, this.#reader, signal);
    if (signal.aborted) {
      if (opened.kind === 'document') void opened.document.close();
      return;
    }
    runInAction(() => {
      this.name = opened.name;
      if (opened.kind === 'document') this.strip.pagesKnown(opened.document.pageCount, opened.firstPage);
      this.content = opened.kind === 'image' ? { kind: 'image', url: opened.url, renewed: false, arrived: false } : opened;
    });
  }

  async #renewImage(signal: AbortSignal): Promise<void> {
    const file = this.files[this.index];
    if (file === undefined) return;
    try {
      const { url } = await this.#addresses.addressOf(file.pkFile);
      if (!signal.aborted) runInAction(() => (this.content = { kind: 'image', url, renewed: true, arrived: false }));
    } catch (error) {
      if (!signal.aborted) this.#ended(viewerOutcome(error));
    }
  }

  async #whyNoImage(url: string, signal: AbortSignal): Promise<void> {
    const pkFile = this.files[this.index]?.pkFile ?? '';
    const outcome = await imageOutcome(url, this.#reader, async () => this.#addresses.addressOf(pkFile), signal);
    if (!signal.aborted) this.#ended(outcome);
  }

  #ended(outcome: ViewerOutcome): void {
    this.#leaveFile();
    runInAction(() => {
      this.content = outcome;
    });
  }

  #leaveFile(): void {
    this.#opening.abort();
    this.#opening = new AbortController();
    this.#underWay = Promise.resolve();
    if (this.content.kind === 'document') void this.content.document.close();
  }

  #shownContent(): ViewerContent {
    const { content } = this;
    if (content.kind === 'document') return { kind: 'document', ...this.strip.pages };
    if (content.kind === 'image') return { kind: 'image', url: content.url, arrived: content.arrived, ...this.strip.pages };
    return content;
  }
}
