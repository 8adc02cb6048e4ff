import { computedStruct, makeAutoObservable } from 'mobx';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import { isUploadStage, type UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { shelfOf } from '../../../domain/evidence/shared/shelf.ts';
import { loading, ready, type Loading } from '../../shared/load-state.ts';
import { originOf } from '../shared/candidate-selection.ts';
import { indexPathsOf, pathsOf } from '../shared/package-paths.ts';
import { checkPath, pathOfPlace } from '../shared/upload-page-position.ts';
import { ChangeTrouble } from './commands/change-trouble.ts';
import { DocumentWork } from './commands/document-work.ts';
import { EarlierChoice } from './commands/earlier-choice.ts';
import type { ItemEditor } from './editing/item-editor.ts';
import { MaterialsPage } from './materials-page.ts';
import type { MaterialsPorts } from './materials-ports.ts';
import type { CheckTab, MaterialsViewModel, CorrectionPlace, PageFrame } from './materials-view-model.ts';
import { OpenPackage } from './state/open-package.ts';
import { OrderFill } from './commands/order-fill.ts';
import { PackageClarity } from './facts/package-clarity.ts';
import { PackageFiles } from './files/package-files.ts';
import { PackageRestriction } from './commands/package-restriction.ts';
import { PackageLoader, type PackageContent } from './commands/package-loader.ts';
import { PackageMarks } from './facts/package-marks.ts';
import { PackagePreview } from './commands/package-preview.ts';
import { PackageReadings } from './facts/package-readings.ts';
import { PackageRemoval } from './commands/package-removal.ts';
import { PackageUploads } from './files/package-uploads.ts';
import { PackageUses } from './facts/package-uses.ts';
import { RemovedDocuments } from './commands/removed-documents.ts';
import { resumeStage } from './views/resume-place.ts';
import { DocumentPlacement } from './commands/document-placement.ts';
import { ResumeUploads } from './commands/resume-uploads.ts';
import { unsavedWords } from './editing/save-state.ts';
import { SharedChange } from './commands/shared-change.ts';
import { SheetImport } from './files/sheet-import.ts';
import { StandardNews } from './commands/standard-news.ts';
import { UnfinishedFiles } from './files/unfinished-files.ts';

/** The parts of the page are observable themselves. */
const observability = {
  state: false,
  loader: false,
  page: false,
  preview: false,
  uploads: false,
  unfinished: false,
  files: false,
  sheets: false,
  earlier: false,
  work: false,
  sharedChange: false,
  orderFill: false,
  removal: false,
  removed: false,
  marks: false,
  standardNews: false,
  restriction: false,
  frame: computedStruct,
} as const;

/** Assembling a package: its stages, their materials, and every document given (document 2, sections 3 to 5). */
export class MaterialsPresenter {
  /** The state of the package: its content, typed values, selection and facts. All other parts read or change it. */
  readonly state: OpenPackage;
  /** Loads the content of the package. */
  readonly loader: PackageLoader;
  /** The view of the loaded package. */
  readonly page: MaterialsPage;
  /** The file that is shown. */
  readonly preview: PackagePreview;
  /** The running uploads. */
  readonly uploads: PackageUploads;
  /** Uploads that ended when the portal was closed. */
  readonly unfinished: UnfinishedFiles;
  /** Files that are picked for documents. */
  readonly files: PackageFiles;
  /** The import of invoices from sheets. */
  readonly sheets: SheetImport;
  /** The choice of earlier documents. */
  readonly earlier: EarlierChoice;
  /** Typing, comparing, confirming and continuing. */
  readonly work: DocumentWork;
  /** Changing several documents at once. */
  readonly sharedChange: SharedChange;
  /** Filling in a contract from its order. */
  readonly orderFill: OrderFill;
  /** Removing documents. */
  readonly removal: PackageRemoval;
  /** Documents that colleagues removed while the user typed in them. */
  readonly removed: RemovedDocuments;
  /** Dividing files and moving papers. */
  readonly papers: DocumentPlacement;
  /** Words that the platform marked. */
  readonly marks: PackageMarks;
  /** Changes of the requirements since the package was created. */
  readonly standardNews: StandardNews;
  /** The restriction that prevents the submission. */
  readonly restriction: PackageRestriction;
  #left = true;
  readonly #ports: MaterialsPorts;
  readonly #readings: PackageReadings;
  readonly #uses: PackageUses;
  readonly #resumeUploads: ResumeUploads;
  readonly #trouble: ChangeTrouble;

  constructor(ports: MaterialsPorts) {
    const state = new OpenPackage(ports);
    const trouble = new ChangeTrouble(ports);
    const resuming = new ResumeUploads(state);
    const clarity = new PackageClarity(state, ports);
    const readings = new PackageReadings(state, ports, { clarity, resumeUploads: resuming, trouble });
    const preview = new PackagePreview(state, ports.queue);
    const removed = new RemovedDocuments(state, ports, trouble);
    const loader = new PackageLoader(state, ports, removed, () => this.startWork());
    const uploads = new PackageUploads(state, ports, { preview, readings, loader, trouble });
    const unfinished = new UnfinishedFiles(state, ports, uploads);
    const sheets = new SheetImport(state, ports, { loader, trouble });
    const removal = new PackageRemoval(state, ports, { loader, trouble });
    const marks = new PackageMarks(state, ports);
    this.#ports = ports;
    this.loader = loader;
    this.#readings = readings;
    this.#uses = new PackageUses(state, ports);
    this.#resumeUploads = resuming;
    this.#trouble = trouble;
    this.state = state;
    this.preview = preview;
    this.uploads = uploads;
    this.unfinished = unfinished;
    this.files = new PackageFiles(state, ports, { uploads, unfinished, sheets, loader, trouble });
    this.sheets = sheets;
    this.earlier = new EarlierChoice(state, ports, { loader, readings });
    this.work = new DocumentWork(state, { preview, removal });
    this.sharedChange = new SharedChange(state, ports, { loader, removal });
    this.orderFill = new OrderFill(state, ports);
    this.removal = removal;
    this.removed = removed;
    this.papers = new DocumentPlacement(state, ports, { uploads, removal, trouble });
    this.marks = marks;
    this.standardNews = new StandardNews(ports, loader);
    this.restriction = new PackageRestriction(state, ports);
    this.page = new MaterialsPage({ state, uploads, unfinished, removal, removed, preview, sheets, marks, readings });
    makeAutoObservable<this>(this, observability, { autoBind: true, deep: false });
  }

  get packageId(): string {
    return this.state.packageId;
  }

  get stage(): UploadStage | undefined {
    return this.state.stage;
  }

  get resume(): CorrectionPlace | undefined {
    return this.state.resume;
  }

  get content(): Loading<PackageContent> {
    return this.loader.content.current;
  }

  get materials(): readonly Material[] {
    return this.state.materials;
  }

  get editors(): ReadonlyMap<string, ItemEditor> {
    return this.state.editors;
  }

  /** The parts of the page that do not change with each key and each sent byte. */
  get frame(): PageFrame | undefined {
    return this.content.kind === 'ready' ? this.page.frame : undefined;
  }

  /** The whole content of the page. */
  get viewModel(): MaterialsViewModel {
    const { content, frame } = this;
    if (content.kind !== 'ready') return content;
    return frame ? ready(this.page) : loading;
  }

  /**
   * Opens a package at an address (document 2, section 2).
   * @param stage the stage to show, from the address
   * @param mend the document to correct, from the address
   */
  opened(stage: string | null, packageId: string, mend?: string | null, tab?: string | null): void {
    const { state } = this;
    const isOther = state.packageId !== packageId;
    const before = state.stage;
    state.stage = stage !== null && isUploadStage(stage) ? stage : isOther ? undefined : before;
    this.page.setTabs(tab ?? '');
    // The address has followed the resumed stage, so the user is already there.
    if (isOther || mend || state.stage !== before) state.resume = undefined;
    this.#resumeUploads.opened(mend || undefined);
    if (!isOther && !this.#left) return;
    state.packageId = packageId;
    this.#left = false;
    if (isOther) this.preview.filePressed(undefined);
    this.uploads.opened();
    this.unfinished.opened(packageId);
    this.#ports.poller.start(async () => this.loader.refreshQuietly());
    void this.loader.load();
  }

  left(): void {
    this.#left = true;
    this.loader.content.stop();
    this.#ports.poller.stop();
    this.uploads.left();
    this.standardNews.left();
    this.sheets.left();
    this.marks.left();
    this.orderFill.closed();
    this.#readings.left();
    this.#uses.left();
    for (const editor of this.editors.values()) editor.left();
  }

  retryPressed(): void {
    void this.loader.load();
  }

  previewPressed(fileId: string | undefined): void {
    this.preview.filePressed(fileId);
  }

  previewClosed(): void {
    this.preview.closed();
  }

  /** The user unfolds or folds a document. */
  foldPressed(documentId: string): void {
    this.state.folds.toggle(documentId);
  }

  /** Requests another reading of a document. */
  async readAgainPressed(documentId: string): Promise<void> {
    await this.#readings.readAgainPressed(documentId);
  }

  /** Requests another reading of all documents of a material that could not be read. */
  async allReadAgainPressed(materialId: string): Promise<void> {
    await this.#readings.allAgainPressed(materialId);
  }

  /** The user selects a document beside the list; it stays open until another is selected. */
  itemPressed(documentId: string): void {
    this.state.folds.unfold(documentId);
  }

  /** Shows only some of a material's documents. */
  tabChosen(materialId: string, tab: CheckTab): void {
    this.page.tabChosen(materialId, tab);
    if (this.stage !== undefined)
      this.#ports.navigator.replaceWith(this.addressOf(this.stage, this.page.tabsInAddress));
  }

  /** Shows another stage, as a place in the history. */
  stageChosen(stage: UploadStage): void {
    if (stage !== this.stage) this.#ports.navigator.goTo(this.addressOf(stage));
  }

  /** Shows another document, for example one with the same invoice. */
  documentLinkPressed(documentId: string): CorrectionPlace | undefined {
    const stage = this.state.item(documentId)?.material.stage;
    if (stage === undefined) return undefined;
    if (stage !== this.stage) this.stageChosen(stage);
    this.state.folds.unfold(documentId);
    return { item: documentId, field: null };
  }

  /** The user has read that an item can no longer be saved; its present state is shown. */
  refusalRead(documentId: string): void {
    const save = this.editors.get(documentId)?.save;
    // Values that were typed in a removed document are kept.
    if (save?.kind === 'refused' && save.outcome.because === 'gone')
      return void this.loader.refresh().catch((thrown: unknown) => this.#trouble.showFault(thrown));
    this.editors.get(documentId)?.discard();
    void this.loader.load();
  }

  /** Saves everything typed, and opens the check unless something could not be saved. */
  async checkPressed(): Promise<void> {
    const editors = [...this.editors.values()];
    this.state.errorVisibility.continueAttempted(this.editors.keys());
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
    const { drafts, navigator, session, book } = this.#ports;
    navigator.goTo(originOf(drafts, this.packageId) || indexPathsOf(shelfOf(session.who?.role.code, book)).list);
  }

  detailPressed(): void {
    this.#ports.navigator.goTo(pathsOf(this.#ports.book).detail(this.packageId));
  }

  private addressOf(stage: UploadStage, tab = ''): string {
    return pathOfPlace({ book: this.#ports.book, packageId: this.packageId }, { stage, item: undefined, tab });
  }

  /** Completes an address without a stage, so that a reload and the way back lead to the same stage. */
  private completeAddress(): void {
    const { navigator, book } = this.#ports;
    if (this.stage !== undefined && navigator.current() === pathsOf(book).upload(this.packageId))
      navigator.replaceWith(this.addressOf(this.stage));
  }

  /** The package was loaded. */
  private startWork(): void {
    const { state } = this;
    state.stage = state.stage && state.steps.includes(state.stage) ? state.stage : resumeStage(state.stages);
    this.completeAddress();
    this.#resumeUploads.resume();
    this.#readings.load();
    this.#uses.load();
    this.marks.load();
    if (!state.mayEdit) return;
    void this.standardNews.check(state.packageId);
    void this.restriction.load();
  }
}
