import { expect, it } from 'vitest';
import { plainPasswords } from '../../../../features/support/demo-world.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { seedWorld } from '../../../../server/seed/world.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';

it('every package of the demo world that was returned says of something why', async () => {
  const store = new MemoryStore();
  await seedWorld(store, new ManualClock(Date.parse('2026-11-21T04:00:00Z')), plainPasswords);
  const found = await store.transaction(async ({ packages, items, materials }) =>
    Promise.all(
      (await packages.inStates(['AUDIT_REJECT', 'MODIFY', 'BIZ_MODIFY'])).map(async ({ docDatumId }) => {
        const reasons = [...(await items.ofPackage(docDatumId)), ...(await materials.ofPackage(docDatumId))]
          .filter(({ result }) => result === 'NOPASS')
          .map(({ reason }) => reason);
        return { docDatumId, reasons };
      }),
    ),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ reasons }) => reasons.length === 0 || reasons.includes(''))).toEqual([]);
});
