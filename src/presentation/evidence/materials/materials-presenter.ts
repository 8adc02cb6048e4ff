import { computedStruct, makeAutoObservable } from 'mobx';
import type { LibraryChanges } from '../../../application/ports/evidence/library-changes.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { BusinessTermsDesk } from '../../../application/ports/parties/business-terms-desk.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { isUploadStage, type UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { packagePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import { shelfOf } from '../../../domain/evidence/shared/shelf.ts';
import { indexPathsOf, pathsOf } from '../shared/package-paths.ts';
import { checkPath, workedPath } from '../shared/worked-place.ts';
import { failureOf } from '../../shared/failure.ts';
import { loading, ready, type Loading } from '../../shared/loading.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import type { EarlierChoice } from './earlier-choice.ts';
import type { DocumentWork } from './document-work.ts';
import type { ItemEditor } from './item-editor.ts';
import type { CheckTab, MaterialsViewModel, MendPlace, PageFrame } from './materials-view-model.ts';
import type { OrderFill } from './order-fill.ts';
import type { OpenPackage } from './open-package.ts';
import { MaterialsPage } from './materials-page.ts';
import type { PackageFiles } from './package-files.ts';
import type { Fetched, PackageLook } from './package-look.ts';
import type { PackageMarks } from './package-marks.ts';
import type { PackagePreview } from './package-preview.ts';
import type { PackageRemoval } from './package-removal.ts';
import type { RemovedDocuments } from './removed-documents.ts';
import type { PackageReadings } from './package-readings.ts';
import type { PackageUses } from './package-uses.ts';
import { PackageHold } from './package-hold.ts';
import { createMaterialsControllers, type MaterialsControllerParts } from './materials-controllers.ts';
import type { PackageUploads } from './package-uploads.ts';
import type { UnfinishedFiles } from './unfinished-files.ts';
import type { SharedChange } from './shared-change.ts';
import type { SheetImport } from './sheet-import.ts';
import { resumePlace, resumeStage } from './resume-place.ts';
import { StandardNews } from './standard-news.ts';
import { unsavedWords } from './save-state.ts';
import { pageFrame } from './page-frame.ts';

export interface MaterialsParts extends MaterialsControllerParts {
  readonly navigator: Navigator;
  readonly poller: RefreshPoller;
  readonly library: LibraryChanges;
  readonly businessTerms: BusinessTermsDesk;
}

/** Assembling a package: its stages, their materials, and every document given (document 2, sections 3 to 5). */
export class MaterialsPresenter {
  packageId = '';
  stage: UploadStage | undefined = undefined;
  readonly inside: OpenPackage;
  readonly uploads: PackageUploads;
  readonly unfinished: UnfinishedFiles;
  readonly removal: PackageRemoval;
  readonly files: PackageFiles;
  /** What colleagues removed while one typed in it. */
  readonly removed: RemovedDocuments;
  readonly preview: PackagePreview;
  /** Invoices that come many at once. */
  readonly sheets: SheetImport;
  /** What the platform's machine marked. */
  readonly marks: PackageMarks;
  readonly work: DocumentWork;
  /** Choosing what was given before. */
  readonly earlier: EarlierChoice;
  /** Changing several at once. */
  readonly together: SharedChange;
  /** Filling a contract in from its order. */
  readonly orderFill: OrderFill;
  /** What is asked for otherwise since the package was made. */
  readonly news: StandardNews;
  /** What keeps it from being handed in. */
  readonly hold: PackageHold;
  /** What is shown of the package once it is there. */
  readonly page: MaterialsPage;
  /** Where work goes on for somebody who came without naming a place. */
  resume: MendPlace | undefined = undefined;
  #left = true;
  #mend: string | null | undefined;
  readonly #look: PackageLook;
  readonly #readings: PackageReadings;
  readonly #uses: PackageUses;
  readonly #parts: MaterialsParts;

  constructor(parts: MaterialsParts) {
    this.#parts = parts;
    const rooms = createMaterialsControllers(parts, {
      packageId: () => this.packageId,
      mayEdit: () => this.mayEdit,
      stage: () => this.stage,
      shown: () => this.shownMaterials,
      refresh: async () => this.refresh(),
      lookAgain: () => void this.lookAgain(),
      loaded: (fetched) => this.loaded(fetched),
      readingKnown: () => this.readingKnown(),
      told: (thrown) => this.told(thrown),
    });
    this.inside = rooms.inside;
    this.uploads = rooms.uploads;
    this.unfinished = rooms.unfinished;
    this.removal = rooms.removal;
    this.files = rooms.files;
    this.removed = rooms.removed;
    this.preview = rooms.preview;
    this.sheets = rooms.sheets;
    this.marks = rooms.marks;
    this.work = rooms.work;
    this.earlier = rooms.earlier;
    this.together = rooms.together;
    this.orderFill = rooms.orderFill;
    const { library, drafts, session, toasts, businessTerms, clock } = parts;
    this.hold = new PackageHold({ businessTerms, session, clock, evidence: () => this.inside.evidence });
    this.news = new StandardNews({ library, drafts, session, toasts, look: async () => this.load() });
    this.#look = rooms.look;
    this.#readings = rooms.readings;
    this.#uses = rooms.uses;
    this.page = new MaterialsPage({ ...rooms, frame: () => this.frame, resume: () => this.resume });
    makeAutoObservable<this>(
      this,
      {
        inside: false,
        removal: false,
        removed: false,
        files: false,
        uploads: false,
        unfinished: false,
        preview: false,
        sheets: false,
        marks: false,
        work: false,
        earlier: false,
        together: false,
        orderFill: false,
        news: false,
        hold: false,
        page: false,
        frame: computedStruct,
      },
      { autoBind: true, deep: false },
    );
  }

  get content(): Loading<Fetched> {
    return this.#look.first.current;
  }

  get materials(): readonly Material[] {
    return this.inside.materials;
  }

  get editors(): ReadonlyMap<string, ItemEditor> {
    return this.inside.editors;
  }

  /** The page apart from what changes with every key and every byte. */
  get frame(): PageFrame | undefined {
    return this.content.kind === 'ready'
      ? pageFrame(this.inside, this.stage, this.mayEdit, this.unfinished.rows)
      : undefined;
  }

  /** Everything that the page shows. */
  get viewModel(): MaterialsViewModel {
    const { content, frame } = this;
    if (content.kind !== 'ready') return content;
    return frame ? ready(this.page) : loading;
  }

  /** The address's stage and package, and what there is to be mended (document 2, section 2). */
  opened(stage: string | null, packageId: string, mend?: string | null, tab?: string | null): void {
    const isOther = this.packageId !== packageId;
    const before = this.stage;
    this.stage = stage !== null && isUploadStage(stage) ? stage : isOther ? undefined : this.stage;
    this.#mend = mend;
    this.page.tabsNamed(tab ?? '');
    // The address takes up the stage that was resumed: one stands there already.
    if (isOther || mend || this.stage !== before) this.resume = undefined;
    if (mend) {
      this.inside.telling.tried([mend]);
      this.inside.folds.unfold(mend);
    }
    if (!isOther && !this.#left) return;
    this.packageId = packageId;
    this.#left = false;
    if (isOther) this.preview.pressed(undefined);
    this.uploads.opened(
      packageId,
      (item, materialId, turn) => this.arrived(item, materialId, turn),
      (materialId) => void this.foundFull(materialId),
    );
    this.unfinished.opened(packageId);
    this.#parts.poller.start(this.lookAgain);
    void this.load();
  }

  left(): void {
    this.#left = true;
    this.#look.first.stop();
    this.#parts.poller.stop();
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
    void this.load();
  }

  previewPressed(fileId: string | undefined): void {
    this.preview.pressed(fileId);
  }

  previewClosed(): void {
    this.preview.closed();
  }

  /** A document is opened to be filled in, or closed. */
  foldPressed(documentId: string): void {
    this.inside.folds.toggle(documentId);
  }

  /** A document is to be read once more. */
  async readAgainPressed(documentId: string): Promise<void> {
    await this.#readings.againPressed(documentId);
  }

  /** All documents of a material of which nothing could be read are to be read once more. */
  async allReadAgainPressed(materialId: string): Promise<void> {
    await this.#readings.allAgainPressed(materialId);
  }

  /** A document is come to, where there is room for one beside the list: it stays open until another one is. */
  itemPressed(documentId: string): void {
    this.inside.folds.unfold(documentId);
  }

  /** Only some of a material's documents are to be seen. */
  tabChosen(materialId: string, tab: CheckTab): void {
    this.page.tabChosen(materialId, tab);
    if (this.stage !== undefined) this.#parts.navigator.replaceWith(this.addressOf(this.stage, this.page.tabName));
  }

  /** Another stage is a place of its own, to which one comes back. */
  stageChosen(stage: UploadStage): void {
    if (stage !== this.stage) this.#parts.navigator.goTo(this.addressOf(stage));
  }

  /** Somebody wants to see another document, such as one that is the same invoice. */
  documentWanted(documentId: string): MendPlace | undefined {
    const stage = this.inside.item(documentId)?.material.stage;
    if (stage === undefined) return undefined;
    if (stage !== this.stage) this.stageChosen(stage);
    this.inside.folds.unfold(documentId);
    return { item: documentId, field: null };
  }

  /** It has been read that an item cannot be saved any more: what is there now is shown. */
  refusalRead(documentId: string): void {
    const save = this.editors.get(documentId)?.save;
    // What was typed in a document that is gone is not thrown away with it.
    if (save?.kind === 'refused' && save.outcome.because === 'gone') return void this.refresh().catch(this.told);
    this.editors.get(documentId)?.discarded();
    void this.load();
  }

  /** Everything typed is saved first; what could not be keeps one here. */
  async checkPressed(): Promise<void> {
    const editors = [...this.editors.values()];
    this.inside.telling.tried(this.editors.keys());
    await Promise.all(editors.map(async (editor) => editor.flush()));
    const unsaved = unsavedWords(editors.map((editor) => editor.save));
    if (unsaved) this.#parts.toasts.show('warn', unsaved);
    else
      this.#parts.navigator.goTo(
        checkPath(
          { book: this.#parts.book, packageId: this.packageId },
          this.stage && { stage: this.stage, item: this.page.openItem?.documentId, tab: this.page.tabName },
        ),
      );
  }

  exitPressed(): void {
    this.#parts.navigator.goTo(indexPathsOf(shelfOf(this.#parts.session.who?.role.code, this.#parts.book)).list);
  }

  detailPressed(): void {
    this.#parts.navigator.goTo(pathsOf(this.#parts.book).detail(this.packageId));
  }

  /** Fetches what is there now; typed fields stay. */
  async refresh(): Promise<void> {
    await this.#look.again();
  }

  private get mayEdit(): boolean {
    const { who } = this.#parts.session;
    return who !== undefined && packagePermission(who.role.code, 'edit', this.#parts.book).allowed;
  }

  private get shownMaterials(): readonly Material[] {
    return this.inside.ordered.filter((material) => material.stage === this.stage);
  }

  /** What colleagues did meanwhile is shown; typed fields stay. */
  private async lookAgain(): Promise<void> {
    if (this.content.kind !== 'ready') return;
    try {
      await this.refresh();
    } catch (thrown) {
      // What is on the screen still stands; saving will tell of a lost connection.
      this.#parts.session.faultSeen(thrown);
    }
  }

  private addressOf(stage: UploadStage, tab = ''): string {
    return workedPath({ book: this.#parts.book, packageId: this.packageId }, { stage, item: undefined, tab });
  }

  /**
   * Whoever comes by an address without a stage stands in one all the same: a reload, and the way back, lead there
   * again.
   */
  private addressCompleted(): void {
    const { navigator, book } = this.#parts;
    if (this.stage !== undefined && navigator.current() === pathsOf(book).upload(this.packageId))
      navigator.replaceWith(this.addressOf(this.stage));
  }

  private resumed(): void {
    const { inside } = this;
    const frames = inside.frames.filter((frame) => frame.stage === this.stage);
    const place =
      this.#mend || !this.mayEdit
        ? undefined
        : resumePlace(
            frames,
            frames.flatMap((frame) => inside.itemsOf(frame)),
          );
    this.resume = place;
    const item = this.#mend ?? place?.item;
    if (item) inside.folds.unfold(item);
  }

  /** What is being read became known: it is not where work goes on, as long as nobody has gone on anywhere. */
  private readingKnown(): void {
    const { resume, inside } = this;
    if (
      !resume ||
      inside.folds.latest !== resume.item ||
      inside.card(resume.item).view?.check !== 'reading' ||
      inside.editors.get(resume.item)?.wasTypedInto
    )
      return;
    const frames = inside.frames.filter((frame) => frame.stage === this.stage);
    if (
      resumePlace(
        frames,
        frames.flatMap((frame) => inside.itemsOf(frame)),
      )
    )
      this.resumed();
  }

  private arrived(item: MaterialItem, materialId: string, turn: number): void {
    this.files.arrived(item, materialId, turn);
    this.#readings.arrived();
  }

  private async foundFull(materialId: string): Promise<void> {
    await this.#look.foundFull(materialId).catch(this.told);
  }

  private async load(): Promise<void> {
    this.#look.first.cleared();
    this.inside.closed();
    await this.#look.first.load();
  }

  private loaded({ evidence, steps, materials }: Fetched): void {
    const { inside } = this;
    inside.opened(evidence, steps, materials);
    this.stage = this.stage && steps.includes(this.stage) ? this.stage : resumeStage(inside.stages);
    this.addressCompleted();
    this.resumed();
    this.#readings.wanted();
    this.#uses.wanted();
    this.marks.wanted();
    if (this.mayEdit) void this.news.wanted(this.packageId);
    if (this.mayEdit) void this.hold.wanted();
  }

  private told(thrown: unknown): void {
    // A newer look at what is there has taken this one's place.
    if (asPortFault(thrown).kind === 'cancelled') return;
    this.#parts.session.faultSeen(thrown);
    this.#parts.toasts.show('bad', failureOf(thrown).what);
  }
}
