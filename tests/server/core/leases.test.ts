import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { Leases } from '../../../server/core/leases.ts';
import type { LeaseRecord } from '../../../server/core/records/common.ts';
import { StoreUnavailable, type Store, type Transaction } from '../../../server/core/store.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';

/** A store that may be away, or take its time. */
class TroubledStore implements Store {
  away = false;
  slow: Promise<void> | undefined;
  readonly #inner = new MemoryStore();

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const { away, slow } = this;
    await slow;
    if (away) throw new StoreUnavailable();
    return this.#inner.transaction(work);
  }

  async isReady(): Promise<boolean> {
    return this.#inner.isReady();
  }

  async clear(): Promise<void> {
    await this.#inner.clear();
  }
}

let clock: ManualClock;
let store: TroubledStore;
let begun: string[];
let looks: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  [clock, store, begun, looks] = [new ManualClock(0), new TroubledStore(), [], []];
});
afterEach(() => void vi.useRealTimers());

/** A server, which looks again whether a name is free when time has passed. */
const server = () =>
  new Leases(store, clock, async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    looks.push(resolve);
    return promise;
  });
const kept = async (): Promise<LeaseRecord | undefined> => store.transaction(async ({ leases }) => leases.find('work'));
const passed = async (milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= 1_000) {
    clock.advance(Math.min(left, 1_000));
    await vi.advanceTimersByTimeAsync(Math.min(left, 1_000));
  }
  for (const look of looks.splice(0)) look();
  await vi.advanceTimersByTimeAsync(0);
};
/** A server at work of which it is said when it begins, and which ends when it is let go. */
const working = async (who: string) => {
  const end = Promise.withResolvers<string>();
  const held = server().hold('work', async () => {
    begun.push(who);
    return end.promise;
  });
  await vi.advanceTimersByTimeAsync(0);
  return { end, held };
};

describe('work of one name on several servers', () => {
  it('is its own for as long as it takes', async () => {
    const long = await working('long');
    const other = await working('other');
    await passed(60_000);
    expect(begun).toEqual(['long']);
    long.end.resolve('done');
    expect(await long.held).toBe('done');
    await passed(1);
    expect(begun).toEqual(['long', 'other']);
    other.end.resolve('done');
    await other.held;
  });

  it('of a server that was killed is free six seconds after it last said that it was at work', async () => {
    const killed = await working('killed');
    vi.clearAllTimers();
    await working('other');
    await passed(5_999);
    expect(begun).toEqual(['killed']);
    await passed(1);
    expect(begun).toEqual(['killed', 'other']);
    // Whoever comes back from the dead gives back nothing that is another's by now.
    killed.end.resolve('late');
    expect(await killed.held).toBe('late');
    expect((await kept())?.until).toBe(12_000);
  });

  it('is free at once when it has ended, well or not, and nobody says any more that it goes on', async () => {
    const well = await working('well');
    well.end.resolve('done');
    await well.held;
    expect([await kept(), vi.getTimerCount()]).toEqual([undefined, 0]);
    const badly = await working('badly');
    badly.end.reject(new Error('broke off'));
    await expect(badly.held).rejects.toThrow('broke off');
    expect([await kept(), vi.getTimerCount()]).toEqual([undefined, 0]);
  });

  it('goes on although the store was away when it said so, and says so again', async () => {
    const long = await working('long');
    store.away = true;
    await passed(3_000);
    store.away = false;
    await passed(1_000);
    expect((await kept())?.until).toBe(10_000);
    long.end.resolve('done');
    await long.held;
  });

  it('is done although it could not be given back: that runs out', async () => {
    const long = await working('long');
    store.away = true;
    long.end.resolve('done');
    expect(await long.held).toBe('done');
    store.away = false;
    expect((await kept())?.until).toBe(6_000);
  });

  it('is given back after all that was still being said of it, and not taken again by that', async () => {
    const long = await working('long');
    const gate = Promise.withResolvers<void>();
    store.slow = gate.promise;
    await passed(2_000);
    store.slow = undefined;
    await passed(2_000);
    long.end.resolve('done');
    await vi.advanceTimersByTimeAsync(0);
    gate.resolve();
    await long.held;
    await vi.advanceTimersByTimeAsync(0);
    expect(await kept()).toBeUndefined();
  });
});
