import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import type { Transaction } from '../../../../server/core/store.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { absurdValues } from '../../../builders/absurd-values.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const day = 86_400_000;
let store: MemoryStore;
let backEnd: BackEnd;
let now: number;

beforeEach(async () => {
  [store, now] = [new MemoryStore(), Date.parse('2026-11-21T02:00:00Z')];
  backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => now } });
});

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  return asker;
}
const all = async <Found>(look: (transaction: Transaction) => Promise<Found>): Promise<Found> =>
  store.transaction(look);
const user = async (userName: string): Promise<UserRecord> => {
  const found = await all(async ({ users }) => users.byName(userName));
  if (!found) throw new Error(`Nobody is called ${userName}`);
  return found;
};
const put = async (userName: string, wish: Partial<UserRecord>): Promise<void> => {
  const found = await user(userName);
  await all(async ({ users }) => users.save({ ...found, ...wish }));
};
interface Shown {
  readonly proposals: readonly {
    readonly proposalId: string;
    readonly state: string;
    readonly mayDecide: boolean;
    readonly isOwn: boolean;
    readonly kind: string;
  }[];
  readonly people: readonly { readonly userId: string; readonly left?: object }[];
  readonly twoStepsFrom?: number;
}
const shown = async (asker: Asker): Promise<Shown> => asker.given<Shown>('companyPeople');
const operator = ['ROLE_CORP_OPERATOR'];
const give = async (asker: Asker, userId: string, roles: readonly string[], seen: readonly string[] = operator) =>
  asker.ask('giveRoles', { userId, roles, seen });
async function proposed(asker: Asker): Promise<string> {
  expect(await give(asker, 'U-limin', ['operator', 'administrator'])).toMatchObject({ code: '0' });
  return (await shown(asker)).proposals[0]?.proposalId ?? '';
}
const decide = async (asker: Asker, proposalId: string, confirmed = true) =>
  asker.ask('decideProposal', { proposalId, confirmed, reason: ' 已核实 ' });

describe('giving roles', () => {
  it('takes effect at once without an approving role, and ends the person’s session', async () => {
    const [zhou, li] = [await as('zhousiyuan'), await as('limin')];
    expect(await give(zhou, 'U-limin', ['query', 'operator'])).toMatchObject({ code: '0', data: { proposals: [] } });
    expect((await user('limin')).roles).toEqual(['ROLE_CORP_OPERATOR', 'CORP_QUERY']);
    expect(await li.ask('companyPeople')).toMatchObject({ code: 'SESSION_REQUIRED' });
    expect(await give(zhou, 'U-limin', ['query'])).toMatchObject({ code: 'PEOPLE_REFUSED', data: { because: 'seen' } });
    expect(await give(zhou, 'U-limin', [], ['ROLE_CORP_OPERATOR', 'CORP_QUERY'])).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { fields: ['roles missing'] },
    });
    expect(await give(zhou, 'U-limin', ['institution'], ['ROLE_CORP_OPERATOR', 'CORP_QUERY'])).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { fields: ['roles form'] },
    });
  });

  it('is refused to people who do not manage users, for oneself and for people of other companies', async () => {
    const zhou = await as('zhousiyuan');
    for (const userId of ['U-heqinghe', 'U-NONE', '__proto__'])
      expect(await give(zhou, userId, ['query'])).toMatchObject({ code: 'NOT_FOUND' });
    expect(await give(zhou, 'U-zhousiyuan', ['query'])).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'oneself' },
    });
    for (const account of ['limin', 'guyunzhou', 'shenruogu', 'linzhixia-hengduo'])
      expect(await give(await as(account), 'U-limin', ['query'])).toMatchObject({ code: 'NOT_PERMITTED' });
    expect((await user('heqinghe')).roles).toEqual(operator);
  });

  it('is refused to a main user who belongs to an institution', async () => {
    await put('linzhixia-hengduo', { isMain: true });
    const lin = await as('linzhixia-hengduo');
    expect(await lin.given('companyPeople')).toMatchObject({ mayManage: false, invitations: [] });
    expect(await give(lin, 'U-limin', ['query'])).toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('is refused for roles that the company or the account cannot have', async () => {
    const [zhou, luo] = [await as('zhousiyuan'), await as('luoqiubai')];
    const institution = (await user('linzhixia-hengduo')).roles;
    expect(await give(zhou, 'U-linzhixia-hengduo', ['operator'], institution)).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { fields: ['roles form'] },
    });
    const colleague = (await all(async ({ users }) => users.ofCompany('C-QIHENG'))).find(
      ({ userName }) => userName !== 'luoqiubai',
    );
    expect(await give(luo, colleague?.userId ?? '', ['institution'], colleague?.roles)).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { fields: ['roles form'] },
    });
    expect((await user('linzhixia-hengduo')).roles).toEqual(institution);
  });

  it('is refused for another account of the same person', async () => {
    await put('limin', { personId: (await user('zhousiyuan')).personId });
    expect(await give(await as('zhousiyuan'), 'U-limin', ['query'])).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'oneself' },
    });
  });

  it('makes an open proposal about the same person overtaken, and no other proposal', async () => {
    const zhou = await as('zhousiyuan');
    await proposed(zhou);
    now += 1000;
    await give(zhou, 'U-shenruogu', ['query', 'administrator'], ['CORP_QUERY']);
    await give(zhou, 'U-limin', ['operator', 'query']);
    expect((await shown(zhou)).proposals.map(({ state }) => state)).toEqual(['open', 'overtaken']);
    // Proposals about a person who has left do not wait any more either.
    await zhou.given('endMembership', { userId: 'U-shenruogu' });
    expect((await shown(zhou)).proposals.map(({ state }) => state)).toEqual(['overtaken', 'overtaken']);
  });

  it('refuses absurd input with a clear code', async () => {
    const zhou = await as('zhousiyuan');
    for (const value of absurdValues) {
      for (const [call, request] of [
        ['giveRoles', { userId: 'U-limin', roles: value, seen: operator }],
        ['giveRoles', { userId: value, roles: ['query'], seen: operator }],
        ['endMembership', { userId: value }],
        ['decideProposal', { proposalId: value, confirmed: true, reason: '' }],
        ['proposeTwoSteps', { demanded: value }],
      ] as const) {
        const { code } = await zhou.ask(call, request);
        if (call === 'proposeTwoSteps' && code === '0') continue;
        expect(['REQUEST_INVALID', 'NOT_FOUND', 'PEOPLE_REFUSED']).toContain(code);
      }
    }
    expect((await user('limin')).roles).toEqual(operator);
  });
});

describe('the four-eyes rule', () => {
  it('needs a second person to confirm a new administrator', async () => {
    const zhou = await as('zhousiyuan');
    const proposalId = await proposed(zhou);
    expect((await user('limin')).roles).toEqual(operator);
    expect((await shown(zhou)).proposals).toMatchObject([{ state: 'open', isOwn: true, mayDecide: false }]);
    expect(await decide(zhou, proposalId)).toMatchObject({ code: 'NOT_PERMITTED' });
    const gu = await as('guyunzhou');
    expect((await shown(gu)).proposals).toMatchObject([{ state: 'open', isOwn: false, mayDecide: true }]);
    expect(await gu.ask('withdrawProposal', { proposalId })).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await decide(gu, proposalId)).toMatchObject({
      code: '0',
      data: { proposals: [{ state: 'confirmed', decided: { by: '顾云舟', reason: '已核实' } }] },
    });
    expect((await user('limin')).roles).toEqual(['ROLE_CORP_OPERATOR', 'CORP_MANAGER']);
    expect(await decide(gu, proposalId)).toMatchObject({ code: 'PEOPLE_REFUSED', data: { because: 'now' } });
  });

  it('needs a different person of the same company, not just a different account', async () => {
    await put('guyunzhou', { personId: 'P-zhousiyuan' });
    const proposalId = await proposed(await as('zhousiyuan'));
    expect(await decide(await as('guyunzhou'), proposalId)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await decide(await as('linzhixia-hengduo'), proposalId)).toMatchObject({ code: 'NOT_PERMITTED' });
    for (const confirmed of [true, false])
      expect(await decide(await as('jiangtingxue'), proposalId, confirmed)).toMatchObject({ code: 'NOT_FOUND' });
    expect([(await user('limin')).roles, (await shown(await as('zhousiyuan'))).proposals[0]?.state]).toEqual([
      operator,
      'open',
    ]);
  });

  it('bars the person who gains a role from deciding the proposal', async () => {
    await put('linzhixia', { roles: ['ROLE_CORP_DIRECTOR'] });
    const [zhou, gu, lin] = [await as('zhousiyuan'), await as('guyunzhou'), await as('linzhixia')];
    expect(await give(zhou, 'U-guyunzhou', ['director', 'administrator'], ['ROLE_CORP_DIRECTOR'])).toMatchObject({
      code: '0',
    });
    const proposalId = (await shown(zhou)).proposals[0]?.proposalId ?? '';
    const told = async (asker: Asker) =>
      (await asker.given<{ title: string }[]>('messages', { messageState: 'SENT', messageType: 'ALL' })).filter(
        ({ title }) => title.includes('proposes a change of rights'),
      ).length;
    expect([
      (await shown(gu)).proposals[0]?.mayDecide,
      (await shown(lin)).proposals[0]?.mayDecide,
      await told(gu),
      await told(lin),
    ]).toEqual([false, true, 0, 1]);
    for (const confirmed of [true, false])
      expect(await decide(gu, proposalId, confirmed)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect((await user('guyunzhou')).roles).toEqual(['ROLE_CORP_DIRECTOR']);
    expect(await decide(lin, proposalId)).toMatchObject({ code: '0' });
    expect((await user('guyunzhou')).roles).toEqual(['ROLE_CORP_DIRECTOR', 'CORP_MANAGER']);
  });

  it('refuses a proposal that only the person who gains by it could confirm', async () => {
    await put('linzhixia', { roles: operator });
    expect(
      await give(await as('zhousiyuan'), 'U-guyunzhou', ['director', 'administrator'], ['ROLE_CORP_DIRECTOR']),
    ).toMatchObject({ code: 'PEOPLE_REFUSED', data: { because: 'nobody-confirms' } });
    expect((await user('guyunzhou')).roles).toEqual(['ROLE_CORP_DIRECTOR']);
  });

  it('hides proposals and invitations from people who cannot decide them', async () => {
    const zhou = await as('zhousiyuan');
    await decide(await as('guyunzhou'), await proposed(zhou), false);
    now += 1000;
    await proposed(zhou);
    await zhou.given('invitePerson', {
      personName: '闻人语',
      mobile: '14000008811',
      idNumber: '330299199003071235',
      roles: ['query'],
      institution: '',
    });
    for (const account of ['limin', 'shenruogu', 'linzhixia-hengduo'])
      expect(await (await as(account)).given('companyPeople')).toMatchObject({
        proposals: [],
        invitations: [],
        decidesAlone: false,
      });
  });

  it('accepts one of two decisions made at the same time', async () => {
    const proposalId = await proposed(await as('zhousiyuan'));
    await put('linzhixia', { roles: ['ROLE_CORP_DIRECTOR'] });
    const [gu, lin] = [await as('guyunzhou'), await as('linzhixia')];
    const codes = (await Promise.all([decide(gu, proposalId), decide(lin, proposalId, false)])).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['0', 'PEOPLE_REFUSED']));
    expect((await user('limin')).roles.includes('CORP_MANAGER')).toBe(codes[0] === '0');
  });

  it('refuses a decision on a proposal that is overtaken, declined, withdrawn or lapsed', async () => {
    const [zhou, gu] = [await as('zhousiyuan'), await as('guyunzhou')];
    const first = await proposed(zhou);
    expect(await give(zhou, 'U-limin', ['administrator'])).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'proposed' },
    });
    expect(await decide(gu, first, false)).toMatchObject({ code: '0', data: { proposals: [{ state: 'declined' }] } });
    now += 1;
    const second = await proposed(zhou);
    expect(await zhou.ask('withdrawProposal', { proposalId: second })).toMatchObject({ code: '0' });
    expect(await decide(gu, second)).toMatchObject({ code: 'PEOPLE_REFUSED', data: { because: 'now' } });
    now += 1;
    const third = await proposed(zhou);
    await put('limin', { roles: ['CORP_QUERY'] });
    expect(await decide(gu, third)).toMatchObject({ code: 'PEOPLE_REFUSED', data: { because: 'overtaken' } });
    await put('limin', { roles: operator });
    now += 7 * day;
    expect(await decide(await as('guyunzhou'), third)).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'now' },
    });
    expect((await user('limin')).roles).toEqual(operator);
  });

  it('refuses a confirmation that would leave the company without a user manager', async () => {
    await put('limin', { roles: ['ROLE_CORP_OPERATOR', 'CORP_MANAGER'] });
    const [zhou, gu] = [await as('zhousiyuan'), await as('guyunzhou')];
    expect(await give(zhou, 'U-limin', ['operator'], ['ROLE_CORP_OPERATOR', 'CORP_MANAGER'])).toMatchObject({
      code: '0',
    });
    await put('zhousiyuan', { isMain: false });
    expect(await decide(gu, (await shown(gu)).proposals[0]?.proposalId ?? '')).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'last-manager' },
    });
    expect([(await user('limin')).roles, (await shown(gu)).proposals[0]?.state]).toEqual([
      ['ROLE_CORP_OPERATOR', 'CORP_MANAGER'],
      'open',
    ]);
  });

  it('bars the proposed delegate from confirming the delegation', async () => {
    await put('limin', { roles: ['CORP_MANAGER'] });
    await put('linzhixia', { roles: ['ROLE_CORP_DIRECTOR'] });
    const [zhou, li, lin] = [await as('zhousiyuan'), await as('limin'), await as('linzhixia')];
    expect(
      await zhou.ask('nameDelegate', {
        fromUserId: 'U-guyunzhou',
        toUserId: 'U-limin',
        roles: ['ROLE_CORP_DIRECTOR'],
        from: '2026-11-21',
        until: '2026-11-28',
      }),
    ).toMatchObject({ code: '0' });
    const proposalId = (await shown(zhou)).proposals[0]?.proposalId ?? '';
    expect([(await shown(li)).proposals[0]?.mayDecide, await decide(li, proposalId)]).toMatchObject([
      false,
      { code: 'NOT_PERMITTED' },
    ]);
    expect(await decide(lin, proposalId)).toMatchObject({ code: '0' });
  });

  it.each<readonly [string, (proposalId: string) => Promise<unknown>]>([
    ['declined', async (proposalId) => decide(await as('guyunzhou'), proposalId, false)],
    ['withdrawn', async (proposalId) => (await as('zhousiyuan')).ask('withdrawProposal', { proposalId })],
  ])('removes an invitation whose proposal was %s, so that another may be sent', async (state, ends) => {
    const zhou = await as('zhousiyuan');
    const wen = {
      personName: '闻人语',
      mobile: '14000008811',
      idNumber: '330299199003071235',
      roles: ['director'],
      institution: '',
    };
    await zhou.given('invitePerson', wen);
    await ends((await shown(zhou)).proposals[0]?.proposalId ?? '');
    const again = await as('zhousiyuan');
    expect(await again.given('companyPeople')).toMatchObject({ invitations: [], proposals: [{ state }] });
    now += 1000;
    expect(await again.ask('invitePerson', { ...wen, roles: ['query'] })).toMatchObject({
      code: '0',
      data: { invitations: [{ state: 'open' }] },
    });
  });

  it('refuses invitations and a two-step demand without text messages, but allows dropping the demand', async () => {
    backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => now }, texts: undefined });
    const [zhou, gu] = [await as('zhousiyuan'), await as('guyunzhou')];
    const silent = { code: 'PEOPLE_REFUSED', data: { because: 'no-texts' } };
    expect(await zhou.ask('proposeTwoSteps', { demanded: true })).toMatchObject(silent);
    expect(
      await zhou.ask('invitePerson', {
        personName: '闻人语',
        mobile: '14000008811',
        idNumber: '330299199003071235',
        roles: ['query'],
        institution: '',
      }),
    ).toMatchObject(silent);
    // A proposal that was made while the other person could still decide.
    const proposalId = await proposed(zhou);
    await all(async ({ proposals }) => {
      const found = await proposals.lock(proposalId);
      if (found) await proposals.save({ ...found, kind: 'two-steps-on', subject: '', before: [], after: [] });
    });
    expect(await decide(gu, proposalId)).toMatchObject(silent);
    await all(async ({ factorDemands }) =>
      factorDemands.save({ pkCorp: 'C-YANZHOU', from: now + day, decidedAt: now, decidedBy: 'U-zhousiyuan' }),
    );
    await zhou.given('withdrawProposal', { proposalId });
    await zhou.given('proposeTwoSteps', { demanded: false });
    expect(
      await decide(gu, (await shown(gu)).proposals.find(({ state }) => state === 'open')?.proposalId ?? ''),
    ).toMatchObject({ code: '0', data: { twoStepsFrom: undefined } });
  });

  it('holds back an invitation to an approving role until another person confirms it', async () => {
    const [zhou, gu] = [await as('zhousiyuan'), await as('guyunzhou')];
    const wen = {
      personName: '闻人语',
      mobile: '14000008811',
      idNumber: '330299199003071235',
      roles: ['director'],
      institution: '',
    };
    expect(await zhou.ask('invitePerson', wen)).toMatchObject({
      code: '0',
      data: { invitations: [{ state: 'waiting' }], proposals: [{ kind: 'invitation', state: 'open' }] },
    });
    expect(await sentTexts(store)).toEqual([]);
    const { proposals, invitations } = await zhou.given<{
      proposals: readonly { proposalId: string }[];
      invitations: readonly { invitationId: string }[];
    }>('companyPeople');
    expect(await zhou.ask('sendInvitation', { invitationId: invitations[0]?.invitationId })).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'now' },
    });
    expect(await decide(gu, proposals[0]?.proposalId ?? '')).toMatchObject({ code: '0' });
    expect(await sentTexts(store)).toMatchObject([{ mobile: '14000008811' }]);
    expect(await zhou.given('companyPeople')).toMatchObject({ invitations: [{ state: 'open' }] });
  });

  it('removes an unconfirmed invitation after seven days or when its proposer leaves', async () => {
    await put('limin', { roles: ['CORP_MANAGER'] });
    const [zhou, li] = [await as('zhousiyuan'), await as('limin')];
    const wen = {
      personName: '闻人语',
      mobile: '14000008811',
      idNumber: '330299199003071235',
      roles: ['director'],
      institution: '',
    };
    expect(await li.ask('invitePerson', wen)).toMatchObject({
      code: '0',
      data: { invitations: [{ state: 'waiting' }] },
    });
    expect(await zhou.ask('invitePerson', wen)).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'invited' },
    });
    expect(await zhou.given('endMembership', { userId: 'U-limin', successorId: 'U-zhousiyuan' })).toMatchObject({
      invitations: [],
      proposals: [{ state: 'overtaken' }],
    });
    now += 1000;
    expect(await zhou.ask('invitePerson', wen)).toMatchObject({
      code: '0',
      data: { invitations: [{ state: 'waiting' }] },
    });
    now += 7 * day;
    expect(await (await as('zhousiyuan')).given('companyPeople')).toMatchObject({
      invitations: [],
      proposals: [{ state: 'lapsed' }, { state: 'overtaken' }],
    });
  });

  it('needs a new confirmation before an expired invitation to an approving role is sent again', async () => {
    const [zhou, gu] = [await as('zhousiyuan'), await as('guyunzhou')];
    const first = await zhou.given<{
      proposals: readonly { proposalId: string }[];
      invitations: readonly { invitationId: string }[];
    }>('invitePerson', {
      personName: '闻人语',
      mobile: '14000008811',
      idNumber: '330299199003071235',
      roles: ['director'],
      institution: '',
    });
    await decide(gu, first.proposals[0]?.proposalId ?? '');
    now += 7 * day;
    const again = await as('zhousiyuan');
    expect(await again.given('companyPeople')).toMatchObject({ invitations: [{ state: 'expired' }] });
    expect(await again.ask('sendInvitation', { invitationId: first.invitations[0]?.invitationId })).toMatchObject({
      code: '0',
      data: {
        invitations: [{ state: 'waiting' }],
        proposals: [{ kind: 'invitation', state: 'open' }, { state: 'confirmed' }],
      },
    });
    expect(await sentTexts(store)).toHaveLength(1);
  });

  it('demands two-step sign-in of everybody three days after the confirmation', async () => {
    const [zhou, gu] = [await as('zhousiyuan'), await as('guyunzhou')];
    expect(await zhou.ask('proposeTwoSteps', { demanded: false })).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'now' },
    });
    await zhou.ask('proposeTwoSteps', { demanded: true });
    expect(await zhou.ask('proposeTwoSteps', { demanded: true })).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'proposed' },
    });
    expect(await gu.ask('proposeTwoSteps', { demanded: true })).toMatchObject({ code: 'NOT_PERMITTED' });
    expect((await shown(zhou)).twoStepsFrom).toBeUndefined();
    await decide(gu, (await shown(gu)).proposals[0]?.proposalId ?? '');
    expect((await shown(zhou)).twoStepsFrom).toBe(now + 3 * day);
    now += 3 * day;
    expect(await new Asker(backEnd).signIn('limin')).toMatchObject({ code: 'SECOND_PROOF_REQUIRED' });
  });

  it('needs no second person in a company that never had one', async () => {
    const zhou = await as('weichangge');
    expect(await zhou.ask('proposeTwoSteps', { demanded: true })).toMatchObject({
      code: '0',
      data: { proposals: [], twoStepsFrom: now + 3 * day },
    });
  });

  it('still holds after the proposer has removed every other approver', async () => {
    const zhou = await as('zhousiyuan');
    const others = ['U-guyunzhou', 'U-linzhixia', 'U-linzhixia-hengduo'];
    for (const userId of others)
      expect(await zhou.ask('endMembership', { userId, successorId: 'U-limin' })).toMatchObject({ code: '0' });
    expect(await give(zhou, 'U-limin', ['administrator'])).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'nobody-confirms' },
    });
  });

  it('still holds after a removed approver returns with a lesser role', async () => {
    const zhou = await as('zhousiyuan');
    for (const userId of ['U-guyunzhou', 'U-linzhixia', 'U-linzhixia-hengduo'])
      await zhou.given('endMembership', { userId, successorId: 'U-limin' });
    // A director who comes back as query staff is no longer a director.
    expect(await give(zhou, 'U-guyunzhou', ['query'], [])).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'nobody-confirms' },
    });
    // A person who was reinstated outside the portal is recorded nevertheless, also after leaving again.
    await put('guyunzhou', { roles: ['CORP_QUERY'] });
    expect(await give(zhou, 'U-limin', ['administrator'])).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'nobody-confirms' },
    });
    await zhou.given('endMembership', { userId: 'U-guyunzhou' });
    expect(await all(async ({ departures }) => departures.find('U-guyunzhou'))).toMatchObject({
      roles: ['CORP_QUERY'],
      formerly: ['ROLE_CORP_DIRECTOR', 'CORP_QUERY'],
    });
  });

  it('keeps a waiting proposal at the top after many withdrawn ones', async () => {
    const [zhou, gu] = [await as('zhousiyuan'), await as('guyunzhou')];
    const waiting = await proposed(zhou);
    for (let round = 0; round < 21; round += 1) {
      now += 1000;
      await zhou.given('proposeTwoSteps', { demanded: true });
      await zhou.given('withdrawProposal', {
        proposalId:
          (await shown(zhou)).proposals.find(({ kind, state }) => kind === 'two-steps-on' && state === 'open')
            ?.proposalId ?? '',
      });
    }
    expect((await shown(gu)).proposals[0]).toMatchObject({ proposalId: waiting, state: 'open', mayDecide: true });
    expect(await give(zhou, 'U-limin', ['operator', 'administrator'])).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'proposed' },
    });
  });
});

describe('removing a person from the company', () => {
  it('shows a person’s open work only to the user managers of the same company', async () => {
    for (const account of ['limin', 'guyunzhou', 'shenruogu', 'linzhixia-hengduo'])
      expect(await (await as(account)).ask('personWork', { userId: 'U-limin' })).toMatchObject({
        code: 'NOT_PERMITTED',
      });
    expect(await (await as('zhousiyuan')).ask('personWork', { userId: 'U-heqinghe' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('ends the person’s session and blocks sign-in until a role is given again', async () => {
    const [zhou, shen] = [await as('zhousiyuan'), await as('shenruogu')];
    expect(await zhou.ask('endMembership', { userId: 'U-shenruogu' })).toMatchObject({ code: '0' });
    expect(await shen.ask('companyPeople')).toMatchObject({ code: 'SESSION_REQUIRED' });
    expect(await new Asker(backEnd).signIn('shenruogu')).toMatchObject({ code: 'NO_ROLE' });
    expect((await shown(zhou)).people.find(({ userId }) => userId === 'U-shenruogu')).toMatchObject({
      left: { by: '周思远', successor: '', packages: 0 },
      roles: [{ code: 'CORP_QUERY' }],
    });
    expect(await zhou.ask('endMembership', { userId: 'U-shenruogu' })).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'left' },
    });
    expect(await give(zhou, 'U-shenruogu', ['query'], [])).toMatchObject({ code: '0' });
    await as('shenruogu');
  });

  it('hands the person’s packages over to a named successor who can take them', async () => {
    await put('limin', { isMain: true });
    await put('zhousiyuan', { isMain: false });
    const li = await as('limin');
    const work = await li.given<{
      packages: number;
      numbers: readonly string[];
      successors: readonly { userId: string }[];
    }>('personWork', { userId: 'U-zhousiyuan' });
    expect(work.packages).toBeGreaterThan(5);
    expect(work.numbers).toHaveLength(5);
    expect(work.successors.map(({ userId }) => userId)).toContain('U-limin');
    expect(await li.ask('endMembership', { userId: 'U-zhousiyuan' })).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'successor' },
    });
    for (const successorId of ['U-shenruogu', 'U-zhousiyuan'])
      expect(await li.ask('endMembership', { userId: 'U-zhousiyuan', successorId })).toMatchObject({
        code: 'PEOPLE_REFUSED',
        data: { because: 'successor' },
      });
    expect(await li.ask('endMembership', { userId: 'U-zhousiyuan', successorId: 'U-heqinghe' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await li.ask('endMembership', { userId: 'U-zhousiyuan', successorId: 'U-limin' })).toMatchObject({
      code: '0',
    });
    expect(await li.given('personWork', { userId: 'U-zhousiyuan' })).toMatchObject({ packages: 0, numbers: [] });
    expect(await all(async ({ packages }) => packages.find(work.numbers[0] ?? ''))).toMatchObject({
      handlerId: 'U-limin',
      handlerName: '李敏',
    });
    expect((await shown(li)).people.find(({ userId }) => userId === 'U-zhousiyuan')).toMatchObject({
      left: { successor: '李敏', packages: work.packages },
    });
    expect((await user('limin')).isMain).toBe(true);
  });

  it('does not let people make themselves the main user', async () => {
    await put('limin', { roles: ['CORP_MANAGER', 'ROLE_CORP_OPERATOR'] });
    const li = await as('limin');
    expect(await li.ask('endMembership', { userId: 'U-zhousiyuan', successorId: 'U-limin' })).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'successor' },
    });
    expect(
      (await li.given<{ successors: readonly object[] }>('personWork', { userId: 'U-zhousiyuan' })).successors,
    ).toEqual([]);
    await put('shenruogu', { roles: ['CORP_MANAGER', 'ROLE_CORP_OPERATOR'] });
    expect(
      (
        await li.given<{ successors: readonly { userId: string }[] }>('personWork', { userId: 'U-zhousiyuan' })
      ).successors.map(({ userId }) => userId),
    ).toEqual(['U-shenruogu']);
    expect(await li.ask('endMembership', { userId: 'U-zhousiyuan', successorId: 'U-shenruogu' })).toMatchObject({
      code: '0',
    });
    expect((await user('shenruogu')).isMain).toBe(true);
  });

  it('is refused for oneself, and never removes the last user manager', async () => {
    await put('limin', { roles: ['CORP_MANAGER', 'ROLE_CORP_OPERATOR'] });
    const [zhou, li] = [await as('zhousiyuan'), await as('limin')];
    expect(await zhou.ask('endMembership', { userId: 'U-zhousiyuan', successorId: 'U-limin' })).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'oneself' },
    });
    const codes = (
      await Promise.all([
        zhou.ask('endMembership', { userId: 'U-limin', successorId: 'U-zhousiyuan' }),
        li.ask('endMembership', { userId: 'U-zhousiyuan', successorId: 'U-limin' }),
      ])
    ).map(({ code }) => code);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    const standing = (await all(async ({ users }) => users.ofCompany('C-YANZHOU'))).filter(
      ({ roles, isMain }) => roles.length > 0 && (isMain || roles.includes('CORP_MANAGER')),
    );
    expect(standing).toHaveLength(1);
  });
});
