import { expect, it } from 'vitest';
import { fillWithDemoWorld, plainPasswords } from '../../../../features/support/demo-world.ts';
import { sandboxLimits } from '../../../../server/core/sandbox/sandbox-limits.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';

const now = Date.parse('2026-11-27T10:00:00+08:00');

it('lists the limits of all companies, with what is proposed until another officer has checked it', async () => {
  const clock = { now: () => now, realTime: () => now };
  const limits = sandboxLimits(await fillWithDemoWorld(new MemoryStore(), clock, plainPasswords), clock);
  const shown = async () => (await limits.all()).find(({ limitId }) => limitId === 'C-QIHENG credit');
  expect((await limits.all()).map(({ limitId }) => limitId).toSorted()).toEqual([
    'C-BEIYU credit',
    'C-LANCHUAN credit',
    'C-QIHENG credit',
  ]);
  expect(await shown()).toMatchObject({
    company: '启衡重工集团股份有限公司',
    total: '200000000.00',
    used: '7653900.00',
    reserved: '0.00',
    request: undefined,
    proposal: undefined,
  });
  const limitId = 'C-QIHENG credit';
  await limits.propose({ limitId, changes: true, validUntil: '2028-12-31', reason: '年审通过', by: '许知远' });
  expect(await shown()).toMatchObject({
    validUntil: '2027-12-31',
    proposal: { changes: true, terms: { total: '200000000.00', validUntil: '2028-12-31' }, by: '许知远' },
  });
  await limits.check({ limitId, proposedAt: now, confirms: true, by: '高明远' });
  expect(await shown()).toMatchObject({ validUntil: '2028-12-31', proposal: undefined });
});
