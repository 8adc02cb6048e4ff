import { beforeEach, describe, expect, it } from 'vitest';
import { streamOf } from '../../../../server/core/byte-stream.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { FileReader, FileFieldReadings } from '../../../../server/core/evidence/file-reader.ts';
import { opticalWork, readingWork } from '../../../../server/core/evidence/reading-work.ts';
import { standardTermsFact, termsOfStandards } from '../../../../server/core/evidence/standard-terms.ts';
import { markForRereading } from '../../../../server/core/evidence/wanted-readings.ts';
import { InProcessJobs } from '../../../../server/jobs/in-process-jobs.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { companies } from '../../../../server/seed/parties/companies.ts';
import type { ReadingWire } from '../../../../src/contract/documented/evidence/recognition.ts';
import type { PaperFindings } from '../../../../src/domain/evidence/reading/paper-findings.ts';
import type { FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import { asked, good, policyFor, sent, sha256, uploadingWorld, type World } from './uploading.ts';

/** Returns the same reading for every file; fails where the test says so. */
class ToldReader implements FileReader {
  readonly read: string[] = [];
  sayings: readonly FieldReading[] = [];
  fails = false;
  pictured = false;
  paper: PaperFindings | undefined = undefined;
  outcome: 'read' | 'unreadable' = 'read';
  #free: Promise<void> = Promise.resolve();
  #letGo: () => void = () => undefined;

  hold(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    [this.#free, this.#letGo] = [promise, resolve];
  }

  letGo(): void {
    this.#letGo();
  }

  async readFieldReadings(_bytes: Uint8Array, kind: string): Promise<FileFieldReadings> {
    this.read.push(kind);
    await this.#free;
    if (this.fails) throw new Error('of the tests');
    if (this.outcome === 'unreadable') return { outcome: 'unreadable' };
    return {
      ...(this.sayings.length === 0 ? { outcome: 'nothing-found' } : { outcome: 'read', sayings: this.sayings }),
      pictured: this.pictured,
      ...(this.paper && { paper: this.paper }),
    };
  }
}

const saying = (field: FieldReading['field'], value: string): FieldReading => ({
  field,
  value,
  source: 'xml',
  sure: true,
});
let world: World;
let clerk: CallerFacts;
let reader: ToldReader;
let jobs: InProcessJobs;
let time: number;

beforeEach(async () => {
  reader = new ToldReader();
  time = Date.parse('2026-11-21T02:00:00Z');
  const faults: unknown[] = [];
  jobs = new InProcessJobs((fault) => void faults.push(fault));
  world = await uploadingWorld(new MemoryObjectStore(), {
    reader,
    jobs,
    clock: { now: () => time, realTime: () => time },
  });
  clerk = await world.asking('zhousiyuan');
});

const placeOf = async (docFileType: string) => {
  const materials = await world.store.transaction(async (transaction) =>
    transaction.materials.ofPackage(world.docDatumId),
  );
  return materials.findLast((each) => each.category.docFileType === docFileType)?.docMaterialId ?? '';
};

/** A file that has arrived, as its own document unless `isNamed` is false. */
async function given(uploadId: string, docFileType = 'BUSI_INVOICE', isNamed = true): Promise<string> {
  const docMaterialId = await placeOf(docFileType);
  const { form } = await policyFor({ ...world, docMaterialId }, clerk, uploadId, { localFileName: `${uploadId}.pdf` });
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

async function tasksOf(pkFiles: readonly string[], asking = clerk): Promise<readonly ReadingWire[]> {
  const { code, data } = await asked(
    world,
    'identifySubmit',
    { docDatumId: world.docDatumId, pkFiles: [...pkFiles] },
    asking,
  );
  expect(code).toBe('0');
  return (data as { readonly tasks: readonly ReadingWire[] }).tasks;
}
const statesOf = async (pkFiles: readonly string[]) =>
  (await tasksOf(pkFiles)).map(({ taskStatus, readable }) => (taskStatus === 'COMPLETE' ? readable : taskStatus));
const doubtsOf = async (pkFile: string) =>
  Object.fromEntries(((await tasksOf([pkFile]))[0]?.fields ?? []).map(({ fieldName, doubts }) => [fieldName, doubts]));
const noteOf = async (pkFile: string) =>
  world.store.transaction(async (transaction) => transaction.readings.find(pkFile));

/** Files of the package's invoices without a reading and without their bytes. */
async function bareInvoices(count: number, prefix = 'PK-BARE'): Promise<readonly string[]> {
  const pkFiles = Array.from({ length: count }, (_, index) => `${prefix}-${String(index).padStart(3, '0')}`);
  const one = await given(`${prefix}-pattern`);
  await jobs.quiet();
  await world.store.transaction(async (transaction) => {
    const item = (await transaction.items.ofPackage(world.docDatumId)).find((each) => each.pkFiles.includes(one));
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

describe('an uploaded file', () => {
  it('is read at once, and only once for any number of requests', async () => {
    reader.sayings = [saying('number', '26992000000000000018')];
    const [invoice, contract] = [await given('one'), await given('two', 'BUSI_CONTRACT')];
    await jobs.quiet();
    expect(reader.read).toEqual(['invoice', 'contract']);
    const another = await world.asking('limin');
    await Promise.all([tasksOf([invoice, contract]), tasksOf([invoice, contract], another)]);
    time += 86_400_000;
    clerk = await world.asking('zhousiyuan');
    expect(await statesOf([invoice, contract, invoice])).toEqual([true, true]);
    await jobs.quiet();
    expect(reader.read).toHaveLength(2);
  });

  it('of a type that is not read is left out', async () => {
    const letter = await given('letter', 'OTHER');
    await jobs.quiet();
    expect([reader.read, await tasksOf([letter])]).toEqual([[], []]);
  });

  it('waits, is read, and becomes readable or not readable', async () => {
    reader.hold();
    const [first, second] = [await given('first'), await given('second')];
    await expect.poll(() => reader.read.length).toBe(1);
    expect(await statesOf([first, second])).toEqual(['RUNNING', 'WAITING']);
    reader.letGo();
    await jobs.quiet();
    expect(await statesOf([first, second])).toEqual([false, false]);
  });

  it('that is removed before it was read is forgotten', async () => {
    reader.hold();
    const [first, second] = [await given('first'), await given('second')];
    await world.store.transaction(async (transaction) => transaction.files.remove(second));
    reader.letGo();
    await jobs.quiet();
    expect([(await noteOf(first))?.state, await noteOf(second)]).toEqual(['not-readable', undefined]);
  });
});

describe('a reading', () => {
  it('is checked against the package’s day and parties at every request', async () => {
    const parent = await world.store.transaction(async (transaction) => transaction.packages.find(world.docDatumId));
    const seller = Object.values(companies).find(({ name }) => name === parent?.supplierName);
    reader.sayings = [
      saying('type', 'E_SPECIAL_VAT_ELEC'),
      saying('number', '26992000000000000018'),
      saying('date', '2026-11-23'),
      saying('sellerName', parent?.supplierName ?? ''),
      saying('sellerTaxNumber', seller?.uscc ?? ''),
      saying('buyerName', parent?.supplierName ?? ''),
      saying('buyerTaxNumber', companies.chengye.uscc),
    ];
    const file = await given('one');
    await jobs.quiet();
    expect(await doubtsOf(file)).toMatchObject({
      number: [],
      date: ['in-the-future'],
      sellerName: [],
      sellerTaxNumber: [],
      buyerName: ['parties-swapped'],
      buyerTaxNumber: ['another-party'],
    });
    time += 3 * 86_400_000;
    clerk = await world.asking('zhousiyuan');
    expect(await doubtsOf(file)).toMatchObject({ date: [] });
    await world.store.transaction(
      async (transaction) => parent && transaction.packages.save({ ...parent, payerName: parent.supplierName }),
    );
    expect(await doubtsOf(file)).toMatchObject({ buyerName: [] });
  });
});

describe('a request for readings', () => {
  it('is refused to other companies, to the other side, and to directors', async () => {
    const file = await given('one');
    const ask = async (userName: string, role?: 'ROLE_CORP_DIRECTOR' | 'ROLE_CORP_CORE_OPERATOR') =>
      (
        await asked(
          world,
          'identifySubmit',
          { docDatumId: world.docDatumId, pkFiles: [file] },
          await world.asking(userName, role),
        )
      ).code;
    expect([
      await ask('heqinghe'),
      await ask('zhousiyuan', 'ROLE_CORP_CORE_OPERATOR'),
      await ask('guyunzhou', 'ROLE_CORP_DIRECTOR'),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_PERMITTED']);
  });

  it('leaves out files of other packages, files without a document, and unknown ones', async () => {
    const [own, bare] = [await given('one'), await given('two', 'BUSI_INVOICE', false)];
    const others = await world.store.transaction(async (transaction) => {
      const packages = (await transaction.packages.inStates(undefined)).filter(
        ({ docDatumId }) => docDatumId !== world.docDatumId,
      );
      const items = await Promise.all(packages.map(async ({ docDatumId }) => transaction.items.ofPackage(docDatumId)));
      return items
        .flat()
        .flatMap((item) => item.pkFiles)
        .slice(0, 40);
    });
    expect(others.length).toBeGreaterThan(5);
    expect((await tasksOf([bare, 'PK-NONE', own, ...others])).map(({ pkFile }) => pkFile)).toEqual([own]);
    expect(await tasksOf([])).toEqual([]);
  });

  it('is refused for more than fifty files at once', async () => {
    const { code, data } = await asked(
      world,
      'identifySubmit',
      { docDatumId: world.docDatumId, pkFiles: Array.from({ length: 51 }, (_, index) => `PK-${index}`) },
      clerk,
    );
    expect([code, data]).toEqual(['REQUEST_INVALID', { field: 'pkFiles' }]);
  });

  it('queues two hundred of a company at most, and the others wait for room', async () => {
    const files = await bareInvoices(240);
    reader.hold();
    const answers: unknown[] = [];
    for (let from = 0; from < files.length; from += 50) answers.push(...(await statesOf(files.slice(from, from + 50))));
    expect(answers.filter((state) => state === 'WAITING').length).toBeGreaterThanOrEqual(239);
    expect(await world.store.transaction(async (transaction) => transaction.readings.underWayOf('C-YANZHOU'))).toBe(
      200,
    );
    reader.letGo();
    await jobs.quiet();
    expect(await statesOf(files.slice(195, 205))).toEqual([
      ...Array.from({ length: 5 }, () => false),
      ...Array.from({ length: 5 }, () => 'WAITING'),
    ]);
    await jobs.quiet();
    expect(await statesOf(files.slice(195, 205))).toEqual(Array.from({ length: 10 }, () => false));
  });
});

describe('optical text of a file', () => {
  let eyes: ToldReader;
  beforeEach(async () => {
    eyes = new ToldReader();
    world = await uploadingWorld(new MemoryObjectStore(), {
      reader,
      optical: eyes,
      jobs,
      clock: { now: () => time, realTime: () => time },
    });
    clerk = await world.asking('zhousiyuan');
    reader.pictured = true;
    reader.sayings = [saying('number', '26992000000000000018')];
  });
  const fieldsOf = async (pkFile: string) =>
    Object.fromEntries(
      ((await tasksOf([pkFile]))[0]?.fields ?? []).map(({ fieldName, value, source }) => [fieldName, [value, source]]),
    );

  it('is recognised after the file’s own data was read, and both make up the reading', async () => {
    eyes.sayings = [{ field: 'tax', value: '1.00', source: 'optical', sure: false }];
    eyes.hold();
    const file = await given('one');
    await expect.poll(() => eyes.read).toEqual(['invoice']);
    expect([await statesOf([file]), await noteOf(file)]).toMatchObject([
      ['RUNNING'],
      { optical: true, sayings: reader.sayings },
    ]);
    eyes.letGo();
    await jobs.quiet();
    expect(await fieldsOf(file)).toEqual({ number: ['26992000000000000018', 'xml'], tax: ['1.00', 'optical'] });
  });

  it('is not recognised when the file’s own data is complete', async () => {
    reader.pictured = false;
    const file = await given('one');
    await jobs.quiet();
    expect([await statesOf([file]), eyes.read]).toEqual([[true], []]);
  });

  it('that cannot be recognised leaves the file’s own data, and without any the file is not readable', async () => {
    const file = await given('one');
    reader.sayings = [];
    const bare = await given('two');
    await jobs.quiet();
    expect([await statesOf([file, bare]), (await noteOf(bare))?.unread]).toEqual([[true, false], 'nothing-found']);
  });

  describe('of a second reading', () => {
    const seen = (value: string): FieldReading => ({ field: 'tax', value, source: 'optical', sure: false });
    let file: string;
    beforeEach(async () => {
      eyes.sayings = [seen('1.00')];
      file = await given('one');
      await jobs.quiet();
      await world.store.transaction(async (transaction) =>
        markForRereading(transaction, [{ pkFile: file, kind: 'invoice' }]),
      );
    });
    const readAgain = async (): Promise<void> => {
      await statesOf([file]);
      await jobs.quiet();
    };

    it('replaces the earlier one', async () => {
      eyes.sayings = [seen('2.00')];
      await readAgain();
      expect(await fieldsOf(file)).toEqual({ number: ['26992000000000000018', 'xml'], tax: ['2.00', 'optical'] });
    });

    it('is removed when the second reading finds none', async () => {
      eyes.sayings = [];
      await readAgain();
      expect(await fieldsOf(file)).toEqual({ number: ['26992000000000000018', 'xml'] });
    });

    it.each([
      ['of what the file says itself', () => reader],
      ['of what can only be seen', () => eyes],
    ])('stays when the reading %s dies', async (_which, who) => {
      who().outcome = 'unreadable';
      await readAgain();
      expect([await statesOf([file]), await fieldsOf(file)]).toEqual([
        [true],
        { number: ['26992000000000000018', 'xml'], tax: ['1.00', 'optical'] },
      ]);
    });

    it('stays when the recognition dies three times', async () => {
      eyes.hold();
      await statesOf([file]);
      await expect.poll(() => eyes.read.length).toBe(2);
      await world.store.transaction(async ({ readings }) => {
        const note = await readings.lock(file);
        if (note) await readings.save({ ...note, attempts: 3, putAt: 0 });
      });
      await opticalWork(world.parts, eyes)(file);
      eyes.letGo();
      await jobs.quiet();
      expect([await statesOf([file]), await fieldsOf(file)]).toEqual([
        [true],
        { number: ['26992000000000000018', 'xml'], tax: ['1.00', 'optical'] },
      ]);
    });
  });

  it('waits while no recogniser is available, is queued again after seconds, and ends after three deaths', async () => {
    eyes.fails = true;
    const file = await given('one');
    await jobs.quiet();
    expect(await statesOf([file])).toEqual(['WAITING']);
    await jobs.quiet();
    expect([eyes.read.length, reader.read.length]).toEqual([2, 1]);
    await world.store.transaction(async ({ readings }) => {
      const note = await readings.lock(file);
      if (note) await readings.save({ ...note, state: 'running', attempts: 3, putAt: time });
    });
    time += 20_000;
    expect(await statesOf([file])).toEqual(['RUNNING']);
    await jobs.quiet();
    expect([await statesOf([file]), eyes.read.length]).toEqual([[true], 2]);
  });
});

describe('a reading that fails', () => {
  it('waits while the bytes or the reader are missing, and is queued again by the next request', async () => {
    reader.fails = true;
    const file = await given('one');
    for (let ask = 0; ask < 6; ask += 1) {
      await jobs.quiet();
      expect(await statesOf([file])).toEqual(['WAITING']);
    }
    await jobs.quiet();
    reader.fails = false;
    expect(await statesOf([file])).toEqual(['WAITING']);
    await jobs.quiet();
    expect(await statesOf([file])).toEqual([false]);
  });

  it('is queued again after twenty seconds in case that its worker is gone', async () => {
    const [file = ''] = await bareInvoices(1);
    await world.store.transaction(async ({ readings }) =>
      readings.save({
        pkFile: file,
        pkCorp: 'C-YANZHOU',
        kind: 'invoice',
        state: 'running',
        attempts: 1,
        putAt: time,
        sayings: [],
        optical: false,
        clarity: undefined,
        unread: undefined,
        paper: undefined,
        again: 0,
      }),
    );
    time += 19_999;
    expect(await statesOf([file])).toEqual(['RUNNING']);
    await jobs.quiet();
    expect((await noteOf(file))?.state).toBe('running');
    time += 1;
    await tasksOf([file]);
    await jobs.quiet();
    expect(await statesOf([file])).toEqual([false]);
  });

  it('ends after three deaths over a file, which then counts as not readable', async () => {
    const [file = ''] = await bareInvoices(1);
    await world.store.transaction(async ({ readings }) =>
      readings.save({
        pkFile: file,
        pkCorp: 'C-YANZHOU',
        kind: 'invoice',
        state: 'running',
        attempts: 3,
        putAt: 0,
        sayings: [],
        optical: false,
        clarity: undefined,
        unread: undefined,
        paper: undefined,
        again: 0,
      }),
    );
    const before = reader.read.length;
    await readingWork(world.parts)(file);
    expect([await statesOf([file]), reader.read.length]).toEqual([[false], before]);
  });

  it('does not fail the upload when its job cannot be queued', async () => {
    world = await uploadingWorld(new MemoryObjectStore(), {
      jobs: {
        put: async () => Promise.reject(new Error('of the tests')),
        handle: () => undefined,
        counts: async () => [],
      },
    });
    clerk = await world.asking('zhousiyuan');
    const file = await given('one');
    expect(await statesOf([file])).toEqual(['WAITING']);
    expect(world.faults).toEqual([new Error('of the tests')]);
  });
});

it('a document of the demo world is made before it is read', async () => {
  const found = await world.store.transaction(async (transaction) => {
    const packages = (await transaction.packages.inStates(undefined)).filter(
      (each) => each.pkCorp === 'C-YANZHOU' && each.side === 'finance',
    );
    const items = (
      await Promise.all(packages.map(async ({ docDatumId }) => transaction.items.ofPackage(docDatumId)))
    ).flat();
    return items.find((each) => each.docFileType === 'BUSI_INVOICE');
  });
  const [pkFile = ''] = found?.pkFiles ?? [];
  reader.sayings = [saying('number', '26992000000000000018')];
  const ask = async () =>
    (
      (await asked(world, 'identifySubmit', { docDatumId: found?.docDatumId, pkFiles: [pkFile] }, clerk)).data as {
        readonly tasks: readonly ReadingWire[];
      }
    ).tasks[0]?.taskStatus;
  expect(await ask()).toBe('WAITING');
  await jobs.quiet();
  expect(await ask()).toBe('COMPLETE');
  expect(sha256(good)).toBe(
    (await world.store.transaction(async (transaction) => transaction.files.find(pkFile)))?.sha256,
  );
});

describe('a requested second reading', () => {
  const again = async (pkFiles: readonly string[], asking = clerk) =>
    asked(world, 'identifySubmit', { docDatumId: world.docDatumId, pkFiles: [...pkFiles], again: true }, asking);
  const read = async (pkFile: string) => {
    await tasksOf([pkFile]);
    await jobs.quiet();
    expect((await tasksOf([pkFile]))[0]?.taskStatus).toBe('COMPLETE');
  };

  it('replaces what the first reading said', async () => {
    const file = await given('again');
    await read(file);
    expect(await statesOf([file])).toEqual([false]);
    reader.sayings = [saying('number', '26992000000001280371')];
    expect((await again([file])).code).toBe('0');
    await read(file);
    const [task] = await tasksOf([file]);
    expect([task?.readable, task?.fields?.map(({ value }) => value), task?.againLeft]).toEqual([
      true,
      ['26992000000001280371'],
      2,
    ]);
  });

  it('is possible three times for a file', async () => {
    const file = await given('often');
    await read(file);
    for (const left of [2, 1, 0]) {
      expect((await again([file])).code).toBe('0');
      await read(file);
      expect((await tasksOf([file]))[0]?.againLeft).toBe(left);
    }
    expect(await again([file])).toMatchObject({ code: 'REQUEST_INVALID' });
    expect((await noteOf(file))?.state).toBe('not-readable');
  });

  it('that dies three times leaves the first reading', async () => {
    reader.sayings = [saying('number', '26992000000001280371')];
    const file = await given('harmful');
    await read(file);
    await world.store.transaction(async (transaction) => {
      await markForRereading(transaction, [{ pkFile: file, kind: 'invoice' }]);
      const note = await transaction.readings.lock(file);
      if (note) await transaction.readings.save({ ...note, attempts: 3 });
    });
    await readingWork(world.parts)(file);
    expect((await tasksOf([file]))[0]?.fields?.map(({ value }) => value)).toEqual(['26992000000001280371']);
  });

  it('does not interrupt a running reading', async () => {
    reader.hold();
    const file = await given('held');
    await expect.poll(async () => (await noteOf(file))?.state).toBe('running');
    expect((await again([file])).code).toBe('0');
    expect((await noteOf(file))?.again).toBe(0);
    reader.letGo();
    await read(file);
  });

  it('is refused for a submitted package, and for another company', async () => {
    const file = await given('sent');
    await read(file);
    const stranger = await world.asking('heqinghe');
    expect(await again([file], stranger)).toMatchObject({ code: 'NOT_FOUND' });
    await world.store.transaction(async ({ packages }) => {
      const found = await packages.lock(world.docDatumId);
      if (found) await packages.save({ ...found, state: 'AUDIT' });
    });
    expect(await again([file])).toMatchObject({ code: 'NOT_IN_THIS_STATE' });
    expect((await noteOf(file))?.again).toBe(0);
  });

  it('includes the optical recognition, even when the file’s own data is complete', async () => {
    const seen: string[] = [];
    const file = await given('seen');
    await read(file);
    reader.sayings = [saying('number', '26992000000001280371')];
    await world.store.transaction(async ({ readings }) => {
      const note = await readings.lock(file);
      if (note) await readings.save({ ...note, state: 'waiting', again: 1 });
    });
    await readingWork(world.parts, {
      clock: { now: () => time, realTime: () => time },
      jobs: {
        ...jobs,
        put: async (name, orders) => void seen.push(name, ...orders.map(({ key }) => key)),
      } as typeof jobs,
      report: () => undefined,
    })(file);
    expect(seen).toEqual(['optical-reading', file]);
    expect(await noteOf(file)).toMatchObject({ state: 'waiting', optical: true });
  });
});

it('a platform that has switched reading off reads no text and measures no clarity', async () => {
  await world.store.transaction(async (transaction) =>
    transaction.facts.write(standardTermsFact, { ...(await termsOfStandards(transaction)), reading: false }),
  );
  const file = await given('switched-off');
  expect((await asked(world, 'identifySubmit', { docDatumId: world.docDatumId, pkFiles: [file] }, clerk)).data).toEqual(
    { tasks: [] },
  );
  expect((await asked(world, 'claritySubmit', { docDatumId: world.docDatumId, pkFiles: [file] }, clerk)).data).toEqual({
    taskIds: [],
  });
  expect(await noteOf(file)).toBeUndefined();
});

describe('a file with several invoices', () => {
  const several: PaperFindings = {
    pageCount: 2,
    pagesRead: 2,
    invoices: [
      { number: '1', parts: [{ page: 1 }] },
      { number: '2', parts: [{ page: 2 }] },
    ],
    looksLike: 'invoice',
  };

  it('fills no fields, and lists its invoices', async () => {
    reader.sayings = [saying('number', '1'), saying('number', '2'), saying('total', '2.00')];
    reader.paper = several;
    const file = await given('several');
    await tasksOf([file]);
    await jobs.quiet();
    const [task] = await tasksOf([file]);
    expect([task?.readable, task?.fields, task?.paper?.invoices?.length]).toEqual([false, undefined, 2]);
  });

  it('and a file that looks like another paper do not wait for letters to be recognised', async () => {
    reader.pictured = true;
    for (const paper of [several, { ...several, invoices: [], looksLike: 'contract' as const }]) {
      reader.paper = paper;
      const file = await given(`seen-${paper.looksLike}`);
      await tasksOf([file]);
      await jobs.quiet();
      expect(await statesOf([file])).toEqual([false]);
      expect((await noteOf(file))?.optical).toBe(false);
    }
  });

  it('is read as a contract where it is given as one', async () => {
    reader.sayings = [saying('number', '1')];
    reader.paper = several;
    const file = await given('contract-of-two', 'BUSI_CONTRACT');
    await tasksOf([file]);
    await jobs.quiet();
    const [task] = await tasksOf([file]);
    expect([task?.readable, task?.paper?.looksLike]).toEqual([true, 'invoice']);
  });
});
