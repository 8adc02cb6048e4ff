import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import type { BackEnd } from '../../server/core/back-end.ts';
import type { CallerFacts } from '../../server/core/context.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from '../server/core/evidence/uploading.ts';
import { crossed, type ContendedStore } from './crossing.ts';

const operatorRole = 'ROLE_CORE_OPERATOR';
const forms = ['10.00', '20.00'].map((amount) => ({ payeeId: 'C-YANZHOU', amount, dueOn: '2027-03-31' }));

/** Contract of simultaneous imports of one sheet, on a store in which transactions wait only for locks. */
export function importRacesContract(name: string, makeStore: () => Promise<ContendedStore>): void {
  describe(`simultaneous imports on ${name}`, () => {
    let under: ContendedStore;
    let world: World;

    beforeEach(async () => {
      under = await makeStore();
      world = await uploadingWorld(new MemoryObjectStore(), {
        store: under.store,
        clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
      });
    });
    afterEach(async () => under.close());

    /** Number of drafts that were made, and of forms that were imported before. */
    const keep = async (backEnd: BackEnd, who: CallerFacts): Promise<readonly [number, number]> => {
      const { data } = await asked({ backEnd }, 'makeTradeDrafts', { instrumentKind: 'credit', forms }, who);
      const { drafts, earlier } = data as { readonly drafts: readonly object[]; readonly earlier: readonly object[] };
      return [drafts.length, earlier.length];
    };

    it('make the drafts of a sheet once, even through different users of the company', async () => {
      const one = await world.asking('luoqiubai', operatorRole);
      const other = await world.asking('shennanzhi', operatorRole);
      const [first, others] = await crossed(under, world, {
        one: async (backEnd) => keep(backEnd, one),
        at: 'before importedIssues.save',
        others: [async () => keep(world.backEnd, other)],
      });
      expect([first, ...others]).toEqual([
        [2, 0],
        [0, 2],
      ]);
    });
  });
}
