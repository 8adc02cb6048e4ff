import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { CallCounter, Counted } from '../core/call-counts.ts';
import { CallTurns } from '../core/call-turns.ts';

// Limits the memory that a flood of addresses can take: beyond this number the oldest entries are dropped.
const mostSpent = 5000;

/**
 * Counts the limits of calls together with all other servers. A caller with no calls left is refused locally until the
 * limit renews, so a flood does not reach the database.
 */
export function sharedRateStore(count: CallCounter, now: () => number): FastifyRateLimitStoreCtor {
  const spent = new Map<string, number>();
  const own = new Map<string, { readonly calls: number; readonly until: number }>();
  // A flood from one address takes up only one connection to the database.
  const lines = new CallTurns(1, Number.POSITIVE_INFINITY);

  function remember<Value>(all: Map<string, Value>, key: string, value: Value): void {
    const [oldest] = all.keys();
    if (all.size >= mostSpent && oldest !== undefined) all.delete(oldest);
    all.set(key, value);
  }

  /**
   * Counts the calls to this server. This is enough to refuse a call, and the only count while the database cannot be
   * reached.
   */
  function countedHere(key: string, span: number): Counted {
    const past = own.get(key);
    const goesOn = past !== undefined && now() < past.until;
    const here = goesOn ? { calls: past.calls + 1, until: past.until } : { calls: 1, until: now() + span };
    remember(own, key, here);
    return { calls: here.calls, left: here.until - now() };
  }

  /** The spent limit of a key, where it is known to be spent; undefined for any other. */
  function knownSpent(key: string, most: number): Counted | undefined {
    const left = (spent.get(key) ?? 0) - now();
    if (left > 0) return { calls: most + 1, left };
    spent.delete(key);
    return undefined;
  }

  async function countedEverywhere(key: string, span: number, most: number, here: Counted): Promise<Counted> {
    const answer = await count(key, span).catch(() => here);
    if (answer.calls > most) remember(spent, key, now() + answer.left);
    return answer;
  }

  async function counted(key: string, span: number, most: number): Promise<Counted> {
    const refused = knownSpent(key, most);
    if (refused) return refused;
    const here = countedHere(key, span);
    // All may have been spent while this call waited for its turn.
    return here.calls > most
      ? here
      : lines.take(key, async () => knownSpent(key, most) ?? countedEverywhere(key, span, most, here));
  }

  const asked = callbackify(async (key: string, span: number, most: number) => {
    const { calls, left } = await counted(key, span, most);
    return { current: calls, ttl: left };
  });

  return class SharedRateStore implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], span: number, most: number): void {
      asked(key, span, most, callback);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
