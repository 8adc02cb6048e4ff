import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { confirmDelegation } from '../../../../server/core/people/delegations.ts';
import type { DelegationRecord } from '../../../../server/core/records/people.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { mayActFor, ownNameOf, personBehind } from '../../../../server/core/identity/people-in-role.ts';
import type { Transaction } from '../../../../server/core/store.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { PackageWire } from '../../../../src/contract/documented/evidence/package-list.ts';
import { absurdValues } from '../../../builders/absurd-values.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const day = 86_400_000;
let store: MemoryStore;
let backEnd: BackEnd;
let now: number;
let announced: string[];

beforeEach(async () => {
  [store, now, announced] = [new MemoryStore(), Date.parse('2026-11-21T02:00:00Z'), []];
  backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => now } });
  store.onAnnounced((each) => void (each?.topic === 'session' && announced.push(each.userId)));
});

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  return asker;
}
const all = async <Found>(look: (transaction: Transaction) => Promise<Found>): Promise<Found> =>
  store.transaction(look);
const put = async (userName: string, wish: Partial<UserRecord>): Promise<void> =>
  all(async ({ users }) => {
    const found = await users.byName(userName);
    if (found) await users.save({ ...found, ...wish });
  });
interface Shown {
  readonly mayManage: boolean;
  readonly mayName: boolean;
  readonly delegations: readonly {
    readonly delegationId: string;
    readonly fromName: string;
    readonly toName: string;
    readonly state: string;
    readonly mayEnd: boolean;
    readonly ended?: { readonly by: string };
  }[];
}
const shown = async (asker: Asker): Promise<Shown> => asker.given<Shown>('delegations');
const director = 'ROLE_CORP_DIRECTOR';
const holiday = {
  fromUserId: 'U-guyunzhou',
  toUserId: 'U-limin',
  roles: [director],
  from: '2026-11-21',
  until: '2026-11-23',
};
const name = async (asker: Asker, more: object = {}) => asker.ask('nameDelegate', { ...holiday, ...more });
const because = (why: string) => ({ code: 'PEOPLE_REFUSED', data: { because: why } });
interface Security {
  readonly candidateRoles: readonly { readonly pkRole: string; readonly roleName: string }[];
  readonly currentRole3: string;
  readonly user3: { readonly personName: string; readonly personRoleNames: string };
}
const security = async (asker: Asker): Promise<Security> =>
  asker.given<Security>('security', { user3Required: true, candidateRoles3Required: true, currentRole3: true });
/** Zhou Siyuan, the main user, proposes a change that a director may confirm. */
async function proposed(asker: Asker): Promise<string> {
  expect(await asker.ask('proposeTwoSteps', { demanded: true })).toMatchObject({ code: '0' });
  return (
    (await asker.given<{ proposals: readonly { proposalId: string }[] }>('companyPeople')).proposals[0]?.proposalId ??
    ''
  );
}
const decide = async (asker: Asker, proposalId: string) =>
  asker.ask('decideProposal', { proposalId, confirmed: true, reason: '' });

describe('a delegation to act for a colleague who is away', () => {
  it('gives the delegate the colleague’s role under that colleague’s name, and ends after its last day', async () => {
    const [gu, li, zhou] = [await as('guyunzhou'), await as('limin'), await as('zhousiyuan')];
    const proposal = await proposed(zhou);
    expect((await security(li)).candidateRoles).toHaveLength(1);
    expect(await decide(li, proposal)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await name(gu)).toMatchObject({
      code: '0',
      data: { delegations: [{ fromName: '顾云舟', toName: '李敏', state: 'holding', mayEnd: true }] },
    });
    expect(announced).toContain('U-limin');
    expect((await security(li)).candidateRoles).toMatchObject([
      { pkRole: 'ROLE_CORP_OPERATOR', roleName: 'Operator' },
      { pkRole: director, roleName: 'Director (for 顾云舟)' },
    ]);
    expect(await decide(li, proposal)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await li.ask('refreshSession', { currentRole3: director })).toMatchObject({ code: '0' });
    expect(await security(li)).toMatchObject({
      currentRole3: director,
      user3: { personName: '李敏', personRoleNames: 'Director (for 顾云舟)' },
    });
    expect(await decide(li, proposal)).toMatchObject({
      code: '0',
      data: { proposals: [{ state: 'confirmed', decided: { by: '李敏 (for 顾云舟)' } }] },
    });
    now += 2 * day;
    await backEnd.maintainDelegations();
    const over = new Asker(backEnd);
    await over.signIn('limin');
    expect((await security(over)).candidateRoles).toHaveLength(2);
    expect(await over.ask('refreshSession', { currentRole3: director })).toMatchObject({ code: '0' });
    // The session continues after midnight, but the delegation does not.
    now = Date.parse('2026-11-23T15:50:00Z');
    const late = new Asker(backEnd);
    await late.signIn('limin');
    await late.ask('refreshSession', { currentRole3: director });
    now = Date.parse('2026-11-23T16:00:00Z');
    expect(await security(late)).toMatchObject({
      currentRole3: 'ROLE_CORP_OPERATOR',
      candidateRoles: [{ pkRole: 'ROLE_CORP_OPERATOR' }],
    });
    announced = [];
    await Promise.all([backEnd.maintainDelegations(), backEnd.maintainDelegations()]);
    expect(announced).toEqual(['U-limin']);
    expect((await shown(late)).delegations).toMatchObject([{ state: 'ended', ended: { by: '' }, mayEnd: false }]);
  });

  it('begins on its first day, also in an open session', async () => {
    const li = await as('limin');
    expect(await name(await as('guyunzhou'), { from: '2026-11-22' })).toMatchObject({
      code: '0',
      data: { delegations: [{ state: 'coming' }] },
    });
    expect((await security(li)).candidateRoles).toHaveLength(1);
    now = Date.parse('2026-11-21T15:59:59Z');
    const open = await as('limin');
    expect(await open.ask('refreshSession', { currentRole3: director })).toMatchObject({ code: 'NOT_PERMITTED' });
    now += 1000;
    announced = [];
    await backEnd.maintainDelegations();
    expect(announced).toEqual(['U-limin']);
    expect((await security(open)).candidateRoles).toHaveLength(2);
    await backEnd.maintainDelegations();
    expect(announced).toEqual(['U-limin']);
  });

  it.each(['guyunzhou', 'limin', 'zhousiyuan'])(
    'can be ended at once by %s, and returns an open session to its own role',
    async (account) => {
      const [gu, li] = [await as('guyunzhou'), await as('limin')];
      await name(gu);
      await li.ask('refreshSession', { currentRole3: director });
      const who = account === 'limin' ? li : await as(account);
      const [given] = (await shown(who)).delegations;
      announced = [];
      expect(await who.ask('endDelegation', { delegationId: given?.delegationId })).toMatchObject({ code: '0' });
      expect(announced).toEqual(['U-limin']);
      expect(await security(li)).toMatchObject({
        currentRole3: 'ROLE_CORP_OPERATOR',
        candidateRoles: [{ pkRole: 'ROLE_CORP_OPERATOR' }],
      });
      expect(await who.ask('endDelegation', { delegationId: given?.delegationId })).toMatchObject(because('now'));
      // A new delegation is not used until the user chooses it.
      await name(await as('guyunzhou'));
      expect((await security(li)).currentRole3).toBe('ROLE_CORP_OPERATOR');
    },
  );

  it('stops when a person is frozen, loses the role or leaves', async () => {
    const li = await as('limin');
    await name(await as('guyunzhou'));
    const candidates = async (): Promise<number> => (await security(li)).candidateRoles.length;
    expect(await candidates()).toBe(2);
    for (const userId of ['U-guyunzhou', 'U-limin']) {
      await all(async ({ freezes }) => freezes.save({ userId, frozenAt: now }));
      expect(await candidates()).toBe(1);
      await all(async ({ freezes }) => freezes.remove(userId));
      expect(await candidates()).toBe(2);
    }
    await put('guyunzhou', { roles: ['CORP_QUERY'] });
    expect(await candidates()).toBe(1);
    await put('guyunzhou', { roles: [director] });
    expect(await (await as('zhousiyuan')).ask('endMembership', { userId: 'U-guyunzhou' })).toMatchObject({ code: '0' });
    expect(await candidates()).toBe(1);
    expect((await shown(li)).delegations).toMatchObject([{ state: 'ended', ended: { by: '周思远' } }]);
  });

  it('bars the delegate from deciding proposals made by either of the two people', async () => {
    await put('limin', { roles: ['ROLE_CORP_OPERATOR', 'CORP_MANAGER'] });
    await put('guyunzhou', { roles: [director, 'CORP_MANAGER'] });
    const gu = await as('guyunzhou');
    await gu.ask('refreshSession', { currentRole3: 'CORP_MANAGER' });
    const own = await proposed(gu);
    expect(await name(gu)).toMatchObject({ code: '0' });
    const li = await as('limin');
    await li.ask('refreshSession', { currentRole3: director });
    expect(await decide(li, own)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect((await li.given<{ proposals: readonly object[] }>('companyPeople')).proposals).toMatchObject([
      { mayDecide: false },
    ]);
    await li.ask('withdrawProposal', { proposalId: own });
    // A delegate cannot confirm the own proposals of another role, whomever the delegate acts for.
    await li.ask('refreshSession', { currentRole3: 'CORP_MANAGER' });
    const delegates = await proposed(li);
    await li.ask('refreshSession', { currentRole3: director });
    expect(await decide(li, delegates)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await decide(gu, delegates)).toMatchObject({ code: '0' });
  });

  it('bars the absent colleague from deciding a proposal made in that colleague’s name', async () => {
    await put('guyunzhou', { roles: ['CORP_MANAGER'] });
    const gu = await as('guyunzhou');
    expect(await name(gu, { roles: ['CORP_MANAGER'] })).toMatchObject({ code: '0' });
    const li = await as('limin');
    await li.ask('refreshSession', { currentRole3: 'CORP_MANAGER' });
    const made = await proposed(li);
    expect(await decide(gu, made)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect((await gu.given<{ proposals: readonly object[] }>('companyPeople')).proposals).toMatchObject([
      { by: '李敏 (for 顾云舟)', isOwn: true, mayDecide: false },
    ]);
    for (const userId of ['U-limin', 'U-guyunzhou'])
      expect(
        await li.ask('giveRoles', {
          userId,
          roles: ['query'],
          seen: userId === 'U-limin' ? ['ROLE_CORP_OPERATOR'] : ['CORP_MANAGER'],
        }),
      ).toMatchObject(because('oneself'));
    for (const userId of ['U-limin', 'U-guyunzhou'])
      expect(await li.ask('endMembership', { userId })).toMatchObject(because('oneself'));
    expect(await decide(await as('linzhixia'), made)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await decide(await as('zhousiyuan'), made)).toMatchObject({ code: '0' });
  });

  it('is refused when no other person could confirm proposals', async () => {
    await put('zhousiyuan', { isMain: false });
    await put('linzhixia', { roles: ['ROLE_CORP_OPERATOR'] });
    await put('limin', { roles: ['CORP_MANAGER'] });
    expect(await name(await as('guyunzhou'))).toMatchObject(because('maker-and-checker'));
  });

  it.each([
    ['to oneself', 'guyunzhou', { toUserId: 'U-guyunzhou' }, because('to-oneself')],
    ['for a role that the colleague does not have', 'guyunzhou', { roles: ['CORP_MANAGER'] }, because('not-theirs')],
    ['to a person who has the role already', 'guyunzhou', { toUserId: 'U-linzhixia' }, because('has-roles')],
    ['to a person of an institution', 'guyunzhou', { toUserId: 'U-linzhixia-hengduo' }, because('institution')],
    ['to a person of another company', 'guyunzhou', { toUserId: 'U-heqinghe' }, { code: 'NOT_FOUND' }],
    ['when a person who is no user manager names one for a colleague', 'limin', {}, { code: 'NOT_PERMITTED' }],
    [
      'with a first day in the past',
      'guyunzhou',
      { from: '2026-11-20' },
      { code: 'PEOPLE_REFUSED', data: { fields: ['from past'] } },
    ],
    [
      'with an end before its beginning',
      'guyunzhou',
      { from: '2026-11-25', until: '2026-11-24' },
      { code: 'PEOPLE_REFUSED', data: { fields: ['until before-from'] } },
    ],
    [
      'without a real last day',
      'guyunzhou',
      { until: '9999-99-99' },
      { code: 'PEOPLE_REFUSED', data: { fields: ['until form'] } },
    ],
    [
      'for more than ninety days',
      'guyunzhou',
      { until: '2027-02-19' },
      { code: 'PEOPLE_REFUSED', data: { fields: ['until too-long'] } },
    ],
    [
      'without roles and days',
      'guyunzhou',
      { roles: [], from: '', until: ' ' },
      { code: 'PEOPLE_REFUSED', data: { fields: ['roles missing', 'from missing', 'until form'] } },
    ],
  ])('is refused %s', async (_what, account, more, answer) => {
    expect(await name(await as(account), more)).toMatchObject(answer);
    expect(await all(async ({ delegations }) => delegations.ofCompany('C-YANZHOU', 9))).toEqual([]);
  });

  it('cannot be passed on, and a role has one delegate at a time', async () => {
    await put('shenruogu', { roles: ['CORP_QUERY', 'CORP_MANAGER'] });
    const [gu, li, shen] = [await as('guyunzhou'), await as('limin'), await as('shenruogu')];
    await name(gu);
    expect(await name(gu)).toMatchObject(because('twice'));
    expect(
      await name(li, { fromUserId: 'U-limin', toUserId: 'U-shenruogu', roles: ['ROLE_CORP_OPERATOR'] }),
    ).toMatchObject(because('chain'));
    await li.ask('refreshSession', { currentRole3: director });
    expect(await name(li, { fromUserId: 'U-limin', toUserId: 'U-shenruogu', roles: [director] })).toMatchObject(
      because('chain'),
    );
    expect(
      await name(shen, { fromUserId: 'U-shenruogu', toUserId: 'U-guyunzhou', roles: ['CORP_MANAGER'] }),
    ).toMatchObject(because('away'));
    // At other times it is a separate delegation.
    expect(
      await name(shen, {
        fromUserId: 'U-shenruogu',
        toUserId: 'U-guyunzhou',
        roles: ['CORP_MANAGER'],
        from: '2026-11-24',
        until: '2026-11-25',
      }),
    ).toMatchObject({ code: '0' });
    await put('linzhixia', { roles: [director] });
    expect(await name(await as('linzhixia'), { fromUserId: 'U-linzhixia' })).toMatchObject(because('acts-already'));
  });

  it('needs confirmation when a manager lends a colleague’s approving role, and is hidden from others', async () => {
    const [zhou, gu, shen] = [await as('zhousiyuan'), await as('guyunzhou'), await as('shenruogu')];
    expect(await name(zhou)).toMatchObject({ code: '0', data: { delegations: [{ state: 'waiting' }] } });
    expect((await security(await as('limin'))).candidateRoles).toHaveLength(1);
    const [waiting] = (
      await gu.given<{ proposals: readonly { proposalId: string; kind: string; subjectName: string }[] }>(
        'companyPeople',
      )
    ).proposals;
    expect(waiting).toMatchObject({ kind: 'delegation', subjectName: '李敏 (for 顾云舟)' });
    expect(await shown(shen)).toMatchObject({ mayManage: false, mayName: true, delegations: [] });
    expect(await decide(zhou, waiting?.proposalId ?? '')).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await decide(gu, waiting?.proposalId ?? '')).toMatchObject({ code: '0' });
    expect(
      (await gu.given<{ events: readonly { what: string }[] }>('signInHistory', { page: 1, pageSize: 9 })).events.map(
        ({ what }) => what,
      ),
    ).toContain('delegation-confirmed');
    const [given] = (await shown(gu)).delegations;
    expect(given).toMatchObject({ state: 'holding' });
    expect(await shen.ask('endDelegation', { delegationId: given?.delegationId })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await (await as('heqinghe')).ask('endDelegation', { delegationId: given?.delegationId })).toMatchObject({
      code: 'NOT_FOUND',
    });
    // A delegation without decision rights needs no second person.
    expect(
      await name(zhou, {
        fromUserId: 'U-limin',
        toUserId: 'U-shenruogu',
        roles: ['ROLE_CORP_OPERATOR'],
        from: '2026-12-01',
        until: '2026-12-02',
      }),
    ).toMatchObject({
      code: '0',
      data: { delegations: expect.arrayContaining([expect.objectContaining({ state: 'coming', fromName: '李敏' })]) },
    });
  });

  it('cannot be confirmed after it was declined, withdrawn, ended or overtaken', async () => {
    const [zhou, gu] = [await as('zhousiyuan'), await as('guyunzhou')];
    const waiting = async (): Promise<string> => {
      expect(await name(zhou)).toMatchObject({ code: '0' });
      return (
        (await gu.given<{ proposals: readonly { proposalId: string }[] }>('companyPeople')).proposals[0]?.proposalId ??
        ''
      );
    };
    expect(
      await gu.ask('decideProposal', { proposalId: await waiting(), confirmed: false, reason: '不必' }),
    ).toMatchObject({ code: '0' });
    expect((await shown(gu)).delegations[0]).toMatchObject({ state: 'declined' });
    now += 1;
    await zhou.ask('withdrawProposal', { proposalId: await waiting() });
    expect((await shown(gu)).delegations[0]).toMatchObject({ state: 'declined' });
    now += 1;
    const third = await waiting();
    await gu.ask('endDelegation', { delegationId: (await shown(gu)).delegations[0]?.delegationId });
    expect(await decide(gu, third)).toMatchObject(because('now'));
    now += 1;
    const fourth = await waiting();
    await put('guyunzhou', { roles: ['CORP_MANAGER'] });
    const asManager = await as('guyunzhou');
    expect(await decide(asManager, fourth)).toMatchObject(because('overtaken'));
  });

  it('does not let a person decide alone by acting for the only other approver', async () => {
    await put('linzhixia', { roles: ['ROLE_CORP_OPERATOR'] });
    await put('guyunzhou', { roles: [director, 'CORP_QUERY'] });
    const [zhou, gu] = [await as('zhousiyuan'), await as('guyunzhou')];
    expect(await name(gu, { toUserId: 'U-zhousiyuan', roles: ['CORP_QUERY'] })).toMatchObject({ code: '0' });
    expect(await zhou.ask('refreshSession', { currentRole3: 'CORP_QUERY' })).toMatchObject({ code: '0' });
    expect(await zhou.given('companyPeople')).toMatchObject({ mayManage: true, decidesAlone: false });
    expect(
      await zhou.ask('giveRoles', {
        userId: 'U-limin',
        roles: ['operator', 'administrator'],
        seen: ['ROLE_CORP_OPERATOR'],
      }),
    ).toMatchObject(because('nobody-confirms'));
    await zhou.ask('refreshSession', { currentRole3: 'ROLE_CORP_OPERATOR' });
    expect(
      await zhou.ask('giveRoles', {
        userId: 'U-limin',
        roles: ['operator', 'administrator'],
        seen: ['ROLE_CORP_OPERATOR'],
      }),
    ).toMatchObject({ code: '0', data: { proposals: [{ state: 'open' }] } });
  });

  it('needs the colleague’s confirmation when a manager takes over a role', async () => {
    await put('guyunzhou', { roles: [director, 'CORP_QUERY'] });
    const [zhou, gu] = [await as('zhousiyuan'), await as('guyunzhou')];
    expect(await name(zhou, { toUserId: 'U-zhousiyuan', roles: ['CORP_QUERY'] })).toMatchObject({
      code: '0',
      data: { delegations: [{ state: 'waiting' }] },
    });
    expect((await security(zhou)).candidateRoles).toHaveLength(1);
    const [waiting] = (await gu.given<{ proposals: readonly { proposalId: string }[] }>('companyPeople')).proposals;
    expect(await decide(gu, waiting?.proposalId ?? '')).toMatchObject({ code: '0' });
    expect((await security(zhou)).candidateRoles).toHaveLength(2);
  });

  it('stays in the list among 200 ended ones, and ends when its giver leaves', async () => {
    const [gu, shen] = [await as('guyunzhou'), await as('shenruogu')];
    await name(gu);
    const own = { fromUserId: 'U-shenruogu', toUserId: 'U-limin', roles: ['CORP_QUERY'] };
    expect(await name(shen, own)).toMatchObject({ code: '0' });
    await shen.given('endDelegation', { delegationId: (await shown(shen)).delegations[0]?.delegationId });
    await all(async ({ delegations }) => {
      const ended = (await delegations.ofCompany('C-YANZHOU', 9)).find(({ state }) => state === 'ended');
      if (ended)
        await delegations.saveAll(
          Array.from({ length: 200 }, (_, index) => ({ ...ended, id: `DG-${index}`, madeAt: now + index + 1 })),
        );
    });
    now += 60_000;
    const zhou = await as('zhousiyuan');
    expect((await shown(zhou)).delegations.at(-1)).toMatchObject({
      fromName: '顾云舟',
      state: 'holding',
      mayEnd: true,
    });
    expect(await name(gu)).toMatchObject(because('twice'));
    expect(await zhou.ask('endMembership', { userId: 'U-guyunzhou' })).toMatchObject({ code: '0' });
    expect(await all(async ({ delegations }) => delegations.openOf('C-YANZHOU'))).toEqual([]);
  });

  it('can be made at most twenty times a day by one person', async () => {
    const shen = await as('shenruogu');
    const own = { fromUserId: 'U-shenruogu', toUserId: 'U-limin', roles: ['CORP_QUERY'] };
    for (let round = 0; round < 20; round += 1) {
      now += 1000;
      expect(await name(shen, own)).toMatchObject({ code: '0' });
      await shen.given('endDelegation', { delegationId: (await shown(shen)).delegations[0]?.delegationId });
    }
    expect(await name(shen, own)).toMatchObject(because('too-many'));
    now += day;
    expect(await name(await as('shenruogu'), { ...own, from: '2026-11-22' })).toMatchObject({ code: '0' });
  });

  it('does not let a delegate without the manager’s role withdraw the manager’s proposal', async () => {
    await put('zhousiyuan', { roles: ['ROLE_CORP_OPERATOR', 'CORP_QUERY'] });
    const [zhou, li] = [await as('zhousiyuan'), await as('limin')];
    const proposalId = await proposed(zhou);
    expect(await name(zhou, { fromUserId: 'U-zhousiyuan', roles: ['CORP_QUERY'] })).toMatchObject({ code: '0' });
    await li.ask('refreshSession', { currentRole3: 'CORP_QUERY' });
    expect(await li.ask('withdrawProposal', { proposalId })).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await zhou.ask('withdrawProposal', { proposalId })).toMatchObject({ code: '0' });
  });

  it('refuses absurd input with a clear code', async () => {
    const gu = await as('guyunzhou');
    for (const value of absurdValues)
      for (const field of ['fromUserId', 'toUserId', 'roles', 'from', 'until'])
        expect(['REQUEST_INVALID', 'NOT_FOUND', 'NOT_PERMITTED', 'PEOPLE_REFUSED']).toContain(
          (await name(gu, { [field]: value })).code,
        );
    expect((await shown(gu)).delegations).toEqual([]);
  });

  it('refuses calls meant for the colleague after it ended, and says who ended it', async () => {
    const [shen, li] = [await as('shenruogu'), await as('limin')];
    expect(
      await name(li, { fromUserId: 'U-limin', toUserId: 'U-shenruogu', roles: ['ROLE_CORP_OPERATOR'] }),
    ).toMatchObject({ code: '0' });
    await shen.ask('refreshSession', { currentRole3: 'ROLE_CORP_OPERATOR' });
    shen.account = 'U-shenruogu/U-limin';
    expect(await shen.given('security', { actedFor: 'U-limin' })).toMatchObject({
      actsFor: { userId: 'U-limin', personName: '李敏', until: '2026-11-23' },
    });
    expect(await shen.ask('corpInfo')).toMatchObject({ code: '0' });
    now += 60_000;
    await li.ask('endDelegation', { delegationId: (await shown(li)).delegations[0]?.delegationId });
    // Repeated requests, from any window, are refused: work that was meant for a colleague is not done.
    for (let times = 0; times < 2; times += 1)
      expect(await shen.ask('corpInfo')).toMatchObject({ code: 'ACTING_OVER' });
    const told = await shen.given<{ actsFor?: object; actingOver?: object }>('security', {
      actedFor: 'U-limin',
      currentRole3: true,
    });
    expect(told).toMatchObject({
      currentRole3: 'CORP_QUERY',
      actingOver: { personName: '李敏', by: '李敏', at: now, today: '2026-11-21' },
    });
    expect(told.actsFor).toBeUndefined();
    // The end of a delegation is reported only for the right colleague, and only on request.
    for (const actedFor of [undefined, 'U-guyunzhou'])
      expect((await shen.given<{ actingOver?: object }>('security', { actedFor })).actingOver).toBeUndefined();
    shen.account = 'U-shenruogu';
    expect(await shen.ask('corpInfo')).toMatchObject({ code: '0' });
    // The user is signed out, because the page still names the colleague.
    shen.account = 'U-shenruogu/U-limin';
    const { token } = shen;
    expect(await shen.ask('logout')).toMatchObject({ code: '0' });
    [shen.token, shen.account] = [token, undefined];
    expect(await shen.ask('corpInfo')).toMatchObject({ code: 'SESSION_REQUIRED' });
  });

  it('marks the message of its beginning as read and out of date once it ends', async () => {
    const [shen, li] = [await as('shenruogu'), await as('limin')];
    await name(li, { fromUserId: 'U-limin', toUserId: 'U-shenruogu', roles: ['ROLE_CORP_OPERATOR'] });
    const told = async (title: string) =>
      (
        await shen.given<{ title: string; content: string; readTime?: number | null }[]>('messages', {
          messageState: 'SENT',
          messageType: 'ALL',
        })
      ).find((each) => each.title === title);
    const begun = async () => told('You act for 李敏 now');
    expect([(await begun())?.content, (await begun())?.readTime ?? undefined]).toEqual([
      expect.stringContaining('You can switch to them'),
      undefined,
    ]);
    now += 60_000;
    await li.ask('endDelegation', { delegationId: (await shown(li)).delegations[0]?.delegationId });
    expect([(await begun())?.content, (await begun())?.readTime]).toEqual([
      expect.stringContaining('It has now ended'),
      now,
    ]);
    expect((await told('You no longer act for 李敏'))?.readTime ?? undefined).toBeUndefined();
  });

  it('reports its end by time without a background check', async () => {
    const [shen, li] = [await as('shenruogu'), await as('limin')];
    await name(li, { fromUserId: 'U-limin', toUserId: 'U-shenruogu', roles: ['ROLE_CORP_OPERATOR'] });
    now = Date.parse('2026-11-24T02:00:00Z');
    const back = await as('shenruogu');
    expect(await back.given('security', { actedFor: 'U-limin' })).toMatchObject({
      actingOver: { by: '', at: Date.parse('2026-11-23T16:00:00Z'), today: '2026-11-24' },
    });
    expect(await shen.ask('security', { actedFor: 'U-limin' })).not.toMatchObject({ code: '0' });
  });

  it('sends its own message to the delegate and to the absent colleague', async () => {
    const [shen, li] = [await as('shenruogu'), await as('limin')];
    await name(li, { fromUserId: 'U-limin', toUserId: 'U-shenruogu', roles: ['ROLE_CORP_OPERATOR'] });
    const titles = async (asker: Asker) =>
      (
        await asker.given<readonly { title: string; content: string }[]>('messages', {
          messageState: 'SENT',
          messageType: 'ALL',
        })
      )
        .map(({ title, content }) => `${title} ${content}`)
        .slice(0, 1);
    expect([await titles(shen), await titles(li)]).toEqual([
      ['You act for 李敏 now Until 2026-11-23. Roles: Operator. You can switch to them at the top right.'],
      ['沈若谷 acts for you now Until 2026-11-23. Roles: Operator.'],
    ]);
  });

  it('records both names for a step done for the colleague', async () => {
    const [shen, li] = [await as('shenruogu'), await as('limin')];
    expect(
      await name(li, { fromUserId: 'U-limin', toUserId: 'U-shenruogu', roles: ['ROLE_CORP_OPERATOR'] }),
    ).toMatchObject({ code: '0' });
    await shen.ask('refreshSession', { currentRole3: 'ROLE_CORP_OPERATOR' });
    const { records } = await shen.given<{ records: readonly PackageWire[] }>('packagePage', {
      docType: 'CREDIT',
      page: 1,
      pageSize: 50,
      taskSegment: 'CORP',
    });
    const open = records.find(({ state, handlePersonName }) => state === 'PREPARE' && handlePersonName !== '李敏');
    expect(
      await shen.ask('packageClaim', { docDatumId: open?.docDatumId, dataVersion: open?.dataVersion }),
    ).toMatchObject({ code: '0' });
    // The colleague is the handler and continues after the return; the history names the person who took it over.
    expect(await all(async ({ packages }) => packages.find(open?.docDatumId ?? ''))).toMatchObject({
      handlerId: 'U-limin',
      handlerName: '李敏',
    });
    expect((await all(async ({ log }) => log.ofPackage(open?.docDatumId ?? ''))).at(-1)).toMatchObject({
      actorId: 'U-shenruogu',
      actorName: '沈若谷（代李敏）',
      action: 'claimed',
    });
  });

  it('tells the delegate’s session when the colleague’s roles change', async () => {
    const [gu, zhou] = [await as('guyunzhou'), await as('zhousiyuan')];
    await name(gu);
    announced.length = 0;
    expect(
      await zhou.ask('giveRoles', { userId: 'U-guyunzhou', roles: ['director', 'query'], seen: [director] }),
    ).toMatchObject({ code: '0' });
    expect(announced).toContain('U-limin');
  });

  it('can be ended by the colleague while it awaits confirmation', async () => {
    const [gu, zhou] = [await as('guyunzhou'), await as('zhousiyuan')];
    expect(await name(zhou)).toMatchObject({ code: '0', data: { delegations: [{ state: 'waiting' }] } });
    expect(
      await gu.ask('endDelegation', { delegationId: (await shown(gu)).delegations[0]?.delegationId }),
    ).toMatchObject({ code: '0', data: { delegations: [{ state: 'ended', mayEnd: false, ended: { by: '顾云舟' } }] } });
    expect(await zhou.given('companyPeople')).toMatchObject({ proposals: [{ state: 'overtaken' }] });
  });
});

describe('the limits of a delegation', () => {
  const query = {
    fromUserId: 'U-shenruogu',
    toUserId: 'U-limin',
    roles: ['CORP_QUERY'],
    from: '2026-11-21',
    until: '2026-11-23',
  };

  it('let it begin once on its first day and hold to the end of its last day', async () => {
    const gu = await as('guyunzhou');
    announced = [];
    await name(gu, { from: '2026-11-22' });
    await backEnd.maintainDelegations();
    expect([(await shown(gu)).delegations[0]?.state, announced]).toEqual(['coming', []]);
    now = Date.parse('2026-11-23T15:59:59Z');
    await backEnd.maintainDelegations();
    await backEnd.maintainDelegations();
    const heard = [...announced];
    expect([(await shown(await as('guyunzhou'))).delegations[0]?.state, heard]).toEqual(['holding', ['U-limin']]);
  });

  it('leave the delegations of others in force when a person leaves', async () => {
    const gu = await as('guyunzhou');
    await name(gu);
    await name(await as('shenruogu'), query);
    expect(await (await as('zhousiyuan')).ask('endMembership', { userId: 'U-shenruogu' })).toMatchObject({ code: '0' });
    const left = await all(async ({ delegations }) => delegations.openOf('C-YANZHOU'));
    expect(left.map(({ fromName, state }) => [fromName, state])).toEqual([['顾云舟', 'standing']]);
  });

  it('let a person lend a role directly, which makes a waiting proposal of the same overtaken', async () => {
    const [zhou, gu] = [await as('zhousiyuan'), await as('guyunzhou')];
    expect(await name(zhou)).toMatchObject({ code: '0', data: { delegations: [{ state: 'waiting' }] } });
    expect(await name(gu)).toMatchObject({ code: '0' });
    const [waiting] = (await gu.given<{ proposals: readonly { proposalId: string }[] }>('companyPeople')).proposals;
    expect(await decide(gu, waiting?.proposalId ?? '')).toMatchObject(because('overtaken'));
    expect((await shown(gu)).delegations.map(({ state }) => state).toSorted()).toEqual(['holding', 'waiting']);
  });

  it.each([
    ['that waits', {}, undefined],
    ['that waits on its last day', { until: '2026-11-21' }, undefined],
    ['whose last day is past', { from: '2026-11-19', until: '2026-11-20' }, { because: 'overtaken' }],
    ['that was declined', { state: 'declined' }, { because: 'overtaken' }],
    ['that was ended', { state: 'ended' }, { because: 'overtaken' }],
    ['that is in force already', { state: 'standing' }, { because: 'overtaken' }],
    ['from an unknown person', { fromUserId: 'U-nobody' }, { because: 'overtaken' }],
    ['to an unknown person', { toUserId: 'U-nobody' }, { because: 'overtaken' }],
    ['for a role that its giver no longer has', { roles: ['CORP_MANAGER'] }, { because: 'overtaken' }],
  ] as const)('allow a confirmation only while it waits and can take effect: one %s', async (_what, more, refused) => {
    const waits: DelegationRecord = {
      id: 'DG-OWN',
      pkCorp: 'C-YANZHOU',
      fromUserId: 'U-guyunzhou',
      fromPersonId: 'P-guyunzhou',
      fromName: '顾云舟',
      toUserId: 'U-limin',
      toPersonId: 'P-limin',
      toName: '李敏',
      roles: [director],
      from: '2026-11-21',
      until: '2026-11-23',
      state: 'waiting',
      madeAt: now,
      madeBy: 'U-zhousiyuan',
      madeByName: '周思远',
      begun: false,
      endedAt: undefined,
      endedByName: '',
      ...more,
    };
    await all(async ({ delegations }) => delegations.save(waits));
    const confirmed = all(async (transaction) => confirmDelegation(transaction, 'DG-OWN', now));
    if (refused) await expect(confirmed).rejects.toMatchObject({ values: refused });
    else await confirmed;
    expect(await all(async ({ delegations }) => delegations.find('DG-OWN'))).toMatchObject({
      state: refused ? waits.state : 'standing',
    });
  });

  it('bar a delegated manager from passing on the lent role and from taking roles', async () => {
    await put('guyunzhou', { roles: ['CORP_MANAGER', 'CORP_QUERY'] });
    await put('linzhixia', { roles: [director, 'ROLE_CORP_OPERATOR'] });
    expect(await name(await as('guyunzhou'), { roles: ['CORP_MANAGER'] })).toMatchObject({ code: '0' });
    const li = await as('limin');
    await li.ask('refreshSession', { currentRole3: 'CORP_MANAGER' });
    expect(await shown(li)).toMatchObject({ mayManage: true, mayName: true });
    expect(await name(li, { toUserId: 'U-shenruogu', roles: ['CORP_MANAGER'] })).toMatchObject(because('chain'));
    expect(await name(li, { fromUserId: 'U-linzhixia', toUserId: 'U-limin', roles: [director] })).toMatchObject(
      because('chain'),
    );
    expect(
      await name(li, { fromUserId: 'U-linzhixia', toUserId: 'U-shenruogu', roles: ['ROLE_CORP_OPERATOR'] }),
    ).toMatchObject({ code: '0' });
  });
});

describe('the number of delegations of a company', () => {
  it.each([
    [99, '0'],
    [100, 'PEOPLE_REFUSED'],
  ])('with %i open delegations, a further one is answered with %s', async (count, code) => {
    await all(async ({ delegations }) => {
      const made: DelegationRecord = {
        id: '',
        pkCorp: 'C-YANZHOU',
        fromUserId: 'U-x',
        fromPersonId: 'P-x',
        fromName: '',
        toUserId: 'U-y',
        toPersonId: 'P-y',
        toName: '',
        roles: ['CORP_QUERY'],
        from: '2026-11-21',
        until: '2026-11-23',
        state: 'standing',
        madeAt: now,
        madeBy: 'U-x',
        madeByName: '',
        begun: true,
        endedAt: undefined,
        endedByName: '',
      };
      await delegations.saveAll(Array.from({ length: count }, (_, index) => ({ ...made, id: `DG-${index}` })));
      // Delegations that have expired or were ended do not count.
      await delegations.saveAll([
        { ...made, id: 'DG-over', from: '2026-11-19', until: '2026-11-20' },
        { ...made, id: 'DG-ended', state: 'ended' },
      ]);
    });
    expect(await name(await as('guyunzhou'))).toMatchObject({ code });
  });
});

describe('the people who may be named as delegates', () => {
  it('are the current people of the company, without institutions and people who left', async () => {
    await put('linzhixia', { roles: [] });
    const gu = await as('guyunzhou');
    const { people } = await gu.given<{
      people: readonly { userId: string; isSelf: boolean; roles: readonly { pkRole: string }[] }[];
    }>('delegations');
    const everybody = await all(async ({ users }) => users.ofCompany('C-YANZHOU'));
    expect(everybody.filter(({ institution }) => institution !== '')).not.toEqual([]);
    expect(people.map(({ userId }) => userId).toSorted()).toEqual(
      everybody
        .filter(({ userId, institution }) => institution === '' && userId !== 'U-linzhixia')
        .map(({ userId }) => userId)
        .toSorted(),
    );
    expect(people.filter(({ isSelf }) => isSelf).map(({ userId }) => userId)).toEqual(['U-guyunzhou']);
  });
});

describe('the right to name a delegate', () => {
  it('belongs to the people of the company for their own roles, not to delegates or institutions', async () => {
    const li = await as('limin');
    expect(await shown(li)).toMatchObject({ mayManage: false, mayName: true });
    await name(await as('guyunzhou'));
    await li.ask('refreshSession', { currentRole3: director });
    expect(await shown(li)).toMatchObject({ mayManage: false, mayName: false });
    const stranger = await as('linzhixia-hengduo');
    expect(await shown(stranger)).toMatchObject({ mayName: false });
    expect(await name(stranger, { fromUserId: 'U-linzhixia-hengduo' })).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('a matter of a delegate', () => {
  const user = { personId: 'P-li', personName: '李敏（代顾云舟）' } as UserRecord;
  const actsFor = {
    delegationId: 'DG-1',
    userId: 'U-gu',
    personId: 'P-gu',
    personName: '顾云舟',
    until: '2026-11-23',
    ownName: '李敏',
  };

  it('belongs to the delegate and to the colleague acted for', () => {
    const asked = ['P-li', 'P-gu', 'P-other', ''];
    expect(asked.map((each) => mayActFor({ user, actsFor }, each))).toEqual([true, true, false, false]);
    expect(asked.map((each) => mayActFor({ user }, each))).toEqual([true, false, false, false]);
    expect(mayActFor({ user: { ...user, personId: '' } }, '')).toBe(false);
    expect([
      personBehind({ user, actsFor }),
      personBehind({ user }),
      ownNameOf({ user, actsFor }),
      ownNameOf({ user }),
    ]).toEqual(['P-gu', 'P-li', '李敏', '李敏（代顾云舟）']);
  });
});
