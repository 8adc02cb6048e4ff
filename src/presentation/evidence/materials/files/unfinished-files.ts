import { makeAutoObservable, runInAction } from 'mobx';
import type { LocalFile } from '../../../../application/ports/uploads/document-vault.ts';
import type { UnfinishedUpload } from '../../../../application/ports/evidence/unfinished-uploads.ts';
import { asPortFault } from '../../../../application/ports/port-fault.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { failureOf } from '../../../shared/failure.ts';
import type { UnarrivedFile } from '../../shared/unarrived-files.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageUploads } from './package-uploads.ts';
import type { UnfinishedView } from '../views/unfinished-view.ts';

type UnfinishedPorts = Pick<MaterialsPorts, 'unfinished' | 'unarrived' | 'picked' | 'queue' | 'session'>;

/**
 * Uploads into a package that ended when the portal was closed. This browser remembers the files and their places, and
 * the back end knows the received parts. Only the same file resumes an upload; another is recognised by its size and
 * bytes, and is never mixed in.
 */
export class UnfinishedFiles {
  private packageId = '';
  private remembered: readonly UnarrivedFile[] = [];
  private known: readonly UnfinishedUpload[] = [];
  /** Ids of the uploads that can be resumed from a remembered place of their file. */
  private findable: ReadonlySet<string> = new Set();
  private busy: ReadonlySet<string> = new Set();
  private troubles: ReadonlyMap<string, Message> = new Map();
  readonly #state: Pick<OpenPackage, 'frames' | 'mayEdit'>;
  readonly #ports: UnfinishedPorts;
  readonly #uploads: Pick<PackageUploads, 'resume'>;

  /** @param uploads resumes an upload under its id */
  constructor(
    state: Pick<OpenPackage, 'frames' | 'mayEdit'>,
    ports: UnfinishedPorts,
    uploads: Pick<PackageUploads, 'resume'>,
  ) {
    this.#state = state;
    this.#ports = ports;
    this.#uploads = uploads;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The uploads that their material or document still accepts. */
  get rows(): readonly UnfinishedView[] {
    const places = new Map(this.#state.frames.map((frame) => [frame.materialId, frame]));
    return this.all.flatMap(({ id, name, size, materialId, documentId }) => {
      const frame = places.get(materialId);
      const openDocument = documentId !== undefined && frame?.openIds.includes(documentId) ? documentId : undefined;
      if (!frame || (openDocument === undefined && !frame.adding.open)) return [];
      return [
        {
          id,
          name,
          size,
          materialId,
          materialName: frame.name,
          stage: frame.stage,
          documentId: openDocument,
          kept: this.knownUpload(id)?.kept ?? 0,
          findable: this.findable.has(id),
          busy: this.busy.has(id),
          trouble: this.troubles.get(id),
        },
      ];
    });
  }

  opened(packageId: string): void {
    const { unarrived } = this.#ports;
    [this.packageId, this.known, this.findable, this.busy, this.troubles] = [
      packageId,
      [],
      new Set(),
      new Set(),
      new Map(),
    ];
    this.remembered = unarrived.of(packageId).filter((file) => file.kind !== 'letter' && !this.isUnderWay(file.id));
    if (!this.#state.mayEdit) return;
    void this.loadKnown(packageId);
    void this.loadPlaces(packageId);
  }

  /**
   * Uses a file for an unfinished upload of the same name and size.
   * @returns whether there was one
   */
  resumeWith(materialId: string, file: LocalFile): boolean {
    const row = this.rows.find(
      (each) =>
        each.materialId === materialId &&
        each.documentId === undefined &&
        each.name === file.name &&
        each.size === file.size &&
        !each.busy,
    );
    if (row) void this.fileGiven(row.id, file);
    return row !== undefined;
  }

  /** The user picks the file of an unfinished upload. */
  async fileGiven(id: string, file: LocalFile): Promise<void> {
    const row = this.startAttempt(id);
    if (!row) return;
    const known = this.knownUpload(id);
    if (file.size !== row.size)
      return this.setTrouble(id, message('materials.unfinished-other-size', { given: file.size, wanted: row.size }));
    // If the back end knows no content, the name must be the same.
    if (!known && file.name !== row.name)
      return this.setTrouble(id, message('materials.unfinished-other-name', { name: row.name }));
    await this.runFor(id, async () => {
      if (!(await this.resume(row, file))) this.setTrouble(id, message('materials.unfinished-other-bytes'));
    });
  }

  /** The user wants the file to be found at its place; the browser may ask for permission. */
  async resumePressed(id: string): Promise<void> {
    const row = this.startAttempt(id);
    if (!row?.findable) return;
    await this.runFor(id, async () => {
      const picked = await this.#ports.picked.find(id);
      if (!picked.found)
        return this.showNotFound(
          id,
          picked.because === 'denied' ? 'materials.unfinished-denied' : 'materials.unfinished-moved',
          picked.because === 'denied',
        );
      const isSame = picked.file.size === row.size && (await this.resume(row, picked.file));
      // The file was changed at its place, but another copy may still be the same.
      if (!isSame) this.showNotFound(id, 'materials.unfinished-changed', false);
    });
  }

  /** Abandons the upload. */
  async abandonPressed(id: string): Promise<void> {
    await this.runFor(id, async () => {
      const known = this.knownUpload(id);
      if (known) await this.#ports.unfinished.letGo(known).catch(ignoreIfGone);
      this.#ports.unarrived.remove(this.packageId, id);
      this.drop(id);
    });
  }

  private get all(): readonly Omit<UnarrivedFile, 'kind'>[] {
    const ids = new Set(this.remembered.map(({ id }) => id));
    return [
      ...this.remembered,
      ...this.known
        .filter(({ uploadId }) => !ids.has(uploadId))
        .map(({ uploadId, name, size, materialId }) => ({ id: uploadId, name, size, materialId })),
    ];
  }

  private async loadKnown(packageId: string): Promise<void> {
    // Uploads of this window are shown as such, and may arrive before the answer.
    const underWay = new Set(this.#ports.queue.tasks.map(({ id }) => id));
    try {
      const known = await this.#ports.unfinished.ofPackage(packageId);
      if (packageId === this.packageId)
        runInAction(
          () => (this.known = known.filter(({ uploadId }) => !underWay.has(uploadId) && !this.isUnderWay(uploadId))),
        );
    } catch (thrown) {
      // The uploads that this browser remembers are shown nevertheless.
      this.#ports.session.faultSeen(thrown);
    }
  }

  private async runFor(id: string, work: () => Promise<void>): Promise<void> {
    this.busy = new Set([...this.busy, id]);
    try {
      await work();
    } catch (thrown) {
      this.#ports.session.faultSeen(thrown);
      this.setTrouble(id, failureOf(thrown).what);
    } finally {
      runInAction(() => (this.busy = new Set([...this.busy].filter((each) => each !== id))));
    }
  }

  /** The unfinished upload, with its message cleared; undefined while it is busy. */
  private startAttempt(id: string): UnfinishedView | undefined {
    const row = this.rows.find((each) => each.id === id);
    if (!row || row.busy) return undefined;
    this.setTrouble(id, undefined);
    return row;
  }

  /**
   * Resumes the upload with a file, unless the file has other bytes.
   * @returns whether it was resumed
   */
  private async resume(row: UnfinishedView, file: LocalFile): Promise<boolean> {
    const known = this.knownUpload(row.id);
    if (known && !(await this.#ports.unfinished.isOf(known, file))) return false;
    const kind =
      row.documentId === undefined ? 'add' : (this.remembered.find((each) => each.id === row.id)?.kind ?? 'add');
    this.drop(row.id);
    this.#uploads.resume(row, kind, {
      name: row.name,
      size: file.size,
      bytes: async () => file.bytes(),
      place: file.place,
    });
    return true;
  }

  private showNotFound(
    id: string,
    why: 'materials.unfinished-denied' | 'materials.unfinished-moved' | 'materials.unfinished-changed',
    mayStillBeFound: boolean,
  ): void {
    if (!mayStillBeFound) this.findable = new Set([...this.findable].filter((each) => each !== id));
    this.setTrouble(id, message(why));
  }

  private async loadPlaces(packageId: string): Promise<void> {
    const findable = await this.#ports.picked.keptUploads();
    if (packageId === this.packageId) runInAction(() => (this.findable = findable));
  }

  private isUnderWay(id: string): boolean {
    return this.#ports.queue.tasks.some((task) => task.id === id);
  }

  private knownUpload(id: string): UnfinishedUpload | undefined {
    return this.known.find(({ uploadId }) => uploadId === id);
  }

  private setTrouble(id: string, trouble: Message | undefined): void {
    this.troubles = new Map([...this.troubles].filter(([each]) => each !== id).concat(trouble ? [[id, trouble]] : []));
  }

  private drop(id: string): void {
    this.remembered = this.remembered.filter((file) => file.id !== id);
    this.known = this.known.filter(({ uploadId }) => uploadId !== id);
  }
}

/** Ignores an upload that the back end has already removed. */
function ignoreIfGone(thrown: unknown): void {
  if (asPortFault(thrown).kind !== 'not-found') throw thrown;
}
