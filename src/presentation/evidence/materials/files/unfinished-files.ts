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
 * What was on its way into a package when the portal was closed or crashed: as this browser remembers it, with its
 * place, and as the back end knows it, with what has come. Only the file itself brings it on; another one is told apart
 * by its size and its bytes, and never mixed in.
 */
export class UnfinishedFiles {
  private packageId = '';
  private remembered: readonly UnarrivedFile[] = [];
  private known: readonly UnfinishedUpload[] = [];
  /** Those whose file may be found where it lies. */
  private findable: ReadonlySet<string> = new Set();
  private busy: ReadonlySet<string> = new Set();
  private troubles: ReadonlyMap<string, Message> = new Map();
  readonly #state: Pick<OpenPackage, 'frames' | 'mayEdit'>;
  readonly #ports: UnfinishedPorts;
  readonly #uploads: Pick<PackageUploads, 'goOn'>;

  /** `uploads` sends a file under the number of what it goes on with. */
  constructor(
    state: Pick<OpenPackage, 'frames' | 'mayEdit'>,
    ports: UnfinishedPorts,
    uploads: Pick<PackageUploads, 'goOn'>,
  ) {
    this.#state = state;
    this.#ports = ports;
    this.#uploads = uploads;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Those whose place still takes them. */
  get rows(): readonly UnfinishedView[] {
    const places = new Map(this.#state.frames.map((frame) => [frame.materialId, frame]));
    return this.all.flatMap(({ id, name, size, materialId, documentId }) => {
      const frame = places.get(materialId);
      const open = documentId !== undefined && frame?.openIds.includes(documentId) ? documentId : undefined;
      if (!frame || (open === undefined && !frame.adding.open)) return [];
      return [
        {
          id,
          name,
          size,
          materialId,
          materialName: frame.name,
          stage: frame.stage,
          documentId: open,
          kept: this.knownOf(id)?.kept ?? 0,
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
    void this.asked(packageId);
    void this.placesAsked(packageId);
  }

  /** Takes a file for one that waits for it, where there is one of this name and size; says whether it did. */
  took(materialId: string, file: LocalFile): boolean {
    const row = this.rows.find(
      (each) =>
        each.materialId === materialId &&
        each.documentId === undefined &&
        each.name === file.name &&
        each.size === file.size &&
        !each.busy,
    );
    if (row) void this.given(row.id, file);
    return row !== undefined;
  }

  /** A file is picked for one that waits for it. */
  async given(id: string, file: LocalFile): Promise<void> {
    const row = this.waiting(id);
    if (!row) return;
    const known = this.knownOf(id);
    if (file.size !== row.size)
      return this.told(id, message('materials.unfinished-other-size', { given: file.size, wanted: row.size }));
    // Nobody knows what was in it: its name has to do.
    if (!known && file.name !== row.name)
      return this.told(id, message('materials.unfinished-other-name', { name: row.name }));
    await this.during(id, async () => {
      if (!(await this.taken(row, file))) this.told(id, message('materials.unfinished-other-bytes'));
    });
  }

  /** The file of one that waits for it is looked for where it lies: one press, in which the browser may ask. */
  async goneOnWith(id: string): Promise<void> {
    const row = this.waiting(id);
    if (!row?.findable) return;
    await this.during(id, async () => {
      const again = await this.#ports.picked.find(id);
      if (!again.found)
        return this.notFound(
          id,
          again.because === 'denied' ? 'materials.unfinished-denied' : 'materials.unfinished-moved',
          again.because === 'denied',
        );
      const isSame = again.file.size === row.size && (await this.taken(row, again.file));
      // What was changed where it lies is no more what was on its way: another copy may be.
      if (!isSame) this.notFound(id, 'materials.unfinished-changed', false);
    });
  }

  /** It is not to be uploaded any more. */
  async letGo(id: string): Promise<void> {
    await this.during(id, async () => {
      const known = this.knownOf(id);
      if (known) await this.#ports.unfinished.letGo(known).catch(unlessGone);
      this.#ports.unarrived.remove(this.packageId, id);
      this.gone(id);
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

  private async asked(packageId: string): Promise<void> {
    // What goes on in this window is shown as such, and may have arrived before the answer does.
    const underWay = new Set(this.#ports.queue.tasks.map(({ id }) => id));
    try {
      const known = await this.#ports.unfinished.ofPackage(packageId);
      if (packageId === this.packageId)
        runInAction(
          () => (this.known = known.filter(({ uploadId }) => !underWay.has(uploadId) && !this.isUnderWay(uploadId))),
        );
    } catch (thrown) {
      // What this browser remembers is shown all the same.
      this.#ports.session.faultSeen(thrown);
    }
  }

  private async during(id: string, work: () => Promise<void>): Promise<void> {
    this.busy = new Set([...this.busy, id]);
    try {
      await work();
    } catch (thrown) {
      this.#ports.session.faultSeen(thrown);
      this.told(id, failureOf(thrown).what);
    } finally {
      runInAction(() => (this.busy = new Set([...this.busy].filter((each) => each !== id))));
    }
  }

  /** One that waits for its file, of which nothing is told any more. */
  private waiting(id: string): UnfinishedView | undefined {
    const row = this.rows.find((each) => each.id === id);
    if (!row || row.busy) return undefined;
    this.told(id, undefined);
    return row;
  }

  /** The upload goes on with a file, unless that has other bytes than were declared. */
  private async taken(row: UnfinishedView, file: LocalFile): Promise<boolean> {
    const known = this.knownOf(row.id);
    if (known && !(await this.#ports.unfinished.isOf(known, file))) return false;
    const kind =
      row.documentId === undefined ? 'add' : (this.remembered.find((each) => each.id === row.id)?.kind ?? 'add');
    this.gone(row.id);
    this.#uploads.goOn(row, kind, {
      name: row.name,
      size: file.size,
      bytes: async () => file.bytes(),
      place: file.place,
    });
    return true;
  }

  private notFound(
    id: string,
    why: 'materials.unfinished-denied' | 'materials.unfinished-moved' | 'materials.unfinished-changed',
    mayStillBeFound: boolean,
  ): void {
    if (!mayStillBeFound) this.findable = new Set([...this.findable].filter((each) => each !== id));
    this.told(id, message(why));
  }

  private async placesAsked(packageId: string): Promise<void> {
    const findable = await this.#ports.picked.keptUploads();
    if (packageId === this.packageId) runInAction(() => (this.findable = findable));
  }

  private isUnderWay(id: string): boolean {
    return this.#ports.queue.tasks.some((task) => task.id === id);
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
