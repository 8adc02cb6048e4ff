import { expect } from 'vitest';
import type { BackEnd } from '../../server/core/back-end.ts';
import type { Refusal } from '../../server/core/refusal.ts';
import { HeldStore, type Moment } from '../builders/held-store.ts';
import type { World } from '../server/core/evidence/uploading.ts';
import type { StoreUnderContract } from './store/store-suite.ts';

/** A store for concurrent transactions that reports how many of them wait for a lock of another. */
export interface ContendedStore extends StoreUnderContract {
  waiting(): Promise<number>;
}

export interface Crossing<One, Other> {
  readonly one: (backEnd: BackEnd, store: HeldStore) => Promise<One>;
  /** The moment at which `one` is held while the others run as far as they can. */
  readonly at: Moment;
  readonly turn?: number;
  readonly others: readonly ((held: BackEnd) => Promise<Other>)[];
}

/** Holds one piece of work at a moment until each of the others has ended or waits for it; then all end. */
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

/** Outcome of work: the code of its answer or of its refusal. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => '0',
    (fault: Refusal) => fault.code,
  );
}
