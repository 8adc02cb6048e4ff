import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaperFindings } from '../../../../src/domain/evidence/reading/paper-findings.ts';
import { fieldReading, ReadingSetup } from './reading-setup.ts';

let setup: ReadingSetup;

beforeEach(async () => {
  setup = new ReadingSetup();
  await setup.open();
});
afterEach(() => expect(setup.faults).toEqual([]));

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
    setup.reader.fieldReadings = [
      fieldReading('number', '1'),
      fieldReading('number', '2'),
      fieldReading('total', '2.00'),
    ];
    setup.reader.paper = several;
    const file = await setup.uploadFile('several');
    await setup.tasksOf([file]);
    await setup.jobs.quiet();
    const [task] = await setup.tasksOf([file]);
    expect([task?.readable, task?.fields, task?.paper?.invoices?.length]).toEqual([false, undefined, 2]);
  });

  it('or another paper does not queue optical recognition', async () => {
    setup.reader.hasImages = true;
    for (const paper of [several, { ...several, invoices: [], looksLike: 'contract' as const }]) {
      setup.reader.paper = paper;
      const file = await setup.uploadFile(`seen-${paper.looksLike}`);
      await setup.tasksOf([file]);
      await setup.jobs.quiet();
      expect(await setup.statesOf([file])).toEqual([false]);
      expect((await setup.noteOf(file))?.optical).toBe(false);
    }
  });

  it('is read as a contract if it was uploaded as one', async () => {
    setup.reader.fieldReadings = [fieldReading('number', '1')];
    setup.reader.paper = several;
    const file = await setup.uploadFile('contract-of-two', 'BUSI_CONTRACT');
    await setup.tasksOf([file]);
    await setup.jobs.quiet();
    const [task] = await setup.tasksOf([file]);
    expect([task?.readable, task?.paper?.looksLike]).toEqual([true, 'invoice']);
  });
});
