import { makeAutoObservable, runInAction } from 'mobx';
import type { CertificationDesk, PaperOutcome } from '../../../application/ports/certification/certification-desk.ts';
import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { PictureMeasurer } from '../../../application/ports/uploads/picture-measurer.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import { isReadableSlot, type PaperFact } from '../../../domain/certification/shared/paper-reading.ts';
import { flawsOf, type ClarityFlaw } from '../../../domain/uploads/picture-clarity.ts';

/** The progress of reading a paper, or its outcome. */
export type ReadingStage = 'reading' | PaperOutcome;

export interface PaperReadingsParts {
  readonly desk: Pick<CertificationDesk, 'offers' | 'read'>;
  readonly measurer: PictureMeasurer;
}

/**
 * Reads papers when they arrive, and measures the clarity of their pictures. The values are proposals, and are kept
 * while the page is open.
 */
export class PaperReadings {
  /** Reading stages by file. */
  stages: ReadonlyMap<string, ReadingStage> = new Map();
  facts: ReadonlyMap<string, readonly PaperFact[]> = new Map();
  /** Flaws by upload, or by file once the upload has one. */
  flaws: ReadonlyMap<string, readonly ClarityFlaw[]> = new Map();
  readonly #parts: PaperReadingsParts;

  constructor(parts: PaperReadingsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { canRead: false, factsOf: false }, { autoBind: true, deep: false });
  }

  /** Whether a slot's papers can be read here. */
  canRead(slot: LicenceSlot): boolean {
    return this.#parts.desk.offers.readings && isReadableSlot(slot) && ![...this.stages.values()].includes('nobody');
  }

  /** The facts of several files, those of the first file first. */
  factsOf(fileIds: readonly string[]): readonly PaperFact[] {
    return fileIds.flatMap((fileId) => this.facts.get(fileId) ?? []);
  }

  /** Measures the clarity of a file during its upload. */
  async measure(id: string, file: LocalFile): Promise<void> {
    const bytes = await file.bytes().catch(() => undefined);
    const result = bytes && (await this.#parts.measurer.measure(bytes));
    if (result) runInAction(() => (this.flaws = new Map([...this.flaws, [id, flawsOf(result)]])));
  }

  /** Reads a file that has arrived. */
  async readArrived(slot: LicenceSlot, id: string, fileId: string): Promise<void> {
    const flaws = this.flaws.get(id);
    if (flaws) this.flaws = new Map([...this.flaws, [fileId, flaws]]);
    await this.read(slot, fileId);
  }

  /** Reads a file, also when the user asks for it again. Nothing waits for it. */
  async read(slot: LicenceSlot, fileId: string): Promise<void> {
    if (!isReadableSlot(slot) || !this.canRead(slot) || this.stages.get(fileId) === 'reading') return;
    this.setStage(fileId, 'reading');
    try {
      const { outcome, facts } = await this.#parts.desk.read(slot, fileId);
      runInAction(() => {
        this.facts = new Map([...this.facts, [fileId, facts]]);
        this.setStage(fileId, outcome);
      });
    } catch {
      // A failure is shown beside the paper; the user types the values.
      runInAction(() => this.setStage(fileId, 'unread'));
    }
  }

  /** Whether a paper is being read. Its values may still turn out to differ from the form. */
  get isReading(): boolean {
    return [...this.stages.values()].includes('reading');
  }

  private setStage(fileId: string, stage: ReadingStage): void {
    this.stages = new Map([...this.stages, [fileId, stage]]);
  }
}
