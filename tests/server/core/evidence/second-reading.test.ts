import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readingWork } from '../../../../server/core/evidence/reading-work.ts';
import { markForRereading } from '../../../../server/core/evidence/wanted-readings.ts';
import { fieldReading, ReadingSetup } from './reading-setup.ts';
import { asked } from './uploading.ts';

let setup: ReadingSetup;

beforeEach(async () => {
  setup = new ReadingSetup();
  await setup.open();
});
afterEach(() => expect(setup.faults).toEqual([]));

describe('a requested second reading', () => {
  const again = async (pkFiles: readonly string[], asking = setup.clerk) =>
    asked(
      setup.world,
      'identifySubmit',
      { docDatumId: setup.world.docDatumId, pkFiles: [...pkFiles], again: true },
      asking,
    );
  const read = async (pkFile: string) => {
    await setup.tasksOf([pkFile]);
    await setup.jobs.quiet();
    expect((await setup.tasksOf([pkFile]))[0]?.taskStatus).toBe('COMPLETE');
  };

  it('replaces the first reading', async () => {
    const file = await setup.uploadFile('again');
    await read(file);
    expect(await setup.statesOf([file])).toEqual([false]);
    setup.reader.fieldReadings = [fieldReading('number', '26992000000001280371')];
    expect((await again([file])).code).toBe('0');
    await read(file);
    const [task] = await setup.tasksOf([file]);
    expect([task?.readable, task?.fields?.map(({ value }) => value), task?.againLeft]).toEqual([
      true,
      ['26992000000001280371'],
      2,
    ]);
  });

  it('is possible three times for a file', async () => {
    const file = await setup.uploadFile('often');
    await read(file);
    for (const left of [2, 1, 0]) {
      expect((await again([file])).code).toBe('0');
      await read(file);
      expect((await setup.tasksOf([file]))[0]?.againLeft).toBe(left);
    }
    expect(await again([file])).toMatchObject({ code: 'REQUEST_INVALID' });
    expect((await setup.noteOf(file))?.state).toBe('not-readable');
  });

  it('keeps the first reading after three crashes of the worker', async () => {
    setup.reader.fieldReadings = [fieldReading('number', '26992000000001280371')];
    const file = await setup.uploadFile('harmful');
    await read(file);
    await setup.world.store.transaction(async (transaction) => {
      await markForRereading(transaction, [{ pkFile: file, kind: 'invoice' }]);
      const note = await transaction.readings.lock(file);
      if (note) await transaction.readings.save({ ...note, attempts: 3 });
    });
    await readingWork(setup.world.parts)(file);
    expect((await setup.tasksOf([file]))[0]?.fields?.map(({ value }) => value)).toEqual(['26992000000001280371']);
  });

  it('does not interrupt a running reading', async () => {
    setup.reader.hold();
    const file = await setup.uploadFile('held');
    await expect.poll(async () => (await setup.noteOf(file))?.state).toBe('running');
    expect((await again([file])).code).toBe('0');
    expect((await setup.noteOf(file))?.again).toBe(0);
    setup.reader.release();
    await read(file);
  });

  it('is refused for a submitted package, and for another company', async () => {
    const file = await setup.uploadFile('sent');
    await read(file);
    const stranger = await setup.world.asking('heqinghe');
    expect(await again([file], stranger)).toMatchObject({ code: 'NOT_FOUND' });
    await setup.world.store.transaction(async ({ packages }) => {
      const found = await packages.lock(setup.world.docDatumId);
      if (found) await packages.save({ ...found, state: 'AUDIT' });
    });
    expect(await again([file])).toMatchObject({ code: 'NOT_IN_THIS_STATE' });
    expect((await setup.noteOf(file))?.again).toBe(0);
  });

  it('includes the optical recognition, even when the file’s own data is complete', async () => {
    const seen: string[] = [];
    const file = await setup.uploadFile('seen');
    await read(file);
    setup.reader.fieldReadings = [fieldReading('number', '26992000000001280371')];
    await setup.world.store.transaction(async ({ readings }) => {
      const note = await readings.lock(file);
      if (note) await readings.save({ ...note, state: 'waiting', again: 1 });
    });
    await readingWork(setup.world.parts, {
      clock: setup.clock,
      jobs: {
        ...setup.jobs,
        put: async (name, orders) => void seen.push(name, ...orders.map(({ key }) => key)),
      } as typeof setup.jobs,
      report: () => undefined,
    })(file);
    expect(seen).toEqual(['optical-reading', file]);
    expect(await setup.noteOf(file)).toMatchObject({ state: 'waiting', optical: true });
  });
});
