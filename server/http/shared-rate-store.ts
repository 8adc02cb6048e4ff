import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { CallCounter, CallCount } from '../core/call-counts.ts';
import { CallTurns } from '../core/call-turns.ts';
import { LocalCallCounts, setBounded } from './local-call-counts.ts';

/**
 * Maximum number of keys in memory; beyond it the oldest are dropped, so that a flood of addresses does not fill the
 * memory.
 */
const maxKeys = 5000;

/**
 * Counts the limits of calls together with all other servers. A caller with no calls left is refused locally until the
 * limit renews, so a flood does not reach the database.
 */
export function sharedRateStore(count: CallCounter, now: () => number): FastifyRateLimitStoreCtor {
  const exhaustedUntil = new Map<string, number>();
  // The counts of this server are enough to refuse a call, and the only ones while the database cannot be reached.
  const countsHere = new LocalCallCounts(maxKeys, now);
  // A flood from one address takes up only one connection to the database.
  const turns = new CallTurns(1, Number.POSITIVE_INFINITY);

  /** The count of a key whose limit is known to be exhausted; undefined for any other. */
  function knownExhaustion(key: string, most: number): CallCount | undefined {
    const left = (exhaustedUntil.get(key) ?? 0) - now();
    if (left > 0) return { calls: most + 1, millisecondsLeft: left };
    exhaustedUntil.delete(key);
    return undefined;
  }

  async function countOnAllServers(key: string, span: number, most: number, here: CallCount): Promise<CallCount> {
    const answer = await count(key, span).catch(() => here);
    if (answer.calls > most) setBounded(exhaustedUntil, maxKeys, key, now() + answer.millisecondsLeft);
    return answer;
  }

  async function countCall(key: string, span: number, most: number): Promise<CallCount> {
    const refused = knownExhaustion(key, most);
    if (refused) return refused;
    const here = countsHere.count(key, span);
    // The limit may be reached while this call waits for its turn.
    return here.calls > most
      ? here
      : turns.take(key, async () => knownExhaustion(key, most) ?? countOnAllServers(key, span, most, here));
  }

  const countWithCallback = callbackify(async (key: string, span: number, most: number) => {
    const { calls, millisecondsLeft: left } = await countCall(key, span, most);
    return { current: calls, ttl: left };
  });

  return class SharedRateStore implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], span: number, most: number): void {
      countWithCallback(key, span, most, callback);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
