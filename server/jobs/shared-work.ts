import type { Job, PgBoss } from 'pg-boss';
import { jobsAtOnce, type JobName } from '../core/ports.ts';

interface Piece {
  readonly key: string;
}

/** Milliseconds after which a server looks whether another has put work; for its own it is woken. */
const lookEvery = 5_000;
/** Milliseconds after which it says again that it is at work on a piece: well within its heartbeat. */
const saidEvery = 5_000;

/**
 * Does the work of one name in this server, as far as the shared queue has any. It fetches one piece after the other,
 * where the library's own workers fetch side by side: these would take two pieces of one owner that were put together.
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
    this.#loop = this.#goOn();
  }

  /** There may be something to do. */
  wake(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Begins nothing more; resolves once everything that was begun has come to its end. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.wake();
    await this.#loop;
    await Promise.all(this.#running);
  }

  async #goOn(): Promise<void> {
    while (!this.#stopped) {
      this.#isWoken = false;
      const job = this.#running.size < jobsAtOnce[this.#name] ? await this.#fetched() : undefined;
      if (job) this.#begin(job);
      else if (!this.#isWoken && !this.#stopped) await this.#rest();
    }
  }

  /** A database that is away has nothing to do. */
  async #fetched(): Promise<Job<Piece> | undefined> {
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
    const beat = setInterval(() => void this.#boss.touch(this.#name, job).catch(this.#report), saidEvery);
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

  async #rest(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = setTimeout(resolve, lookEvery);
    await promise;
    clearTimeout(timer);
  }
}
