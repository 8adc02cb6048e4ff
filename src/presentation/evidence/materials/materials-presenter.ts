import { computedStruct, makeAutoObservable } from 'mobx';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import { isUploadStage, type UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { shelfOf } from '../../../domain/evidence/shared/shelf.ts';
import { loading, ready, type Loading } from '../../shared/loading.ts';
import { indexPathsOf, pathsOf } from '../shared/package-paths.ts';
import { checkPath, workedPath } from '../shared/worked-place.ts';
import { ChangeTrouble } from './commands/change-trouble.ts';
import { DocumentWork } from './commands/document-work.ts';
import { EarlierChoice } from './commands/earlier-choice.ts';
import type { ItemEditor } from './editing/item-editor.ts';
import { MaterialsPage } from './materials-page.ts';
import type { MaterialsPorts } from './materials-ports.ts';
import type { CheckTab, MaterialsViewModel, MendPlace, PageFrame } from './materials-view-model.ts';
import { OpenPackage } from './state/open-package.ts';
import { OrderFill } from './commands/order-fill.ts';
import { PackageClarity } from './facts/package-clarity.ts';
import { PackageFiles } from './files/package-files.ts';
import { PackageHold } from './commands/package-hold.ts';
import { PackageLook, type PackageContent } from './commands/package-look.ts';
import { PackageMarks } from './facts/package-marks.ts';
import { PackagePreview } from './commands/package-preview.ts';
import { PackageReadings } from './facts/package-readings.ts';
import { PackageRemoval } from './commands/package-removal.ts';
import { PackageUploads } from './files/package-uploads.ts';
import { PackageUses } from './facts/package-uses.ts';
import { RemovedDocuments } from './commands/removed-documents.ts';
import { resumeStage } from './views/resume-place.ts';
import { Resuming } from './commands/resuming.ts';
import { unsavedWords } from './editing/save-state.ts';
import { SharedChange } from './commands/shared-change.ts';
import { SheetImport } from './files/sheet-import.ts';
import { StandardNews } from './commands/standard-news.ts';
import { UnfinishedFiles } from './files/unfinished-files.ts';

/** The parts of the page observe and change by themselves. */
const observing = {
  state: false,
  look: false,
  page: false,
  preview: false,
  uploads: false,
  unfinished: false,
  files: false,
  sheets: false,
  earlier: false,
  work: false,
  together: false,
  orderFill: false,
  removal: false,
  removed: false,
  marks: false,
  news: false,
  hold: false,
  frame: computedStruct,
} as const;

/** Assembling a package: its stages, their materials, and every document given (document 2, sections 3 to 5). */
export class MaterialsPresenter {
  /** What is in the package, typed of it, selected and told of it: everything else reads it or changes it. */
  readonly state: OpenPackage;
  /** Asks for what is in the package. */
  readonly look: PackageLook;
  /** What is shown of the package once it is there. */
  readonly page: MaterialsPage;
  /** The file that is looked at. */
  readonly preview: PackagePreview;
  /** Files on their way. */
  readonly uploads: PackageUploads;
  /** Files that were on their way when the portal was closed. */
  readonly unfinished: UnfinishedFiles;
  /** Files that are picked for documents. */
  readonly files: PackageFiles;
  /** Invoices that come many at once. */
  readonly sheets: SheetImport;
  /** Choosing what was given before. */
  readonly earlier: EarlierChoice;
  /** Typing, comparing, confirming and going on. */
  readonly work: DocumentWork;
  /** Changing several at once. */
  readonly together: SharedChange;
  /** Filling a contract in from its order. */
  readonly orderFill: OrderFill;
  /** Taking documents out. */
  readonly removal: PackageRemoval;
  /** What colleagues removed while one typed in it. */
  readonly removed: RemovedDocuments;
  /** What the platform's machine marked. */
  readonly marks: PackageMarks;
  /** What is asked for otherwise since the package was made. */
  readonly news: StandardNews;
  /** What keeps it from being handed in. */
  readonly hold: PackageHold;
  #left = true;
  readonly #ports: MaterialsPorts;
  readonly #readings: PackageReadings;
  readonly #uses: PackageUses;
  readonly #resuming: Resuming;
  readonly #trouble: ChangeTrouble;

  constructor(ports: MaterialsPorts) {
    const state = new OpenPackage(ports);
    const trouble = new ChangeTrouble(ports);
    const resuming = new Resuming(state);
    const clarity = new PackageClarity(state, ports);
    const readings = new PackageReadings(state, ports, { clarity, resuming, trouble });
    const preview = new PackagePreview(state);
    const removed = new RemovedDocuments(state, ports, trouble);
    const look = new PackageLook(state, ports, removed, () => this.loaded());
    const uploads = new PackageUploads(state, ports, { preview, readings, look, trouble });
    const unfinished = new UnfinishedFiles(state, ports, uploads);
    const sheets = new SheetImport(state, ports, { look, trouble });
    const removal = new PackageRemoval(state, ports, { look, trouble });
    const marks = new PackageMarks(state, ports);
    this.#ports = ports;
    this.look = look;
    this.#readings = readings;
    this.#uses = new PackageUses(state, ports);
    this.#resuming = resuming;
    this.#trouble = trouble;
    this.state = state;
    this.preview = preview;
    this.uploads = uploads;
    this.unfinished = unfinished;
    this.files = new PackageFiles(state, ports, { uploads, unfinished, sheets, look, trouble });
    this.sheets = sheets;
    this.earlier = new EarlierChoice(state, ports, { look, readings });
    this.work = new DocumentWork(state, { preview, removal });
    this.together = new SharedChange(state, ports, { look, removal });
    this.orderFill = new OrderFill(state, ports);
    this.removal = removal;
    this.removed = removed;
    this.marks = marks;
    this.news = new StandardNews(ports, look);
    this.hold = new PackageHold(state, ports);
    this.page = new MaterialsPage({ state, uploads, unfinished, removal, removed, preview, sheets, marks, readings });
    makeAutoObservable<this>(this, observing, { autoBind: true, deep: false });
  }

  get packageId(): string {
    return this.state.packageId;
  }

  get stage(): UploadStage | undefined {
    return this.state.stage;
  }

  get resume(): MendPlace | undefined {
    return this.state.resume;
  }

  get content(): Loading<PackageContent> {
    return this.look.content.current;
  }

  get materials(): readonly Material[] {
    return this.state.materials;
  }

  get editors(): ReadonlyMap<string, ItemEditor> {
    return this.state.editors;
  }

  /** The page apart from what changes with every key and every byte. */
  get frame(): PageFrame | undefined {
    return this.content.kind === 'ready' ? this.page.frame : undefined;
  }

  /** Everything that the page shows. */
  get viewModel(): MaterialsViewModel {
    const { content, frame } = this;
    if (content.kind !== 'ready') return content;
    return frame ? ready(this.page) : loading;
  }

  /** The address's stage and package, and what there is to be mended (document 2, section 2). */
  opened(stage: string | null, packageId: string, mend?: string | null, tab?: string | null): void {
    const { state } = this;
    const isOther = state.packageId !== packageId;
    const before = state.stage;
    state.stage = stage !== null && isUploadStage(stage) ? stage : isOther ? undefined : before;
    this.page.setTabs(tab ?? '');
    // The address takes up the stage that was resumed: one stands there already.
    if (isOther || mend || state.stage !== before) state.resume = undefined;
    this.#resuming.opened(mend || undefined);
    if (!isOther && !this.#left) return;
    state.packageId = packageId;
    this.#left = false;
    if (isOther) this.preview.filePressed(undefined);
    this.uploads.opened();
    this.unfinished.opened(packageId);
    this.#ports.poller.start(async () => this.look.refreshQuietly());
    void this.look.load();
  }

  left(): void {
    this.#left = true;
    this.look.content.stop();
    this.#ports.poller.stop();
    this.uploads.left();
    this.news.left();
    this.sheets.left();
    this.marks.left();
    this.orderFill.closed();
    this.#readings.left();
    this.#uses.left();
    for (const editor of this.editors.values()) editor.left();
  }

  retryPressed(): void {
    void this.look.load();
  }

  previewPressed(fileId: string | undefined): void {
    this.preview.filePressed(fileId);
  }

  previewClosed(): void {
    this.preview.closed();
  }

  /** A document is opened to be filled in, or closed. */
  foldPressed(documentId: string): void {
    this.state.folds.toggle(documentId);
  }

  /** A document is to be read once more. */
  async readAgainPressed(documentId: string): Promise<void> {
    await this.#readings.readAgainPressed(documentId);
  }

  /** All documents of a material of which nothing could be read are to be read once more. */
  async allReadAgainPressed(materialId: string): Promise<void> {
    await this.#readings.allAgainPressed(materialId);
  }

  /** A document is come to, where there is room for one beside the list: it stays open until another one is. */
  itemPressed(documentId: string): void {
    this.state.folds.unfold(documentId);
  }

  /** Only some of a material's documents are to be seen. */
  tabChosen(materialId: string, tab: CheckTab): void {
    this.page.tabChosen(materialId, tab);
    if (this.stage !== undefined)
      this.#ports.navigator.replaceWith(this.addressOf(this.stage, this.page.tabsInAddress));
  }

  /** Another stage is a place of its own, to which one comes back. */
  stageChosen(stage: UploadStage): void {
    if (stage !== this.stage) this.#ports.navigator.goTo(this.addressOf(stage));
  }

  /** Somebody wants to see another document, such as one that is the same invoice. */
  documentWanted(documentId: string): MendPlace | undefined {
    const stage = this.state.item(documentId)?.material.stage;
    if (stage === undefined) return undefined;
    if (stage !== this.stage) this.stageChosen(stage);
    this.state.folds.unfold(documentId);
    return { item: documentId, field: null };
  }

  /** It has been read that an item cannot be saved any more: what is there now is shown. */
  refusalRead(documentId: string): void {
    const save = this.editors.get(documentId)?.save;
    // What was typed in a document that is gone is not thrown away with it.
    if (save?.kind === 'refused' && save.outcome.because === 'gone')
      return void this.look.refresh().catch((thrown: unknown) => this.#trouble.showFault(thrown));
    this.editors.get(documentId)?.discard();
    void this.look.load();
  }

  /** Everything typed is saved first; what could not be keeps one here. */
  async checkPressed(): Promise<void> {
    const editors = [...this.editors.values()];
    this.state.telling.tried(this.editors.keys());
    await Promise.all(editors.map(async (editor) => editor.flush()));
    const unsaved = unsavedWords(editors.map((editor) => editor.save));
    if (unsaved) this.#ports.toasts.show('warn', unsaved);
    else
      this.#ports.navigator.goTo(
        checkPath(
          { book: this.#ports.book, packageId: this.packageId },
          this.stage && { stage: this.stage, item: this.page.openItem?.documentId, tab: this.page.tabsInAddress },
        ),
      );
  }

  exitPressed(): void {
    this.#ports.navigator.goTo(indexPathsOf(shelfOf(this.#ports.session.who?.role.code, this.#ports.book)).list);
  }

  detailPressed(): void {
    this.#ports.navigator.goTo(pathsOf(this.#ports.book).detail(this.packageId));
  }

  private addressOf(stage: UploadStage, tab = ''): string {
    return workedPath({ book: this.#ports.book, packageId: this.packageId }, { stage, item: undefined, tab });
  }

  /**
   * Whoever comes by an address without a stage stands in one all the same: a reload, and the way back, lead there
   * again.
   */
  private addressCompleted(): void {
    const { navigator, book } = this.#ports;
    if (this.stage !== undefined && navigator.current() === pathsOf(book).upload(this.packageId))
      navigator.replaceWith(this.addressOf(this.stage));
  }

  /** The package is there. */
  private loaded(): void {
    const { state } = this;
    state.stage = state.stage && state.steps.includes(state.stage) ? state.stage : resumeStage(state.stages);
    this.addressCompleted();
    this.#resuming.loaded();
    this.#readings.load();
    this.#uses.load();
    this.marks.load();
    if (!state.mayEdit) return;
    void this.news.check(state.packageId);
    void this.hold.load();
  }
}
