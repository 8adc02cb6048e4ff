import { computedStruct, makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock.ts';
import type { Drafts } from '../../application/ports/drafts.ts';
import type { MaterialDesk } from '../../application/ports/material-desk.ts';
import type { Navigator } from '../../application/ports/navigator.ts';
import type { PackageDesk } from '../../application/ports/package-desk.ts';
import { asPortFault } from '../../application/ports/port-fault.ts';
import type { EvidencePackage } from '../../domain/materials/evidence-package.ts';
import { logNames, type Material, type MaterialItem } from '../../domain/materials/material.ts';
import { changerOf, latestMove } from '../../domain/materials/package-move.ts';
import { isUploadStage, type UploadStage } from '../../domain/materials/stage.ts';
import { packagePermission } from '../../domain/session/package-permissions.ts';
import { withoutSeparators } from '../../domain/trade-contract/contract-number.ts';
import { message } from '../../words/catalogue.ts';
import { detailPath, listPath, uploadPath } from '../package-list/package-row.ts';
import { failureOf } from '../shared/failure.ts';
import { Latest } from '../shared/latest.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';
import type { Lookout } from '../shared/lookout.ts';
import type { SessionStore } from '../shared/session-store.ts';
import type { Toasts } from '../shared/toasts.ts';
import { troubleWords } from '../shared/trouble-words.ts';
import type { UnarrivedFiles } from '../shared/unarrived-files.ts';
import type { UploadQueue } from '../shared/upload-queue.ts';
import type { Asking } from './asking.ts';
import type { ItemEditor } from './item-editor.ts';
import type { ItemFields } from './item-fields.ts';
import { isWaiting } from './item-folds.ts';
import type { MaterialsViewModel, MendPlace, PageFrame } from './materials-view-model.ts';
import { OpenPackage } from './open-package.ts';
import { PackageFiles } from './package-files.ts';
import { PackagePreview } from './package-preview.ts';
import { PackageRemoval } from './package-removal.ts';
import { RemovedDocuments } from './removed-documents.ts';
import { PackageUploads } from './package-uploads.ts';
import { waitsForUser } from './save-state.ts';
import { pageFrame, wholePage } from './whole-page.ts';

export interface MaterialsParts {
  readonly desk: MaterialDesk;
  readonly packages: PackageDesk;
  readonly queue: UploadQueue;
  readonly unarrived: UnarrivedFiles;
  readonly drafts: Drafts;
  readonly clock: Clock;
  readonly navigator: Navigator;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly lookout: Lookout;
}

/** Assembling a package: its stages, their materials, and every document given (document 2, sections 3 to 5). */
export class MaterialsPresenter {
  docDatumId = '';
  stage: UploadStage | undefined = undefined;
  content: Loading<EvidencePackage> = loading;
  readonly inside: OpenPackage;
  readonly uploads: PackageUploads;
  readonly removal: PackageRemoval;
  readonly files: PackageFiles;
  /** What colleagues removed while one typed in it. */
  readonly removed: RemovedDocuments;
  readonly preview = new PackagePreview();
  #left = true;
  #mend: string | null | undefined;
  readonly #latest = new Latest();
  readonly #parts: MaterialsParts;

  constructor(parts: MaterialsParts) {
    this.#parts = parts;
    const { desk, drafts, clock, session } = parts;
    this.uploads = new PackageUploads(parts.queue, parts.unarrived);
    this.inside = new OpenPackage(() => ({
      desk, drafts, clock, fresh: this.fresh, isOwnName: (name) => name !== '' && name === session.who?.personName, faultSeen: (thrown) => session.faultSeen(thrown),
      foundShut: () => void this.lookAgain(),
      savedBeside: (name) => parts.toasts.show('info', message('materials.saved-beside', { name })),
    }), () => session.pageConfig);
    const asking: Asking = {
      desk, refresh: async () => this.refresh(), refused: (outcome) => parts.toasts.show('warn', troubleWords(outcome)), faulted: (thrown) => this.told(thrown),
    };
    this.removal = new PackageRemoval({ ...asking, find: (docFileId) => this.inside.item(docFileId), removed: (item) => this.removedHere(item) });
    this.removed = new RemovedDocuments(this.inside, asking);
    this.files = new PackageFiles({ ...asking, inside: this.inside, uploads: this.uploads, preview: this.preview });
    makeAutoObservable<this>(this, { inside: false, removal: false, removed: false, files: false, uploads: false, preview: false, frame: computedStruct }, { autoBind: true, deep: false });
  }

  get materials(): readonly Material[] {
    return this.inside.materials;
  }

  get editors(): ReadonlyMap<string, ItemEditor> {
    return this.inside.editors;
  }

  /** The page apart from what changes with every key and every byte. */
  get frame(): PageFrame | undefined {
    const { who } = this.#parts.session;
    if (this.content.kind !== 'ready') return undefined;
    return pageFrame(this.inside, this.stage, who !== undefined && packagePermission(who.role.code, 'edit').allowed, this.uploads.unarrived);
  }

  /** Everything that the page shows. */
  get viewModel(): MaterialsViewModel {
    const { content, frame, inside, uploads, preview, removal } = this;
    if (content.kind !== 'ready') return content;
    return frame ? ready(wholePage(frame, { inside, uploads, preview, removal })) : loading;
  }

  /** The address's stage and package, and what there is to be mended (document 2, section 2). */
  opened(stage: string | null, docDatumId: string, mend?: string | null): void {
    this.stage = stage !== null && isUploadStage(stage) ? stage : this.stage;
    this.look(mend);
    if (mend) {
      this.inside.checked = true;
      this.inside.folds.unfold(mend);
    }
    if (this.docDatumId === docDatumId && !this.#left) return;
    this.docDatumId = docDatumId;
    this.#left = false;
    this.uploads.opened(docDatumId, (item, docMaterialId) => this.files.arrived(item, docMaterialId));
    this.#parts.lookout.started(this.lookAgain);
    void this.load();
  }

  left(): void {
    this.#left = true;
    this.#latest.stop();
    this.#parts.lookout.stopped();
    this.uploads.left();
    for (const editor of this.editors.values()) editor.left();
  }

  retryPressed(): void {
    void this.load();
  }

  stageChosen(stage: UploadStage): void {
    this.#parts.navigator.replaceWith(uploadPath(this.docDatumId, stage));
  }

  typed(docFileId: string, field: keyof ItemFields, value: string): void {
    const digits = field === 'code' || field === 'number' || field === 'checkCode';
    this.editors.get(docFileId)?.typed({ [field]: digits ? value.replace(/\s+/g, '') : value });
  }

  /** The contract's number goes without its separators; how it is written on paper is kept beside it. */
  separatorsRemoved(docFileId: string): void {
    const editor = this.editors.get(docFileId);
    const asWritten = editor?.fields.contractNumber.trim() ?? '';
    editor?.typed({ contractNumber: withoutSeparators(asWritten), contractAsWritten: asWritten });
  }

  /** A field of a document is come into. */
  fieldsEntered(docFileId: string): void {
    const found = this.inside.item(docFileId);
    if (found) this.preview.followed(found.item, this.materials);
  }

  previewPressed(pkFile: string | undefined): void {
    this.preview.pressed(pkFile, this.materials);
  }

  /** From one document to the next of its kind that waits, taking the invoice's type along; what waits in it is where to go on. */
  nextPressed(docFileId: string): MendPlace | undefined {
    const { folds } = this.inside;
    const items = this.inside.beside(docFileId);
    const next = folds.advance(items, docFileId);
    const editor = this.editors.get(next?.docFileId ?? '');
    const type = this.editors.get(docFileId)?.fields.type ?? '';
    if (!next || !editor) return undefined;
    if (type !== '' && editor.fields.type === '') editor.typed({ type });
    const field = this.inside.card(next.docFileId).view?.fields.find((each) => each.problem !== undefined || (each.required && each.value === ''));
    return { item: next.docFileId, field: field?.id ?? null };
  }

  /** What could not be saved of an item is sent once more. */
  async saveNowPressed(docFileId: string): Promise<void> {
    await this.editors.get(docFileId)?.saveNow();
  }

  /** A conflict on an item: theirs or mine goes on. */
  async conflictSettled(docFileId: string, keep: 'mine' | 'theirs'): Promise<void> {
    const editor = this.editors.get(docFileId);
    if (keep === 'mine') editor?.mineKept();
    else editor?.theirsTaken();
    await editor?.flush();
  }

  /** It has been read that an item cannot be saved any more: what is there now is shown. */
  refusalRead(docFileId: string): void {
    const save = this.editors.get(docFileId)?.save;
    // What was typed in a document that is gone is not thrown away with it.
    if (save?.kind === 'refused' && save.outcome.because === 'gone') return void this.refresh().catch(this.told);
    this.editors.get(docFileId)?.discarded();
    void this.load();
  }

  /** Everything typed is saved first; what could not be keeps one here. */
  async checkPressed(): Promise<void> {
    const editors = [...this.editors.values()];
    await Promise.all(editors.map(async (editor) => editor.flush()));
    if (editors.some((editor) => editor.save.kind === 'refused')) this.#parts.toasts.show('warn', message('materials.settle-first'));
    else if (editors.some((editor) => waitsForUser(editor.save))) this.#parts.toasts.show('warn', message('materials.not-saved'));
    else if (editors.some((editor) => editor.save.kind !== 'saved')) this.#parts.toasts.show('warn', message('materials.kept-here'));
    else this.#parts.navigator.goTo(uploadPath(this.docDatumId, 'CHECK'));
  }

  exitPressed(): void {
    this.#parts.navigator.goTo(listPath);
  }

  detailPressed(): void {
    this.#parts.navigator.goTo(detailPath(this.docDatumId));
  }

  private removedHere(item: MaterialItem): void {
    this.inside.leave(item.docFileId);
    this.preview.gone(item);
  }

  /** Fetches what is there now; typed fields stay. */
  async refresh(): Promise<void> {
    const signal = this.#latest.next();
    const { packages, desk, toasts } = this.#parts;
    const [evidence, materials] = await Promise.all([packages.find(this.docDatumId, signal), desk.materials(this.docDatumId, signal)]);
    if (signal.aborted) return;
    const moved = this.inside.evidence !== undefined && this.inside.evidence.state !== evidence.state;
    const gone = this.inside.typedAndGone(materials);
    const log = moved || gone.length > 0 ? await packages.log(this.docDatumId).catch(() => []) : [];
    if (signal.aborted) return;
    const move = latestMove(log, evidence.state);
    runInAction(() => {
      this.inside.evidence = evidence;
      this.removed.found(gone, log);
      this.inside.take(materials);
      void this.nameChangers();
      if (moved) toasts.show('info', message('materials.moved', { action: move?.action, by: move?.by ?? '' }));
    });
  }

  /** A conflict that a look has brought names whom the log names. */
  private async nameChangers(): Promise<void> {
    const unnamed = [...this.editors.values()].filter((editor) => editor.isContestedBy(''));
    if (unnamed.length === 0) return;
    const log = await this.#parts.packages.log(this.docDatumId).catch(() => []);
    runInAction(() => unnamed.forEach((editor) => editor.changedBy(changerOf(log, logNames(editor.item), this.#parts.session.who?.personName ?? ''))));
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

  private async fresh(docFileId: string): Promise<MaterialItem | undefined> {
    const materials = await this.#parts.desk.materials(this.docDatumId);
    return materials.flatMap((material) => material.items).find((item) => item.docFileId === docFileId);
  }

  private async load(): Promise<void> {
    const signal = this.#latest.next();
    const { docDatumId } = this;
    const { packages, desk, session } = this.#parts;
    this.content = loading;
    this.inside.closed();
    try {
      const [evidence, steps, materials] = await Promise.all([packages.find(docDatumId, signal), packages.steps(docDatumId), desk.materials(docDatumId, signal)]);
      if (signal.aborted) return;
      runInAction(() => {
        this.inside.opened(evidence, steps, materials);
        this.stage = this.stage && steps.includes(this.stage) ? this.stage : steps[0];
        this.content = ready(evidence);
        this.look(this.#mend);
      });
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      session.faultSeen(thrown);
      runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  /** What is to be mended, else what waits first in the stage, is to be looked at, where there is room beside the form. */
  private look(mend: string | null | undefined): void {
    this.#mend = mend;
    const items = this.inside.frames.filter((frame) => frame.stage === this.stage).flatMap((frame) => this.inside.itemsOf(frame));
    const seen = items.some((item) => item.files.some((file) => file.pkFile === this.preview.shown?.pkFile));
    const wanted = items.find((item) => item.docFileId === mend) ?? (seen ? undefined : (items.find(isWaiting) ?? items[0]));
    if (wanted) this.fieldsEntered(wanted.docFileId);
  }

  private told(thrown: unknown): void {
    // A newer look at what is there has taken this one's place.
    if (asPortFault(thrown).kind === 'cancelled') return;
    this.#parts.session.faultSeen(thrown);
    this.#parts.toasts.show('bad', failureOf(thrown).what);
  }
}
