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

/** Milliseconds for which a stop waits for what is being done; later it is somebody else's. */
const finishWithin = 10_000;
/** Put before the tables stand. What is beyond is put when somebody asks again. */
const mostEarly = 1_000;

/**
 * Work that all servers of one database share, in tables of its own beside the portal's. A piece that a server died
 * over is another's after some seconds. Everything is started behind the portal: until then, and while the database is
 * being changed, what is put waits here.
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
   * Works on a database from now on, until another is named; what this server had in hand on the one before is left. It
   * is tried until it can be had.
   */
  async startOn(connectionString: string): Promise<void> {
    const starting = this.#begun();
    return this.#change(async () => {
      await this.#left();
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

  /** Lets what is being done come to its end, for some seconds. */
  async stop(): Promise<void> {
    this.#begun().abort();
    return this.#change(async () => {
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, finishWithin);
      const ended = Promise.all([...(this.#running?.works.values() ?? [])].map(async (work) => work.stop()));
      await Promise.race([ended, tooLong]);
      clearTimeout(timer);
      await this.#left();
    });
  }

  /** Another start, which ends one that still tries. */
  #begun(): AbortController {
    this.#starting?.abort();
    this.#starting = new AbortController();
    return this.#starting;
  }

  async #left(): Promise<void> {
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
    if (this.#early.length < mostEarly) this.#early.push([name, orders]);
  }
}

async function insert(boss: PgBoss, name: JobName, orders: readonly JobOrder[]): Promise<void> {
  await boss.insert(
    name,
    orders.map(({ key, owner, turn }) => ({ data: { key }, singletonKey: key, group: { id: owner }, priority: -turn })),
  );
}
