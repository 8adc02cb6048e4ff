import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobOrder, Jobs } from '../../server/core/ports.ts';

/** The jobs under test: new ones, without work. */
export interface JobsUnderContract {
  readonly jobs: Jobs;
  /** Starts the jobs, after their work was registered. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

const order = (key: string, owner = 'C-1', turn = 0): JobOrder => ({ key, owner, turn });

/** Work that is held by its key until it is released. */
class HeldWork {
  readonly begun: string[] = [];
  readonly done: string[] = [];
  readonly #held = new Map<string, () => void>();

  readonly work = async (key: string): Promise<void> => {
    this.begun.push(key);
    await new Promise<void>((resolve) => this.#held.set(key, resolve));
    this.done.push(key);
  };

  letGo(...keys: readonly string[]): void {
    for (const key of keys) this.#held.get(key)?.();
  }

  /** Waits until this many have started. */
  async beginning(count: number): Promise<readonly string[]> {
    await expect.poll(() => this.begun.length).toBe(count);
    return this.begun;
  }
}

/** Contract of every adapter of the `Jobs` port. */
export function jobsContract(name: string, make: () => Promise<JobsUnderContract>): void {
  describe(`${name} as Jobs`, () => {
    let under: JobsUnderContract;
    let held: HeldWork;
    beforeEach(async () => {
      under = await make();
      held = new HeldWork();
    });
    afterEach(async () => {
      held.letGo(...held.begun);
      await under.close();
    });

    const counts = async () => (await under.jobs.counts()).find((each) => each.name === 'reading');
    async function working(work: (key: string) => Promise<void>): Promise<void> {
      under.jobs.handle('reading', work);
      await under.begin();
    }

    it('does each job once, and has nothing left then', async () => {
      const done: string[] = [];
      await working(async (key) => void done.push(key));
      await under.jobs.put(
        'reading',
        ['a', 'b', 'c'].map((key) => order(key)),
      );
      await under.jobs.put('reading', []);
      await expect.poll(() => done.length).toBe(3);
      expect(done.toSorted()).toEqual(['a', 'b', 'c']);
      await expect.poll(counts).toEqual({ name: 'reading', waiting: 0, running: 0, failed: 0 });
    });

    it('does jobs that were queued before their work was registered', async () => {
      await under.jobs.put('reading', [order('early')]);
      await working(held.work);
      expect(await held.beginning(1)).toEqual(['early']);
    });

    it('queues nothing under a key that waits or runs, and does it again later', async () => {
      await working(held.work);
      await under.jobs.put('reading', [order('a'), order('b', 'C-1', 1)]);
      await held.beginning(1);
      await under.jobs.put('reading', [order('a'), order('b', 'C-1', 1)]);
      expect(await counts()).toMatchObject({ waiting: 1, running: 1 });
      held.letGo('a');
      expect(await held.beginning(2)).toEqual(['a', 'b']);
      held.letGo('b');
      await expect.poll(counts).toMatchObject({ waiting: 0, running: 0 });
      await under.jobs.put('reading', [order('a')]);
      expect(await held.beginning(3)).toEqual(['a', 'b', 'a']);
    });

    it('does one job of an owner at a time, and jobs of two owners in parallel', async () => {
      await working(held.work);
      await under.jobs.put('reading', [order('a'), order('b', 'C-1', 1), order('c', 'C-1', 2)]);
      expect(await held.beginning(1)).toEqual(['a']);
      await under.jobs.put('reading', [order('x', 'C-2')]);
      expect(await held.beginning(2)).toEqual(['a', 'x']);
      held.letGo('x');
      await expect.poll(counts).toMatchObject({ waiting: 2, running: 1 });
      expect(held.begun).toEqual(['a', 'x']);
    });

    it('recognises one file at a time for all owners, beside the reading of others', async () => {
      const seen = new HeldWork();
      under.jobs.handle('optical-reading', seen.work);
      await working(held.work);
      await under.jobs.put('optical-reading', [order('a')]);
      expect(await seen.beginning(1)).toEqual(['a']);
      await under.jobs.put('optical-reading', [order('b', 'C-2')]);
      await under.jobs.put('reading', [order('a')]);
      expect(await held.beginning(1)).toEqual(['a']);
      expect(seen.begun).toEqual(['a']);
      seen.letGo('a');
      expect(await seen.beginning(2)).toEqual(['a', 'b']);
      seen.letGo('b');
    });

    it('lets owners take turns, so that many jobs of one do not delay the others', async () => {
      const done: string[] = [];
      for (const [index, key] of ['a', 'b', 'c', 'd'].entries())
        await under.jobs.put('reading', [order(key, 'C-1', index)]);
      await under.jobs.put('reading', [order('p', 'C-2'), order('q', 'C-2', 1)]);
      await under.jobs.put('reading', [order('x', 'C-3')]);
      await working(async (key) => void done.push(key));
      await expect.poll(() => done.length).toBe(7);
      expect(done.indexOf('x')).toBeLessThan(done.indexOf('c'));
      expect(done.indexOf('q')).toBeLessThan(done.indexOf('d'));
    });

    it('continues with the other jobs when one fails', async () => {
      const done: string[] = [];
      await working(async (key) => {
        if (key === 'bad') throw new Error('of the tests');
        done.push(key);
      });
      await under.jobs.put('reading', [order('bad'), order('good', 'C-1', 1)]);
      await expect.poll(() => done).toEqual(['good']);
    });
  });
}
