import { describe, expect, it } from 'vitest';
import { kindOf } from './fault-kind.ts';
import { signedInOver, type OpenDesks } from './signed-in.ts';

/** Contract of the desk for a company's group, for every transport. The demo world's day is 21 November 2026. */
export function groupDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('shows a group’s switches and organisations', async () =>
      as('luoqiubai', async ({ group, groups }) => {
        expect(await groups.flags()).toEqual({ innerOrganisations: true, authorisations: true });
        const organisations = await group.organisations();
        expect(organisations.find(({ id }) => id === 'IO-12')).toEqual({
          id: 'IO-12',
          code: 'QH0102',
          name: '总装分厂',
          level: 2,
          parentId: 'IO-1',
          state: 'active',
          products: [],
        });
        expect(organisations.map(({ products, state }) => [products.join(), state])).toEqual([
          ['CREDIT,EST', 'active'],
          ['', 'active'],
          ['', 'active'],
          ['EDT,SCCP', 'active'],
          ['', 'stopped'],
          ['', 'active'],
        ]);
      }));

    it.each([
      ['luoqiubai', { isOwn: true, isMember: true }],
      ['jianghuaijin', { name: '北屿建设工程集团有限公司', isOwn: false, isMember: true }],
    ])('shows %s the head of the group', async (account, expected) =>
      as(account, async ({ group }) => expect(await group.head()).toMatchObject(expected)),
    );

    it('shows no head to a company outside a group', async () =>
      as('zhousiyuan', async ({ group }) => expect(await group.head()).toBeUndefined()));

    it('lists the authorisations, the valid ones first', async () =>
      as('songbeichen', async ({ group }) => {
        const authorisations = await group.authorisations();
        expect(authorisations.map(({ state, withdrawnOn }) => [state, withdrawnOn])).toEqual([
          ['valid', ''],
          ['valid', ''],
          ['not-yet', ''],
          ['expired', ''],
          ['withdrawn', '2026-09-22'],
        ]);
        expect(authorisations[0]).toEqual({
          id: 'AU-2',
          personName: '温以宁',
          organisationName: '西北采购中心',
          products: ['EDT', 'SCCP'],
          actions: [],
          from: '2026-10-22',
          until: '2027-10-22',
          withdrawnOn: '',
          state: 'valid',
        });
      }));

    it('grants and withdraws an authorisation by two people', async () =>
      as('luoqiubai', async ({ authorising }) => {
        const { mayGrant, decidesAlone, organisations, products } = await authorising.authorisations();
        expect([
          authorising.isOffered,
          mayGrant,
          decidesAlone,
          organisations.some(({ id }) => id === 'IO-21'),
          products.includes('CREDIT'),
        ]).toEqual([true, true, false, false, true]);
        const entry = {
          userId: '',
          personName: '方知雨',
          organisationId: 'IO-3',
          products: ['CREDIT'],
          actions: ['prepare'],
          from: '2026-11-21',
          until: '2027-11-20',
        } as const;
        expect(await authorising.grant({ ...entry, personName: '', until: '2026-11-20' })).toEqual({
          done: false,
          because: 'refused',
          problems: { personName: 'missing', until: 'past' },
        });
        const given = await authorising.grant(entry);
        expect(given).toMatchObject({ done: true });
        expect(given.done && given.now.authorisations[0]).toMatchObject({
          personName: '方知雨',
          mobile: '',
          actions: ['view', 'prepare'],
          organisationName: '财务共享中心',
          unconfirmed: 'waiting',
          proposal: { withdraws: false, isOwn: true, mayDecide: false },
        });
        expect(
          await authorising.decide((given.done && given.now.authorisations[0]?.proposal?.id) || '', true, ''),
        ).toEqual({ done: false, because: 'not-permitted' });
        expect(await authorising.withdraw('AU-1')).toMatchObject({ done: true });
        expect(await authorising.withdraw('AU-1')).toEqual({ done: false, because: 'proposed' });
        expect(await authorising.withdraw('AU-9')).toEqual({ done: false, because: 'gone' });
        expect(await authorising.withdraw('AU-4')).toEqual({ done: false, because: 'now' });
      }));

    it.each(['zhousiyuan', 'linzhixia-hengduo'])('refuses %s, whose company is no group', async (account) =>
      as(account, async ({ group, groups }) => {
        expect(await groups.flags()).toEqual({ innerOrganisations: false, authorisations: false });
        expect([await kindOf(group.organisations()), await kindOf(group.authorisations())]).toEqual([
          'forbidden',
          'forbidden',
        ]);
      }),
    );
  });
}
