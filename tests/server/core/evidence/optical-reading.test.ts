import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { opticalWork } from '../../../../server/core/evidence/reading-work.ts';
import { markForRereading } from '../../../../server/core/evidence/wanted-readings.ts';
import type { FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import { fieldReading, ReadingSetup, StubFileReader } from './reading-setup.ts';

let setup: ReadingSetup;

beforeEach(async () => {
  setup = new ReadingSetup();
  await setup.open();
});
afterEach(() => expect(setup.faults).toEqual([]));

describe('optical text of a file', () => {
  let opticalReader: StubFileReader;
  beforeEach(async () => {
    opticalReader = new StubFileReader();
    await setup.open({ optical: opticalReader });
    setup.reader.hasImages = true;
    setup.reader.fieldReadings = [fieldReading('number', '26992000000000000018')];
  });
  const fieldsOf = async (pkFile: string) =>
    Object.fromEntries(
      ((await setup.tasksOf([pkFile]))[0]?.fields ?? []).map(({ fieldName, value, source }) => [
        fieldName,
        [value, source],
      ]),
    );

  it('is recognised after the file’s own data was read, and both make up the reading', async () => {
    opticalReader.fieldReadings = [{ field: 'tax', value: '1.00', source: 'optical', sure: false }];
    opticalReader.hold();
    const file = await setup.uploadFile('one');
    await expect.poll(() => opticalReader.read).toEqual(['invoice']);
    expect([await setup.statesOf([file]), await setup.noteOf(file)]).toMatchObject([
      ['RUNNING'],
      { optical: true, fieldReadings: setup.reader.fieldReadings },
    ]);
    opticalReader.release();
    await setup.jobs.quiet();
    expect(await fieldsOf(file)).toEqual({ number: ['26992000000000000018', 'xml'], tax: ['1.00', 'optical'] });
  });

  it('is not recognised when the file’s own data is complete', async () => {
    setup.reader.hasImages = false;
    const file = await setup.uploadFile('one');
    await setup.jobs.quiet();
    expect([await setup.statesOf([file]), opticalReader.read]).toEqual([[true], []]);
  });

  it('keeps the file’s own data if recognition finds nothing; without either, the file is not readable', async () => {
    const file = await setup.uploadFile('one');
    setup.reader.fieldReadings = [];
    const bare = await setup.uploadFile('two');
    await setup.jobs.quiet();
    expect([await setup.statesOf([file, bare]), (await setup.noteOf(bare))?.unread]).toEqual([
      [true, false],
      'nothing-found',
    ]);
  });

  describe('in a second reading', () => {
    const seen = (value: string): FieldReading => ({ field: 'tax', value, source: 'optical', sure: false });
    let file: string;
    beforeEach(async () => {
      opticalReader.fieldReadings = [seen('1.00')];
      file = await setup.uploadFile('one');
      await setup.jobs.quiet();
      await setup.world.store.transaction(async (transaction) =>
        markForRereading(transaction, [{ pkFile: file, kind: 'invoice' }]),
      );
    });
    const readAgain = async (): Promise<void> => {
      await setup.statesOf([file]);
      await setup.jobs.quiet();
    };

    it('replaces the earlier one', async () => {
      opticalReader.fieldReadings = [seen('2.00')];
      await readAgain();
      expect(await fieldsOf(file)).toEqual({ number: ['26992000000000000018', 'xml'], tax: ['2.00', 'optical'] });
    });

    it('is removed when the second reading finds none', async () => {
      opticalReader.fieldReadings = [];
      await readAgain();
      expect(await fieldsOf(file)).toEqual({ number: ['26992000000000000018', 'xml'] });
    });

    it.each([
      ['the file’s own data', () => setup.reader],
      ['its optical text', () => opticalReader],
    ])('keeps the earlier values when %s is unreadable', async (_part, readerOf) => {
      readerOf().outcome = 'unreadable';
      await readAgain();
      expect([await setup.statesOf([file]), await fieldsOf(file)]).toEqual([
        [true],
        { number: ['26992000000000000018', 'xml'], tax: ['1.00', 'optical'] },
      ]);
    });

    it('stays after three crashes of the worker', async () => {
      opticalReader.hold();
      await setup.statesOf([file]);
      await expect.poll(() => opticalReader.read.length).toBe(2);
      await setup.world.store.transaction(async ({ readings }) => {
        const note = await readings.lock(file);
        if (note) await readings.save({ ...note, attempts: 3, putAt: 0 });
      });
      await opticalWork(setup.world.parts, opticalReader)(file);
      opticalReader.release();
      await setup.jobs.quiet();
      expect([await setup.statesOf([file]), await fieldsOf(file)]).toEqual([
        [true],
        { number: ['26992000000000000018', 'xml'], tax: ['1.00', 'optical'] },
      ]);
    });
  });

  it('waits while no recogniser is available, is queued again after seconds, and ends after three crashes of the worker', async () => {
    opticalReader.fails = true;
    const file = await setup.uploadFile('one');
    await setup.jobs.quiet();
    expect(await setup.statesOf([file])).toEqual(['WAITING']);
    await setup.jobs.quiet();
    expect([opticalReader.read.length, setup.reader.read.length]).toEqual([2, 1]);
    expect(setup.faults.splice(0)).toEqual([new Error('of the tests'), new Error('of the tests')]);
    await setup.world.store.transaction(async ({ readings }) => {
      const note = await readings.lock(file);
      if (note) await readings.save({ ...note, state: 'running', attempts: 3, putAt: setup.time });
    });
    setup.time += 20_000;
    expect(await setup.statesOf([file])).toEqual(['RUNNING']);
    await setup.jobs.quiet();
    expect([await setup.statesOf([file]), opticalReader.read.length]).toEqual([[true], 2]);
  });
});
