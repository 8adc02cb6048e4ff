import { computedStruct, makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock.ts';
import type { LocalFile } from '../../application/ports/document-vault.ts';
import type { Drafts } from '../../application/ports/drafts.ts';
import type { MaterialDesk } from '../../application/ports/material-desk.ts';
import type { Navigator } from '../../application/ports/navigator.ts';
import type { PackageDesk } from '../../application/ports/package-desk.ts';
import { asPortFault } from '../../application/ports/port-fault.ts';
import type { EvidencePackage } from '../../domain/materials/evidence-package.ts';
import type { FileReference, Material, MaterialItem } from '../../domain/materials/material.ts';
import { isEditable } from '../../domain/materials/package-machine.ts';
import { displayStateOf } from '../../domain/materials/package-state.ts';
import { isUploadStage, type UploadStage } from '../../domain/materials/stage.ts';
import { packagePermission } from '../../domain/session/package-permissions.ts';
import { message, type Message } from '../../words/catalogue.ts';
import { detailPath, listPath, uploadPath } from '../package-list/package-row.ts';
import { failureOf } from '../shared/failure.ts';
import { Latest } from '../shared/latest.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';
import type { SessionStore } from '../shared/session-store.ts';
import type { Toasts } from '../shared/toasts.ts';
import { troubleWords } from '../shared/trouble-words.ts';
import type { UnarrivedFile, UnarrivedFiles } from '../shared/unarrived-files.ts';
import type { UploadQueue } from '../shared/upload-queue.ts';
import { isUnderWay, type UploadTask } from '../shared/upload-task.ts';
import type { ItemEditor } from './item-editor.ts';
import type { ItemFields } from './item-fields.ts';
import type { MaterialsViewModel, PageFrame, TaskView } from './materials-view-model.ts';
import { OpenPackage } from './open-package.ts';
import { filesOf } from './page-views.ts';
import { itemOfTask, taskView } from './task-view.ts';

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
}

/** A file that is looked at, with those beside it; a new object each time that something is to be shown. */
export interface Preview {
  readonly pkFile: string;
  readonly files: readonly FileReference[];
  /** The user wants to see it; otherwise it only shows where there is room beside the form. */
  readonly asked: boolean;
}

/** What became of a file just now, to be read out. */
export interface Arrival {
  readonly name: string;
  readonly trouble: Message | undefined;
}

/** Assembling a package: its stages, their materials, and every document given (document 2, sections 3 to 5). */
export class MaterialsPresenter {
  docDatumId = '';
  stage: UploadStage | undefined = undefined;
  content: Loading<EvidencePackage> = loading;
  preview: Preview | undefined = undefined;
  arrival: Arrival | undefined = undefined;
  /** An item whose removal waits for a yes. */
  removing: MaterialItem | undefined = undefined;
  unarrived: readonly UnarrivedFile[] = [];
  readonly inside: OpenPackage;
  #left = true;
  #unlisten: (() => void) | undefined;
  readonly #latest = new Latest();
  readonly #parts: MaterialsParts;

  constructor(parts: MaterialsParts) {
    this.#parts = parts;
    const { desk, drafts, clock, session } = parts;
    this.inside = new OpenPackage(() => ({
      desk, drafts, clock, fresh: this.fresh, isOwnName: (name) => name !== '' && name === session.who?.personName, faultSeen: (thrown) => session.faultSeen(thrown),
    }));
    makeAutoObservable<this>(this, { inside: false, frame: computedStruct, tasksFor: false }, { autoBind: true, deep: false });
  }

  get materials(): readonly Material[] {
    return this.inside.materials;
  }

  get editors(): ReadonlyMap<string, ItemEditor> {
    return this.inside.editors;
  }

  get tasks(): readonly UploadTask[] {
    return this.#parts.queue.of(this.docDatumId).filter((task) => task.state.kind !== 'arrived');
  }

  get queuePaused(): boolean {
    return this.#parts.queue.paused;
  }

  get parallel(): number {
    return this.#parts.queue.parallel;
  }

  /** The page apart from what changes with every key and every byte. */
  get frame(): PageFrame | undefined {
    const { evidence } = this.inside;
    if (this.content.kind !== 'ready' || !evidence) return undefined;
    const shown = this.inside.frames.filter((frame) => frame.stage === this.stage);
    const { who } = this.#parts.session;
    const mayEdit = who !== undefined && packagePermission(who.role.code, 'edit').allowed;
    const state = this.inside.context.state;
    return {
      docDatumId: this.docDatumId, state: displayStateOf(evidence.state), stateCode: evidence.state, editable: mayEdit && isEditable(state), stepsMissing: this.inside.steps.length === 0,
      stage: this.stage, materialIds: shown.map((frame) => frame.docMaterialId), pasteInto: shown.find((frame) => frame.adding.open)?.docMaterialId, unarrived: this.unarrived,
    };
  }

  /** Everything that the page shows. */
  get viewModel(): MaterialsViewModel {
    const { content, frame, inside, tasks } = this;
    if (content.kind !== 'ready') return content;
    if (!frame) return loading;
    const allFiles = filesOf(inside.materials);
    const materials = inside.frames.filter((each) => each.stage === this.stage).map((each) => ({
      ...each, items: inside.itemsOf(each), tasks: tasks.filter((task) => task.placement.material.docMaterialId === each.docMaterialId).map(taskView),
    }));
    return ready({
      ...frame, materials, stages: inside.stages, totals: inside.totals, saved: inside.saved, uploading: tasks.some(isUnderWay), queuePaused: this.queuePaused,
      previewed: allFiles.find((file) => file.pkFile === this.preview?.pkFile), allFiles, removing: this.removing && (this.removing.files[0]?.name ?? ''),
    });
  }

  /** Uploads of new items into a material, or those for one item. */
  tasksFor(docMaterialId: string, docFileId?: string): readonly TaskView[] {
    return this.tasks.filter((task) => task.placement.material.docMaterialId === docMaterialId && itemOfTask(task) === docFileId).map(taskView);
  }

  /** The address's stage and package, and what there is to be mended (document 2, section 2). */
  opened(stage: string | null, docDatumId: string, mend?: string | null): void {
    this.stage = stage !== null && isUploadStage(stage) ? stage : this.stage;
    if (mend) this.inside.checked = true;
    if (this.docDatumId === docDatumId && !this.#left) return;
    this.docDatumId = docDatumId;
    this.#left = false;
    this.#unlisten?.();
    this.#unlisten = this.#parts.queue.listen(docDatumId, (item, task) => this.itemArrived(item, task));
    this.unarrived = this.#parts.unarrived.of(docDatumId).filter((file) => !this.#parts.queue.tasks.some((task) => task.id === file.id));
    void this.load();
  }

  left(): void {
    this.#left = true;
    this.#latest.stop();
    this.#unlisten?.();
    for (const editor of this.editors.values()) editor.left();
  }

  retryPressed(): void {
    void this.load();
  }

  stageChosen(stage: UploadStage): void {
    this.#parts.navigator.replaceWith(uploadPath(this.docDatumId, stage));
  }

  filesGiven(docMaterialId: string, files: readonly LocalFile[]): void {
    const material = this.inside.material(docMaterialId);
    if (!material) return;
    for (const file of files) this.#parts.queue.add(this.docDatumId, file, { kind: 'add', material });
    this.refusalsTold(files);
  }

  fileReplaced(docFileId: string, file: LocalFile): void {
    this.give(docFileId, [file], 'replace');
  }

  pageAdded(docFileId: string, files: readonly LocalFile[]): void {
    this.give(docFileId, files, 'append');
  }

  /** Takes one of several files from an item. */
  async pageRemoved(docFileId: string, pkFile: string): Promise<void> {
    const item = this.inside.item(docFileId)?.item;
    if (!item || item.files.length < 2) return;
    try {
      await this.editors.get(docFileId)?.flush();
      const seen = this.inside.item(docFileId)?.item ?? item;
      const outcome = await this.#parts.desk.change(seen, { pkFiles: seen.files.map((file) => file.pkFile).filter((each) => each !== pkFile) });
      runInAction(() => (outcome.saved ? this.inside.itemArrived(outcome.item, '') : this.#parts.toasts.show('warn', troubleWords(outcome))));
      if (!outcome.saved) await this.refresh();
    } catch (thrown) {
      this.told(thrown);
    }
  }

  cancelPressed(taskId: string): void {
    this.#parts.queue.cancelPressed(taskId);
  }

  retryUploadPressed(taskId: string): void {
    this.#parts.queue.retryPressed(taskId);
  }

  taskDismissed(taskId: string): void {
    this.#parts.queue.dismissed(taskId);
  }

  unarrivedDismissed(): void {
    for (const file of this.unarrived) this.#parts.unarrived.remove(this.docDatumId, file.id);
    this.unarrived = [];
  }

  typed(docFileId: string, field: keyof ItemFields, value: string): void {
    const digits = field === 'code' || field === 'number' || field === 'checkCode';
    this.editors.get(docFileId)?.typed({ [field]: digits ? value.replace(/\s+/g, '') : value });
  }

  previewPressed(pkFile: string | undefined): void {
    const given = this.materials.flatMap((material) => material.items.flatMap((item) => item.files));
    const beside = this.materials.map((material) => [...material.examples, ...material.templates]);
    const files = [given, ...beside].find((each) => each.some((file) => file.pkFile === pkFile));
    this.preview = pkFile === undefined || !files ? undefined : { pkFile, files, asked: true };
  }

  /** The preview over the whole screen is closed; what it showed stays beside the form. */
  previewClosed(): void {
    if (this.preview) this.preview = { ...this.preview, asked: false };
  }

  removePressed(docFileId: string): void {
    this.removing = this.inside.item(docFileId)?.item;
  }

  removalDropped(): void {
    this.removing = undefined;
  }

  async removalConfirmed(): Promise<void> {
    const found = this.removing && this.inside.item(this.removing.docFileId);
    this.removing = undefined;
    if (!found) return;
    try {
      const outcome = await this.#parts.desk.remove(found.item, found.material);
      if (!outcome.saved && outcome.because !== 'gone') this.#parts.toasts.show('warn', troubleWords(outcome));
      await this.refresh();
      runInAction(() => {
        if (found.item.files.some((file) => file.pkFile === this.preview?.pkFile)) this.preview = undefined;
      });
    } catch (thrown) {
      this.told(thrown);
    }
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
    this.editors.get(docFileId)?.discarded();
    void this.load();
  }

  /** Everything typed is saved first; what could not be keeps one here. */
  async checkPressed(): Promise<void> {
    const editors = [...this.editors.values()];
    await Promise.all(editors.map(async (editor) => editor.flush()));
    if (editors.some((editor) => editor.save.kind === 'refused')) this.#parts.toasts.show('warn', message('materials.settle-first'));
    else if (editors.some((editor) => editor.save.kind !== 'saved')) this.#parts.toasts.show('warn', message('materials.kept-here'));
    else this.#parts.navigator.goTo(uploadPath(this.docDatumId, 'CHECK'));
  }

  exitPressed(): void {
    this.#parts.navigator.goTo(listPath);
  }

  detailPressed(): void {
    this.#parts.navigator.goTo(detailPath(this.docDatumId));
  }

  /** Fetches what is there now; typed fields stay. */
  async refresh(): Promise<void> {
    const signal = this.#latest.next();
    const materials = await this.#parts.desk.materials(this.docDatumId, signal);
    if (!signal.aborted) this.inside.take(materials);
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
      });
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      session.faultSeen(thrown);
      runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  private itemArrived(item: MaterialItem, task: UploadTask): void {
    const before = this.inside.item(item.docFileId)?.item.files ?? [];
    this.inside.itemArrived(item, task.placement.material.docMaterialId);
    this.inside.savedAt = this.#parts.clock.now();
    this.arrival = { name: task.file.name, trouble: undefined };
    this.#parts.queue.dismissed(task.id);
    this.previewArrived(item, before);
  }

  /** The first file of a stage is shown at once, and one that takes the place of what is looked at; others leave the eye alone. */
  private previewArrived(item: MaterialItem, before: readonly FileReference[]): void {
    const looked = this.preview?.pkFile;
    const place = this.inside.item(item.docFileId)?.material;
    const here = place && filesOf([place]).some((file) => file.pkFile === looked);
    const replaced = before.some((file) => file.pkFile === looked);
    const file = item.files.at(-1);
    if (!file || (here && !replaced && looked !== undefined)) return;
    const files = this.materials.flatMap((material) => material.items.flatMap((each) => each.files));
    this.preview = { pkFile: file.pkFile, files, asked: this.preview?.asked === true && replaced };
  }

  private give(docFileId: string, files: readonly LocalFile[], kind: 'replace' | 'append'): void {
    const found = this.inside.item(docFileId);
    if (!found) return;
    for (const file of files) this.#parts.queue.add(this.docDatumId, file, { kind, ...found });
    this.refusalsTold(files);
  }

  private refusalsTold(files: readonly LocalFile[]): void {
    const refused = this.tasks.filter((task) => task.state.kind === 'failed' && files.includes(task.file)).at(-1);
    if (refused) this.arrival = { name: refused.file.name, trouble: taskView(refused).trouble };
  }

  private told(thrown: unknown): void {
    this.#parts.session.faultSeen(thrown);
    this.#parts.toasts.show('bad', failureOf(thrown).what);
  }
}
