import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import type { BackEnd } from '../../server/core/back-end.ts';
import type { CallerFacts } from '../../server/core/context.ts';
import type { HoldingRecord } from '../../server/core/records/trade.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import type { CallName } from '../../src/contract/calls.ts';
import type { Moment } from '../builders/held-store.ts';
import { asked, uploadingWorld, type World } from '../server/core/evidence/uploading.ts';
import { crossed, type ContendedStore } from './crossing.ts';

const companyId = 'C-ZHUHE';

/**
 * Contract of simultaneous changes of inner organisations and their allocations, on a store in which transactions wait
 * only for locks.
 */
export function organisationRacesContract(name: string, makeStore: () => Promise<ContendedStore>): void {
  describe(`simultaneous changes of inner organisations on ${name}`, () => {
    let under: ContendedStore;
    let world: World;
    let main: CallerFacts;
    let other: CallerFacts;

    beforeEach(async () => {
      under = await makeStore();
      world = await uploadingWorld(new MemoryObjectStore(), {
        store: under.store,
        clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
      });
      await under.store.transaction(async ({ users }) => {
        const colleague = await users.find('U-jiyuanzhou');
        if (colleague) await users.save({ ...colleague, roles: ['ROLE_CORP_OPERATOR', 'CORP_MANAGER'] });
      });
      main = await world.asking('tangyishan');
      other = await world.asking('jiyuanzhou');
    });
    afterEach(async () => under.close());

    type Asked = readonly [CallName, object];

    /** Holds one call at a moment while another call, of a colleague, runs as far as it can. */
    async function raced(at: Moment, one: Asked, second: Asked, colleague = other): Promise<readonly string[]> {
      const answer = async (backEnd: BackEnd, [call, request]: Asked, caller: CallerFacts) => {
        const { code, data } = await asked({ backEnd }, call, request, caller);
        const because = (data as { readonly because?: string } | null | undefined)?.because;
        return because === undefined ? code : `${code} ${because}`;
      };
      const [first, [next]] = await crossed(under, world, {
        one: async (backEnd) => answer(backEnd, one, main),
        at,
        others: [async () => answer(world.backEnd, second, colleague)],
      });
      return [first, next ?? ''];
    }

    const organisations = async () =>
      under.store.transaction(async ({ groups }) => (await groups.find(companyId))?.organisations ?? []);
    const freeHolding = async (): Promise<HoldingRecord> => {
      const query = {
        companyId,
        place: 'held',
        keyword: '',
        orderBy: 'dueOn',
        descending: false,
        allocatedTo: 'nobody',
      } as const;
      const [found] = await under.store.transaction(async ({ holdings }) =>
        holdings.page(query, { offset: 0, limit: 1 }),
      );
      if (!found) throw new Error('All holdings are allocated');
      return found;
    };
    const allocation = (id: string, innerOrgId: string): Asked => ['allocateCredit', { id, innerOrgId, version: 0 }];
    const rename = (to: string): Asked => ['renameInnerOrg', { innerOrgId: 'IO-ZH3', version: 0, name: to }];
    const stop: Asked = ['stopInnerOrg', { innerOrgId: 'IO-ZH3', version: 0 }];

    it('renames an organisation once', async () => {
      const asManager = await world.asking('jiyuanzhou', 'CORP_MANAGER');
      expect(await raced('before groups.save', rename('设备部'), rename('机械部'), asManager)).toEqual([
        '0',
        'ORGANISATION_REFUSED changed',
      ]);
      expect((await organisations()).find(({ id }) => id === 'IO-ZH3')).toMatchObject({ name: '设备部', version: 1 });
    });

    it('makes one organisation of one code', async () => {
      const asManager = await world.asking('jiyuanzhou', 'CORP_MANAGER');
      const make = (code: string): Asked => ['makeInnerOrg', { code, name: '物资中心', parentId: '' }];
      expect(await raced('before organisationChanges.save', make('ZH05'), make('zh05'), asManager)).toEqual([
        '0',
        'ORGANISATION_REFUSED',
      ]);
      expect(await organisations()).toHaveLength(6);
    });

    it('moves no two organisations below each other', async () => {
      const asManager = await world.asking('jiyuanzhou', 'CORP_MANAGER');
      const move = (innerOrgId: string, parentId: string): Asked => [
        'moveInnerOrg',
        { innerOrgId, version: 0, parentId },
      ];
      const under3 = move('IO-ZH2', 'IO-ZH3');
      expect(await raced('before groups.save', under3, move('IO-ZH3', 'IO-ZH2'), asManager)).toEqual([
        '0',
        'ORGANISATION_REFUSED',
      ]);
      const parents = (await organisations()).map(({ id, parentId }) => `${id} ${parentId}`);
      expect(parents).toEqual(expect.arrayContaining(['IO-ZH2 IO-ZH3', 'IO-ZH3 ']));
    });

    it('puts no person into an organisation that is being stopped', async () => {
      const asManager = await world.asking('jiyuanzhou', 'CORP_MANAGER');
      const place: Asked = ['placeInnerOrgMember', { userId: 'U-moyunchi', seen: 'IO-ZH1', innerOrgId: 'IO-ZH3' }];
      expect(await raced('before groups.save', stop, place, asManager)).toEqual(['0', 'ORGANISATION_REFUSED stopped']);
    });

    it('allocates a holding once', async () => {
      const { id } = await freeHolding();
      expect(await raced('before holdings.save', allocation(id, 'IO-ZH2'), allocation(id, 'IO-ZH3'))).toEqual([
        '0',
        'ALLOCATION changed',
      ]);
      const [kept, log] = await under.store.transaction(async ({ holdings, holdingAllocations }) => [
        await holdings.find(id),
        await holdingAllocations.ofHoldings([id]),
      ]);
      expect([kept?.innerOrganisationId, kept?.allocationVersion, log.length]).toEqual(['IO-ZH2', 1, 1]);
    });

    it('allocates nothing to an organisation that is being stopped', async () => {
      const { id } = await freeHolding();
      expect(await raced('before groups.save', stop, allocation(id, 'IO-ZH3'))).toEqual(['0', 'ALLOCATION stopped']);
    });

    it('stops no organisation to which a holding is being allocated', async () => {
      const { id } = await freeHolding();
      const asManager = await world.asking('jiyuanzhou', 'CORP_MANAGER');
      expect(await raced('before holdings.save', allocation(id, 'IO-ZH3'), stop, asManager)).toEqual([
        '0',
        'ORGANISATION_REFUSED holds',
      ]);
    });
  });
}
