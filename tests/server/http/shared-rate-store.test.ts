import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Counted } from '../../../server/core/call-counts.ts';
import { sharedRateStore } from '../../../server/http/shared-rate-store.ts';

const span = 60_000;
let now: number;
let asked: PromiseWithResolvers<Counted>[];
let store: FastifyRateLimitStore;

beforeEach(() => {
  [now, asked] = [0, []];
  const Store = sharedRateStore(async () => {
    const answer = Promise.withResolvers<Counted>();
    asked.push(answer);
    return answer.promise;
  }, () => now);
  store = new Store({});
});

/** One call more of an address, of which so many are allowed. */
const call = async (key = 'a', most = 2): Promise<number> =>
  new Promise((resolve, reject) => store.incr(key, (fault, result) => (result ? resolve(result.current) : reject(fault ?? new Error('No answer'))), span, most));
const settled = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('calls that several servers count together', () => {
  it('count as all of them together say', async () => {
    const first = call();
    await settled();
    asked[0]?.resolve({ calls: 7, left: 5_000 });
    expect(await first).toBe(7);
  });

  it('are not asked about any more once they are spent, until they count anew', async () => {
    const first = call();
    await settled();
    asked[0]?.resolve({ calls: 3, left: 5_000 });
    await first;
    expect(await call()).toBe(3);
    expect(asked).toHaveLength(1);
    now = span;
    void call();
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('of one address are asked about one after the other, of another beside them', async () => {
    const calls = [call(), call(), call('b')];
    await settled();
    expect(asked).toHaveLength(2);
    asked[0]?.resolve({ calls: 1, left: 5_000 });
    asked[1]?.resolve({ calls: 1, left: 5_000 });
    await settled();
    expect(asked).toHaveLength(3);
    asked[2]?.resolve({ calls: 2, left: 5_000 });
    expect(await Promise.all(calls)).toEqual([1, 2, 1]);
  });

  it('are counted here where the others cannot be asked, and go no further than the limit', async () => {
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
});
