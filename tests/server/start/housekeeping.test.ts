import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { startHousekeeping } from '../../../server/composition/housekeeping.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';
import { arrivedFile, uploadingWorld, type World } from '../core/evidence/uploading.ts';

const day = 86_400_000;
const tenMinutes = 600_000;
const faults: unknown[] = [];
let world: World;
let clock: ManualClock;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  const store = new MemoryStore();
  world = await uploadingWorld(new MemoryObjectStore(), { clock, store });
  stop = startHousekeeping(store, world.parts.objects, clock, (fault) => void faults.push(fault));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  expect(faults).toEqual([]);
});

const draft = async () =>
  (await world.store.transaction(async (transaction) => transaction.packages.find(world.docDatumId)))?.state;
const upload = async () => (await world.file('loose'))?.state;
const failures = async () =>
  (await world.store.transaction(async (transaction) => transaction.attempts.find('of-somebody')))?.failures;

/** A draft, an upload that no document uses, and a failed sign-in, all long ago. */
async function longAgo(): Promise<void> {
  await arrivedFile(world, await world.asking('zhousiyuan'), 'loose');
  await world.store.transaction(async (transaction) =>
    transaction.attempts.save({ key: 'of-somebody', failures: 1, lastFailureAt: clock.now() }),
  );
  clock.advance(400 * day);
}

it('every ten minutes drafts lapse, and uploads and failures that count no more are forgotten', async () => {
  await longAgo();
  vi.advanceTimersByTime(tenMinutes - 1);
  expect([await draft(), await upload(), await failures()]).toEqual(['PREPARE', 'stored', 1]);
  vi.advanceTimersByTime(1);
  await expect.poll(draft).toBe('INVALID');
  await expect.poll(upload).toBeUndefined();
  await expect.poll(failures).toBeUndefined();
});

it('nothing is done any more once the house is closed', () => {
  expect(vi.getTimerCount()).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
