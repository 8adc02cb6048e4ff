import type { PasswordHashing } from '../../server/core/parts.ts';
import { seedWorld } from '../../server/seed/world.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { ManualClock } from './manual-clock.ts';
import { savePasswordKey } from './password-key.ts';

/** A Saturday morning in Shanghai. */
export const scenarioStart = Date.parse('2026-11-21T02:00:00Z');

/** Argon2id has tests of its own; here it would only make hundreds of sign-ins slow. */
export const plainPasswords: PasswordHashing = { hash: async (password) => `plain:${password}`, verify: async (password, hash) => hash === `plain:${password}` };

let seeded: Promise<MemoryStore> | undefined;

async function seed(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await seedWorld(store, new ManualClock(scenarioStart), plainPasswords);
  await savePasswordKey(store);
  return store;
}

/** The demo world at `scenarioStart` in a store of one's own, with the password key of `testSecret`: made once, and copied. */
export async function demoWorld(): Promise<MemoryStore> {
  seeded ??= seed();
  return (await seeded).copy();
}
