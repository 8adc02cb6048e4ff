import { sourceNetwork } from '../../src/domain/identity/source-network.ts';
import { sourceOf } from './source-address.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { FastifyRequest } from 'fastify';

const minute = 60_000;
/** Maximum number of callers in memory; beyond it the oldest is dropped, so that a flood of tokens fills no memory. */
const mostCallers = 20_000;

/**
 * Counts the calls of a session in a minute, on this server. It is far above what people and their uploads need, and
 * ends programs that read a company's data as fast as they can. Calls without a session count for their network.
 */
export class SignedInLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, { calls: number; readonly until: number }>();

  /** @param now Milliseconds that only grow. */
  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Counts one call. Returns the seconds to wait where the limit is exceeded, otherwise 0. */
  count(request: FastifyRequest, cookies: Pick<SessionCookies, 'tokenOf'>): number {
    const key = cookies.tokenOf(request) ?? `network ${sourceNetwork(sourceOf(request))}`;
    const now = this.#now();
    const past = this.#counts.get(key);
    if (past !== undefined && now < past.until) {
      past.calls += 1;
      return past.calls > this.#perMinute ? Math.ceil((past.until - now) / 1000) : 0;
    }
    this.#counts.delete(key);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size >= mostCallers && oldest !== undefined) this.#counts.delete(oldest);
    this.#counts.set(key, { calls: 1, until: now + minute });
    return 0;
  }
}
