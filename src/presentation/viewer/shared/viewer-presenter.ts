import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { WrittenContent } from '../../../application/ports/viewer/shared/content-reader.ts';
import {
  DocumentFault,
  type DocumentPage,
  type OpenDocument,
  type PageAppearance,
} from '../../../application/ports/viewer/shared/document-reader.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { DocumentSearch } from '../document-search.ts';
import type { FileChoice } from './file-choice.ts';
import { mayBeOpened } from '../../../domain/viewer/shared/archive-entry.ts';
import { entryKey, type FilePorts, openEntry, openFile, type OpenedFile } from '../opened-file.ts';
import { PageLights } from '../page-highlights.ts';
import { type SavedLook, PageStrip } from '../page-strip.ts';
import { type ViewerCommand, viewerCommand } from '../viewer-commands.ts';
import { Thumbnails } from '../thumbnails.ts';
import { previewOfName } from '../preview-form.ts';
import { type ViewerOutcome, unreadOutcome } from '../viewer-outcomes.ts';
import type { Rotation } from '../zoom.ts';
import type { FileLight, FileMark, ViewerContent, ViewerFile, ViewerViewModel } from '../viewer-view-model.ts';

/** How many files keep their look for a later view. */
const maxKeptLooks = 200;

type Content =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'loading'; readonly percent?: number }
  | { readonly kind: 'document'; readonly document: OpenDocument; readonly key: string }
  | { readonly kind: 'image'; readonly document: OpenDocument; readonly key: string }
  | { readonly kind: 'written'; readonly written: WrittenContent; readonly sheet: number }
  | ViewerOutcome;

interface OwnFiles {
  readonly files: readonly ViewerFile[];
  readonly companions: readonly ViewerFile[];
  readonly index: number;
}

const noFiles: OwnFiles = { files: [], companions: [], index: 0 };

/** The shown file of an archive. */
interface EntryPlace {
  readonly archive: string;
  readonly index: number;
  readonly list: WrittenContent;
}

/**
 * Shows one of several files at a time. Pages are zoomed, rotated and turned (document 1, section 2, modal 10); other
 * content is read as a whole.
 */
export class ViewerPresenter {
  /** The files that were opened here; unused if the choice is kept outside. */
  own: OwnFiles = noFiles;
  /** The choice of the file, if it is kept outside. */
  choice: FileChoice | undefined = undefined;
  /** A second viewer beside this one, during a comparison of two files. */
  comparison: ViewerPresenter | undefined = undefined;
  /** The id of the file that `content` belongs to. */
  contentOf: string | undefined = undefined;
  name = '';
  /** The shown file of an archive, with the archive's list. */
  entryPlace: EntryPlace | undefined = undefined;
  /** The index in an archive's list that the user has returned to. */
  returnedTo: number | undefined = undefined;
  content: Content = { kind: 'nothing' };
  downloadFailure: Failure | undefined = undefined;
  /** The marks on all files. */
  marks: readonly FileMark[] = [];
  /** The id of the mark that the user has pressed. */
  pressedMark = '';
  readonly strip = new PageStrip();
  readonly lights = new PageLights();
  readonly search = new DocumentSearch(
    () => this.strip.pageNumber,
    (page) => this.strip.goToPage(page),
  );
  readonly thumbnails: Thumbnails;
  readonly #ports: FilePorts;
  readonly #looks = new Map<string, SavedLook>();
  #request = new AbortController();
  #currentPageUse: Promise<unknown> = Promise.resolve();

  constructor(opening: FilePorts) {
    this.#ports = opening;
    this.thumbnails = new Thumbnails(
      opening,
      () => this.content.kind === 'loading' || this.choice?.isUploading === true,
    );
    makeAutoObservable<this>(
      this,
      {
        strip: false,
        lights: false,
        search: false,
        thumbnails: false,
        drawPage: false,
        layPageText: false,
        missingPictures: false,
        isTextUnfaithful: false,
        marksOn: false,
        lightsOn: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** The view of the chosen file, even while the content of another is still there. */
  get viewModel(): ViewerViewModel {
    const { name, index, files, file, downloadFailure } = this;
    const place = { fileNumber: index + 1, fileCount: files.length, mayCompare: this.#companionIndex() >= 0 };
    if (this.choice && file?.fileId !== this.contentOf) {
      const content: ViewerContent = { kind: file ? 'loading' : 'nothing' };
      return { ...place, name: file?.name ?? '', downloadFailure: undefined, withinArchive: undefined, content };
    }
    return { ...place, name, downloadFailure, withinArchive: this.entryPlace?.archive, content: this.#shownContent() };
  }

  get files(): readonly ViewerFile[] {
    return this.choice ? (this.choice.shown?.files ?? []) : this.own.files;
  }

  /** The files that may be compared with it: those of the whole package, while `files` are its neighbours. */
  get companions(): readonly ViewerFile[] {
    return this.choice ? (this.choice.shown?.companions ?? []) : this.own.companions;
  }

  get index(): number {
    if (!this.choice) return this.own.index;
    const fileId = this.choice.shown?.fileId;
    return Math.max(
      0,
      this.files.findIndex((file) => file.fileId === fileId),
    );
  }

  /** The chosen file. */
  get file(): ViewerFile | undefined {
    return this.files[this.index];
  }

  /** Prepares for a file that will probably be opened soon. */
  prepare(): void {
    this.#ports.documents.warmUp();
  }

  /** @param companions the files that it may be compared with, the most likely ones first */
  opened(files: readonly ViewerFile[], index = 0, companions: readonly ViewerFile[] = files): void {
    const previousId = this.file?.fileId;
    const isShown =
      this.entryPlace !== undefined || ['loading', 'image', 'document', 'written'].includes(this.content.kind);
    this.choice = undefined;
    this.own = { files, companions, index };
    // A file that is shown already stays as it is; only its neighbours may change.
    if (!isShown || previousId === undefined || previousId !== files[index]?.fileId) this.fileChosen(index);
  }

  /**
   * Shows the file of an outside choice.
   * @returns ends the following
   */
  follow(choice: FileChoice): () => void {
    this.choice = choice;
    return reaction(
      () => choice.shown?.fileId,
      (fileId) => {
        if (this.choice !== choice || fileId === this.contentOf) return;
        if (this.file) this.#open(this.file);
        else this.#empty();
      },
      { fireImmediately: true },
    );
  }

  left(): void {
    this.#empty();
    this.choice = undefined;
    this.own = noFiles;
  }

  fileChosen(index: number): void {
    const file = this.files[index];
    if (file === undefined) return;
    if (this.choice) return this.choice.fileChosen(file.fileId);
    this.own = { ...this.own, index };
    this.#open(file);
  }

  #open(file: ViewerFile): void {
    this.#begin(file.name);
    this.entryPlace = undefined;
    this.contentOf = file.fileId;
    void this.#load(file.fileId, async (signal, come) => openFile(file, this.#ports, signal, come));
  }

  /** Shows no file. */
  #empty(): void {
    this.#leaveFile();
    this.entryPlace = undefined;
    this.returnedTo = undefined;
    this.search.closed();
    this.compareClosed();
    this.contentOf = undefined;
    this.name = '';
    this.downloadFailure = undefined;
    this.content = { kind: 'nothing' };
  }

  /** Shows a file of the open archive, by its index in the archive. */
  entryChosen(index: number): void {
    const { content, name: archive } = this;
    if (content.kind !== 'written' || content.written.kind !== 'archive' || !content.written.opens) return;
    const entry = content.written.entries[index];
    if (!entry || !mayBeOpened(entry)) return;
    this.entryPlace = { archive, index, list: content.written };
    this.#openEntry(entry.path.slice(entry.path.lastIndexOf('/') + 1), index);
  }

  /** Returns to the archive's list, at the file that was shown. */
  entryLeft(): void {
    if (!this.entryPlace) return;
    const { archive, index, list } = this.entryPlace;
    this.#begin(archive);
    this.entryPlace = undefined;
    this.returnedTo = index;
    this.content = { kind: 'written', written: list, sheet: 0 };
  }

  #openEntry(name: string, index: number): void {
    const archive = this.file;
    if (!archive) return;
    this.#begin(name);
    void this.#load(entryKey(archive.fileId, index), async (signal, come) =>
      openEntry({ fileId: archive.fileId, name }, index, this.#ports, signal, come),
    );
  }

  /** Begins to show another file. */
  #begin(name: string): void {
    this.#leaveFile();
    this.name = name;
    this.returnedTo = undefined;
    this.downloadFailure = undefined;
    this.content = { kind: 'loading' };
    this.strip.clear();
    // The reader is prepared while the address is requested.
    this.#readerOf(name).warmUp();
  }

  /** The id of the file that marks may be on; undefined for a file in an archive. */
  get fileId(): string | undefined {
    return this.entryPlace ? undefined : this.file?.fileId;
  }

  /** Replaces the marks. */
  setMarks(marks: readonly FileMark[]): void {
    this.marks = marks;
  }

  /** The user presses a mark; its page is shown if its file is open. */
  markPressed(id: string): void {
    this.pressedMark = id;
    const mark = this.marks.find((each) => each.id === id);
    if (mark && mark.fileId === this.fileId) this.strip.goToPage(mark.page);
  }

  /** The marks on a page of the open file. */
  marksOn(page: number): readonly FileMark[] {
    const fileId = this.fileId;
    return this.marks.filter((mark) => mark.fileId === fileId && mark.page === page);
  }

  /** The visible places of read values on a page of the open file. */
  lightsOn(page: number): readonly FileLight[] {
    return this.lights.on(this.fileId, page);
  }

  /** Shows where a value was read, once its file is open. An empty id hides it. */
  showLight(id: string): void {
    this.lights.light(id);
    this.#scrollToLight();
  }

  /** Enlarges the lit place until it can be read, if there is little room for its page. */
  zoomToLight(): void {
    const light = this.lights.litOn(this.fileId);
    this.strip.zoomTo(light?.page ?? 1, light?.area);
  }

  #scrollToLight(): void {
    const light = this.lights.litOn(this.fileId);
    if (light && (this.content.kind === 'document' || this.content.kind === 'image'))
      this.strip.showArea(light.page, light.area);
  }

  /** Opens another file beside this one. The user may choose a different one there. */
  comparePressed(): void {
    const index = this.#companionIndex();
    if (this.comparison || index < 0) return;
    this.comparison = new ViewerPresenter(this.#ports);
    this.comparison.opened(this.companions, index);
  }

  compareClosed(): void {
    this.comparison?.left();
    this.comparison = undefined;
  }

  retryPressed(): void {
    if (this.entryPlace) this.#openEntry(this.name, this.entryPlace.index);
    else if (this.file) this.#open(this.file);
  }

  /** @returns whether the key has a meaning here */
  keyPressed(key: string): boolean {
    if (this.entryPlace && (key === 'Backspace' || key === 'Escape')) {
      this.entryLeft();
      return true;
    }
    const command = viewerCommand(key);
    if (command === undefined) return false;
    this.run(command);
    return true;
  }

  run(command: ViewerCommand): void {
    if (command === 'next-file') this.fileChosen(this.index + 1);
    else if (command === 'previous-file') this.fileChosen(this.index - 1);
    else this.strip.run(command);
  }

  sheetChosen(sheet: number): void {
    if (this.content.kind === 'written') this.content = { ...this.content, sheet };
  }

  /** @returns the address to save the file from; undefined after a failure, which is shown */
  async downloadPressed(): Promise<string | undefined> {
    const { file } = this;
    if (file === undefined) return undefined;
    this.downloadFailure = undefined;
    return this.#saveAddress(file.fileId, this.entryPlace?.index).catch((thrown: unknown) => {
      runInAction(() => {
        this.downloadFailure = this.file?.fileId === file.fileId ? failureOf(thrown) : undefined;
      });
      return undefined;
    });
  }

  /** The address of a download. A file of an archive that cannot be shown is saved with its archive. */
  async #saveAddress(fileId: string, index: number | undefined): Promise<string> {
    const { addresses } = this.#ports;
    const entry = index === undefined ? undefined : await addresses.entryAddressOf(fileId, index);
    return entry && 'saveUrl' in entry ? entry.saveUrl : addresses.downloadAddressOf(fileId);
  }

  /**
   * Draws a page.
   * @returns false if this page of an otherwise readable document cannot be drawn; true after an abort
   */
  async drawPage(
    number: number,
    canvas: HTMLCanvasElement,
    appearance: PageAppearance,
    signal: AbortSignal,
  ): Promise<boolean> {
    return this.#useInOrder(number, async () =>
      this.#withPage(number, signal, async (page) => page.draw(canvas, appearance, signal)),
    );
  }

  /** The number of pictures that are missing on a page; 0 for a page that cannot be read. */
  async missingPictures(number: number, signal: AbortSignal): Promise<number> {
    let missing = 0;
    await this.#withPage(number, signal, async (page) => {
      missing = page.missingPictures ?? 0;
    });
    return missing;
  }

  /** Whether the text of a page cannot be shown as it is on paper; false for a page that cannot be read. */
  async isTextUnfaithful(number: number, signal: AbortSignal): Promise<boolean> {
    let unfaithful = false;
    await this.#withPage(number, signal, async (page) => {
      unfaithful = (await page.hasUnfaithfulText?.()) ?? false;
    });
    return unfaithful;
  }

  /**
   * Lays the selectable text over a page.
   * @returns false if it cannot be read
   */
  async layPageText(number: number, layer: HTMLElement, rotation: Rotation, signal: AbortSignal): Promise<boolean> {
    return this.#useInOrder(number, async () =>
      this.#withPage(number, signal, async (page) => page.layText(layer, { scale: 1, rotation, density: 1 }, signal)),
    );
  }

  /** Uses the current page first, because its neighbours and their text would take half of the connection. */
  async #useInOrder(number: number, use: () => Promise<boolean>): Promise<boolean> {
    if (number !== this.strip.pageNumber) {
      await this.#currentPageUse;
      return use();
    }
    const using = use();
    this.#currentPageUse = Promise.all([this.#currentPageUse, using]);
    return using;
  }

  async #withPage(number: number, signal: AbortSignal, use: (page: DocumentPage) => Promise<void>): Promise<boolean> {
    const { content } = this;
    if ((content.kind !== 'document' && content.kind !== 'image') || signal.aborted) return true;
    try {
      const page = await content.document.page(number);
      if (signal.aborted) return true;
      this.strip.setPageSize(number, page.size);
      await use(page);
      return true;
    } catch (error) {
      if (signal.aborted || this.content !== content) return true;
      if (error instanceof DocumentFault && error.because === 'damaged') return false;
      const outcome = await unreadOutcome(error, async () => this.#ports.addresses.addressOf(this.file?.fileId ?? ''));
      if (this.content === content) this.#showOutcome(outcome);
      return false;
    }
  }

  /** @param key the key of the file's saved look */
  async #load(
    key: string,
    open: (signal: AbortSignal, onProgress: (percent: number) => void) => Promise<OpenedFile>,
  ): Promise<void> {
    const { signal } = this.#request;
    const opened = await open(signal, (percent) => {
      if (!signal.aborted) runInAction(() => (this.content = { kind: 'loading', percent }));
    });
    const document = opened.kind === 'document' || opened.kind === 'image' ? opened.document : undefined;
    if (signal.aborted) return void document?.close();
    runInAction(() => {
      this.name = opened.name;
      if (opened.kind === 'document' || opened.kind === 'image') {
        // Enlarging a photograph further shows no more detail.
        this.strip.setPages(opened.document.pageCount, opened.firstPage, opened.kind === 'image' ? 1 : Infinity);
        const look = this.#looks.get(key);
        if (look) this.strip.restoreLook(look);
        this.content = { kind: opened.kind, document: opened.document, key };
        this.#scrollToLight();
        // A picture has no text.
        this.search.setDocument(opened.kind === 'document' ? opened.document : undefined);
      } else if (opened.kind === 'written') this.content = { kind: 'written', written: opened.written, sheet: 0 };
      else this.content = opened;
    });
  }

  /** The first companion that is another file. */
  #companionIndex(): number {
    const shown = this.file?.fileId;
    return this.companions.findIndex(({ fileId }) => fileId !== shown);
  }

  /** A file without an extension is probably a document of pages. */
  #readerOf(name: string): { warmUp(): void } {
    return ['pdf', undefined].includes(previewOfName(name)) ? this.#ports.documents : this.#ports.contents;
  }

  #showOutcome(outcome: ViewerOutcome): void {
    this.#leaveFile();
    runInAction(() => {
      this.content = outcome;
    });
  }

  #leaveFile(): void {
    this.#saveLook();
    this.#request.abort();
    this.#request = new AbortController();
    this.#currentPageUse = Promise.resolve();
    this.search.setDocument(undefined);
    if (this.content.kind === 'document' || this.content.kind === 'image') void this.content.document.close();
  }

  /** Saves how a file is shown, for a later view. */
  #saveLook(): void {
    const { content } = this;
    const { look } = this.strip;
    if (!look || (content.kind !== 'document' && content.kind !== 'image')) return;
    const { key } = content;
    this.#looks.delete(key);
    this.#looks.set(key, look);
    const [oldest] = this.#looks.keys();
    if (this.#looks.size > maxKeptLooks && oldest !== undefined) this.#looks.delete(oldest);
  }

  #shownContent(): ViewerContent {
    const { content } = this;
    if (content.kind !== 'document' && content.kind !== 'image') return content;
    return { kind: content.kind, key: content.key, ...this.strip.pages };
  }
}
