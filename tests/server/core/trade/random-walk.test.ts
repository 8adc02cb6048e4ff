import { fillWithDemoWorld, plainPasswords } from '../../../../features/support/demo-world.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { tradeWalkContract } from '../../../contracts/trade-walk.ts';
import { isAudit } from '../../../support/audit.ts';

const makeWorld = async () => {
  const clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
  const store = await fillWithDemoWorld(new MemoryStore(), clock, plainPasswords);
  return { store, close: async () => undefined };
};

tradeWalkContract('MemoryStore', makeWorld, { seeds: isAudit ? [5, 7, 9] : [5, 9], steps: isAudit ? 10_000 : 3_000 });
