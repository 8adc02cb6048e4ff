import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { plainPasswords } from '../../features/support/demo-world.ts';
import { AccountAdministration } from '../../server/core/account/account-administration.ts';
import type { BackEnd } from '../../server/core/back-end.ts';
import type { CallerFacts } from '../../server/core/context.ts';
import type { DelegationRecord } from '../../server/core/records/people.ts';
import type { Store } from '../../server/core/store.ts';
import type { Moment } from '../builders/held-store.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type Said, type World } from '../server/core/evidence/uploading.ts';
import { codeOf, crossed, type ContendedStore } from './crossing.ts';

const director = 'ROLE_CORP_DIRECTOR';
const leave = {
  fromUserId: 'U-guyunzhou',
  toUserId: 'U-limin',
  roles: [director],
  from: '2026-11-21',
  until: '2026-11-23',
};

/**
 * Contract of simultaneous delegations and decisions of a company's people, on a store in which transactions wait only
 * for locks.
 */
export function delegationRacesContract(name: string, makeStore: () => Promise<ContendedStore>): void {
  describe(`simultaneous work of delegates on ${name}`, () => {
    let under: ContendedStore;
    let world: World;

    beforeEach(async () => {
      under = await makeStore();
      world = await uploadingWorld(new MemoryObjectStore(), {
        store: under.store,
        clock: new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
      });
    });
    afterEach(async () => under.close());

    const codes = ([one, others]: readonly [Said, readonly Said[]]): readonly string[] =>
      [one, ...others].map(({ code }) => code);
    const all = async (): Promise<readonly DelegationRecord[]> =>
      under.store.transaction(async ({ delegations }) => delegations.ofCompany('C-YANZHOU', 9));
    const named = async (backEnd: BackEnd, caller: CallerFacts, more: object = {}): Promise<Said> =>
      asked({ backEnd }, 'nameDelegate', { ...leave, ...more }, caller);
    const proposal = async (): Promise<string> =>
      (
        await under.store.transaction(async ({ proposals }) => proposals.openOf('C-YANZHOU', world.parts.clock.now()))
      )[0]?.id ?? '';

    it('in one role for one colleague: one of two delegations is made', async () => {
      const [gu, lin] = [await world.asking('guyunzhou', director), await world.asking('linzhixia', director)];
      const both = await crossed(under, world, {
        one: async (backEnd) => named(backEnd, gu),
        at: 'before delegations.save',
        others: [
          async () => named(world.backEnd, lin, { fromUserId: 'U-linzhixia' }),
          async () => named(world.backEnd, gu),
        ],
      });
      expect(codes(both)).toEqual(['0', 'PEOPLE_REFUSED', 'PEOPLE_REFUSED']);
      expect(await all()).toHaveLength(1);
    });

    it('who delegate to each other: no ring of delegations is made', async () => {
      const [gu, li] = [await world.asking('guyunzhou', director), await world.asking('limin')];
      const ring = await crossed(under, world, {
        one: async (backEnd) => named(backEnd, gu),
        at: 'before delegations.save',
        others: [
          async () =>
            named(world.backEnd, li, { fromUserId: 'U-limin', toUserId: 'U-guyunzhou', roles: ['ROLE_CORP_OPERATOR'] }),
        ],
      });
      expect(codes(ring)).toEqual(['0', 'PEOPLE_REFUSED']);
    });

    it('whose delegation ends during a decision: nothing is decided in the colleague’s name afterwards', async () => {
      const [zhou, gu, acting] = [
        await world.asking('zhousiyuan'),
        await world.asking('guyunzhou', director),
        await world.asking('limin', director),
      ];
      await under.store.transaction(async ({ users }) => {
        const li = await users.find('U-limin');
        if (li) await users.save({ ...li, roles: ['ROLE_CORP_OPERATOR'] });
      });
      expect((await named(world.backEnd, gu)).code).toBe('0');
      expect(
        (
          await asked(
            world,
            'giveRoles',
            { userId: 'U-shenruogu', roles: ['query', 'director'], seen: ['CORP_QUERY'] },
            zhou,
          )
        ).code,
      ).toBe('0');
      const delegationId = (await all())[0]?.id;
      const proposalId = await proposal();
      const ended = await crossed(under, world, {
        one: async (backEnd) => asked({ backEnd }, 'endDelegation', { delegationId }, gu),
        at: 'before delegations.save',
        others: [async () => asked(world, 'decideProposal', { proposalId, confirmed: true, reason: '' }, acting)],
      });
      expect(codes(ended)).toEqual(['0', 'NOT_PERMITTED']);
      expect(await under.store.transaction(async ({ proposals }) => proposals.find(proposalId))).toMatchObject({
        state: 'open',
      });
    });

    describe('whose delegation ends during work on the colleague’s package', () => {
      const discarded = async (
        at: Moment,
      ): Promise<{
        readonly codes: readonly string[];
        readonly before: string;
        readonly now: string;
        readonly lines: number;
      }> => {
        const [zhou, acting] = [await world.asking('zhousiyuan'), await world.asking('shenruogu', 'CORP_QUERY')];
        expect(
          (
            await named(world.backEnd, zhou, {
              fromUserId: 'U-zhousiyuan',
              toUserId: 'U-shenruogu',
              roles: ['ROLE_CORP_OPERATOR'],
            })
          ).code,
        ).toBe('0');
        await under.store.transaction(async ({ sessions }) => {
          const [open] = await sessions.openOf('U-shenruogu');
          if (open) await sessions.save({ ...open, role: 'ROLE_CORP_OPERATOR' });
        });
        const { docDatumId } = world;
        const record = async () => under.store.transaction(async ({ packages }) => packages.find(docDatumId));
        const lines = async () =>
          under.store.transaction(
            async ({ log }) => (await log.ofPackage(docDatumId)).filter(({ action }) => action === 'discarded').length,
          );
        const [delegationId, before] = [(await all())[0]?.id, await record()];
        const ended = await crossed(under, world, {
          one: async (backEnd) =>
            asked(
              { backEnd },
              'packageDiscard',
              { docDatumId, dataVersion: before?.dataVersion },
              { ...acting, idempotencyKey: 'once' },
            ),
          at,
          others: [async () => asked(world, 'endDelegation', { delegationId }, zhou)],
        });
        return {
          codes: codes(ended),
          before: before?.state ?? '',
          now: (await record())?.state ?? '',
          lines: await lines(),
        };
      };

      it('before the work is complete: the work is rolled back', async () => {
        expect(await discarded('before packages.save')).toEqual({
          codes: ['ACTING_OVER', '0'],
          before: 'PREPARE',
          now: 'PREPARE',
          lines: 0,
        });
      });

      it('after the work is complete: the delegation ends afterwards', async () => {
        expect(await discarded('after delegations.lock')).toEqual({
          codes: ['0', '0'],
          before: 'PREPARE',
          now: 'INVALID',
          lines: 1,
        });
      });
    });

    it('whose delegation is confirmed and ended at once: it is not in force', async () => {
      const [zhou, gu] = [await world.asking('zhousiyuan'), await world.asking('guyunzhou', director)];
      expect((await named(world.backEnd, zhou)).code).toBe('0');
      const [delegationId, proposalId] = [(await all())[0]?.id, await proposal()];
      const both = await crossed(under, world, {
        one: async (backEnd) => asked({ backEnd }, 'endDelegation', { delegationId }, zhou),
        at: 'before delegations.save',
        others: [
          async () => asked(world, 'decideProposal', { proposalId, confirmed: true, reason: '' }, gu),
          async () => asked(world, 'decideProposal', { proposalId, confirmed: true, reason: '' }, gu),
        ],
      });
      expect(codes(both)).toEqual(['0', 'PEOPLE_REFUSED', 'PEOPLE_REFUSED']);
      expect((await all()).map(({ state }) => state)).toEqual(['ended']);
    });

    it('who become one person during a decision: it is made before that, or by nobody', async () => {
      const known = await under.store.transaction(async ({ users }) => {
        const [zhou, gu] = [await users.find('U-zhousiyuan'), await users.find('U-guyunzhou')];
        if (zhou && gu) await users.save({ ...zhou, personName: gu.personName });
        return gu?.idNumber ?? '';
      });
      const identified = async (store: Store): Promise<string> =>
        (
          await new AccountAdministration({ store, clock: world.parts.clock, passwords: plainPasswords }).setIdentity(
            'zhousiyuan',
            known,
          )
        ).ok
          ? '0'
          : 'refused';
      const proposedFor = async (day: string): Promise<string> => {
        expect((await named(world.backEnd, await world.asking('zhousiyuan'), { from: day, until: day })).code).toBe(
          '0',
        );
        return proposal();
      };
      const decided = async (backEnd: BackEnd, proposalId: string): Promise<string> =>
        (
          await asked(
            { backEnd },
            'decideProposal',
            { proposalId, confirmed: true, reason: '' },
            await world.asking('guyunzhou', director),
          )
        ).code;
      const first = await proposedFor('2026-11-21');
      expect(
        await crossed(under, world, {
          one: async (backEnd) => decided(backEnd, first),
          at: 'before proposals.save',
          others: [async () => identified(under.store)],
        }),
      ).toEqual(['0', ['0']]);
      await under.store.transaction(async ({ users }) => {
        const zhou = await users.find('U-zhousiyuan');
        if (zhou) await users.save({ ...zhou, personId: 'P-zhousiyuan', idNumber: '' });
      });
      const second = await proposedFor('2026-11-25');
      expect(
        await crossed(under, world, {
          one: async (_backEnd, store) => identified(store),
          at: 'before users.save',
          others: [async () => decided(world.backEnd, second)],
        }),
      ).toEqual(['0', ['NOT_PERMITTED']]);
    });

    it('who lose their role during a decision on an authorisation: nothing is decided', async () => {
      const [luo, song] = [
        await world.asking('luoqiubai', 'ROLE_CORE_OPERATOR'),
        await world.asking('songbeichen', 'ROLE_CORE_DIRECTOR'),
      ];
      const authorisation = {
        userId: '',
        personName: '方知雨',
        organisationId: 'IO-3',
        products: ['CREDIT'],
        actions: ['submit'],
        from: '2026-11-21',
        until: '2027-11-20',
      };
      expect((await asked(world, 'giveAuthorisation', authorisation, luo)).code).toBe('0');
      const proposals = async () =>
        under.store.transaction(async (transaction) =>
          transaction.proposals.openOf('C-QIHENG', world.parts.clock.now()),
        );
      const open = (await proposals()).filter(({ kind }) => kind === 'authorisation');
      expect(open).toHaveLength(1);
      const lost = await crossed(under, world, {
        one: async (_backEnd, store) =>
          codeOf(
            store.transaction(async ({ companies, users }) => {
              await companies.lock('C-QIHENG');
              const found = await users.find('U-songbeichen');
              if (found) await users.save({ ...found, roles: [] });
            }),
          ),
        at: 'before users.save',
        others: [
          async () =>
            asked(world, 'decideAuthorisation', { proposalId: open[0]?.id, confirmed: true, reason: '' }, song),
        ],
      });
      expect(lost).toMatchObject(['0', [{ code: 'NOT_PERMITTED' }]]);
      expect(await proposals()).toMatchObject(open);
    });

    it('whose delegation expires while it is ended by hand: it ends once', async () => {
      const gu = await world.asking('guyunzhou', director);
      await named(world.backEnd, gu, { until: '2026-11-21' });
      const delegationId = (await all())[0]?.id;
      await under.store.transaction(async ({ delegations }) => {
        for (const each of await delegations.allAgreed()) await delegations.save({ ...each, until: '2026-11-20' });
      });
      await crossed<void, unknown>(under, world, {
        one: async (backEnd) => backEnd.maintainDelegations(),
        at: 'before delegations.save',
        others: [
          async () => asked(world, 'endDelegation', { delegationId }, gu),
          async () => world.backEnd.maintainDelegations(),
        ],
      });
      expect(
        (await under.store.transaction(async ({ messages }) => messages.of('U-limin', 0, 50))).filter(
          ({ kind }) => kind === 'delegation-ended',
        ),
      ).toHaveLength(1);
    });
  });
}
