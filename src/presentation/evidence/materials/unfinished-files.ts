import { makeAutoObservable, runInAction } from 'mobx';
import type { LocalFile } from '../../../application/ports/document-vault.ts';
import type { UnfinishedUpload, UnfinishedUploads } from '../../../application/ports/evidence/unfinished-uploads.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import type { UnarrivedFile, UnarrivedFiles } from '../../shared/unarrived-files.ts';
import type { UploadQueue } from '../../shared/upload-queue.ts';
import type { MaterialFrame } from './materials-view-model.ts';
import type { UnfinishedView } from './unfinished-view.ts';

export interface UnfinishedFilesParts {
  readonly unfinished: UnfinishedUploads;
  readonly unarrived: UnarrivedFiles;
  readonly queue: UploadQueue;
  readonly session: SessionStore;
  readonly mayEdit: () => boolean;
  readonly frames: () => readonly MaterialFrame[];
  /** Sends a file under the number of what it goes on with. */
  readonly goOn: (row: UnfinishedView, kind: UnarrivedFile['kind'], file: LocalFile) => void;
}

/**
 * What was on its way into a package when the portal was closed or crashed: as this browser remembers it, with its place,
 * and as the back end knows it, with what has come. Only the file itself brings it on; another one is told apart by its
 * size and its bytes, and never mixed in.
 */
export class UnfinishedFiles {
  private docDatumId = '';
  private remembered: readonly UnarrivedFile[] = [];
  private known: readonly UnfinishedUpload[] = [];
  private busy: ReadonlySet<string> = new Set();
  private troubles: ReadonlyMap<string, Message> = new Map();
  readonly #parts: UnfinishedFilesParts;

  constructor(parts: UnfinishedFilesParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Those whose place still takes them. */
  get rows(): readonly UnfinishedView[] {
    const places = new Map(this.#parts.frames().map((frame) => [frame.docMaterialId, frame]));
    return this.all.flatMap(({ id, name, size, docMaterialId, docFileId }) => {
      const frame = places.get(docMaterialId);
      const open = docFileId !== undefined && frame?.openIds.includes(docFileId) ? docFileId : undefined;
      if (!frame || (open === undefined && !frame.adding.open)) return [];
      return [{ id, name, size, docMaterialId, materialName: frame.name, stage: frame.stage, docFileId: open, kept: this.knownOf(id)?.kept ?? 0, busy: this.busy.has(id), trouble: this.troubles.get(id) }];
    });
  }

  opened(docDatumId: string): void {
    const { unarrived } = this.#parts;
    [this.docDatumId, this.known, this.busy, this.troubles] = [docDatumId, [], new Set(), new Map()];
    this.remembered = unarrived.of(docDatumId).filter((file) => file.kind !== 'letter' && !this.isUnderWay(file.id));
    if (this.#parts.mayEdit()) void this.asked(docDatumId);
  }

  /** Takes a file for one that waits for it, where there is one of this name and size; says whether it did. */
  took(docMaterialId: string, file: LocalFile): boolean {
    const row = this.rows.find((each) => each.docMaterialId === docMaterialId && each.docFileId === undefined && each.name === file.name && each.size === file.size && !each.busy);
    if (row) void this.given(row.id, file);
    return row !== undefined;
  }

  /** A file is picked for one that waits for it. */
  async given(id: string, file: LocalFile): Promise<void> {
    const row = this.rows.find((each) => each.id === id);
    if (!row || row.busy) return;
    const known = this.knownOf(id);
    this.told(id, undefined);
    if (file.size !== row.size) return this.told(id, message('materials.unfinished-other-size', { given: file.size, wanted: row.size }));
    // Nobody knows what was in it: its name has to do.
    if (!known && file.name !== row.name) return this.told(id, message('materials.unfinished-other-name', { name: row.name }));
    await this.during(id, async () => {
      if (known && !(await this.#parts.unfinished.isOf(known, file))) return this.told(id, message('materials.unfinished-other-bytes'));
      const kind = row.docFileId === undefined ? 'add' : (this.remembered.find((each) => each.id === id)?.kind ?? 'add');
      this.gone(id);
      this.#parts.goOn(row, kind, { name: row.name, size: file.size, bytes: async () => file.bytes() });
    });
  }

  /** It is not to be uploaded any more. */
  async letGo(id: string): Promise<void> {
    await this.during(id, async () => {
      const known = this.knownOf(id);
      if (known) await this.#parts.unfinished.letGo(known).catch(unlessGone);
      this.#parts.unarrived.remove(this.docDatumId, id);
      this.gone(id);
    });
  }

  private get all(): readonly Omit<UnarrivedFile, 'kind'>[] {
    const ids = new Set(this.remembered.map(({ id }) => id));
    return [...this.remembered, ...this.known.filter(({ uploadId }) => !ids.has(uploadId)).map(({ uploadId, name, size, docMaterialId }) => ({ id: uploadId, name, size, docMaterialId }))];
  }

  private async asked(docDatumId: string): Promise<void> {
    // What goes on in this window is shown as such, and may have arrived before the answer does.
    const underWay = new Set(this.#parts.queue.tasks.map(({ id }) => id));
    try {
      const known = await this.#parts.unfinished.ofPackage(docDatumId);
      if (docDatumId === this.docDatumId) runInAction(() => (this.known = known.filter(({ uploadId }) => !underWay.has(uploadId) && !this.isUnderWay(uploadId))));
    } catch (thrown) {
      // What this browser remembers is shown all the same.
      this.#parts.session.faultSeen(thrown);
    }
  }

  private async during(id: string, work: () => Promise<void>): Promise<void> {
    this.busy = new Set([...this.busy, id]);
    try {
      await work();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      this.told(id, failureOf(thrown).what);
    } finally {
      runInAction(() => (this.busy = new Set([...this.busy].filter((each) => each !== id))));
    }
  }

  private isUnderWay(id: string): boolean {
    return this.#parts.queue.tasks.some((task) => task.id === id);
  }

  private knownOf(id: string): UnfinishedUpload | undefined {
    return this.known.find(({ uploadId }) => uploadId === id);
  }

  private told(id: string, trouble: Message | undefined): void {
    this.troubles = new Map([...this.troubles].filter(([each]) => each !== id).concat(trouble ? [[id, trouble]] : []));
  }

  private gone(id: string): void {
    this.remembered = this.remembered.filter((file) => file.id !== id);
    this.known = this.known.filter(({ uploadId }) => uploadId !== id);
  }
}

/** What was swept meanwhile is let go already. */
function unlessGone(thrown: unknown): void {
  if (asPortFault(thrown).kind !== 'not-found') throw thrown;
}
