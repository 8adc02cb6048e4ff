import { sha256Hex } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';

/** So many confirmations may wait on a telephone at once: whoever finds more there agrees to one that is not theirs. */
export const mostOpenAsks = 3;

/** What a telephone is asked about: the challenge that is to be signed, and until when that may be, in real time. */
export interface OpenAsk {
  readonly challenge: string;
  readonly until: number;
}

/**
 * Takes a place among what somebody is asked at once. Tells how long it is until there is one, in milliseconds; 0 where it was
 * taken. A place is free again once what was asked is signed or over. Whoever calls holds something of the same somebody, so that two take none twice.
 */
export async function askTaken(transaction: Transaction, somebody: string, { challenge, until }: OpenAsk, now: number): Promise<number> {
  let free: string | undefined;
  let soonest = Infinity;
  for (let place = 0; place < mostOpenAsks; place += 1) {
    const key = await sha256Hex(`cloud-open\n${somebody}\n${place}`);
    const held = await transaction.handOvers.lock(key);
    // Asked again about the same, one is asked once more, in the same place.
    const isOthers = held !== undefined && held.target !== challenge && held.expiresAt > now && (await transaction.keyChallenges.find(held.target))?.spent === false;
    if (isOthers) soonest = Math.min(soonest, held.expiresAt - now);
    else free ??= key;
  }
  if (free === undefined) return soonest;
  await transaction.handOvers.save({ key: free, userId: '', target: challenge, expiresAt: until, spent: false });
  return 0;
}
