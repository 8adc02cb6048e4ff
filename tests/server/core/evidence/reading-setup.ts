import { expect } from 'vitest';
import { streamOf } from '../../../../server/core/byte-stream.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { FileReader, FileFieldReadings } from '../../../../server/core/evidence/file-reader.ts';
import type { ReadingRecord } from '../../../../server/core/records/evidence.ts';
import type { Parts } from '../../../../server/core/parts.ts';
import { InProcessJobs } from '../../../../server/jobs/in-process-jobs.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { ReadingWire } from '../../../../src/contract/documented/evidence/recognition.ts';
import type { PaperFindings } from '../../../../src/domain/evidence/reading/paper-findings.ts';
import type { FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import { asked, good, policyFor, sent, uploadingWorld, type World } from './uploading.ts';

/** Returns the same reading for every file; fails where the test says so. */
export class StubFileReader implements FileReader {
  readonly read: string[] = [];
  fieldReadings: readonly FieldReading[] = [];
  fails = false;
  hasImages = false;
  paper: PaperFindings | undefined = undefined;
  outcome: 'read' | 'unreadable' = 'read';
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  hold(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    [this.#free, this.#release] = [promise, resolve];
  }

  release(): void {
    this.#release();
  }

  async readFieldReadings(_bytes: Uint8Array, kind: string): Promise<FileFieldReadings> {
    this.read.push(kind);
    await this.#free;
    if (this.fails) throw new Error('of the tests');
    if (this.outcome === 'unreadable') return { outcome: 'unreadable' };
    return {
      ...(this.fieldReadings.length === 0
        ? { outcome: 'nothing-found' }
        : { outcome: 'read', fieldReadings: this.fieldReadings }),
      needsRecognition: this.hasImages,
      ...(this.paper && { paper: this.paper }),
    };
  }
}

export const fieldReading = (field: FieldReading['field'], value: string): FieldReading => ({
  field,
  value,
  source: 'xml',
  sure: true,
});

/** The record of a file whose reading is running. */
export const readingRecord = (
  overrides: Pick<ReadingRecord, 'pkFile' | 'attempts' | 'putAt'> & Partial<ReadingRecord>,
): ReadingRecord => ({
  pkCorp: 'C-YANZHOU',
  kind: 'invoice',
  state: 'running',
  fieldReadings: [],
  optical: false,
  clarity: undefined,
  unread: undefined,
  paper: undefined,
  again: 0,
  ...overrides,
});

/** A back end with a stub reader, a clock and jobs of its own; `clerk` is the user who uploads and asks. */
export class ReadingSetup {
  readonly reader = new StubFileReader();
  time = Date.parse('2026-11-21T02:00:00Z');
  readonly clock = { now: () => this.time, realTime: () => this.time };
  /** Faults of the jobs; a test that expects some takes them out. */
  readonly faults: unknown[] = [];
  readonly jobs = new InProcessJobs((fault) => void this.faults.push(fault));
  world!: World;
  clerk!: CallerFacts;

  /** Opens a new back end, with other parts than the usual ones. */
  async open(parts: Partial<Parts> = {}): Promise<void> {
    const { reader, jobs, clock } = this;
    this.world = await uploadingWorld(new MemoryObjectStore(), { reader, jobs, clock, ...parts });
    this.clerk = await this.world.asking('zhousiyuan');
  }

  /** Uploads a file, as its own document unless `isNamed` is false. */
  async uploadFile(uploadId: string, docFileType = 'BUSI_INVOICE', isNamed = true): Promise<string> {
    const { world, clerk } = this;
    const docMaterialId = await this.#materialOf(docFileType);
    const { form } = await policyFor({ ...world, docMaterialId }, clerk, uploadId, {
      localFileName: `${uploadId}.pdf`,
    });
    const { data } = await sent(world, clerk, form.fileName, streamOf(good));
    const { pkFile } = data as { readonly pkFile: string };
    const file =
      docFileType === 'BUSI_CONTRACT'
        ? { busiContractFile: [pkFile] }
        : docFileType === 'BUSI_INVOICE'
          ? { invoiceFile: pkFile }
          : { fkFile: pkFile };
    if (isNamed)
      expect((await asked(world, 'fileCreate', { docMaterialId, docFileType, ...file }, clerk)).code).toBe('0');
    return pkFile;
  }

  async tasksOf(pkFiles: readonly string[], asking = this.clerk): Promise<readonly ReadingWire[]> {
    const { docDatumId } = this.world;
    const { code, data } = await asked(this.world, 'identifySubmit', { docDatumId, pkFiles: [...pkFiles] }, asking);
    expect(code).toBe('0');
    return (data as { readonly tasks: readonly ReadingWire[] }).tasks;
  }

  /** Whether each file is readable, or the state of its reading while it is not complete. */
  async statesOf(pkFiles: readonly string[]): Promise<readonly unknown[]> {
    const tasks = await this.tasksOf(pkFiles);
    return tasks.map(({ taskStatus, readable }) => (taskStatus === 'COMPLETE' ? readable : taskStatus));
  }

  async noteOf(pkFile: string): Promise<ReadingRecord | undefined> {
    return this.world.store.transaction(async (transaction) => transaction.readings.find(pkFile));
  }

  /** Files of the package's invoices without a reading and without their bytes. */
  async bareInvoices(count: number, prefix = 'PK-BARE'): Promise<readonly string[]> {
    const pkFiles = Array.from({ length: count }, (_, index) => `${prefix}-${String(index).padStart(3, '0')}`);
    const one = await this.uploadFile(`${prefix}-pattern`);
    await this.jobs.quiet();
    await this.world.store.transaction(async (transaction) => {
      const item = (await transaction.items.ofPackage(this.world.docDatumId)).find((each) =>
        each.pkFiles.includes(one),
      );
      const file = await transaction.files.find(one);
      if (!item || !file) throw new Error('There is no pattern');
      await transaction.files.saveAll(
        pkFiles.map((pkFile) => ({ ...file, pkFile, uploadId: pkFile, promisedKey: pkFile })),
      );
      await transaction.items.saveAll(
        pkFiles.map((pkFile) => ({ ...item, docFileId: `DF-${pkFile}`, pkFiles: [pkFile] })),
      );
    });
    return pkFiles;
  }

  async #materialOf(docFileType: string): Promise<string> {
    const materials = await this.world.store.transaction(async (transaction) =>
      transaction.materials.ofPackage(this.world.docDatumId),
    );
    return materials.findLast((each) => each.category.docFileType === docFileType)?.docMaterialId ?? '';
  }
}
