import { sourceNetwork } from '../../src/domain/identity/source-network.ts';
import { LocalCallCounts } from './local-call-counts.ts';
import { sourceOf } from './source-address.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { FastifyRequest } from 'fastify';

const minute = 60_000;
const maxCallers = 20_000;

/**
 * Counts the calls of a session in a minute, on this server. The limit is far above what people and their uploads need,
 * and stops programs that read a company's data at full speed. Calls without a session count for their network.
 */
export class SignedInLimit {
  readonly #perMinute: number;
  readonly #counts: LocalCallCounts;

  /** @param now Monotonic time in milliseconds. */
  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute;
    this.#counts = new LocalCallCounts(maxCallers, now);
  }

  /** Counts one call. Returns the seconds to wait where the limit is exceeded, otherwise 0. */
  count(request: FastifyRequest, cookies: Pick<SessionCookies, 'tokenOf'>): number {
    const key = cookies.tokenOf(request) ?? `network ${sourceNetwork(sourceOf(request))}`;
    const { calls, millisecondsLeft } = this.#counts.count(key, minute);
    return calls > this.#perMinute ? Math.ceil(millisecondsLeft / 1000) : 0;
  }
}
