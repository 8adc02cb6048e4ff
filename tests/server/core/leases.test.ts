import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { Leases } from '../../../server/core/leases.ts';
import type { LeaseRecord } from '../../../server/core/records/common.ts';
import { StoreUnavailable, type Store, type Transaction } from '../../../server/core/store.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';

/** A store that can be unavailable or slow. */
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

/** A server that checks again after some time whether a name is free. */
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
/** A server at work that reports its start, and ends when it is released. */
const working = async (who: string) => {
  const end = Promise.withResolvers<string>();
  const held = server().hold('work', async () => {
    begun.push(who);
    return end.promise;
  });
  await vi.advanceTimersByTimeAsync(0);
  return { end, held };
};

describe('work under one lease on several servers', () => {
  it('keeps the lease until it ends', async () => {
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

  it('of a killed server can be taken over six seconds after its last renewal', async () => {
    const killed = await working('killed');
    vi.clearAllTimers();
    await working('other');
    await passed(5_999);
    expect(begun).toEqual(['killed']);
    await passed(1);
    expect(begun).toEqual(['killed', 'other']);
    // A server that resumes after its lease expired does not release a lease that another server has taken.
    killed.end.resolve('late');
    expect(await killed.held).toBe('late');
    expect((await kept())?.until).toBe(12_000);
  });

  it('gives its lease back at once after success or failure, and stops renewing it', async () => {
    const well = await working('well');
    well.end.resolve('done');
    await well.held;
    expect([await kept(), vi.getTimerCount()]).toEqual([undefined, 0]);
    const badly = await working('badly');
    badly.end.reject(new Error('broke off'));
    await expect(badly.held).rejects.toThrow('broke off');
    expect([await kept(), vi.getTimerCount()]).toEqual([undefined, 0]);
  });

  it('goes on when a renewal fails, and renews its lease again', async () => {
    const long = await working('long');
    store.away = true;
    await passed(3_000);
    store.away = false;
    await passed(1_000);
    expect((await kept())?.until).toBe(10_000);
    long.end.resolve('done');
    await long.held;
  });

  it('succeeds when its lease cannot be given back, which then runs out', async () => {
    const long = await working('long');
    store.away = true;
    long.end.resolve('done');
    expect(await long.held).toBe('done');
    store.away = false;
    expect((await kept())?.until).toBe(6_000);
  });

  it('gives its lease back after its pending renewals, which do not take it again', async () => {
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
