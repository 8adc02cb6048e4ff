import { beforeEach, describe, expect, it } from 'vitest';
import { fencedStore } from '../../../server/core/fenced-store.ts';
import type { IdempotentAttempt } from '../../../server/core/idempotent-attempt.ts';
import type { Store } from '../../../server/core/store.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';

describe('a store under the claim of a keyed request', () => {
  let recorded: number;
  let current: IdempotentAttempt | undefined;
  let store: Store;
  const claim = (recordWrite: IdempotentAttempt['recordWrite']): IdempotentAttempt => ({
    progress: undefined,
    recordWrite,
    saveProgress: async () => undefined,
    saveResponse: async () => undefined,
  });
  beforeEach(() => {
    recorded = 0;
    current = claim(async () => void (recorded += 1));
    store = fencedStore(new MemoryStore(), { claim: () => current });
  });
  const reads = async (): Promise<void> => store.transaction(async ({ users }) => void (await users.find('U-1')));
  const writes = async (): Promise<number> => store.transaction(async (transaction) => transaction.nextNumber('work'));

  it('records a transaction that writes, and none that only reads', async () => {
    await reads();
    expect(recorded).toBe(0);
    await writes();
    expect(recorded).toBe(1);
  });

  it('records nothing without a claim', async () => {
    current = undefined;
    await writes();
    expect(recorded).toBe(0);
  });

  it('rolls the transaction back when another server has taken over the claim', async () => {
    const lost = new Error('another has taken over');
    current = claim(async () => Promise.reject(lost));
    await expect(writes()).rejects.toBe(lost);
    current = undefined;
    expect(await writes()).toBe(1);
  });
});
