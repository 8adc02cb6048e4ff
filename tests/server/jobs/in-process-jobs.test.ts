import { expect, it } from 'vitest';
import { InProcessJobs } from '../../../server/jobs/in-process-jobs.ts';
import { jobsContract } from '../../contracts/jobs.ts';

jobsContract('InProcessJobs', async () => ({
  jobs: new InProcessJobs(() => undefined),
  begin: async () => undefined,
  close: async () => undefined,
}));

it('reports failed jobs, counts them, and is idle once everything is done, including later jobs', async () => {
  const faults: unknown[] = [];
  const done: string[] = [];
  const jobs = new InProcessJobs((fault) => void faults.push(fault));
  jobs.handle('reading', async (key) => {
    if (key === 'first') await jobs.put('reading', [{ key: 'second', owner: 'C-1', turn: 0 }]);
    if (key === 'bad') throw new Error('of the tests');
    done.push(key);
  });
  await jobs.put('reading', [
    { key: 'first', owner: 'C-1', turn: 0 },
    { key: 'bad', owner: 'C-2', turn: 0 },
  ]);
  await jobs.quiet();
  expect(done).toEqual(['first', 'second']);
  expect(faults).toEqual([new Error('of the tests')]);
  expect(await jobs.counts()).toContainEqual({ name: 'reading', waiting: 0, running: 0, failed: 1 });
});
