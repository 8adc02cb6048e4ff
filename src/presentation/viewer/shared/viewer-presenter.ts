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
import { entryKey, type FileOpening, openedEntry, openedFile, type OpenedFile } from '../opened-file.ts';
import { PageLights } from '../page-lights.ts';
import { type KeptLook, PageStrip } from '../page-strip.ts';
import { type ViewerCommand, viewerCommand } from '../viewer-commands.ts';
import { Thumbnails } from '../thumbnails.ts';
import { previewOfName } from '../preview-form.ts';
import { type ViewerOutcome, unreadOutcome } from '../viewer-outcomes.ts';
import type { Rotation } from '../zoom.ts';
import type { FileLight, FileMark, ViewerContent, ViewerFile, ViewerViewModel } from '../viewer-view-model.ts';

/** So many files are shown again as they were left. */
const mostLooks = 200;

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

/** Which file of which archive is looked at. */
interface EntryPlace {
  readonly archive: string;
  readonly index: number;
  readonly list: WrittenContent;
}

/**
 * Shows one of several files at a time: what has pages zoomed, turned, paged through (document 1, section 2, modal 10),
 * the rest to be read.
 */
export class ViewerPresenter {
  /** What was opened here, by its place; not asked where the choice is kept elsewhere. */
  own: OwnFiles = noFiles;
  /** Where it is kept elsewhere which file is looked at. */
  choice: FileChoice | undefined = undefined;
  /** Another viewer, which stands beside this one while two files are compared. */
  comparison: ViewerPresenter | undefined = undefined;
  /** The file that `content` is of. */
  contentOf: string | undefined = undefined;
  name = '';
  /** The file of an archive that is looked at, and the list that it was chosen from. */
  within: EntryPlace | undefined = undefined;
  /** The place in the archive's list that one came back to; undefined where nobody did. */
  returnedTo: number | undefined = undefined;
  content: Content = { kind: 'nothing' };
  downloadFailure: Failure | undefined = undefined;
  /** What is pointed at, on whichever file. */
  marks: readonly FileMark[] = [];
  /** The one that somebody looks at. */
  lookedAt = '';
  readonly strip = new PageStrip();
  readonly lights = new PageLights();
  readonly search = new DocumentSearch(
    () => this.strip.pageNumber,
    (page) => this.strip.pageAsked(page),
  );
  readonly thumbnails: Thumbnails;
  readonly #with: FileOpening;
  readonly #looks = new Map<string, KeptLook>();
  #opening = new AbortController();
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(opening: FileOpening) {
    this.#with = opening;
    this.thumbnails = new Thumbnails(opening, () => this.content.kind === 'loading');
    makeAutoObservable<this>(
      this,
      {
        strip: false,
        lights: false,
        search: false,
        thumbnails: false,
        drawPage: false,
        layPageText: false,
        marksOn: false,
        lightsOn: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** What is shown of the file that is to be looked at; what is still there of another is not. */
  get viewModel(): ViewerViewModel {
    const { name, index, files, file, downloadFailure } = this;
    const place = { fileNumber: index + 1, fileCount: files.length, mayCompare: this.#mostLikely() >= 0 };
    if (this.choice && file?.fileId !== this.contentOf) {
      const content: ViewerContent = { kind: file ? 'loading' : 'nothing' };
      return { ...place, name: file?.name ?? '', downloadFailure: undefined, withinArchive: undefined, content };
    }
    return { ...place, name, downloadFailure, withinArchive: this.within?.archive, content: this.#shownContent() };
  }

  get files(): readonly ViewerFile[] {
    return this.choice ? (this.choice.shown?.files ?? []) : this.own.files;
  }

  /** What may be looked at beside it: the files of the whole package, of which `files` are the near ones. */
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

  /** The file that is to be looked at. */
  get file(): ViewerFile | undefined {
    return this.files[this.index];
  }

  /** A file is likely to be opened soon: a row is hovered, an upload begins. */
  expected(): void {
    this.#with.documents.warmUp();
  }

  /** @param companions those beside which it may be laid; first those that one would most likely lay there */
  opened(files: readonly ViewerFile[], index = 0, companions: readonly ViewerFile[] = files): void {
    const looked = this.file?.fileId;
    const isShown =
      this.within !== undefined || ['loading', 'image', 'document', 'written'].includes(this.content.kind);
    this.choice = undefined;
    this.own = { files, companions, index };
    // What is looked at stays as it is looked at; only its neighbours may be others.
    if (!isShown || looked === undefined || looked !== files[index]?.fileId) this.fileChosen(index);
  }

  /** Shows what is chosen elsewhere, from now on until the answer is called. */
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
    this.within = undefined;
    this.contentOf = file.fileId;
    void this.#load(file.fileId, async (signal, come) => openedFile(file, this.#with, signal, come));
  }

  /** No file is looked at. */
  #empty(): void {
    this.#leaveFile();
    this.within = undefined;
    this.returnedTo = undefined;
    this.search.closed();
    this.compareEnded();
    this.contentOf = undefined;
    this.name = '';
    this.downloadFailure = undefined;
    this.content = { kind: 'nothing' };
  }

  /** A file of the archive whose list is open is to be shown, by its place in that. */
  entryChosen(index: number): void {
    const { content, name: archive } = this;
    if (content.kind !== 'written' || content.written.kind !== 'archive' || !content.written.opens) return;
    const entry = content.written.entries[index];
    if (!entry || !mayBeOpened(entry)) return;
    this.within = { archive, index, list: content.written };
    this.#openEntry(entry.path.slice(entry.path.lastIndexOf('/') + 1), index);
  }

  /** Back to the list of the archive, and to the file there that was looked at. */
  entryLeft(): void {
    if (!this.within) return;
    const { archive, index, list } = this.within;
    this.#begin(archive);
    this.within = undefined;
    this.returnedTo = index;
    this.content = { kind: 'written', written: list, sheet: 0 };
  }

  #openEntry(name: string, index: number): void {
    const archive = this.file;
    if (!archive) return;
    this.#begin(name);
    void this.#load(entryKey(archive.fileId, index), async (signal, come) =>
      openedEntry({ fileId: archive.fileId, name }, index, this.#with, signal, come),
    );
  }

  /** Another file takes the place of what was shown. */
  #begin(name: string): void {
    this.#leaveFile();
    this.name = name;
    this.returnedTo = undefined;
    this.downloadFailure = undefined;
    this.content = { kind: 'loading' };
    this.strip.cleared();
    // While its address is asked for.
    this.#readerOf(name).warmUp();
  }

  /** The file on which something may be pointed at: none that lies in another. */
  get fileId(): string | undefined {
    return this.within ? undefined : this.file?.fileId;
  }

  /** Something on some files is pointed at from now on, in the place of what was. */
  marked(marks: readonly FileMark[]): void {
    this.marks = marks;
  }

  /** Somebody looks at something that is pointed at: its page comes, where its file is open. */
  markPressed(id: string): void {
    this.lookedAt = id;
    const mark = this.marks.find((each) => each.id === id);
    if (mark && mark.fileId === this.fileId) this.strip.pageAsked(mark.page);
  }

  /** What is pointed at on a page of the file that is open. */
  marksOn(page: number): readonly FileMark[] {
    const fileId = this.fileId;
    return this.marks.filter((mark) => mark.fileId === fileId && mark.page === page);
  }

  /** What was read on a page of the file that is open, as far as it is to be seen. */
  lightsOn(page: number): readonly FileLight[] {
    return this.lights.on(this.fileId, page);
  }

  /** Where something was read is looked at, once its file is open; without a name nothing is. */
  lightWanted(id: string): void {
    this.lights.litFor(id);
    this.#toLight();
  }

  /** What is lit is brought as close as it must be to be read, where there is little room for its page. */
  closelyWanted(): void {
    const light = this.lights.litOn(this.fileId);
    this.strip.broughtClose(light?.page ?? 1, light?.area);
  }

  #toLight(): void {
    const light = this.lights.litOn(this.fileId);
    if (light && (this.content.kind === 'document' || this.content.kind === 'image'))
      this.strip.areaAsked(light.page, light.area);
  }

  /** Lays another file beside this one; which, may be changed there. */
  comparePressed(): void {
    const index = this.#mostLikely();
    if (this.comparison || index < 0) return;
    this.comparison = new ViewerPresenter(this.#with);
    this.comparison.opened(this.companions, index);
  }

  compareEnded(): void {
    this.comparison?.left();
    this.comparison = undefined;
  }

  retryPressed(): void {
    if (this.within) this.#openEntry(this.name, this.within.index);
    else if (this.file) this.#open(this.file);
  }

  /** True when the key meant something here. */
  keyPressed(key: string): boolean {
    if (this.within && (key === 'Backspace' || key === 'Escape')) {
      this.entryLeft();
      return true;
    }
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

  sheetChosen(sheet: number): void {
    if (this.content.kind === 'written') this.content = { ...this.content, sheet };
  }

  /** The address to save the file from, or undefined when there is none, which is then said. */
  async downloadPressed(): Promise<string | undefined> {
    const { file } = this;
    if (file === undefined) return undefined;
    this.downloadFailure = undefined;
    return this.#saveAddress(file.fileId, this.within?.index).catch((thrown: unknown) => {
      runInAction(() => {
        this.downloadFailure = this.file?.fileId === file.fileId ? failureOf(thrown) : undefined;
      });
      return undefined;
    });
  }

  /** The address of a download. For a file of an archive that cannot be shown it is that of the archive. */
  async #saveAddress(fileId: string, index: number | undefined): Promise<string> {
    const { addresses } = this.#with;
    const entry = index === undefined ? undefined : await addresses.entryAddressOf(fileId, index);
    return entry && 'saveUrl' in entry ? entry.saveUrl : addresses.downloadAddressOf(fileId);
  }

  /**
   * False when this page, of a document that is otherwise readable, cannot be drawn. An aborted drawing counts as
   * drawn.
   */
  async drawPage(
    number: number,
    canvas: HTMLCanvasElement,
    appearance: PageAppearance,
    signal: AbortSignal,
  ): Promise<boolean> {
    return this.#inTurn(number, async () =>
      this.#withPage(number, signal, async (page) => page.draw(canvas, appearance, signal)),
    );
  }

  /** Lays the text of a page over it, to be selected; false when it cannot be. */
  async layPageText(number: number, layer: HTMLElement, rotation: Rotation, signal: AbortSignal): Promise<boolean> {
    return this.#inTurn(number, async () =>
      this.#withPage(number, signal, async (page) => page.layText(layer, { scale: 1, rotation, density: 1 }, signal)),
    );
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
    if ((content.kind !== 'document' && content.kind !== 'image') || signal.aborted) return true;
    try {
      const page = await content.document.page(number);
      if (signal.aborted) return true;
      this.strip.pageMeasured(number, page.size);
      await use(page);
      return true;
    } catch (error) {
      if (signal.aborted || this.content !== content) return true;
      if (error instanceof DocumentFault && error.because === 'damaged') return false;
      const outcome = await unreadOutcome(error, async () => this.#with.addresses.addressOf(this.file?.fileId ?? ''));
      if (this.content === content) this.#ended(outcome);
      return false;
    }
  }

  /** @param key by which it is known how it was looked at before */
  async #load(
    key: string,
    opening: (signal: AbortSignal, come: (percent: number) => void) => Promise<OpenedFile>,
  ): Promise<void> {
    const { signal } = this.#opening;
    const opened = await opening(signal, (percent) => {
      if (!signal.aborted) runInAction(() => (this.content = { kind: 'loading', percent }));
    });
    const document = opened.kind === 'document' || opened.kind === 'image' ? opened.document : undefined;
    if (signal.aborted) return void document?.close();
    runInAction(() => {
      this.name = opened.name;
      if (opened.kind === 'document' || opened.kind === 'image') {
        // Photographs have no more to show when they are blown up.
        this.strip.pagesKnown(opened.document.pageCount, opened.firstPage, opened.kind === 'image' ? 1 : Infinity);
        const look = this.#looks.get(key);
        if (look) this.strip.lookedAtAs(look);
        this.content = { kind: opened.kind, document: opened.document, key };
        this.#toLight();
        // A picture has no text.
        this.search.documentChanged(opened.kind === 'document' ? opened.document : undefined);
      } else if (opened.kind === 'written') this.content = { kind: 'written', written: opened.written, sheet: 0 };
      else this.content = opened;
    });
  }

  /** The first companion that is another file. */
  #mostLikely(): number {
    const shown = this.file?.fileId;
    return this.companions.findIndex(({ fileId }) => fileId !== shown);
  }

  /** Without an ending it may be a document of pages: most are. */
  #readerOf(name: string): { warmUp(): void } {
    return ['pdf', undefined].includes(previewOfName(name)) ? this.#with.documents : this.#with.contents;
  }

  #ended(outcome: ViewerOutcome): void {
    this.#leaveFile();
    runInAction(() => {
      this.content = outcome;
    });
  }

  #leaveFile(): void {
    this.#keepLook();
    this.#opening.abort();
    this.#opening = new AbortController();
    this.#underWay = Promise.resolve();
    this.search.documentChanged(undefined);
    if (this.content.kind === 'document' || this.content.kind === 'image') void this.content.document.close();
  }

  /** Whoever comes back to a file finds it as it was left. */
  #keepLook(): void {
    const { content } = this;
    const { look } = this.strip;
    if (!look || (content.kind !== 'document' && content.kind !== 'image')) return;
    const { key } = content;
    this.#looks.delete(key);
    this.#looks.set(key, look);
    const [oldest] = this.#looks.keys();
    if (this.#looks.size > mostLooks && oldest !== undefined) this.#looks.delete(oldest);
  }

  #shownContent(): ViewerContent {
    const { content } = this;
    if (content.kind !== 'document' && content.kind !== 'image') return content;
    return { kind: content.kind, key: content.key, ...this.strip.pages };
  }
}
