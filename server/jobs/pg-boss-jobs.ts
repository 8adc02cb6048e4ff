import type { PgBoss } from 'pg-boss';
import { jobNames, type JobCounts, type JobName, type JobOrder, type Jobs } from '../core/ports.ts';
import { jobCounts } from './job-counts.ts';
import { SharedWork } from './shared-work.ts';
import { startedBoss } from './started-boss.ts';

type Work = (key: string) => Promise<void>;

interface Running {
  readonly boss: PgBoss;
  readonly works: ReadonlyMap<JobName, SharedWork>;
}

/** Milliseconds for which a stop waits for running jobs; after that another server takes them over. */
const finishWithin = 10_000;
/**
 * Maximum number of orders that are kept before the tables exist. Further ones are dropped, and queued when they are
 * requested again.
 */
const maxEarlyOrders = 1_000;

/**
 * Job queue that all servers of one database share, in tables of its own besides the portal's. A job whose server
 * crashed is taken over by another after some seconds. The queue starts after the portal. Until then, and while the
 * database is being changed, new jobs are kept in this process.
 */
export class PgBossJobs implements Jobs {
  readonly #report: (fault: unknown) => void;
  readonly #works = new Map<JobName, Work>();
  #early: (readonly [JobName, readonly JobOrder[]])[] = [];
  #running: Running | undefined;
  #starting: AbortController | undefined;
  #changing: Promise<void> = Promise.resolve();

  constructor(report: (fault: unknown) => void) {
    this.#report = report;
  }

  async put(name: JobName, orders: readonly JobOrder[]): Promise<void> {
    if (orders.length === 0) return;
    if (!this.#running) return this.#keep(name, orders);
    await insert(this.#running.boss, name, orders);
    this.#running?.works.get(name)?.wake();
  }

  handle(name: JobName, work: Work): void {
    this.#works.set(name, work);
  }

  async counts(): Promise<readonly JobCounts[]> {
    return this.#running
      ? jobCounts(this.#running.boss)
      : jobNames.map((name) => ({ name, waiting: 0, running: 0, failed: 0 }));
  }

  /**
   * Uses a database from now on, until another is named; jobs that this server is running on the previous one are
   * abandoned. Retries until the database is available.
   */
  async startOn(connectionString: string): Promise<void> {
    const starting = this.#beginStart();
    return this.#change(async () => {
      await this.#stopAtOnce();
      try {
        const boss = await startedBoss(connectionString, this.#report, starting);
        if (!boss) return;
        for (const [name, orders] of this.#early.splice(0)) await insert(boss, name, orders);
        this.#running = {
          boss,
          works: new Map(
            [...this.#works].map(([name, work]) => [name, new SharedWork(boss, name, work, this.#report)]),
          ),
        };
      } catch (fault) {
        this.#report(fault);
      }
    });
  }

  /** Waits some seconds for running jobs to finish. */
  async stop(): Promise<void> {
    this.#beginStart().abort();
    return this.#change(async () => {
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, finishWithin);
      const ended = Promise.all([...(this.#running?.works.values() ?? [])].map(async (work) => work.stop()));
      await Promise.race([ended, tooLong]);
      clearTimeout(timer);
      await this.#stopAtOnce();
    });
  }

  /** Begins another start, which aborts one that is still trying. */
  #beginStart(): AbortController {
    this.#starting?.abort();
    this.#starting = new AbortController();
    return this.#starting;
  }

  async #stopAtOnce(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    for (const work of running?.works.values() ?? []) void work.stop();
    await running?.boss.stop({ graceful: false }).catch(this.#report);
  }

  async #change(change: () => Promise<void>): Promise<void> {
    const changed = this.#changing.then(change);
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  #keep(name: JobName, orders: readonly JobOrder[]): void {
    if (this.#early.length < maxEarlyOrders) this.#early.push([name, orders]);
  }
}

async function insert(boss: PgBoss, name: JobName, orders: readonly JobOrder[]): Promise<void> {
  await boss.insert(
    name,
    orders.map(({ key, owner, turn }) => ({ data: { key }, singletonKey: key, group: { id: owner }, priority: -turn })),
  );
}
