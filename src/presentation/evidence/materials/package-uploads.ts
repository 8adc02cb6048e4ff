import { makeAutoObservable } from 'mobx';
import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { FilePlacement } from '../../../application/usecases/evidence/place-file.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { BegunUpload, UploadQueue } from '../shared/upload-queue.ts';
import { isUnderWay, itemOfTask, type Pause, type UploadTask } from '../shared/upload-task.ts';
import { taskView, type TaskView } from '../shared/task-view.ts';
import type { Arrival } from './materials-view-model.ts';

/** The files on their way into one package, and what became of them. */
export class PackageUploads {
  packageId = '';
  arrival: Arrival | undefined = undefined;
  #unlisten: (() => void) | undefined;
  readonly #book: OpenBook;
  readonly #queue: UploadQueue;

  constructor(book: OpenBook, queue: UploadQueue) {
    this.#book = book;
    this.#queue = queue;
    makeAutoObservable<this>(this, { of: false, underWay: false }, { autoBind: true, deep: false });
  }

  get tasks(): readonly UploadTask[] {
    return this.#queue.of(this.packageId).filter((task) => task.state.kind !== 'arrived');
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

  /** Those of new documents of a material, or those for one document. */
  of(materialId: string, documentId?: string): readonly TaskView[] {
    return this.tasks
      .filter((task) => task.placement.material.materialId === materialId && itemOfTask(task) === documentId)
      .map(taskView);
  }

  /** How many new documents of a material are on their way. */
  underWay(materialId: string): number {
    return this.tasks.filter(
      (task) => isUnderWay(task) && itemOfTask(task) === undefined && task.placement.material.materialId === materialId,
    ).length;
  }

  opened(
    packageId: string,
    arrived: (item: MaterialItem, materialId: string, turn: number) => void,
    foundFull: (materialId: string) => void,
  ): void {
    this.packageId = packageId;
    this.left();
    this.#unlisten = this.#queue.listen(packageId, {
      arrived: (item, task) => {
        this.told({ name: task.file.name, trouble: undefined });
        this.#queue.dismissed(task.id);
        arrived(item, task.placement.material.materialId, task.turn);
      },
      failed: (task) => this.told({ name: task.file.name, trouble: taskView(task).trouble }),
      foundFull: (task) => foundFull(task.placement.material.materialId),
    });
  }

  left(): void {
    this.#unlisten?.();
  }

  /** `begun`: an upload that one file goes on with. */
  add(files: readonly LocalFile[], placement: FilePlacement, begun?: BegunUpload): void {
    for (const file of files) this.#queue.add({ packageId: this.packageId, book: this.#book }, file, placement, begun);
    const refused = this.tasks.findLast((task) => task.state.kind === 'failed' && files.includes(task.file));
    if (refused) this.told({ name: refused.file.name, trouble: taskView(refused).trouble });
  }

  cancelPressed(taskId: string): void {
    this.#queue.cancelPressed(taskId);
  }

  retryPressed(taskId: string): void {
    this.#queue.retryPressed(taskId);
  }

  dismissed(taskId: string): void {
    this.#queue.dismissed(taskId);
  }

  private told(arrival: Arrival): void {
    this.arrival = arrival;
  }
}
