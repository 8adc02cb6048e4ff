import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { CallCounter, Counted } from '../core/call-counts.ts';

// Nobody fills the memory with addresses: beyond these the oldest are asked about again.
const mostSpent = 5000;

/**
 * Where the limits of calls are counted: together with every other server. Who has none left is refused here until
 * there are some again, so that a flood does not reach the database.
 */
export function sharedRateStore(count: CallCounter, now: () => number): FastifyRateLimitStoreCtor {
  const spent = new Map<string, number>();

  async function counted(key: string, span: number, most: number): Promise<Counted> {
    const left = (spent.get(key) ?? 0) - now();
    if (left > 0) return { calls: most + 1, left };
    spent.delete(key);
    const answer = await count(key, span);
    if (answer.calls > most) {
      const [oldest] = spent.keys();
      if (spent.size >= mostSpent && oldest !== undefined) spent.delete(oldest);
      spent.set(key, now() + answer.left);
    }
    return answer;
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
