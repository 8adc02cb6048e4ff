import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readingWork } from '../../../../server/core/evidence/reading-work.ts';
import { readingRecord, ReadingSetup } from './reading-setup.ts';

let setup: ReadingSetup;

beforeEach(async () => {
  setup = new ReadingSetup();
  await setup.open();
});
afterEach(() => expect(setup.faults).toEqual([]));

describe('a reading that fails', () => {
  it('waits while the bytes or the reader are missing, and is queued again by the next request', async () => {
    setup.reader.fails = true;
    const file = await setup.uploadFile('one');
    for (let ask = 0; ask < 6; ask += 1) {
      await setup.jobs.quiet();
      expect(await setup.statesOf([file])).toEqual(['WAITING']);
    }
    await setup.jobs.quiet();
    expect(setup.faults.splice(0)).toEqual(Array.from({ length: 7 }, () => new Error('of the tests')));
    setup.reader.fails = false;
    expect(await setup.statesOf([file])).toEqual(['WAITING']);
    await setup.jobs.quiet();
    expect(await setup.statesOf([file])).toEqual([false]);
  });

  it('is queued again after twenty seconds in case its worker has stopped', async () => {
    const [file = ''] = await setup.bareInvoices(1);
    await setup.world.store.transaction(async ({ readings }) =>
      readings.save(readingRecord({ pkFile: file, attempts: 1, putAt: setup.time })),
    );
    setup.time += 19_999;
    expect(await setup.statesOf([file])).toEqual(['RUNNING']);
    await setup.jobs.quiet();
    expect((await setup.noteOf(file))?.state).toBe('running');
    setup.time += 1;
    await setup.tasksOf([file]);
    await setup.jobs.quiet();
    expect(await setup.statesOf([file])).toEqual([false]);
  });

  it('ends after three crashes of the worker, and the file then counts as not readable', async () => {
    const [file = ''] = await setup.bareInvoices(1);
    await setup.world.store.transaction(async ({ readings }) =>
      readings.save(readingRecord({ pkFile: file, attempts: 3, putAt: 0 })),
    );
    const before = setup.reader.read.length;
    await readingWork(setup.world.parts)(file);
    expect([await setup.statesOf([file]), setup.reader.read.length]).toEqual([[false], before]);
  });

  it('does not fail the upload when its job cannot be queued', async () => {
    await setup.open({
      jobs: {
        put: async () => Promise.reject(new Error('of the tests')),
        handle: () => undefined,
        counts: async () => [],
      },
    });
    const file = await setup.uploadFile('one');
    expect(await setup.statesOf([file])).toEqual(['WAITING']);
    expect(setup.world.faults).toEqual([new Error('of the tests')]);
  });
});
