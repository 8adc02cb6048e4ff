import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { standardTermsFact, termsOfStandards } from '../../../../server/core/evidence/standard-terms.ts';
import { companies } from '../../../../server/seed/parties/companies.ts';
import type { ReadingWire } from '../../../../src/contract/documented/evidence/recognition.ts';
import { fieldReading, ReadingSetup } from './reading-setup.ts';
import { asked, good, sha256 } from './uploading.ts';

let setup: ReadingSetup;

beforeEach(async () => {
  setup = new ReadingSetup();
  await setup.open();
});
afterEach(() => expect(setup.faults).toEqual([]));

const doubtsOf = async (pkFile: string) =>
  Object.fromEntries(
    ((await setup.tasksOf([pkFile]))[0]?.fields ?? []).map(({ fieldName, doubts }) => [fieldName, doubts]),
  );

describe('an uploaded file', () => {
  it('is read at once, and only once for any number of requests', async () => {
    setup.reader.fieldReadings = [fieldReading('number', '26992000000000000018')];
    const [invoice, contract] = [await setup.uploadFile('one'), await setup.uploadFile('two', 'BUSI_CONTRACT')];
    await setup.jobs.quiet();
    expect(setup.reader.read).toEqual(['invoice', 'contract']);
    const another = await setup.world.asking('limin');
    await Promise.all([setup.tasksOf([invoice, contract]), setup.tasksOf([invoice, contract], another)]);
    setup.time += 86_400_000;
    setup.clerk = await setup.world.asking('zhousiyuan');
    expect(await setup.statesOf([invoice, contract, invoice])).toEqual([true, true]);
    await setup.jobs.quiet();
    expect(setup.reader.read).toHaveLength(2);
  });

  it('of a type that is not read is left out', async () => {
    const letter = await setup.uploadFile('letter', 'OTHER');
    await setup.jobs.quiet();
    expect([setup.reader.read, await setup.tasksOf([letter])]).toEqual([[], []]);
  });

  it('waits, is read, and becomes readable or not readable', async () => {
    setup.reader.hold();
    const [first, second] = [await setup.uploadFile('first'), await setup.uploadFile('second')];
    await expect.poll(() => setup.reader.read.length).toBe(1);
    expect(await setup.statesOf([first, second])).toEqual(['RUNNING', 'WAITING']);
    setup.reader.release();
    await setup.jobs.quiet();
    expect(await setup.statesOf([first, second])).toEqual([false, false]);
  });

  it('is forgotten if it is removed before it is read', async () => {
    setup.reader.hold();
    const [first, second] = [await setup.uploadFile('first'), await setup.uploadFile('second')];
    await setup.world.store.transaction(async (transaction) => transaction.files.remove(second));
    setup.reader.release();
    await setup.jobs.quiet();
    expect([(await setup.noteOf(first))?.state, await setup.noteOf(second)]).toEqual(['not-readable', undefined]);
  });
});

describe('a reading', () => {
  it('is checked against the package’s day and parties at every request', async () => {
    const parent = await setup.world.store.transaction(async (transaction) =>
      transaction.packages.find(setup.world.docDatumId),
    );
    const seller = Object.values(companies).find(({ name }) => name === parent?.supplierName);
    setup.reader.fieldReadings = [
      fieldReading('type', 'E_SPECIAL_VAT_ELEC'),
      fieldReading('number', '26992000000000000018'),
      fieldReading('date', '2026-11-23'),
      fieldReading('sellerName', parent?.supplierName ?? ''),
      fieldReading('sellerTaxNumber', seller?.uscc ?? ''),
      fieldReading('buyerName', parent?.supplierName ?? ''),
      fieldReading('buyerTaxNumber', companies.chengye.uscc),
    ];
    const file = await setup.uploadFile('one');
    await setup.jobs.quiet();
    expect(await doubtsOf(file)).toMatchObject({
      number: [],
      date: ['in-the-future'],
      sellerName: [],
      sellerTaxNumber: [],
      buyerName: ['parties-swapped'],
      buyerTaxNumber: ['another-party'],
    });
    setup.time += 3 * 86_400_000;
    setup.clerk = await setup.world.asking('zhousiyuan');
    expect(await doubtsOf(file)).toMatchObject({ date: [] });
    await setup.world.store.transaction(
      async (transaction) => parent && transaction.packages.save({ ...parent, payerName: parent.supplierName }),
    );
    expect(await doubtsOf(file)).toMatchObject({ buyerName: [] });
  });
});

describe('a request for readings', () => {
  it('is refused to other companies, to the other side, and to directors', async () => {
    const file = await setup.uploadFile('one');
    const ask = async (userName: string, role?: 'ROLE_CORP_DIRECTOR' | 'ROLE_CORP_CORE_OPERATOR') =>
      (
        await asked(
          setup.world,
          'identifySubmit',
          { docDatumId: setup.world.docDatumId, pkFiles: [file] },
          await setup.world.asking(userName, role),
        )
      ).code;
    expect([
      await ask('heqinghe'),
      await ask('zhousiyuan', 'ROLE_CORP_CORE_OPERATOR'),
      await ask('guyunzhou', 'ROLE_CORP_DIRECTOR'),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_PERMITTED']);
  });

  it('leaves out files of other packages, files without a document, and unknown ones', async () => {
    const [own, bare] = [await setup.uploadFile('one'), await setup.uploadFile('two', 'BUSI_INVOICE', false)];
    const others = await setup.world.store.transaction(async (transaction) => {
      const packages = (await transaction.packages.inStates(undefined)).filter(
        ({ docDatumId }) => docDatumId !== setup.world.docDatumId,
      );
      const items = await Promise.all(packages.map(async ({ docDatumId }) => transaction.items.ofPackage(docDatumId)));
      return items
        .flat()
        .flatMap((item) => item.pkFiles)
        .slice(0, 40);
    });
    expect(others.length).toBeGreaterThan(5);
    expect((await setup.tasksOf([bare, 'PK-NONE', own, ...others])).map(({ pkFile }) => pkFile)).toEqual([own]);
    expect(await setup.tasksOf([])).toEqual([]);
  });

  it('is refused for more than fifty files at once', async () => {
    const { code, data } = await asked(
      setup.world,
      'identifySubmit',
      { docDatumId: setup.world.docDatumId, pkFiles: Array.from({ length: 51 }, (_, index) => `PK-${index}`) },
      setup.clerk,
    );
    expect([code, data]).toEqual(['REQUEST_INVALID', { field: 'pkFiles' }]);
  });

  it('queues two hundred of a company at most, and the others wait for room', async () => {
    const files = await setup.bareInvoices(240);
    setup.reader.hold();
    const answers: unknown[] = [];
    for (let from = 0; from < files.length; from += 50)
      answers.push(...(await setup.statesOf(files.slice(from, from + 50))));
    expect(answers.filter((state) => state === 'WAITING').length).toBeGreaterThanOrEqual(239);
    expect(
      await setup.world.store.transaction(async (transaction) => transaction.readings.underWayOf('C-YANZHOU')),
    ).toBe(200);
    setup.reader.release();
    await setup.jobs.quiet();
    expect(await setup.statesOf(files.slice(195, 205))).toEqual([
      ...Array.from({ length: 5 }, () => false),
      ...Array.from({ length: 5 }, () => 'WAITING'),
    ]);
    await setup.jobs.quiet();
    expect(await setup.statesOf(files.slice(195, 205))).toEqual(Array.from({ length: 10 }, () => false));
  });
});

it('a document of the demo world is generated before it is read', async () => {
  const found = await setup.world.store.transaction(async (transaction) => {
    const packages = (await transaction.packages.inStates(undefined)).filter(
      (each) => each.pkCorp === 'C-YANZHOU' && each.side === 'finance',
    );
    const items = (
      await Promise.all(packages.map(async ({ docDatumId }) => transaction.items.ofPackage(docDatumId)))
    ).flat();
    return items.find((each) => each.docFileType === 'BUSI_INVOICE');
  });
  const [pkFile = ''] = found?.pkFiles ?? [];
  setup.reader.fieldReadings = [fieldReading('number', '26992000000000000018')];
  const ask = async () =>
    (
      (await asked(setup.world, 'identifySubmit', { docDatumId: found?.docDatumId, pkFiles: [pkFile] }, setup.clerk))
        .data as {
        readonly tasks: readonly ReadingWire[];
      }
    ).tasks[0]?.taskStatus;
  expect(await ask()).toBe('WAITING');
  await setup.jobs.quiet();
  expect(await ask()).toBe('COMPLETE');
  expect(sha256(good)).toBe(
    (await setup.world.store.transaction(async (transaction) => transaction.files.find(pkFile)))?.sha256,
  );
});

it('a platform that has switched reading off reads no text and measures no clarity', async () => {
  await setup.world.store.transaction(async (transaction) =>
    transaction.facts.write(standardTermsFact, { ...(await termsOfStandards(transaction)), reading: false }),
  );
  const file = await setup.uploadFile('switched-off');
  expect(
    (await asked(setup.world, 'identifySubmit', { docDatumId: setup.world.docDatumId, pkFiles: [file] }, setup.clerk))
      .data,
  ).toEqual({ tasks: [] });
  expect(
    (await asked(setup.world, 'claritySubmit', { docDatumId: setup.world.docDatumId, pkFiles: [file] }, setup.clerk))
      .data,
  ).toEqual({
    taskIds: [],
  });
  expect(await setup.noteOf(file)).toBeUndefined();
});
