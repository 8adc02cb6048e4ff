import type { Clock } from '../../server/core/ports.ts';
import type { PasswordHashing } from '../../server/core/parts.ts';
import type { Store } from '../../server/core/store.ts';
import { seedWorld } from '../../server/seed/world.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { shanghaiDate } from '../../src/domain/calendar/plain-date.ts';
import { ManualClock } from './manual-clock.ts';
import { savePasswordKey } from './password-key.ts';

/** A Saturday morning in Shanghai. */
export const scenarioStart = Date.parse('2026-11-21T02:00:00Z');

/** Argon2id has its own tests. Here it would make hundreds of sign-ins slow. */
export const plainPasswords: PasswordHashing = {
  hash: async (password) => `plain:${password}`,
  verify: async (password, hash) => hash === `plain:${password}`,
};

let seeded: Promise<MemoryStore> | undefined;

async function seed(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await seedWorld(store, new ManualClock(scenarioStart), plainPasswords);
  await savePasswordKey(store);
  return store;
}

const ofDays = new Map<string, Promise<MemoryStore>>();

/**
 * Fills an empty store with the demo world of the clock's day. The demo world is made once for each day and way of
 * hashing, and copied where the store supports copies.
 */
export async function fillWithDemoWorld<Filled extends Store>(
  store: Filled,
  clock: Clock,
  passwords: PasswordHashing,
): Promise<Filled> {
  if (!(store instanceof MemoryStore)) {
    await seedWorld(store, clock, passwords);
    return store;
  }
  const key = `${shanghaiDate(clock.now())} ${await passwords.hash('')}`;
  const made =
    ofDays.get(key) ??
    (async () => {
      const first = new MemoryStore();
      await seedWorld(first, clock, passwords);
      return first;
    })();
  ofDays.set(key, made);
  return (await made).copy(store);
}

/**
 * A new store with the demo world at `scenarioStart`, with the password key of `testSecret`. It is made once and
 * copied.
 */
export async function demoWorld(): Promise<MemoryStore> {
  seeded ??= seed();
  return (await seeded).copy(new MemoryStore());
}
