import { expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { seedWorld } from '../../../../server/seed/world.ts';
import { plainPasswords } from '../../../../features/support/demo-world.ts';

it.each([
  '2026-11-20T16:01:00Z',
  '2026-11-20T23:00:00Z',
  '2026-11-21T04:00:00Z',
  '2026-11-21T15:59:00Z',
  '2026-12-31T16:01:00Z',
])('nothing in the demo world that begins at %s has happened later than that', async (instant) => {
  const now = Date.parse(instant);
  const store = new MemoryStore();
  await seedWorld(store, new ManualClock(now), plainPasswords);
  const { records, log } = await store.transaction(async (transaction) => {
    const found = await transaction.packages.inStates(undefined);
    return {
      records: found,
      log: (await Promise.all(found.map(async ({ docDatumId }) => transaction.log.ofPackage(docDatumId)))).flat(),
    };
  });
  const later = [
    ...records.flatMap(({ docDatumId, state, createdAt, submittedAt = 0, stateSince, fundedAt = 0 }) =>
      Math.max(createdAt, submittedAt, stateSince, fundedAt) > now ? [`${docDatumId} ${state}`] : [],
    ),
    ...log.flatMap(({ docDatumId, action, at }) => (at > now ? [`${docDatumId} ${action}`] : [])),
  ];
  expect(records.length).toBeGreaterThan(50);
  expect(later).toEqual([]);
});
