import { makeAutoObservable } from 'mobx';
import type { LocalFile } from '../../../../application/ports/uploads/document-vault.ts';
import type { FilePlacement } from '../../../../application/usecases/evidence/place-file.ts';
import { sameFiles } from '../../../../domain/evidence/materials/correction.ts';
import type { FileReference, Material, MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { itemEditability, type EditabilityContext } from '../../../../domain/evidence/materials/editability.ts';
import { message } from '../../../../words/catalogue.ts';
import type { InterruptedUpload, UploadQueue } from '../../shared/upload-queue.ts';
import { isUnderWay, itemOfTask, type Pause, type UploadTask } from '../../shared/upload-task.ts';
import { taskView, type TaskView } from '../../shared/task-view.ts';
import type { ChangeTrouble } from '../commands/change-trouble.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { Arrival } from '../materials-view-model.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageLoader } from '../commands/package-loader.ts';
import type { PackagePreview } from '../commands/package-preview.ts';
import type { PackageReadings } from '../facts/package-readings.ts';
import type { UnfinishedView } from '../views/unfinished-view.ts';

type UploadPorts = Pick<MaterialsPorts, 'book' | 'queue' | 'toasts'>;

/** The parts of the page that learn of arrived and failed files. */
export interface UploadNeighbours {
  readonly preview: PackagePreview;
  readonly readings: PackageReadings;
  readonly loader: PackageLoader;
  readonly trouble: ChangeTrouble;
}

/** How the upload of a file ended: it became a document, or the user gave it up or left the page. */
export type UploadEnd = 'arrived' | 'given-up';

/** Whether the document is being assembled and may be changed without limits. */
function isAssembled(item: MaterialItem, material: Material, context: EditabilityContext): boolean {
  const openness = itemEditability(item, material, context);
  return openness.open && openness.because === 'being-assembled';
}

/** Whether a returned document got a new file with the content of the old one, so that the return stays unanswered. */
function isUnanswered(item: MaterialItem, before: readonly FileReference[]): boolean {
  const idsOf = (files: readonly FileReference[]): readonly string[] => files.map(({ fileId }) => fileId);
  return (
    before.length > 0 &&
    !sameFiles(idsOf(before), idsOf(item.files)) &&
    item.result === 'NOPASS' &&
    !item.changedSinceReturn
  );
}

/** Uploads files into the package, and shows the running uploads and the arrived documents. */
export class PackageUploads {
  arrival: Arrival | undefined = undefined;
  #unlisten: (() => void) | undefined;
  /** The callbacks that receive how the upload of a file ended, by file. */
  readonly #toTell = new Map<LocalFile, (file: LocalFile, end: UploadEnd) => void>();
  readonly #state: OpenPackage;
  readonly #ports: UploadPorts;
  readonly #neighbours: UploadNeighbours;

  constructor(state: OpenPackage, ports: UploadPorts, neighbours: UploadNeighbours) {
    this.#state = state;
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable<this>(
      this,
      { of: false, underWay: false, namesUnderWay: false },
      { autoBind: true, deep: false },
    );
  }

  get tasks(): readonly UploadTask[] {
    return this.#queue.of(this.#state.packageId).filter((task) => task.state.kind !== 'arrived');
  }

  get pause(): Pause | undefined {
    return this.#queue.pause;
  }

  resumePressed(): void {
    this.#queue.resume();
  }

  get parallel(): number {
    return this.#queue.parallel;
  }

  /** The uploads of new documents of a material, or those for one document. */
  of(materialId: string, documentId?: string): readonly TaskView[] {
    return this.tasks
      .filter((task) => task.placement.material.materialId === materialId && itemOfTask(task) === documentId)
      .map(taskView);
  }

  /** How many new documents of a material are being uploaded. */
  underWay(materialId: string): number {
    return this.tasks.filter(
      (task) => isUnderWay(task) && itemOfTask(task) === undefined && task.placement.material.materialId === materialId,
    ).length;
  }

  /** Listens to the uploads of the opened package. */
  opened(): void {
    this.left();
    this.#unlisten = this.#queue.listen(this.#state.packageId, {
      arrived: (item, task) => this.showArrived(item, task),
      failed: (task) => this.setArrival({ name: task.file.name, trouble: taskView(task).trouble }),
      foundFull: (task) => void this.showFull(task.placement.material.materialId),
    });
  }

  left(): void {
    for (const file of this.#toTell.keys()) this.tellEnd(file, 'given-up');
    this.#unlisten?.();
  }

  /**
   * Uploads files that become new documents of a material.
   * @param interrupted the interrupted upload that the file resumes
   * @param ended called with each file once it is a document, or was given up or left by the user
   */
  addTo(
    material: Material,
    files: readonly LocalFile[],
    interrupted?: InterruptedUpload,
    ended?: (file: LocalFile, end: UploadEnd) => void,
  ): void {
    if (ended) for (const file of files) this.#toTell.set(file, ended);
    this.send(files, { kind: 'add', material }, interrupted);
  }

  /** The names of the new documents of a material that are being uploaded. */
  namesUnderWay(materialId: string): readonly string[] {
    return this.tasks
      .filter((task) => task.placement.material.materialId === materialId && itemOfTask(task) === undefined)
      .map(({ file }) => file.name);
  }

  /** Uploads files that replace a document's files, or are appended to them. */
  give(
    documentId: string,
    files: readonly LocalFile[],
    kind: 'replace' | 'append',
    interrupted?: InterruptedUpload,
  ): void {
    const { context, compared } = this.#state;
    const found = this.#state.item(documentId);
    if (!found) return;
    // Pages that are appended during the first assembly do not affect the values from the first ones.
    if (kind === 'replace' || !isAssembled(found.item, found.material, context))
      compared.noteReplacement(found.item, found.material, context);
    this.send(files, { kind, ...found }, interrupted);
  }

  /** Resumes an interrupted upload with its file. */
  resume(
    { id, kept, materialId, documentId }: Pick<UnfinishedView, 'id' | 'kept' | 'materialId' | 'documentId'>,
    kind: FilePlacement['kind'],
    file: LocalFile,
  ): void {
    const material = this.#state.material(materialId);
    if (documentId !== undefined && kind !== 'add' && kind !== 'letter')
      this.give(documentId, [file], kind, { id, kept });
    else if (material) this.addTo(material, [file], { id, kept });
  }

  cancelPressed(taskId: string): void {
    const file = this.fileOf(taskId);
    this.#queue.cancelPressed(taskId);
    this.tellEnd(file, 'given-up');
  }

  retryPressed(taskId: string): void {
    this.#queue.retryPressed(taskId);
  }

  dismissPressed(taskId: string): void {
    const file = this.fileOf(taskId);
    this.#queue.remove(taskId);
    this.tellEnd(file, 'given-up');
  }

  get #queue(): UploadQueue {
    return this.#ports.queue;
  }

  private send(files: readonly LocalFile[], placement: FilePlacement, interrupted?: InterruptedUpload): void {
    const place = { packageId: this.#state.packageId, book: this.#ports.book };
    for (const file of files) this.#queue.add(place, file, placement, interrupted);
    const refused = this.tasks.findLast((task) => task.state.kind === 'failed' && files.includes(task.file));
    if (refused) this.setArrival({ name: refused.file.name, trouble: taskView(refused).trouble });
  }

  /** Shows a document that an upload has created or changed. */
  private showArrived(item: MaterialItem, task: UploadTask): void {
    const { preview, readings } = this.#neighbours;
    this.setArrival({ name: task.file.name, trouble: undefined });
    this.#queue.remove(task.id);
    const before = this.#state.item(item.documentId)?.item.files ?? [];
    this.#state.takeItem(item, task.placement.material.materialId, task.turn);
    preview.showArrived(item, before);
    if (isUnanswered(item, before))
      this.#ports.toasts.show('warn', message('reading.same-file', { name: item.files[0]?.name ?? '' }));
    readings.noteArrival();
    this.tellEnd(task.file, 'arrived');
  }

  private tellEnd(file: LocalFile | undefined, end: UploadEnd): void {
    const tell = file && this.#toTell.get(file);
    if (!file || !tell) return;
    this.#toTell.delete(file);
    tell(file, end);
  }

  private fileOf(taskId: string): LocalFile | undefined {
    return this.tasks.find(({ id }) => id === taskId)?.file;
  }

  private async showFull(materialId: string): Promise<void> {
    const { loader, trouble } = this.#neighbours;
    await loader.showFull(materialId).catch((thrown: unknown) => trouble.showFault(thrown));
  }

  private setArrival(arrival: Arrival): void {
    this.arrival = arrival;
  }
}
