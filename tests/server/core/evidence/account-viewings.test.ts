import { expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld } from './uploading.ts';

it('a viewing of an account number is logged once in ten minutes for each person', async () => {
  const clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  const world = await uploadingWorld(new MemoryObjectStore(), { clock });
  const clerk = await world.asking('zhousiyuan');
  const { docDatumId } = world;
  const viewings = async () =>
    (
      (await asked(world, 'operationLog', { docDatumId }, clerk)).data as readonly { readonly operateType: string }[]
    ).filter(({ operateType }) => operateType === 'account-viewed').length;
  const counts = [];
  for (const minutes of [0, 9, 1]) {
    clock.advance(minutes * 60_000);
    for (const _ of [1, 2, 3])
      expect((await asked(world, 'packageEvent', { docDatumId, eventType: 'ACCOUNT_VIEWED' }, clerk)).code).toBe('0');
    counts.push(await viewings());
  }
  expect(counts).toEqual([1, 1, 2]);
});
