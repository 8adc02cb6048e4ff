import { makeAutoObservable, runInAction } from 'mobx';
import type { CertificationDesk, PaperOutcome } from '../../../application/ports/certification/certification-desk.ts';
import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { PictureMeasurer } from '../../../application/ports/uploads/picture-measurer.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import { isReadableSlot, type PaperFact } from '../../../domain/certification/shared/paper-reading.ts';
import { flawsOf, type ClarityFlaw } from '../../../domain/uploads/picture-clarity.ts';

/** How far reading a paper is: under way, or what came of it. */
export type ReadingStage = 'reading' | PaperOutcome;

export interface PaperReadingsParts {
  readonly desk: Pick<CertificationDesk, 'offers' | 'read'>;
  readonly measurer: PictureMeasurer;
}

/**
 * What is read of papers as they come, and how clear their pictures are: proposals, kept for as long as the page
 * stands.
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

  /** Whether what a slot's papers say can be read here. */
  canRead(slot: LicenceSlot): boolean {
    return this.#parts.desk.offers.readings && isReadableSlot(slot) && ![...this.stages.values()].includes('nobody');
  }

  /** What all of some files say, the first of them first. */
  factsOf(fileIds: readonly string[]): readonly PaperFact[] {
    return fileIds.flatMap((fileId) => this.facts.get(fileId) ?? []);
  }

  /** A file is on its way: how clear it is does not wait for it to arrive. */
  async begun(id: string, file: LocalFile): Promise<void> {
    const bytes = await file.bytes().catch(() => undefined);
    const measure = bytes && (await this.#parts.measurer.measure(bytes));
    if (measure) runInAction(() => (this.flaws = new Map([...this.flaws, [id, flawsOf(measure)]])));
  }

  /** It has arrived: what it says is proposed. */
  async arrived(slot: LicenceSlot, id: string, fileId: string): Promise<void> {
    const flaws = this.flaws.get(id);
    if (flaws) this.flaws = new Map([...this.flaws, [fileId, flaws]]);
    await this.read(slot, fileId);
  }

  /** Reads a file, again where that is pressed; nobody waits for it. */
  async read(slot: LicenceSlot, fileId: string): Promise<void> {
    if (!isReadableSlot(slot) || !this.canRead(slot) || this.stages.get(fileId) === 'reading') return;
    this.staged(fileId, 'reading');
    try {
      const { outcome, facts } = await this.#parts.desk.read(slot, fileId);
      runInAction(() => {
        this.facts = new Map([...this.facts, [fileId, facts]]);
        this.staged(fileId, outcome);
      });
    } catch {
      // One types what is not read: that it failed is said beside the paper, and in nobody's way.
      runInAction(() => this.staged(fileId, 'unread'));
    }
  }

  /** Whether a paper is being read: what it says may differ from what was entered. */
  get isReading(): boolean {
    return [...this.stages.values()].includes('reading');
  }

  private staged(fileId: string, stage: ReadingStage): void {
    this.stages = new Map([...this.stages, [fileId, stage]]);
  }
}
