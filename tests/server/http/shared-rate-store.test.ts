import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallCount } from '../../../server/core/call-counts.ts';
import { sharedRateStore } from '../../../server/http/shared-rate-store.ts';

const span = 60_000;
let now: number;
let asked: PromiseWithResolvers<CallCount>[];
let store: FastifyRateLimitStore;

beforeEach(() => {
  [now, asked] = [0, []];
  const Store = sharedRateStore(
    async () => {
      const answer = Promise.withResolvers<CallCount>();
      asked.push(answer);
      return answer.promise;
    },
    () => now,
  );
  store = new Store({});
});

/**
 * Counts one more call of an address with a maximum: the number of calls, and the milliseconds until the count ends.
 */
const counted = async (key = 'a', most = 2): Promise<{ readonly current: number; readonly ttl: number }> =>
  new Promise((resolve, reject) =>
    store.incr(
      key,
      (fault, result) => (result ? resolve(result) : reject(fault ?? new Error('No answer'))),
      span,
      most,
    ),
  );
const call = async (key = 'a', most = 2): Promise<number> => (await counted(key, most)).current;
const settled = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('calls counted by several servers together', () => {
  it('have the count of all servers', async () => {
    const first = call();
    await settled();
    asked[0]?.resolve({ calls: 7, millisecondsLeft: 5_000 });
    expect(await first).toBe(7);
  });

  it('are not asked about once they are used up, until the next period', async () => {
    const first = call();
    await settled();
    asked[0]?.resolve({ calls: 3, millisecondsLeft: 5_000 });
    await first;
    expect(await call()).toBe(3);
    expect(asked).toHaveLength(1);
    now = span;
    void call();
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('of one address are asked about one after another, and of others in parallel', async () => {
    const calls = [call(), call(), call('b')];
    await settled();
    expect(asked).toHaveLength(2);
    asked[0]?.resolve({ calls: 1, millisecondsLeft: 5_000 });
    asked[1]?.resolve({ calls: 1, millisecondsLeft: 5_000 });
    await settled();
    expect(asked).toHaveLength(3);
    asked[2]?.resolve({ calls: 2, millisecondsLeft: 5_000 });
    expect(await Promise.all(calls)).toEqual([1, 2, 1]);
  });

  it('are counted locally while the other servers cannot be asked, up to the limit', async () => {
    const outcomes: number[] = [];
    for (const round of [0, 1, 2, 3]) {
      const outcome = call();
      await settled();
      asked[round]?.reject(new Error('away'));
      outcomes.push(await outcome);
    }
    expect(outcomes).toEqual([1, 2, 3, 4]);
    expect(asked).toHaveLength(2);
  });

  it('are counted locally from one again in the next period', async () => {
    const outcomes: number[] = [];
    for (const at of [0, 1, span - 1, span, span + 1]) {
      now = at;
      const outcome = call('a', 9);
      await settled();
      asked.at(-1)?.reject(new Error('away'));
      outcomes.push(await outcome);
    }
    expect(outcomes).toEqual([1, 2, 3, 1, 2]);
  });

  it('have the remaining time of the shared period', async () => {
    const first = counted();
    await settled();
    asked[0]?.resolve({ calls: 3, millisecondsLeft: 5_000 });
    expect(await first).toEqual({ current: 3, ttl: 5_000 });
    now = 4_999;
    expect([await counted(), await counted()]).toEqual([
      { current: 3, ttl: 1 },
      { current: 3, ttl: 1 },
    ]);
    now = 5_000;
    void call();
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('that waited are not asked about when all were used up meanwhile', async () => {
    const calls = [call(), call()];
    await settled();
    asked[0]?.resolve({ calls: 3, millisecondsLeft: 5_000 });
    expect(await Promise.all(calls)).toEqual([3, 3]);
    expect(asked).toHaveLength(1);
  });

  it('can be as many at once as are allowed', async () => {
    const calls = Array.from({ length: 100 }, async () => call('a', 200));
    for (const _each of calls) {
      await settled();
      asked.at(-1)?.resolve({ calls: 1, millisecondsLeft: span });
    }
    expect(await Promise.all(calls)).toHaveLength(100);
  });

  it('are remembered for the newest five thousand addresses', async () => {
    const addresses = Array.from({ length: 5_001 }, (_unused, index) => `address ${index}`);
    const first = addresses.map(async (address) => call(address, 1));
    await settled();
    for (const { resolve } of asked) resolve({ calls: 2, millisecondsLeft: span });
    await Promise.all(first);
    expect([await call('address 1', 1), await call('address 5000', 1), asked.length]).toEqual([2, 2, 5_001]);
    const forgotten = call('address 0', 1);
    await settled();
    asked[5_001]?.reject(new Error('away'));
    expect(await forgotten).toBe(1);
  });
});
