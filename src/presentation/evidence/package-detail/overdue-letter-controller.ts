import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { LetterDownload, OverdueDesk, OverdueLetter } from '../../../application/ports/evidence/overdue-desk.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { FileReference } from '../../../domain/evidence/materials/material.ts';
import { letterStateOf, takesLetter, type LetterState } from '../../../domain/evidence/materials/overdue.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { allowedExtensions } from '../../../domain/uploads/file-limits.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import type { UploadQueue } from '../shared/upload-queue.ts';
import type { UploadTask } from '../shared/upload-task.ts';
import { sizesOf, type SizeLimit } from '../shared/size-limits.ts';
import { taskView, type TaskView } from '../shared/task-view.ts';

export interface OverdueParts {
  readonly book: OpenBook;
  readonly overdue: OverdueDesk;
  readonly queue: UploadQueue;
  readonly identifiers: Identifiers;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  /** Refreshes the shown package. */
  readonly refresh: () => Promise<void>;
}

/** The content of the letter's dialog. */
export interface LetterView {
  readonly due: PlainDate;
  readonly state: LetterState;
  /** The signed letter that was given. */
  readonly file: FileReference | undefined;
  /** Why the platform returned it; empty if it did not. */
  readonly reason: string;
  readonly mayGive: boolean;
  /** Whether the letter to sign was downloaded, and who downloaded it; undefined if unknown. */
  readonly tip: Message | undefined;
  readonly types: readonly string[];
  /** The largest first. */
  readonly sizes: readonly SizeLimit[];
  /** Uploads of signed letters that are under way or failed. */
  readonly tasks: readonly TaskView[];
}

/** The letter of an overdue business. It is downloaded, signed, given, and given again, in any order. */
export class OverdueLetterController {
  open = false;
  letter: OverdueLetter | undefined = undefined;
  /** Whether the business is no longer overdue. */
  gone = false;
  download: { readonly last: LetterDownload | undefined } | undefined = undefined;
  /** Whether the letter to sign is being fetched. */
  fetching = false;
  failure: Failure | undefined = undefined;
  packageId = '';
  #unlisten: (() => void) | undefined;
  readonly #parts: OverdueParts;

  constructor(parts: OverdueParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get view(): LetterView | undefined {
    const { letter, download } = this;
    if (letter === undefined) return undefined;
    const { due, material } = letter;
    const [item] = material.items;
    const state = letterStateOf(material);
    return {
      due,
      state,
      file: item?.files[0],
      reason: state === 'returned' ? (item?.reason ?? '') : '',
      mayGive: takesLetter(state),
      tip: download && downloadTip(download.last),
      types: allowedExtensions(material.limits),
      sizes: sizesOf(material.limits),
      tasks: this.tasks.map(taskView),
    };
  }

  opened(packageId: string): void {
    this.left();
    this.packageId = packageId;
    this.open = false;
    this.letter = undefined;
    this.download = undefined;
    this.failure = undefined;
  }

  left(): void {
    this.#unlisten?.();
    this.#unlisten = undefined;
  }

  /** Opens the letter's dialog with its current state. */
  async letterPressed(): Promise<void> {
    const { queue } = this.#parts;
    this.#unlisten ??= queue.listen(this.packageId, { arrived: (_item, task) => void this.showArrivedLetter(task) });
    this.gone = false;
    try {
      await this.fetch();
      runInAction(() => (this.open = !this.gone));
      if (this.gone) await this.#parts.refresh();
    } catch (thrown) {
      this.showFailure(thrown);
    }
  }

  dialogClosed(): void {
    this.open = false;
  }

  goneRead(): void {
    this.gone = false;
  }

  failureRead(): void {
    this.failure = undefined;
  }

  /**
   * Records the download of the letter to sign.
   * @returns the file, for the view to save; undefined if it could not be fetched
   */
  async downloadPressed(): Promise<GeneratedFile | undefined> {
    if (this.fetching) return undefined;
    const { overdue, identifiers, refresh } = this.#parts;
    this.fetching = true;
    try {
      const file = await overdue.render(this.packageId);
      await overdue.noteDownload(this.packageId, identifiers.next());
      const last = await overdue.lastDownload(this.packageId);
      runInAction(() => (this.download = { last }));
      void refresh();
      return file;
    } catch (thrown) {
      this.showFailure(thrown);
      return undefined;
    } finally {
      runInAction(() => (this.fetching = false));
    }
  }

  /** Uploads the signed letter. Only the first of several files is taken. */
  filesGiven([file]: readonly LocalFile[]): void {
    const { letter } = this;
    if (file === undefined || letter === undefined) return;
    const { queue, book } = this.#parts;
    for (const task of this.tasks) queue.cancelPressed(task.id);
    queue.add({ packageId: this.packageId, book }, file, { kind: 'letter', material: letter.material });
  }

  retryPressed(taskId: string): void {
    this.#parts.queue.retryPressed(taskId);
  }

  cancelPressed(taskId: string): void {
    this.#parts.queue.cancelPressed(taskId);
  }

  private get tasks(): readonly UploadTask[] {
    return this.#parts.queue
      .of(this.packageId)
      .filter(({ placement, state }) => placement.kind === 'letter' && state.kind !== 'arrived');
  }

  private async showArrivedLetter(task: UploadTask): Promise<void> {
    if (task.placement.kind !== 'letter') return;
    const { queue, toasts, refresh } = this.#parts;
    queue.remove(task.id);
    toasts.show('ok', message('overdue.given'));
    try {
      await this.fetch();
    } catch (thrown) {
      this.showFailure(thrown);
    }
    await refresh();
  }

  private async fetch(): Promise<void> {
    const { overdue } = this.#parts;
    const id = this.packageId;
    // Nothing is shown if the last download is unknown.
    const [letter, download] = await Promise.all([
      overdue.letter(id),
      overdue.lastDownload(id).then(
        (last) => ({ last }),
        () => undefined,
      ),
    ]);
    runInAction(() => {
      if (id !== this.packageId) return;
      this.letter = letter;
      this.gone = letter === undefined;
      this.download = download;
    });
  }

  private showFailure(thrown: unknown): void {
    this.#parts.session.faultSeen(thrown);
    runInAction(() => {
      this.open = false;
      this.failure = failureOf(thrown);
    });
  }
}

function downloadTip(last: LetterDownload | undefined): Message {
  return last === undefined ? message('overdue.tip-never') : message('overdue.tip', { by: last.by, at: last.at });
}
