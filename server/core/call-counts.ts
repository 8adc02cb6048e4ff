import type { Clock } from './ports.ts';
import { sha256Hex } from './secrets.ts';
import type { Store } from './store.ts';

/** Number of calls in the current period, and the milliseconds until it ends. */
export interface Counted {
  readonly calls: number;
  readonly left: number;
}

/** Counts one more call under a key, on all servers, in periods of `span` milliseconds that begin with a first call. */
export type CallCounter = (key: string, span: number) => Promise<Counted>;

export function callCounter(store: Store, clock: Pick<Clock, 'steady'>): CallCounter {
  return async (asked, span) => {
    // The stored key does not reveal the caller.
    const key = await sha256Hex(`calls\n${asked}`);
    return store.transaction(async ({ callCounts }) => {
      const now = clock.steady();
      const past = await callCounts.lock(key);
      const isCounting = past !== undefined && now < past.until;
      const [calls, until] = isCounting ? [past.calls + 1, past.until] : [1, now + span];
      await callCounts.save({ key, calls, until });
      return { calls, left: until - now };
    });
  };
}
