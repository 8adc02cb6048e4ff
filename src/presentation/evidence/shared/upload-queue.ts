import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Connectivity } from '../../../application/ports/connectivity.ts';
import type { DocumentVault, LocalFile, VaultRefusal } from '../../../application/ports/uploads/document-vault.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import type { FilePlacement, PlaceFile } from '../../../application/usecases/evidence/place-file.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { fileRefusal, parallelUploads } from '../../../domain/uploads/file-limits.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { UnarrivedFiles } from './unarrived-files.ts';
import type { UploadTrouble } from '../../uploads/upload-trouble.ts';
import { isUnderWay, itemOfTask, type Pause, type TaskState, type UploadTask } from './upload-task.ts';

/**
 * The delay before a lost connection or an unavailable store is tried again, in milliseconds. It doubles up to the
 * longest.
 */
const firstWait = 2_000;
const maxWaitMs = 30_000;
/** How often in a row an unavailable store is tried before only the user retries: about three minutes. */
const maxStoreRetries = 9;

/** Uploads that wait for an answer may be as many times the parallel limit, including those that send. */
const maxAnsweredFactor = 2;

/** Refusals that a retry may overcome, because nothing is wrong with the file itself. */
const retriable: ReadonlySet<VaultRefusal['because']> = new Set([
  'callback-failed',
  'damaged-on-the-way',
  'no-upload-form',
  'being-checked',
  'check-timed-out',
  'not-scanned',
  'too-many-uploads',
  'store-away',
  'store-full',
  'store-read-only',
  'store-refused',
  'store-fault',
]);

export interface UploadListener {
  /** An arrived file has created or changed an item. */
  readonly arrived: (item: MaterialItem, task: UploadTask) => void;
  /** The upload failed, after it was tried. */
  readonly failed?: (task: UploadTask) => void;
  /** The material has no free place left, because a colleague was faster. */
  readonly foundFull?: (task: UploadTask) => void;
}

/** An interrupted upload that the store has received in part. */
export interface InterruptedUpload {
  readonly id: string;
  /** Bytes that are not sent again. */
  readonly kept: number;
}

export interface UploadQueueParts {
  readonly vault: DocumentVault;
  /** Places an arrived file; loaded with the pages that upload files. */
  readonly place: PlaceFile;
  readonly identifiers: Identifiers;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly unarrived: UnarrivedFiles;
}

/**
 * All uploads of the portal. A limited number runs in parallel (unlimited if not positive), also while the user is on
 * another page. They pause without a connection, and resume by themselves (document 1, sections 3 to 5).
 */
export class UploadQueue {
  tasks: readonly UploadTask[] = [];
  pause: Pause | undefined = undefined;
  parallel = parallelUploads;
  #wait = firstWait;
  #storeRetries = 0;
  #lastDueInstant = 0;
  #cancels = new Map<string, AbortController>();
  #listeners = new Map<string, UploadListener>();
  readonly #parts: UploadQueueParts;

  constructor(parts: UploadQueueParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    parts.connectivity.onChange((online) => {
      if (online) this.resume();
    });
  }

  get isBusy(): boolean {
    return this.tasks.some(isUnderWay);
  }

  of(packageId: string): readonly UploadTask[] {
    return this.tasks.filter((task) => task.packageId === packageId);
  }

  /**
   * Lets the open screen of a package follow its uploads.
   * @returns ends the listening
   */
  listen(packageId: string, listener: UploadListener): () => void {
    this.#listeners.set(packageId, listener);
    return () => {
      if (this.#listeners.get(packageId) === listener) this.#listeners.delete(packageId);
    };
  }

  /** Adds a file, or resumes its interrupted upload. A file that the limits refuse fails at once and is never sent. */
  add(
    { packageId, book }: Pick<UploadTask, 'packageId' | 'book'>,
    file: LocalFile,
    placement: FilePlacement,
    { id, kept }: InterruptedUpload = { id: this.#parts.identifiers.next(), kept: 0 },
  ): void {
    const refusal = fileRefusal(file, placement.material.limits);
    const state: TaskState = refusal
      ? { kind: 'failed', trouble: refusal, canRetry: false, atOnce: true }
      : { kind: 'waiting' };
    this.#lastDueInstant += 1;
    this.tasks = [
      ...this.tasks,
      { id, turn: this.#lastDueInstant, packageId, book, file, placement, state, sent: kept, kept },
    ];
    if (refusal) return;
    this.#parts.unarrived.add(
      packageId,
      {
        id,
        name: file.name,
        size: file.size,
        materialId: placement.material.materialId,
        documentId: itemOfTask({ placement }),
        kind: placement.kind,
      },
      file,
    );
    this.startWaiting();
  }

  cancelPressed(id: string): void {
    this.#cancels.get(id)?.abort();
    this.remove(id);
  }

  retryPressed(id: string): void {
    this.#storeRetries = 0;
    this.change(id, { state: { kind: 'waiting' }, sent: this.find(id)?.kept ?? 0 });
    this.resume();
  }

  /** Removes a task from the list. */
  remove(id: string): void {
    const task = this.find(id);
    if (task) this.#parts.unarrived.remove(task.packageId, id);
    this.tasks = this.tasks.filter((each) => each.id !== id);
    this.startWaiting();
  }

  /** Cancels all uploads, because another user uses the portal now. */
  clear(): void {
    for (const cancel of this.#cancels.values()) cancel.abort();
    this.tasks = [];
    this.pause = undefined;
    this.#wait = firstWait;
    this.#storeRetries = 0;
  }

  /** Removes the places of the files that a user picked, because the user signed out. */
  forgetPlacesOf(userId: string): void {
    this.#parts.unarrived.forgetPlacesOf(userId);
  }

  /** Resumes the uploads, because the connection or the session is back. */
  resume(): void {
    this.pause = undefined;
    this.tasks = this.tasks.map((task) =>
      task.state.kind === 'paused' ? { ...task, state: { kind: 'waiting' }, sent: task.kept } : task,
    );
    this.startWaiting();
  }

  /**
   * Free slots of the queue. An upload whose bytes have all been sent takes no slot, unless too many uploads wait for
   * the platform.
   */
  private get freeSlots(): number {
    if (this.parallel <= 0) return this.tasks.length;
    const underWay = this.tasks.filter((task) => task.state.kind === 'uploading');
    const sending = underWay.filter((task) => task.sent < task.file.size).length;
    return Math.min(this.parallel - sending, this.parallel * maxAnsweredFactor - underWay.length);
  }

  private startWaiting(): void {
    if (this.pause) return;
    const { freeSlots } = this;
    for (const task of this.tasks.filter((each) => each.state.kind === 'waiting').slice(0, Math.max(0, freeSlots)))
      void this.run(task);
  }

  private async run(task: UploadTask): Promise<void> {
    const cancel = new AbortController();
    this.#cancels.set(task.id, cancel);
    this.change(task.id, { state: { kind: 'uploading' } });
    try {
      const onProgress = (sent: number): void =>
        runInAction(() => {
          this.change(task.id, { sent });
          if (sent >= task.file.size) this.startWaiting();
        });
      const upload = await this.#parts.vault.upload({
        file: task.file,
        materialId: task.placement.material.materialId,
        uploadId: task.id,
        onProgress,
        onKept: (kept) => this.noteKeptBytes(task.id, kept),
        signal: cancel.signal,
      });
      if (!upload.arrived && upload.because === 'store-away' && this.#storeRetries < maxStoreRetries)
        return this.pauseTask(task, 'store-away');
      if (!upload.arrived) return this.failTask(task, upload, retriable.has(upload.because));
      const placed = await this.#parts.place(task.packageId, task.placement, upload.fileId, `${task.id}-place`);
      if (!placed.saved) return this.failTask(task, placed, false);
      this.#wait = firstWait;
      this.#storeRetries = 0;
      this.finishTask(task, placed.item);
    } catch (thrown) {
      this.handleFault(task, thrown);
    } finally {
      this.#cancels.delete(task.id);
      runInAction(() => this.startWaiting());
    }
  }

  /** Records stored bytes. Progress ends a series of failed tries. */
  private noteKeptBytes(id: string, kept: number): void {
    if (kept > (this.find(id)?.kept ?? 0)) [this.#wait, this.#storeRetries] = [firstWait, 0];
    this.change(id, { kept });
  }

  private handleFault(task: UploadTask, thrown: unknown): void {
    const { kind } = asPortFault(thrown);
    if (kind === 'cancelled') return;
    this.#parts.session.faultSeen(thrown);
    if (kind !== 'offline' && kind !== 'not-signed-in')
      return this.failTask(task, { because: 'failed', failure: failureOf(thrown) }, true);
    this.pauseTask(task, kind === 'offline' ? 'offline' : 'signed-out');
  }

  private pauseTask(task: UploadTask, reason: Pause): void {
    this.change(task.id, { state: { kind: 'paused', because: reason } });
    if (this.pause) return;
    this.pause = reason;
    if (reason === 'signed-out') return;
    if (reason === 'store-away') this.#storeRetries += 1;
    this.#parts.clock.wakeAfter(this.#wait, () => {
      if (this.pause && this.#parts.connectivity.isOnline()) this.resume();
    });
    this.#wait = Math.min(this.#wait * 2, maxWaitMs);
  }

  private finishTask(task: UploadTask, item: MaterialItem): void {
    this.change(task.id, { state: { kind: 'arrived' }, sent: task.file.size });
    this.#parts.unarrived.remove(task.packageId, task.id);
    this.#listeners.get(task.packageId)?.arrived(item, task);
  }

  private failTask(task: UploadTask, trouble: UploadTrouble, canRetry: boolean): void {
    this.change(task.id, { state: { kind: 'failed', trouble, canRetry } });
    // A permanent refusal is not listed as unfinished later.
    if (!canRetry) this.#parts.unarrived.remove(task.packageId, task.id);
    const listener = this.#listeners.get(task.packageId);
    const failed = this.find(task.id);
    if (failed) listener?.failed?.(failed);
    if (trouble.because === 'material-full') listener?.foundFull?.(task);
  }

  private change(id: string, change: Partial<UploadTask>): void {
    this.tasks = this.tasks.map((task) => (task.id === id ? { ...task, ...change } : task));
  }

  private find(id: string): UploadTask | undefined {
    return this.tasks.find((task) => task.id === id);
  }
}
