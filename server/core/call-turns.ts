import { Refusal } from './refusal.ts';

/**
 * Limits for one owner. Calls and uploads have separate turns; together they stay below the number of database
 * connections of a server.
 */
const usuallyAtOnce = 3;
const usuallyWaiting = 64;

interface Queue {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Runs a few calls of each owner at once. The others wait in the owner's queue without a database connection, so that
 * connections are left for other owners.
 */
export class CallTurns {
  readonly #atOnce: number;
  readonly #maxWaitingCalls: number;
  readonly #lines = new Map<string, Queue>();

  constructor(atOnce = usuallyAtOnce, maxWaitingCalls = usuallyWaiting) {
    this.#atOnce = atOnce;
    this.#maxWaitingCalls = maxWaitingCalls;
  }

  /**
   * Runs the work when its turn comes. Refuses with TOO_MANY_REQUESTS where the owner's queue is full. A caller who has
   * hung up (`gone`) loses the place.
   */
  async take<Result>(owner: string, work: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
    if (gone?.aborted) throw new Refusal('SERVER_BUSY');
    const line = this.#lineOf(owner);
    if (line.working < this.#atOnce) line.working += 1;
    else await this.#turn(line, gone);
    try {
      return await work();
    } finally {
      this.#passOn(owner, line);
    }
  }

  #lineOf(owner: string): Queue {
    const line = this.#lines.get(owner) ?? { working: 0, waiting: [] };
    this.#lines.set(owner, line);
    return line;
  }

  async #turn({ waiting }: Queue, gone: AbortSignal | undefined): Promise<void> {
    if (waiting.length >= this.#maxWaitingCalls) throw new Refusal('TOO_MANY_REQUESTS');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      const at = waiting.indexOf(resolve);
      // The turn has come already.
      if (at < 0) return;
      waiting.splice(at, 1);
      // The caller has hung up, so nobody receives this refusal.
      reject(new Refusal('SERVER_BUSY'));
    };
    waiting.push(resolve);
    gone?.addEventListener('abort', leave, { once: true });
    await promise;
    gone?.removeEventListener('abort', leave);
  }

  /** Passes the place, which stays taken, to the caller that has waited longest. */
  #passOn(owner: string, line: Queue): void {
    const next = line.waiting.shift();
    if (next) return next();
    line.working -= 1;
    if (line.working === 0) this.#lines.delete(owner);
  }
}
