import * as records from './records/people.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from './store-suite.ts';

function invitationsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'invitations',
    (all) => all.invitations,
    (each) => each.id,
    [
      records.invitation,
      {
        ...records.invitation,
        id: 'IN-2',
        codeHash: '',
        institution: '衡铎银行',
        state: 'waiting',
        endedAt: 1_700_000_000_009,
        userId: 'U-7',
        roles: [],
      },
    ],
    { wrong: 3, state: 'used', roles: ['CORP_MANAGER'] },
  );

  it('finds the invitations of a company, the newest first, and the one of a code', async () => {
    const of = (id: string, pkCorp: string, invitedAt: number, codeHash: string) => ({
      ...records.invitation,
      id,
      pkCorp,
      invitedAt,
      codeHash,
    });
    await doing(async ({ invitations }) =>
      invitations.saveAll([
        of('IN-4', 'C-1', 10, ''),
        of('IN-5', 'C-1', 20, 'five'),
        of('IN-3', 'C-1', 20, 'three'),
        of('IN-6', 'C-2', 30, 'six'),
        of('IN-7', 'C-2', 40, ''),
      ]),
    );
    expect((await doing(async ({ invitations }) => invitations.ofCompany('C-1'))).map(({ id }) => id)).toEqual([
      'IN-3',
      'IN-5',
      'IN-4',
    ]);
    expect((await doing(async ({ invitations }) => invitations.byCodeHash('six')))?.id).toBe('IN-6');
    for (const code of ['', 'none'])
      expect(await doing(async ({ invitations }) => invitations.byCodeHash(code))).toBeUndefined();
  });
}

function proposalsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'proposals',
    (all) => all.proposals,
    (each) => each.id,
    [
      records.proposal,
      {
        ...records.proposal,
        id: 'PP-2',
        kind: 'two-steps-on',
        subject: '',
        subjectName: '',
        before: [],
        after: [],
        state: 'declined',
        decidedAt: 1_700_000_000_009,
        decidedBy: 'U-3',
        decidedByName: '顾云舟',
        reason: '不"必',
      },
    ],
    { state: 'confirmed', decidedAt: 1_700_000_000_005 },
  );

  it('finds the proposals of a company, the newest first, up to a limit', async () => {
    const of = (id: string, pkCorp: string, proposedAt: number) => ({ ...records.proposal, id, pkCorp, proposedAt });
    await doing(async ({ proposals }) =>
      proposals.saveAll([of('PP-4', 'C-1', 10), of('PP-6', 'C-1', 20), of('PP-5', 'C-1', 20), of('PP-7', 'C-2', 30)]),
    );
    expect((await doing(async ({ proposals }) => proposals.ofCompany('C-1', 2))).map(({ id }) => id)).toEqual([
      'PP-5',
      'PP-6',
    ]);
  });

  it('finds all proposals of a company that are open at a time', async () => {
    const of = (id: string, change: Partial<typeof records.proposal>) => ({
      ...records.proposal,
      id,
      pkCorp: 'C-3',
      state: 'open' as const,
      proposedAt: 10,
      until: 50,
      ...change,
    });
    await doing(async ({ proposals }) =>
      proposals.saveAll([
        of('PP-1', {}),
        of('PP-3', { proposedAt: 20 }),
        of('PP-8', { until: 40 }),
        of('PP-9', { state: 'withdrawn' }),
        of('PP-10', { pkCorp: 'C-4' }),
      ]),
    );
    expect((await doing(async ({ proposals }) => proposals.openOf('C-3', 40))).map(({ id }) => id)).toEqual([
      'PP-3',
      'PP-1',
    ]);
  });
}

function delegationsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'delegations',
    (all) => all.delegations,
    (each) => each.id,
    [
      records.delegation,
      {
        ...records.delegation,
        id: 'DG-2',
        roles: [],
        state: 'ended',
        begun: true,
        endedAt: 1_700_000_000_009,
        endedByName: '李敏',
      },
    ],
    { until: '2026-12-31', state: 'declined' },
  );

  it('finds the delegations of a company, of a delegate, and all current ones', async () => {
    const of = (id: string, more: Partial<typeof records.delegation>) => ({
      ...records.delegation,
      id,
      pkCorp: 'C-D',
      toUserId: 'U-D',
      ...more,
    });
    await doing(async ({ delegations }) =>
      delegations.saveAll([
        of('DG-3', {}),
        of('DG-5', { madeAt: 1_700_000_000_001 }),
        of('DG-4', { madeAt: 1_700_000_000_001, state: 'ended' }),
        of('DG-6', { toUserId: 'U-E', pkCorp: 'C-E' }),
        of('DG-7', { state: 'waiting' }),
      ]),
    );
    expect((await doing(async ({ delegations }) => delegations.ofCompany('C-D', 3))).map(({ id }) => id)).toEqual([
      'DG-4',
      'DG-5',
      'DG-3',
    ]);
    expect((await doing(async ({ delegations }) => delegations.openOf('C-D'))).map(({ id }) => id)).toEqual([
      'DG-5',
      'DG-3',
      'DG-7',
    ]);
    expect((await doing(async ({ delegations }) => delegations.ofDelegate('U-D'))).map(({ id }) => id)).toEqual([
      'DG-3',
      'DG-5',
    ]);
    expect((await doing(async ({ delegations }) => delegations.allAgreed())).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['DG-3', 'DG-5', 'DG-6']),
    );
  });
}

function departuresContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'departures',
    (all) => all.departures,
    (each) => each.userId,
    [
      records.departure,
      { ...records.departure, userId: 'U-2', successor: '', successorName: '', packages: 0, roles: [] },
    ],
    { leftAt: 1_700_000_000_003 },
  );

  it('finds the departures of a company', async () => {
    await doing(async ({ departures }) =>
      departures.saveAll([
        { ...records.departure, userId: 'U-9' },
        { ...records.departure, userId: 'U-8' },
        { ...records.departure, userId: 'U-7', pkCorp: 'C-2' },
      ]),
    );
    expect((await doing(async ({ departures }) => departures.ofCompany('C-1'))).map(({ userId }) => userId)).toEqual([
      'U-8',
      'U-9',
    ]);
  });
}

export function peopleStoreContract(suite: StoreSuite): void {
  invitationsContract(suite);
  proposalsContract(suite);
  delegationsContract(suite);
  departuresContract(suite);
}
