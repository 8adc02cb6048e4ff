import { countInPeriod } from '../../src/domain/identity/period-count.ts';
import type { Clock } from './ports.ts';
import { sha256Hex } from './secrets.ts';
import type { Store } from './store.ts';

/** Number of calls in the current period, and the milliseconds until it ends. */
export interface CallCount {
  readonly calls: number;
  readonly millisecondsLeft: number;
}

/** Counts a call under a key, over all servers. A period begins with its first call and lasts `span` milliseconds. */
export type CallCounter = (key: string, span: number) => Promise<CallCount>;

export function callCounter(store: Store, clock: Pick<Clock, 'realTime'>): CallCounter {
  return async (plainKey, span) => {
    // The stored key does not reveal the caller.
    const key = await sha256Hex(`calls\n${plainKey}`);
    return store.transaction(async ({ callCounts }) => {
      const now = clock.realTime();
      const { calls, until } = countInPeriod(await callCounts.lock(key), span, now);
      await callCounts.save({ key, calls, until });
      return { calls, millisecondsLeft: until - now };
    });
  };
}
