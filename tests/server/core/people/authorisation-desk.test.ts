import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { saveAuthorisation, settleAuthorisation } from '../../../../server/core/people/authorisation-steps.ts';
import type { AuthorisationRecord, UserRecord } from '../../../../server/core/records/company.ts';
import type { Refusal } from '../../../../server/core/refusal.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { maxAuthorisations, maxChangesPerDay } from '../../../../src/domain/company/shared/authorisation-entry.ts';
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
const put = async (userName: string, wish: Partial<UserRecord>): Promise<void> =>
  store.transaction(async ({ users }) => {
    const found = await users.byName(userName);
    if (found) await users.save({ ...found, ...wish });
  });
/** A third person of the company who may confirm, beside the existing two. */
const third = async (): Promise<void> =>
  put('limin', { pkCorp: 'C-QIHENG', roles: ['ROLE_CORE_DIRECTOR'], institution: '' });
interface Told {
  readonly authorisationId: string;
  readonly personName: string;
  readonly unconfirmed?: string;
  readonly steps: readonly { readonly event: string; readonly by: string }[];
  readonly proposal?: { readonly proposalId: string; readonly mayDecide: boolean; readonly isOwn: boolean };
  readonly mayWithdraw: boolean;
}
const told = async (asker: Asker): Promise<readonly Told[]> =>
  (await asker.given<{ authorisations: readonly Told[] }>('authorisationChanges')).authorisations;
const entry = {
  userId: '',
  personName: '  方  知雨 ',
  organisationId: 'IO-3',
  products: ['CREDIT'],
  actions: ['submit'],
  from: '2026-11-21',
  until: '2027-11-20',
};
const give = async (asker: Asker, more: object = {}) => asker.ask('giveAuthorisation', { ...entry, ...more });
const decide = async (asker: Asker, proposalId: string | undefined, confirmed = true) =>
  asker.ask('decideAuthorisation', { proposalId, confirmed, reason: '' });
const products = async (asker: Asker, id: string) =>
  (await asker.given<readonly { innerOrgId: string; products: readonly string[] }[]>('innerOrgs')).find(
    ({ innerOrgId }) => innerOrgId === id,
  )?.products;

const historyOf = async (userId: string): Promise<readonly string[]> =>
  (
    await store.transaction(async ({ securityEvents }) => securityEvents.of(userId, 0, { offset: 0, limit: 90 }))
  ).records
    .map(({ what }) => what)
    .filter((what) => what.startsWith('authorisation'))
    .toSorted();
/** Histories of the giver, the second person and the authorised account. */
const histories = async () => Promise.all(['U-luoqiubai', 'U-songbeichen', 'U-limin'].map(historyOf));

describe('the security history', () => {
  const given = ['authorisation-confirmed', 'authorisation-received'];

  it.each(['decideAuthorisation', 'decideProposal'] as const)(
    'tells who gave, confirmed and ended an authorisation, and the authorised account, by %s',
    async (call) => {
      await third();
      const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
      const decides = async (confirmed: boolean) =>
        song.ask(call, { proposalId: (await told(luo))[0]?.proposal?.proposalId, confirmed, reason: '' });
      expect(await give(luo, { userId: 'U-limin' })).toMatchObject({ code: '0' });
      expect(await histories()).toEqual([['authorisation-proposed'], [], []]);
      expect(await decides(true)).toMatchObject({ code: '0' });
      expect(await histories()).toEqual([['authorisation-proposed'], [given[0]], [given[1]]]);
      const authorisationId = (await told(luo))[0]?.authorisationId;
      expect(await luo.ask('withdrawAuthorisation', { authorisationId })).toMatchObject({ code: '0' });
      expect(await decides(false)).toMatchObject({ code: '0' });
      expect((await historyOf('U-limin')).length).toBe(1);
      expect(await luo.ask('withdrawAuthorisation', { authorisationId })).toMatchObject({ code: '0' });
      expect(await decides(true)).toMatchObject({ code: '0' });
      expect(await histories()).toEqual([
        ['authorisation-end-proposed', 'authorisation-end-proposed', 'authorisation-proposed'],
        ['authorisation-confirmed', 'authorisation-confirmed', 'authorisation-declined'],
        ['authorisation-lost', 'authorisation-received'],
      ]);
    },
  );

  it('tells who decided alone', async () => {
    await put('songbeichen', { roles: [] });
    await put('limin', { pkCorp: 'C-QIHENG', roles: ['ROLE_CORE_OPERATOR'], institution: '' });
    const luo = await as('luoqiubai');
    expect(await give(luo, { userId: 'U-limin' })).toMatchObject({ code: '0' });
    expect(
      await luo.ask('withdrawAuthorisation', { authorisationId: (await told(luo))[0]?.authorisationId }),
    ).toMatchObject({ code: '0' });
    expect(await histories()).toEqual([
      ['authorisation-ended', 'authorisation-given'],
      [],
      ['authorisation-lost', 'authorisation-received'],
    ]);
  });
});

describe('giving an authorisation', () => {
  it('takes effect only after a second person confirms it', async () => {
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    expect(await give(luo)).toMatchObject({ code: '0' });
    const [waiting] = await told(luo);
    expect(waiting).toMatchObject({
      personName: '方 知雨',
      unconfirmed: 'waiting',
      steps: [{ event: 'proposed', by: '骆秋白' }],
      proposal: { isOwn: true, mayDecide: false },
      mayWithdraw: false,
    });
    expect([await products(luo, 'IO-3'), (await luo.given<readonly object[]>('authorisations')).length]).toEqual([
      [],
      5,
    ]);
    expect(await decide(luo, waiting?.proposal?.proposalId)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await decide(song, waiting?.proposal?.proposalId)).toMatchObject({ code: '0' });
    expect((await told(song))[0]).toMatchObject({
      steps: [
        { event: 'proposed', by: '骆秋白' },
        { event: 'granted', by: '宋北辰' },
      ],
      mayWithdraw: false,
    });
    expect([await products(luo, 'IO-3'), (await luo.given<readonly object[]>('authorisations')).length]).toEqual([
      ['CREDIT'],
      6,
    ]);
    expect(await decide(song, waiting?.proposal?.proposalId)).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'now' },
    });
  });

  it('is refused in a group whose authorisations page is switched off', async () => {
    const luo = await as('luoqiubai');
    await store.transaction(async ({ groups }) => {
      const group = await groups.lock('C-QIHENG');
      if (group) await groups.save({ ...group, authorisationsOn: false });
    });
    for (const [call, request] of [
      ['authorisationChanges', {}],
      ['giveAuthorisation', entry],
      ['withdrawAuthorisation', { authorisationId: 'AU-1' }],
    ] as const)
      expect(await luo.ask(call, request)).toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('cannot be confirmed after the person has moved to another company', async () => {
    await third();
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    expect(await give(luo, { userId: 'U-limin' })).toMatchObject({ code: '0' });
    await put('limin', { pkCorp: 'C-YANZHOU' });
    expect(await decide(song, (await told(luo))[0]?.proposal?.proposalId)).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'overtaken' },
    });
  });

  it('cannot be withdrawn again while a withdrawal awaits confirmation', async () => {
    const luo = await as('luoqiubai');
    const [standing] = (await told(luo)).filter(({ mayWithdraw }) => mayWithdraw);
    expect(await luo.ask('withdrawAuthorisation', { authorisationId: standing?.authorisationId })).toMatchObject({
      code: '0',
    });
    expect(
      (await told(luo)).find(({ authorisationId }) => authorisationId === standing?.authorisationId),
    ).toMatchObject({ mayWithdraw: false, proposal: { isOwn: true } });
    expect(await luo.ask('withdrawAuthorisation', { authorisationId: standing?.authorisationId })).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'proposed' },
    });
  });

  it('names an existing account and its actions, and cannot be confirmed by the person it names', async () => {
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    const { people } = await luo.given<{
      people: readonly { userId: string; personName: string; mobile: string; isGiver: boolean }[];
    }>('authorisationChanges');
    expect(people.map(({ userId, isGiver }) => [userId, isGiver])).toEqual(
      expect.arrayContaining([
        ['U-luoqiubai', true],
        ['U-songbeichen', false],
      ]),
    );
    const [own, other] = ['U-luoqiubai', 'U-songbeichen'].map((userId) =>
      people.find((each) => each.userId === userId),
    );
    // One of the two deciders is the authorised person, so nobody is left to confirm it.
    expect(await give(luo, { userId: other?.userId })).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'nobody-confirms' },
    });
    await third();
    for (const personName of ['宋北辰', ' 宋北辰 '])
      expect(await give(luo, { personName })).toMatchObject({ data: { fields: ['personName has-account'] } });
    expect(await give(luo, { userId: own?.userId })).toMatchObject({ data: { fields: ['userId oneself'] } });
    expect(await give(luo, { userId: 'U-zhousiyuan' })).toMatchObject({ data: { fields: ['userId form'] } });
    for (const [actions, problem] of [
      [[], 'actions missing'],
      [['rule'], 'actions form'],
      [['view', '__proto__'], 'actions form'],
    ] as const)
      expect(await give(luo, { actions })).toMatchObject({ data: { fields: [problem] } });
    expect(await give(luo, { userId: other?.userId, personName: 'whoever' })).toMatchObject({ code: '0' });
    const [waiting] = await told(luo);
    expect(waiting).toMatchObject({
      personName: '宋北辰',
      mobile: other?.mobile,
      actions: ['view', 'prepare', 'submit'],
      unconfirmed: 'waiting',
    });
    expect(other?.mobile).toMatch(/^\d{3}\*{4}\d{4}$/);
    // A colleague proposed it. Nobody can confirm rights for themselves, but they may decline them.
    expect((await told(song))[0]).toMatchObject({ proposal: { mayDecide: false } });
    expect(await song.given('companyPeople')).toMatchObject({
      mayConfirm: true,
      proposals: [{ kind: 'authorisation', mayDecide: false }],
    });
    expect(await decide(song, waiting?.proposal?.proposalId)).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'oneself' },
    });
    expect(
      await song.ask('decideProposal', { proposalId: waiting?.proposal?.proposalId, confirmed: true, reason: '' }),
    ).toMatchObject({ code: 'PEOPLE_REFUSED', data: { because: 'oneself' } });
    expect((await told(luo))[0]).toMatchObject({ unconfirmed: 'waiting' });
    expect(await decide(song, waiting?.proposal?.proposalId, false)).toMatchObject({ code: '0' });
  });

  it.each<[string, Partial<UserRecord>, readonly string[]]>([
    ['works for the company', {}, ['U-xuzhaoning']],
    ['has left', { roles: [] }, []],
    ['acts for an institution', { institution: '长屿银行宁波分行' }, []],
    ['is of another company', { pkCorp: 'C-BEIYU' }, []],
  ])('is offered only for a current account of the company: the owner %s: %j', async (_who, wish, offered) => {
    await put('xuzhaoning', { pkCorp: 'C-QIHENG', roles: ['CORE_QUERY'], isMain: false, ...wish });
    const luo = await as('luoqiubai');
    const { people } = await luo.given<{ people: readonly { userId: string }[] }>('authorisationChanges');
    expect(people.map(({ userId }) => userId).filter((each) => each === 'U-xuzhaoning')).toEqual(offered);
    expect(await give(luo, { userId: 'U-xuzhaoning' })).toMatchObject(
      offered.length > 0 ? { code: '0' } : { code: 'PEOPLE_REFUSED', data: { fields: ['userId form'] } },
    );
  });

  it('shows masked phone numbers to user managers and approvers, and none to readers', async () => {
    await put('xuzhaoning', { pkCorp: 'C-QIHENG', roles: ['CORE_QUERY'], isMain: false });
    const [luo, song, xu] = [await as('luoqiubai'), await as('songbeichen'), await as('xuzhaoning')];
    await third();
    expect(await give(luo, { userId: 'U-songbeichen' })).toMatchObject({ code: '0' });
    const mobiles = await Promise.all(
      [luo, song, xu].map(
        async (asker) =>
          (await asker.given<{ authorisations: readonly { mobile?: string }[] }>('authorisationChanges'))
            .authorisations[0]?.mobile,
      ),
    );
    expect(mobiles).toEqual([expect.stringMatching(/^\d{3}\*{4}\d{4}$/), mobiles[0], undefined]);
    expect(await xu.given('authorisationChanges')).toMatchObject({ mayGrant: false, people: [] });
  });

  it('has its withdrawal confirmed by the authorised person when another person proposed it', async () => {
    await store.transaction(async ({ groups }) => {
      const group = await groups.lock('C-QIHENG');
      if (group)
        await groups.save({
          ...group,
          authorisations: group.authorisations.map((each) =>
            each.id === 'AU-1' ? { ...each, userId: 'U-songbeichen', personName: '宋北辰' } : each,
          ),
        });
    });
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    expect(await luo.ask('withdrawAuthorisation', { authorisationId: 'AU-1' })).toMatchObject({ code: '0' });
    const ending = (
      await song.given<{
        authorisations: readonly { authorisationId: string; proposal?: { proposalId: string; mayDecide: boolean } }[];
      }>('authorisationChanges')
    ).authorisations.find(({ authorisationId }) => authorisationId === 'AU-1')?.proposal;
    expect(ending?.mayDecide).toBe(true);
    expect(await decide(song, ending?.proposalId)).toMatchObject({ code: '0' });
  });

  it('cannot be confirmed after the person has left', async () => {
    await put('xuzhaoning', { pkCorp: 'C-QIHENG', roles: ['CORE_QUERY'], isMain: false });
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    expect(await give(luo, { userId: 'U-xuzhaoning' })).toMatchObject({ code: '0' });
    const [waiting] = await told(luo);
    await put('xuzhaoning', { roles: [] });
    expect(await decide(song, waiting?.proposal?.proposalId)).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'overtaken' },
    });
  });

  it('cannot be decided by an approver without an identity number, who learns the reason', async () => {
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    await give(luo);
    await put('songbeichen', { idNumber: '' });
    const [waiting] = await told(song);
    expect(waiting).toMatchObject({ proposal: { isOwn: false, mayDecide: false, unidentified: true } });
    for (const confirmed of [true, false])
      expect(await decide(song, waiting?.proposal?.proposalId, confirmed)).toMatchObject({
        code: 'PEOPLE_REFUSED',
        data: { because: 'unidentified' },
      });
    expect(
      await song.ask('decideProposal', { proposalId: waiting?.proposal?.proposalId, confirmed: true, reason: '' }),
    ).toMatchObject({ code: 'PEOPLE_REFUSED', data: { because: 'unidentified' } });
    expect(await song.given<{ proposals: readonly object[] }>('companyPeople')).toMatchObject({
      mayConfirm: false,
      proposals: [{ mayDecide: false, unidentified: true }],
    });
    expect((await told(luo))[0]).toMatchObject({
      unconfirmed: 'waiting',
      proposal: { isOwn: true, unidentified: false },
    });
    await put('songbeichen', { idNumber: '330299199003070013' });
    expect(await decide(song, waiting?.proposal?.proposalId)).toMatchObject({ code: '0' });
  });

  it('is refused when the group has the maximum number of current ones', async () => {
    const luo = await as('luoqiubai');
    const filled = async (until: string) =>
      store.transaction(async ({ groups }) => {
        const group = await groups.lock('C-QIHENG');
        const [first] = group?.authorisations ?? [];
        if (group && first)
          await groups.save({
            ...group,
            authorisations: Array.from({ length: maxAuthorisations }, (_, index) => ({
              ...first,
              id: `AU-F${index}`,
              from: '2026-01-01',
              until,
              withdrawnOn: '',
            })),
          });
      });
    await filled('2027-01-01');
    expect(await give(luo)).toMatchObject({ code: 'PEOPLE_REFUSED', data: { because: 'full' } });
    await filled('2026-11-20');
    expect(await give(luo)).toMatchObject({ code: '0' });
  });

  it('counts waiting ones towards the maximum of a group', async () => {
    const luo = await as('luoqiubai');
    expect(await give(luo)).toMatchObject({ code: '0' });
    await store.transaction(async ({ groups }) => {
      const group = await groups.lock('C-QIHENG');
      const [first] = group?.authorisations ?? [];
      const waiting = group?.authorisations.filter(({ unconfirmed }) => unconfirmed === 'waiting') ?? [];
      if (group && first)
        await groups.save({
          ...group,
          authorisations: [
            ...waiting,
            ...Array.from({ length: maxAuthorisations - 1 }, (_, index) => ({
              ...first,
              id: `AU-F${index}`,
              from: '2026-01-01',
              until: '2027-01-01',
              withdrawnOn: '',
            })),
          ],
        });
    });
    expect(await give(luo, { personName: '另一人' })).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'full' },
    });
  });

  it('is refused after the maximum of changes in a day, which leaves withdrawing possible', async () => {
    const luo = await as('luoqiubai');
    await store.transaction(async ({ groups }) => {
      const group = await groups.lock('C-QIHENG');
      const [first] = group?.authorisations ?? [];
      const steps = Array.from({ length: maxChangesPerDay }, () => ({
        event: 'proposed' as const,
        at: now,
        by: '骆秋白',
      }));
      if (group && first)
        await groups.save({
          ...group,
          authorisations: [
            ...group.authorisations,
            { ...first, id: 'AU-BUSY', from: '2026-01-01', until: '2027-01-01', withdrawnOn: '', steps },
          ],
        });
    });
    expect(await give(luo)).toMatchObject({ code: 'PEOPLE_REFUSED', data: { because: 'too-many' } });
    expect(await luo.ask('withdrawAuthorisation', { authorisationId: 'AU-BUSY' })).toMatchObject({ code: '0' });
    now += day;
    expect(await give(await as('luoqiubai'), { from: '2026-11-22' })).toMatchObject({ code: '0' });
  });

  it.each(['骆秋白', ' 骆秋白 '])('is refused under the name of the giver: "%s"', async (personName) => {
    const luo = await as('luoqiubai');
    expect(await give(luo, { personName })).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { fields: ['personName oneself'] },
    });
    expect((await told(luo)).some(({ unconfirmed }) => unconfirmed !== undefined)).toBe(false);
  });

  it('cannot be confirmed, only declined, after its organisation was stopped', async () => {
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    await give(luo);
    await store.transaction(async ({ groups }) => {
      const group = await groups.lock('C-QIHENG');
      if (group)
        await groups.save({
          ...group,
          organisations: group.organisations.map((each) => (each.id === 'IO-3' ? { ...each, stopped: true } : each)),
        });
    });
    const [waiting] = await told(song);
    expect(await decide(song, waiting?.proposal?.proposalId)).toMatchObject({
      code: 'PEOPLE_REFUSED',
      data: { because: 'overtaken' },
    });
    expect(await decide(song, waiting?.proposal?.proposalId, false)).toMatchObject({ code: '0' });
  });

  it('cannot be confirmed by the delegate who proposed it, nor by the colleague who is away', async () => {
    await put('luoqiubai', { isMain: true, roles: ['ROLE_CORE_OPERATOR'] });
    await put('songbeichen', { roles: ['ROLE_CORE_DIRECTOR', 'CORP_MANAGER'] });
    await put('xuzhaoning', { pkCorp: 'C-QIHENG', roles: ['CORE_QUERY'], isMain: false });
    const song = await as('songbeichen');
    await song.ask('refreshSession', { currentRole3: 'CORP_MANAGER' });
    expect(
      await song.ask('nameDelegate', {
        fromUserId: 'U-songbeichen',
        toUserId: 'U-xuzhaoning',
        roles: ['ROLE_CORE_DIRECTOR', 'CORP_MANAGER'],
        from: '2026-11-21',
        until: '2026-11-22',
      }),
    ).toMatchObject({ code: '0' });
    const xu = await as('xuzhaoning');
    await xu.ask('refreshSession', { currentRole3: 'CORP_MANAGER' });
    expect(await give(xu)).toMatchObject({ code: '0' });
    const proposalId = (await told(xu))[0]?.proposal?.proposalId;
    expect((await told(song))[0]?.proposal).toMatchObject({ isOwn: true, mayDecide: false });
    for (const asker of [xu, song]) expect(await decide(asker, proposalId)).toMatchObject({ code: 'NOT_PERMITTED' });
    await xu.ask('refreshSession', { currentRole3: 'ROLE_CORE_DIRECTOR' });
    expect(await decide(xu, proposalId)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await decide(await as('luoqiubai'), proposalId)).toMatchObject({ code: '0' });
    expect((await told(song))[0]?.steps).toMatchObject([
      { event: 'proposed', by: '许昭宁 (for 宋北辰)' },
      { event: 'granted', by: '骆秋白' },
    ]);
  });

  it('can be declined, and lapses after seven days without a decision', async () => {
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    await give(luo);
    expect(await decide(song, (await told(song))[0]?.proposal?.proposalId, false)).toMatchObject({ code: '0' });
    expect((await told(luo))[0]).toMatchObject({
      unconfirmed: 'declined',
      steps: [{ event: 'proposed' }, { event: 'declined', by: '宋北辰' }],
      mayWithdraw: false,
    });
    await give(luo, { personName: '方知雨' });
    now += 7 * day;
    expect((await told(await as('luoqiubai')))[0]).toMatchObject({ personName: '方知雨', unconfirmed: 'lapsed' });
    expect(await products(await as('luoqiubai'), 'IO-3')).toEqual([]);
  });

  it('can also be decided and taken back on the page of people and rights', async () => {
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    const waiting = async () =>
      (
        await song.given<{ proposals: readonly { proposalId: string; kind: string; subjectName: string }[] }>(
          'companyPeople',
        )
      ).proposals[0];
    await give(luo);
    expect(await waiting()).toMatchObject({ kind: 'authorisation', subjectName: '方 知雨 (财务共享中心)' });
    expect(await luo.ask('withdrawProposal', { proposalId: (await waiting())?.proposalId })).toMatchObject({
      code: '0',
    });
    expect((await told(luo))[0]).toMatchObject({ unconfirmed: 'declined' });
    await give(luo);
    expect(
      await song.ask('decideProposal', { proposalId: (await waiting())?.proposalId, confirmed: true, reason: '' }),
    ).toMatchObject({ code: '0' });
    expect(await products(luo, 'IO-3')).toEqual(['CREDIT']);
  });

  it.each([
    [
      { personName: '', organisationId: '', products: [], from: '', until: '' },
      ['personName missing', 'organisationId missing', 'products missing', 'from missing', 'until missing'],
    ],
    [
      {
        personName: '方\u202e知雨',
        organisationId: 'IO-21',
        products: ['GOLD'],
        from: '2026-11-20',
        until: '9999-99-99',
      },
      ['personName not-a-name', 'organisationId form', 'products form', 'from past', 'until form'],
    ],
    [
      { personName: '名'.repeat(51), organisationId: '__proto__', from: '2026-12-01', until: '2026-11-30' },
      ['personName too-long', 'organisationId form', 'until before-from'],
    ],
    [{ until: '2029-11-21' }, ['until too-long']],
  ])('names the faulty fields of %o', async (more, fields) => {
    expect(await give(await as('luoqiubai'), more)).toMatchObject({ code: 'PEOPLE_REFUSED', data: { fields } });
  });

  it('refuses absurd input with a clear code', async () => {
    const luo = await as('luoqiubai');
    for (const value of absurdValues)
      for (const field of Object.keys(entry)) {
        const { code } = await give(luo, { [field]: value });
        // The text may be a person's name; an empty id means a person without an account.
        if ((field !== 'personName' && !(field === 'userId' && value === '')) || code !== '0')
          expect(['REQUEST_INVALID', 'PEOPLE_REFUSED']).toContain(code);
      }
    for (const value of absurdValues)
      expect(['REQUEST_INVALID', 'NOT_FOUND']).toContain(
        (await luo.ask('withdrawAuthorisation', { authorisationId: value })).code,
      );
  });

  it('is permitted only to user managers of a group', async () => {
    expect(await give(await as('songbeichen'))).toMatchObject({ code: 'NOT_PERMITTED' });
    for (const account of ['zhousiyuan', 'heqinghe'])
      for (const call of [
        'authorisationChanges',
        'giveAuthorisation',
        'withdrawAuthorisation',
        'decideAuthorisation',
      ] as const)
        expect(
          await (
            await as(account)
          ).ask(call, { ...entry, authorisationId: 'AU-1', proposalId: 'PP-1', confirmed: true, reason: '' }),
        ).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('the list of authorisations', () => {
  const of = async (asker: Asker, id: string) =>
    (
      await asker.given<{
        authorisations: readonly (Told & {
          readonly innerOrgName: string;
          readonly proposal?: { readonly withdraws: boolean };
        })[];
      }>('authorisationChanges')
    ).authorisations.find(({ authorisationId }) => authorisationId === id);
  const newest = async (asker: Asker) => of(asker, (await told(asker))[0]?.authorisationId ?? '');

  it('shows the organisation of each, and whether a proposal grants or withdraws it', async () => {
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    expect(await of(luo, 'AU-1')).toMatchObject({ proposal: undefined, mayWithdraw: true });
    await give(luo);
    await luo.ask('withdrawAuthorisation', { authorisationId: 'AU-1' });
    expect(await newest(song)).toMatchObject({
      innerOrgName: '财务共享中心',
      proposal: { withdraws: false, mayDecide: true },
    });
    expect(await of(song, 'AU-1')).toMatchObject({ proposal: { withdraws: true, mayDecide: true } });
    expect((await of(song, 'AU-1'))?.innerOrgName).not.toBe('财务共享中心');
    // Other proposals of two people are not included.
    const others = (await told(song)).filter(({ proposal }) => proposal !== undefined);
    expect(others).toHaveLength(2);
  });

  it('offers no withdrawal to a person who may not withdraw', async () => {
    const song = await as('songbeichen');
    expect(await of(song, 'AU-1')).toMatchObject({ mayWithdraw: false });
    expect(await song.ask('withdrawAuthorisation', { authorisationId: 'AU-1' })).toMatchObject({
      code: 'NOT_PERMITTED',
    });
    expect(await of(song, 'AU-1')).toMatchObject({ proposal: undefined, steps: [] });
  });

  it('says that a user manager without any approver decides alone', async () => {
    const decidesAlone = async (account: string) =>
      (await (await as(account)).given<{ decidesAlone: boolean }>('authorisationChanges')).decidesAlone;
    expect([await decidesAlone('luoqiubai'), await decidesAlone('songbeichen')]).toEqual([false, false]);
    await put('songbeichen', { roles: ['ROLE_CORE_OPERATOR'] });
    expect([await decidesAlone('luoqiubai'), await decidesAlone('songbeichen')]).toEqual([true, false]);
    const luo = await as('luoqiubai');
    expect(await give(luo)).toMatchObject({ code: '0' });
    expect(await newest(luo)).toMatchObject({
      proposal: undefined,
      steps: [{ event: 'granted', by: '骆秋白' }],
      mayWithdraw: true,
    });
    await luo.ask('withdrawAuthorisation', { authorisationId: 'AU-1' });
    expect(await of(luo, 'AU-1')).toMatchObject({
      proposal: undefined,
      steps: [{ event: 'withdrawn', by: '骆秋白' }],
      mayWithdraw: false,
    });
  });
});

describe('an authorisation under decision', () => {
  const kept: AuthorisationRecord = {
    id: 'AU-OWN',
    personName: '方知雨',
    organisationId: 'IO-3',
    products: ['CREDIT'],
    from: '2026-11-21',
    until: '2026-11-25',
    withdrawnOn: '',
  };
  const waiting = { ...kept, unconfirmed: 'waiting' } as const;
  /** The result of a decision about an authorisation; the reason where it was refused. */
  async function settled(
    record: AuthorisationRecord | undefined,
    decision: { readonly withdraws: boolean; readonly confirmed: boolean },
    on: string,
  ): Promise<unknown> {
    await store.transaction(async ({ groups }) => {
      const group = await groups.lock('C-QIHENG');
      if (group && record) await groups.save({ ...group, authorisations: [...group.authorisations, record] });
    });
    try {
      await store.transaction(async (transaction) =>
        settleAuthorisation(
          transaction,
          { pkCorp: 'C-QIHENG', subject: 'AU-OWN', ...decision },
          '宋北辰',
          Date.parse(`${on}T02:00:00Z`),
        ),
      );
    } catch (fault) {
      return (fault as Refusal).values;
    }
    const found = await store.transaction(async ({ groups }) =>
      (await groups.find('C-QIHENG'))?.authorisations.find(({ id }) => id === 'AU-OWN'),
    );
    return [found?.unconfirmed, found?.withdrawnOn, found?.steps?.map(({ event }) => event)];
  }
  const overtaken = { because: 'overtaken' };

  it.each([
    [
      'granted during its period',
      waiting,
      { withdraws: false, confirmed: true },
      '2026-11-22',
      [undefined, '', ['granted']],
    ],
    [
      'granted on its last day',
      waiting,
      { withdraws: false, confirmed: true },
      '2026-11-25',
      [undefined, '', ['granted']],
    ],
    ['not granted after its last day', waiting, { withdraws: false, confirmed: true }, '2026-11-26', overtaken],
    [
      'not granted after it was declined',
      { ...kept, unconfirmed: 'declined' },
      { withdraws: false, confirmed: true },
      '2026-11-22',
      overtaken,
    ],
    ['not granted twice', kept, { withdraws: false, confirmed: true }, '2026-11-22', overtaken],
    [
      'not granted for an unknown organisation',
      { ...waiting, organisationId: 'IO-99' },
      { withdraws: false, confirmed: true },
      '2026-11-22',
      overtaken,
    ],
    ['declined', waiting, { withdraws: false, confirmed: false }, '2026-11-22', ['declined', '', ['declined']]],
    ['not declined once it is in force', kept, { withdraws: false, confirmed: false }, '2026-11-22', overtaken],
    ['withdrawn', kept, { withdraws: true, confirmed: true }, '2026-11-22', [undefined, '2026-11-22', ['withdrawn']]],
    [
      'withdrawn on its last day',
      kept,
      { withdraws: true, confirmed: true },
      '2026-11-25',
      [undefined, '2026-11-25', ['withdrawn']],
    ],
    ['not withdrawn after its last day', kept, { withdraws: true, confirmed: true }, '2026-11-26', overtaken],
    [
      'not withdrawn twice',
      { ...kept, withdrawnOn: '2026-11-21' },
      { withdraws: true, confirmed: true },
      '2026-11-22',
      overtaken,
    ],
    [
      'kept when its withdrawal is declined',
      kept,
      { withdraws: true, confirmed: false },
      '2026-11-22',
      [undefined, '', ['withdrawal-declined']],
    ],
    ['not withdrawn when it is unknown', undefined, { withdraws: true, confirmed: true }, '2026-11-22', overtaken],
    ['not declined when it is unknown', undefined, { withdraws: false, confirmed: false }, '2026-11-22', overtaken],
  ] as const)('is %s', async (_what, record, decision, on, outcome) => {
    expect(await settled(record, decision, on)).toEqual(outcome);
  });

  it('cannot be found by a proposal of another company or of another kind', async () => {
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    await give(luo);
    const own = (await told(song))[0]?.proposal?.proposalId ?? '';
    await store.transaction(async ({ proposals }) => {
      const found = await proposals.find(own);
      if (!found) throw new Error('Nothing was proposed');
      await proposals.save({ ...found, id: 'PP-elsewhere', pkCorp: 'C-YANZHOU' });
      await proposals.save({ ...found, id: 'PP-roles', kind: 'roles', subject: 'U-luoqiubai' });
    });
    for (const other of ['PP-elsewhere', 'PP-roles', 'PP-nothing'])
      expect(await decide(song, other)).toMatchObject({ code: 'NOT_FOUND' });
    const open = await store.transaction(async ({ proposals }) => [
      (await proposals.find('PP-elsewhere'))?.state,
      (await proposals.find('PP-roles'))?.state,
    ]);
    expect(open).toEqual(['open', 'open']);
    expect(
      await song.ask('decideAuthorisation', { proposalId: own, confirmed: false, reason: '  不必 ' }),
    ).toMatchObject({ code: '0' });
    expect(await store.transaction(async ({ proposals }) => proposals.find(own))).toMatchObject({
      state: 'declined',
      reason: '不必',
      decidedByName: '宋北辰',
    });
  });

  it('cannot be saved for a company without a group', async () => {
    await expect(
      store.transaction(async (transaction) => saveAuthorisation(transaction, 'C-YANZHOU', kept)),
    ).rejects.toMatchObject({ values: overtaken });
  });
});

describe('withdrawing an authorisation', () => {
  it('needs a second person, and ends it on the day of the confirmation', async () => {
    const [luo, song] = [await as('luoqiubai'), await as('songbeichen')];
    const withdraw = async (authorisationId: string) => luo.ask('withdrawAuthorisation', { authorisationId });
    expect(await withdraw('AU-1')).toMatchObject({ code: '0' });
    expect(await products(luo, 'IO-1')).toEqual(['CREDIT', 'EST']);
    expect(await withdraw('AU-1')).toMatchObject({ code: 'PEOPLE_REFUSED', data: { because: 'proposed' } });
    const of = async () => (await told(song)).find(({ authorisationId }) => authorisationId === 'AU-1');
    expect(await decide(song, (await of())?.proposal?.proposalId, false)).toMatchObject({ code: '0' });
    expect(await of()).toMatchObject({
      steps: [
        { event: 'withdrawal-proposed', by: '骆秋白' },
        { event: 'withdrawal-declined', by: '宋北辰' },
      ],
    });
    await withdraw('AU-1');
    expect(await decide(song, (await of())?.proposal?.proposalId)).toMatchObject({ code: '0' });
    expect(await products(luo, 'IO-1')).toEqual([]);
    expect(
      (
        await luo.given<readonly { authorisationId: string; state: string; withdrawnOn?: string }[]>('authorisations')
      ).find(({ authorisationId }) => authorisationId === 'AU-1'),
    ).toMatchObject({ state: 'withdrawn', withdrawnOn: '2026-11-21' });
    for (const gone of ['AU-1', 'AU-4', 'AU-5'])
      expect(await withdraw(gone)).toMatchObject({ code: 'PEOPLE_REFUSED', data: { because: 'now' } });
    expect(await withdraw('AU-9')).toMatchObject({ code: 'NOT_FOUND' });
  });
});
