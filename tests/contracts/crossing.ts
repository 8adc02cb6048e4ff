import { expect } from 'vitest';
import type { BackEnd } from '../../server/core/back-end.ts';
import type { Refusal } from '../../server/core/refusal.ts';
import { HeldStore, type Moment } from '../builders/held-store.ts';
import type { World } from '../server/core/evidence/uploading.ts';
import type { StoreUnderContract } from './store/store-suite.ts';

/** A store that several transactions reach at once, and that tells how many of them wait for another's lock. */
export interface ContendedStore extends StoreUnderContract {
  waiting(): Promise<number>;
}

export interface Crossing<One, Other> {
  readonly one: (backEnd: BackEnd, store: HeldStore) => Promise<One>;
  /** Where `one` stands still while the others go as far as they can. */
  readonly at: Moment;
  readonly turn?: number;
  readonly others: readonly ((held: BackEnd) => Promise<Other>)[];
}

/** One piece of work stands still at a moment until each of the others is over or waits for it; then all end. */
export async function crossed<One, Other>(
  { store, waiting }: ContendedStore,
  world: World,
  { one, at, turn, others }: Crossing<One, Other>,
): Promise<readonly [One, readonly Other[]]> {
  const held = new HeldStore(store, at, turn);
  const backEnd = world.beside({ store: held });
  const first = one(backEnd, held);
  await Promise.race([held.reached(), first]);
  let over = 0;
  const rest = others.map(async (other) => other(backEnd).finally(() => (over += 1)));
  await expect.poll(async () => over + (await waiting())).toBe(others.length);
  held.letGo();
  return [await first, await Promise.all(rest)];
}

/** What a piece of work came to: how it answered, or by which code it was refused. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => '0',
    (fault: Refusal) => fault.code,
  );
}
