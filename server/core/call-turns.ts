import { Refusal } from './refusal.ts';

/**
 * Limits for one owner. Calls and uploads have separate turns; together they stay below the number of database
 * connections of a server.
 */
const usuallyAtOnce = 3;
const usuallyWaiting = 64;

interface Line {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets a few calls of each owner be at work at once; the others wait in the owner's own line, and not with a
 * connection to the database in hand, of which there would be none left for anybody else.
 */
export class CallTurns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #lines = new Map<string, Line>();

  constructor(atOnce = usuallyAtOnce, mostWaiting = usuallyWaiting) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Does the work when its turn has come. Refuses with TOO_MANY_REQUESTS where the owner's line is full. A caller that
   * is `gone` before loses its place.
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

  #lineOf(owner: string): Line {
    const line = this.#lines.get(owner) ?? { working: 0, waiting: [] };
    this.#lines.set(owner, line);
    return line;
  }

  async #turn({ waiting }: Line, gone: AbortSignal | undefined): Promise<void> {
    if (waiting.length >= this.#mostWaiting) throw new Refusal('TOO_MANY_REQUESTS');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      const at = waiting.indexOf(resolve);
      // Their turn has just come.
      if (at < 0) return;
      waiting.splice(at, 1);
      // Nobody is there to hear it.
      reject(new Refusal('SERVER_BUSY'));
    };
    waiting.push(resolve);
    gone?.addEventListener('abort', leave, { once: true });
    await promise;
    gone?.removeEventListener('abort', leave);
  }

  /** Passes the place, which stays taken, to the caller that has waited longest. */
  #passOn(owner: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) return next();
    line.working -= 1;
    if (line.working === 0) this.#lines.delete(owner);
  }
}
