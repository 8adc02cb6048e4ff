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
 * How long to wait before trying a lost connection, or a store that is away, again, in milliseconds; doubled up to the
 * last.
 */
const firstWait = 2_000;
const longestWait = 30_000;
/** How often in a row a store may be found away until it is the user who says when to try again: some three minutes. */
const mostAway = 9;

/** How many times as many as may send may be under way with those that wait for an answer. */
const mostAnswered = 2;

/** What another try may mend: nothing about the file itself is wrong. */
const passing: ReadonlySet<VaultRefusal['because']> = new Set([
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
  /** An arrived file has made or changed an item. */
  readonly arrived: (item: MaterialItem, task: UploadTask) => void;
  /** It did not make it, after it was tried. */
  readonly failed?: (task: UploadTask) => void;
  /** Its material holds as many items as it takes already: somebody else was faster. */
  readonly foundFull?: (task: UploadTask) => void;
}

/** An upload of which something has come already. */
export interface BegunUpload {
  readonly id: string;
  /** Bytes that are not sent again. */
  readonly kept: number;
}

export interface UploadQueueParts {
  readonly vault: DocumentVault;
  /** Puts an arrived file where it belongs; fetched with the pages that give files. */
  readonly place: PlaceFile;
  readonly identifiers: Identifiers;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly unarrived: UnarrivedFiles;
}

/**
 * Every upload of the portal: at most so many at once (non-positive: unlimited), going on while one works elsewhere; a
 * lost connection pauses it, and it goes on by itself (document 1, sections 3 to 5).
 */
export class UploadQueue {
  tasks: readonly UploadTask[] = [];
  pause: Pause | undefined = undefined;
  parallel = parallelUploads;
  #wait = firstWait;
  #foundAway = 0;
  #given = 0;
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

  /** The open screen of a package hears of what becomes of its files. */
  listen(packageId: string, listener: UploadListener): () => void {
    this.#listeners.set(packageId, listener);
    return () => {
      if (this.#listeners.get(packageId) === listener) this.#listeners.delete(packageId);
    };
  }

  /**
   * Takes a file, with the upload that it goes on with where there is one; what the limits refuse is told at once and
   * never sent.
   */
  add(
    { packageId, book }: Pick<UploadTask, 'packageId' | 'book'>,
    file: LocalFile,
    placement: FilePlacement,
    { id, kept }: BegunUpload = { id: this.#parts.identifiers.next(), kept: 0 },
  ): void {
    const refusal = fileRefusal(file, placement.material.limits);
    const state: TaskState = refusal
      ? { kind: 'failed', trouble: refusal, canRetry: false, atOnce: true }
      : { kind: 'waiting' };
    this.#given += 1;
    this.tasks = [...this.tasks, { id, turn: this.#given, packageId, book, file, placement, state, sent: kept, kept }];
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
    this.pump();
  }

  cancelPressed(id: string): void {
    this.#cancels.get(id)?.abort();
    this.dismissed(id);
  }

  retryPressed(id: string): void {
    this.#foundAway = 0;
    this.change(id, { state: { kind: 'waiting' }, sent: this.find(id)?.kept ?? 0 });
    this.resume();
  }

  /** Takes a task off the list. */
  dismissed(id: string): void {
    const task = this.find(id);
    if (task) this.#parts.unarrived.remove(task.packageId, id);
    this.tasks = this.tasks.filter((each) => each.id !== id);
    this.pump();
  }

  /** Somebody else uses the portal now: nothing of what was on its way is theirs to see or send. */
  emptied(): void {
    for (const cancel of this.#cancels.values()) cancel.abort();
    this.tasks = [];
    this.pause = undefined;
    this.#wait = firstWait;
    this.#foundAway = 0;
  }

  /** Whoever leaves by their own will leaves no place of what they picked. */
  forgottenOf(userId: string): void {
    this.#parts.unarrived.placesForgottenOf(userId);
  }

  /** The connection, or the session, is there again. */
  resume(): void {
    this.pause = undefined;
    this.tasks = this.tasks.map((task) =>
      task.state.kind === 'paused' ? { ...task, state: { kind: 'waiting' }, sent: task.kept } : task,
    );
    this.pump();
  }

  /**
   * Free places of the queue. An upload whose bytes have all been sent takes no place, unless too many uploads wait for
   * the platform.
   */
  private get room(): number {
    if (this.parallel <= 0) return this.tasks.length;
    const underWay = this.tasks.filter((task) => task.state.kind === 'uploading');
    const sending = underWay.filter((task) => task.sent < task.file.size).length;
    return Math.min(this.parallel - sending, this.parallel * mostAnswered - underWay.length);
  }

  private pump(): void {
    if (this.pause) return;
    const { room } = this;
    for (const task of this.tasks.filter((each) => each.state.kind === 'waiting').slice(0, Math.max(0, room)))
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
          if (sent >= task.file.size) this.pump();
        });
      const upload = await this.#parts.vault.upload({
        file: task.file,
        materialId: task.placement.material.materialId,
        uploadId: task.id,
        onProgress,
        onKept: (kept) => this.keptOf(task.id, kept),
        signal: cancel.signal,
      });
      if (!upload.arrived && upload.because === 'store-away' && this.#foundAway < mostAway)
        return this.pausedBy(task, 'store-away');
      if (!upload.arrived) return this.failed(task, upload, passing.has(upload.because));
      const placed = await this.#parts.place(task.packageId, task.placement, upload.fileId, `${task.id}-place`);
      if (!placed.saved) return this.failed(task, placed, false);
      this.#wait = firstWait;
      this.#foundAway = 0;
      this.arrived(task, placed.item);
    } catch (thrown) {
      this.stumbled(task, thrown);
    } finally {
      this.#cancels.delete(task.id);
      runInAction(() => this.pump());
    }
  }

  /** There was headway: whatever is found away next is a trouble of its own. */
  private keptOf(id: string, kept: number): void {
    if (kept > (this.find(id)?.kept ?? 0)) [this.#wait, this.#foundAway] = [firstWait, 0];
    this.change(id, { kept });
  }

  private stumbled(task: UploadTask, thrown: unknown): void {
    const { kind } = asPortFault(thrown);
    if (kind === 'cancelled') return;
    this.#parts.session.faultSeen(thrown);
    if (kind !== 'offline' && kind !== 'not-signed-in')
      return this.failed(task, { because: 'failed', failure: failureOf(thrown) }, true);
    this.pausedBy(task, kind === 'offline' ? 'offline' : 'signed-out');
  }

  private pausedBy(task: UploadTask, because: Pause): void {
    this.change(task.id, { state: { kind: 'paused', because } });
    if (this.pause) return;
    this.pause = because;
    if (because === 'signed-out') return;
    if (because === 'store-away') this.#foundAway += 1;
    this.#parts.clock.wakeAfter(this.#wait, () => {
      if (this.pause && this.#parts.connectivity.isOnline()) this.resume();
    });
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }

  private arrived(task: UploadTask, item: MaterialItem): void {
    this.change(task.id, { state: { kind: 'arrived' }, sent: task.file.size });
    this.#parts.unarrived.remove(task.packageId, task.id);
    this.#listeners.get(task.packageId)?.arrived(item, task);
  }

  private failed(task: UploadTask, trouble: UploadTrouble, canRetry: boolean): void {
    this.change(task.id, { state: { kind: 'failed', trouble, canRetry } });
    // What was refused for good is not waited for after coming back.
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
