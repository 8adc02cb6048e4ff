import { jobNames, jobsAtOnce, type JobCounts, type JobName, type JobOrder, type Jobs } from '../core/ports.ts';

type Work = (key: string) => Promise<void>;

/** Queue of one kind of job: waiting jobs, and the owners of the running ones. */
interface Line {
  readonly atOnce: number;
  readonly waiting: Map<string, JobOrder>;
  readonly running: Map<string, JobOrder>;
  work: Work | undefined;
  failed: number;
}

/**
 * Jobs that run in this process and are lost with it: for tests, and for the portal without a server. A failure is
 * reported, and the job runs again only when it is queued again.
 */
export class InProcessJobs implements Jobs {
  readonly #lines = new Map<JobName, Line>(
    jobNames.map((name) => [
      name,
      { atOnce: jobsAtOnce[name], waiting: new Map(), running: new Map(), work: undefined, failed: 0 },
    ]),
  );
  readonly #report: (fault: unknown) => void;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(report: (fault: unknown) => void) {
    this.#report = report;
  }

  async put(name: JobName, orders: readonly JobOrder[]): Promise<void> {
    const line = this.#lineOf(name);
    for (const order of orders)
      if (!line.waiting.has(order.key) && !line.running.has(order.key)) line.waiting.set(order.key, order);
    this.#next(line);
  }

  handle(name: JobName, work: Work): void {
    const line = this.#lineOf(name);
    line.work = work;
    this.#next(line);
  }

  async counts(): Promise<readonly JobCounts[]> {
    return [...this.#lines].map(([name, { waiting, running, failed }]) => ({
      name,
      waiting: waiting.size,
      running: running.size,
      failed,
    }));
  }

  /** Resolves once all jobs that can run have finished. */
  async quiet(): Promise<void> {
    let seen: Promise<unknown> | undefined;
    while (seen !== this.#underWay) {
      seen = this.#underWay;
      await seen;
    }
  }

  #lineOf(name: JobName): Line {
    const line = this.#lines.get(name);
    if (!line) throw new Error(`No work is called ${name}`);
    return line;
  }

  #next(line: Line): void {
    const { atOnce, work, waiting, running } = line;
    if (!work || running.size >= atOnce) return;
    const busy = new Set([...running.values()].map(({ owner }) => owner));
    const [next] = [...waiting.values()].filter(({ owner }) => !busy.has(owner)).toSorted((a, b) => a.turn - b.turn);
    if (!next) return;
    waiting.delete(next.key);
    running.set(next.key, next);
    const done = this.#done(line, next, work);
    this.#underWay = Promise.all([this.#underWay, done]);
    this.#next(line);
  }

  async #done(line: Line, { key }: JobOrder, work: Work): Promise<void> {
    try {
      await work(key);
    } catch (fault) {
      line.failed += 1;
      this.#report(fault);
    } finally {
      line.running.delete(key);
      this.#next(line);
    }
  }
}
