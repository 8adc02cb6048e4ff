import { makeAutoObservable, runInAction } from 'mobx';
import type { FormFile } from '../../../application/ports/certification/certification-desk.ts';
import type { DocumentVault, LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import { licenceSlots, type LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import { licenceLimits, licencePlace } from '../../../domain/uploads/company-places.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { troubleWords } from '../../uploads/trouble-words.ts';

/** A file of a slot that has arrived, is being uploaded, or was refused. */
export interface SlotFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sent: number;
  /** Undefined until it has arrived. */
  readonly fileId: string | undefined;
  readonly trouble: Message | undefined;
}

export interface SlotFilesParts {
  readonly vault: DocumentVault;
  readonly identifiers: Identifiers;
  readonly session: { faultSeen(thrown: unknown): void };
  /** Is called when the files of a slot have changed. */
  readonly onChanged: () => void;
  /** Is called when an upload begins. */
  readonly onBegun: (id: string, file: LocalFile) => void;
  /** Is called when a file has arrived. */
  readonly onArrived: (slot: LicenceSlot, id: string, fileId: string) => void;
}

/** The files of the form by slot, and their uploads. */
export class SlotFiles {
  bySlot: ReadonlyMap<LicenceSlot, readonly SlotFile[]> = new Map();
  readonly #stops = new Map<string, AbortController>();
  readonly #parts: SlotFilesParts;

  constructor(parts: SlotFilesParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  of(slot: LicenceSlot): readonly SlotFile[] {
    return this.bySlot.get(slot) ?? [];
  }

  get isUploading(): boolean {
    return [...this.bySlot.values()]
      .flat()
      .some(({ fileId, trouble }) => fileId === undefined && trouble === undefined);
  }

  /** The arrived files by slot, in the order of the form. */
  get arrived(): ReadonlyMap<LicenceSlot, readonly string[]> {
    const bySlot = licenceSlots.map((slot) => [slot, this.of(slot).flatMap(({ fileId }) => fileId ?? [])] as const);
    return new Map(bySlot.filter(([, files]) => files.length > 0));
  }

  get filled(): ReadonlySet<LicenceSlot> {
    return new Set(this.arrived.keys());
  }

  /** Replaces the arrived files by the saved ones; uploads go on. */
  setSaved(saved: ReadonlyMap<LicenceSlot, readonly FormFile[]>): void {
    const uploading = (slot: LicenceSlot): readonly SlotFile[] =>
      this.of(slot).filter(({ fileId }) => fileId === undefined);
    this.bySlot = new Map(
      licenceSlots.map((slot) => [
        slot,
        [
          ...(saved.get(slot) ?? []).map((file): SlotFile => ({
            ...file,
            id: file.fileId,
            sent: file.size,
            trouble: undefined,
          })),
          ...uploading(slot),
        ],
      ]),
    );
  }

  /** @param replacing whether the returned files are removed first */
  add(slot: LicenceSlot, files: readonly LocalFile[], replacing: boolean): void {
    if (replacing) this.put(slot, []);
    for (const file of files) {
      const room = licenceLimits.maximumFiles - this.of(slot).filter(({ trouble }) => trouble === undefined).length;
      const entry: SlotFile = {
        id: this.#parts.identifiers.next(),
        name: file.name,
        size: file.size,
        sent: 0,
        fileId: undefined,
        trouble: room > 0 ? undefined : message('certification.too-many', { most: licenceLimits.maximumFiles }),
      };
      this.put(slot, [...this.of(slot), entry]);
      if (entry.trouble) continue;
      this.#parts.onBegun(entry.id, file);
      void this.upload(slot, entry, file);
    }
  }

  remove(slot: LicenceSlot, id: string): void {
    this.#stops.get(id)?.abort();
    this.put(
      slot,
      this.of(slot).filter((file) => file.id !== id),
    );
    this.#parts.onChanged();
  }

  stop(): void {
    for (const stop of this.#stops.values()) stop.abort();
  }

  private put(slot: LicenceSlot, files: readonly SlotFile[]): void {
    this.bySlot = new Map([...this.bySlot, [slot, files]]);
  }

  private change(slot: LicenceSlot, id: string, change: Partial<SlotFile>): void {
    this.put(
      slot,
      this.of(slot).map((file) => (file.id === id ? { ...file, ...change } : file)),
    );
  }

  private async upload(slot: LicenceSlot, { id }: SlotFile, file: LocalFile): Promise<void> {
    const stop = new AbortController();
    this.#stops.set(id, stop);
    try {
      const outcome = await this.#parts.vault.upload({
        file,
        materialId: licencePlace,
        uploadId: id,
        signal: stop.signal,
        onProgress: (sent) => this.change(slot, id, { sent }),
      });
      runInAction(() => {
        this.change(
          slot,
          id,
          outcome.arrived ? { fileId: outcome.fileId, sent: file.size } : { trouble: troubleWords(outcome) },
        );
        if (!outcome.arrived) return;
        this.#parts.onChanged();
        this.#parts.onArrived(slot, id, outcome.fileId);
      });
    } catch (thrown) {
      if (stop.signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => this.change(slot, id, { trouble: failureOf(thrown).what }));
    } finally {
      this.#stops.delete(id);
    }
  }
}
