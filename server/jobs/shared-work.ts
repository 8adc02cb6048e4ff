import type { Job, PgBoss } from 'pg-boss';
import { jobsAtOnce, type JobName } from '../core/ports.ts';

interface Piece {
  readonly key: string;
}

/** Milliseconds between checks for jobs of other servers; jobs of this server wake the loop at once. */
const pollInterval = 5_000;
/** Milliseconds between the signs of life of a running job, well within its heartbeat. */
const heartbeatInterval = 5_000;

/**
 * Runs jobs of one kind in this server, as long as the shared queue has any. It fetches one job after the other. The
 * library's own workers fetch concurrently, and would run two jobs of one owner that were queued together.
 */
export class SharedWork {
  readonly #boss: PgBoss;
  readonly #name: JobName;
  readonly #work: (key: string) => Promise<void>;
  readonly #report: (fault: unknown) => void;
  readonly #running = new Set<Promise<void>>();
  readonly #loop: Promise<void>;
  #wake: () => void = () => undefined;
  #isWoken = false;
  #stopped = false;

  constructor(boss: PgBoss, name: JobName, work: (key: string) => Promise<void>, report: (fault: unknown) => void) {
    this.#boss = boss;
    this.#name = name;
    this.#work = work;
    this.#report = report;
    this.#loop = this.#run();
  }

  /** Signals that there may be a job. */
  wake(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Starts no more jobs; resolves once all running ones have finished. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.wake();
    await this.#loop;
    await Promise.all(this.#running);
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#isWoken = false;
      const job = this.#running.size < jobsAtOnce[this.#name] ? await this.#fetchJob() : undefined;
      if (job) this.#begin(job);
      else if (!this.#isWoken && !this.#stopped) await this.#waitForWork();
    }
  }

  /** An unavailable database counts as having no job. */
  async #fetchJob(): Promise<Job<Piece> | undefined> {
    try {
      const [job] = await this.#boss.fetch<Piece>(this.#name, { groupConcurrency: 1 });
      return job;
    } catch (fault) {
      this.#report(fault);
      return undefined;
    }
  }

  #begin(job: Job<Piece>): void {
    const done = this.#done(job)
      .catch(this.#report)
      .finally(() => {
        this.#running.delete(done);
        this.wake();
      });
    this.#running.add(done);
  }

  async #done(job: Job<Piece>): Promise<void> {
    const beat = setInterval(() => void this.#boss.touch(this.#name, job).catch(this.#report), heartbeatInterval);
    try {
      await this.#work(job.data.key);
    } catch (fault) {
      this.#report(fault);
      await this.#boss.fail(this.#name, job);
      return;
    } finally {
      clearInterval(beat);
    }
    await this.#boss.complete(this.#name, job);
  }

  async #waitForWork(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = setTimeout(resolve, pollInterval);
    await promise;
    clearTimeout(timer);
  }
}
