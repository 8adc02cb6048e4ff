import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirmationKeyOfName,
  freeConfirmationSlot,
  maxOpenAsks,
  reserveConfirmationSlot,
  pendingConfirmationsKey,
} from '../../../../server/core/keys/pending-confirmations.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';

const owner = { userName: 'LuoQiubai', personId: 'P-1' };
const until = 60_000;

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});

/** Milliseconds until a place is free for a request; 0 where it was taken. */
const ask = async (challenge: string, now = 0, name = 'luoqiubai', end = until): Promise<number> =>
  store.transaction(async (transaction) =>
    reserveConfirmationSlot(transaction, confirmationKeyOfName(name), { challenge, until: end }, now),
  );
const sign = async (challenge: string): Promise<void> =>
  store.transaction(async (transaction) => freeConfirmationSlot(transaction, owner, challenge));

describe('questions that wait on a telephone', () => {
  it('are at most three at once, and the next may come once the first has expired', async () => {
    expect(maxOpenAsks).toBe(3);
    expect([await ask('A', 0, 'luoqiubai', 90_000), await ask('B'), await ask('C')]).toEqual([0, 0, 0]);
    expect(await ask('D', 1_000)).toBe(59_000);
    expect(await ask('D', 60_000)).toBe(0);
  });

  it('take one place, however often the same is asked', async () => {
    for (const challenge of ['A', 'A', 'A', 'B', 'A', 'C', 'A']) expect(await ask(challenge)).toBe(0);
    expect(await ask('D')).toBe(until);
  });

  it('keep their place when they are asked again, although an earlier one is free meanwhile', async () => {
    await ask('A', 0, 'luoqiubai', 50_000);
    await ask('B', 0, 'luoqiubai', 90_000);
    expect([await ask('B', 50_000, 'luoqiubai', 90_000), await ask('C', 50_000, 'luoqiubai', 80_000)]).toEqual([0, 0]);
    expect([await ask('D', 50_000, 'luoqiubai', 80_000), await ask('E', 50_000)]).toEqual([0, 30_000]);
  });

  it('are counted by a name in letters of any size', async () => {
    for (const [at, name] of ['luoqiubai', 'LUOQIUBAI', 'LuoQiubai'].entries())
      expect(await ask(`A-${at}`, 0, name)).toBe(0);
    expect(await ask('D')).toBe(until);
    expect(await ask('D', 0, 'shennanzhi')).toBe(0);
    expect(await pendingConfirmationsKey('LuoQiubai')).toBe(await pendingConfirmationsKey('luoqiubai'));
  });

  it('are fewer by the one that its owner has signed, and by no other', async () => {
    for (const challenge of ['A', 'B', 'C']) await ask(challenge);
    await sign('X');
    expect(await ask('D')).toBe(until);
    await sign('B');
    expect([await ask('D'), await ask('E')]).toEqual([0, until]);
  });
});
