import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { CallName } from '../../../../src/contract/calls.ts';
import { maxOrganisations } from '../../../../src/domain/company/shared/organisation-entry.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const company = 'C-ZHUHE';
const clock = { now: () => Date.parse('2026-11-27T02:00:00Z'), realTime: () => Date.now() };

let store: MemoryStore;
let backEnd: BackEnd;
let main: Asker;

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock });
  main = await as('tangyishan');
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
const kept = async () => store.transaction(async ({ groups }) => (await groups.find(company))?.organisations ?? []);
const keptOne = async (id: string) => (await kept()).find((each) => each.id === id);

interface Shown {
  readonly mayChange: boolean;
  readonly innerOrgs: readonly {
    readonly innerOrgId: string;
    readonly version: number;
    readonly memberCount: number;
  }[];
  readonly people: readonly { readonly userId: string; readonly innerOrgId: string; readonly mayPlace: boolean }[];
  readonly changes: readonly object[];
}
const shown = async (who = main): Promise<Shown> => who.given<Shown>('innerOrgChanges');
const entry = { code: 'ZH05', name: '物资调配中心', parentId: 'IO-ZH1' };
const make = async (more: object = {}, who = main, key?: string) => who.ask('makeInnerOrg', { ...entry, ...more }, key);
const makeOrganisation = async (more: object = {}): Promise<string> =>
  ((await make(more)).data as { readonly innerOrgId: string }).innerOrgId;
const stop = async (innerOrgId: string, version = 0) => main.ask('stopInnerOrg', { innerOrgId, version });
const place = async (userId: string, seen: string, innerOrgId: string, who = main, key?: string) =>
  who.ask('placeInnerOrgMember', { userId, seen, innerOrgId }, key);
const historyOf = async (userId: string): Promise<readonly string[]> =>
  (
    await store.transaction(async ({ securityEvents }) => securityEvents.of(userId, 0, { offset: 0, limit: 90 }))
  ).records
    .map(({ what }) => what)
    .filter((what) => ['organisations-changed', 'member-placed', 'own-place-changed'].includes(what));
const refused = (said: object) => ({ code: 'ORGANISATION_REFUSED', data: said });

describe('making an organisation', () => {
  it('places it below another one, and is recorded in the log and the security history', async () => {
    const id = await makeOrganisation({ name: ' 物资\u200b调配  中心 ', code: ' zh05 ' });
    expect(await keptOne(id)).toEqual({
      id,
      code: 'zh05',
      name: '物资调配 中心',
      parentId: 'IO-ZH1',
      level: 2,
      stopped: false,
      version: 1,
    });
    expect((await shown()).changes).toEqual([
      {
        event: 'made',
        subjectName: '物资调配 中心',
        before: '',
        after: '江北项目部',
        at: clock.now(),
        by: '唐亦山',
      },
    ]);
    expect(await historyOf('U-tangyishan')).toEqual(['organisations-changed']);
  });

  it('is done once under one key', async () => {
    const first = await make({}, main, 'once');
    expect(await make({}, main, 'once')).toEqual(first);
    expect([first.code, (await kept()).length, (await shown()).changes.length]).toEqual(['0', 6, 1]);
    expect(await make({ name: '其他' }, main, 'once')).not.toMatchObject({ code: '0' });
  });

  it.each([
    [{ code: 'ｚｈ\u200b01', name: '' }, ['code taken', 'name missing']],
    [{ parentId: 'IO-ZH4' }, ['parentId stopped']],
    [{ parentId: 'IO-1' }, ['parentId gone']],
    [{ parentId: '__proto__' }, ['parentId gone']],
  ])('is refused with the errors of %j', async (more, fields) => {
    expect(await make(more)).toMatchObject(refused({ fields }));
    expect((await kept()).length).toBe(5);
  });

  it('is refused to a company with as many as it may have', async () => {
    await store.transaction(async ({ groups }) => {
      const group = await groups.lock(company);
      if (!group) return;
      const many = Array.from({ length: maxOrganisations - group.organisations.length }, (_, index) => ({
        ...entry,
        id: `IO-M${index}`,
        code: `M${index}`,
        level: 2,
        stopped: true,
      }));
      await groups.save({ ...group, organisations: [...group.organisations, ...many] });
    });
    expect(await make()).toMatchObject(refused({ because: 'full' }));
  });

  it.each([
    ['jiyuanzhou', 'NOT_PERMITTED'],
    ['moyunchi', 'NOT_PERMITTED'],
    ['zhousiyuan', 'NOT_PERMITTED'],
  ])('is refused to %s', async (who, code) => {
    expect(await make({}, await as(who))).toMatchObject({ code });
  });

  it('is refused to an administrator who lost the role', async () => {
    await put('jiyuanzhou', { roles: ['CORP_MANAGER'] });
    const administrator = await as('jiyuanzhou');
    expect(await make({}, administrator)).toMatchObject({ code: '0' });
    await put('jiyuanzhou', { roles: ['ROLE_CORP_DIRECTOR'] });
    expect(await make({ code: 'ZH06' }, administrator)).not.toMatchObject({ code: '0' });
    expect((await kept()).length).toBe(6);
  });

  it('is refused while inner organisations are switched off', async () => {
    await store.transaction(async ({ groups }) => {
      const group = await groups.lock(company);
      if (group) await groups.save({ ...group, innerOrganisationsOn: false });
    });
    expect(await make()).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await main.ask('innerOrgChanges')).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('renaming and moving', () => {
  it('renames the version that was read', async () => {
    const rename = async (version: number, name: string) =>
      main.ask('renameInnerOrg', { innerOrgId: 'IO-ZH2', version, name });
    expect(await rename(0, '两江工程部')).toMatchObject({ code: '0', data: { innerOrgId: 'IO-ZH2', version: 1 } });
    expect(await rename(0, '两江项目二部')).toMatchObject(refused({ because: 'changed' }));
    expect(await rename(1, ' 两江工程部 ')).toMatchObject(refused({ fields: ['name same'] }));
    expect(await keptOne('IO-ZH2')).toMatchObject({ name: '两江工程部', version: 1 });
    expect((await shown()).changes).toMatchObject([{ event: 'renamed', before: '两江项目部', after: '两江工程部' }]);
  });

  it('moves an organisation with those below it, which get other levels', async () => {
    const move = async (innerOrgId: string, parentId: string, version = 0) =>
      main.ask('moveInnerOrg', { innerOrgId, version, parentId });
    expect(await move('IO-ZH1', 'IO-ZH11')).toMatchObject(refused({ fields: ['parentId below-itself'] }));
    expect(await move('IO-ZH1', 'IO-ZH3')).toMatchObject({ code: '0' });
    expect((await kept()).map(({ id, level }) => [id, level])).toEqual([
      ['IO-ZH1', 2],
      ['IO-ZH11', 3],
      ['IO-ZH2', 1],
      ['IO-ZH3', 1],
      ['IO-ZH4', 1],
    ]);
    expect(await move('IO-ZH3', 'IO-ZH11')).toMatchObject(refused({ fields: ['parentId below-itself'] }));
  });

  it.each<readonly [CallName, object]>([
    ['renameInnerOrg', { name: '新名称' }],
    ['moveInnerOrg', { parentId: '' }],
    ['stopInnerOrg', {}],
    ['reopenInnerOrg', {}],
  ])('answers an organisation of another company as one that does not exist, by %s', async (call, more) => {
    for (const innerOrgId of ['IO-1', 'IO-NONE', 'constructor', '__proto__'])
      expect(await main.ask(call, { innerOrgId, version: 0, ...more })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('does one of two changes at once', async () => {
    const rename = async (name: string) => main.ask('renameInnerOrg', { innerOrgId: 'IO-ZH3', version: 0, name });
    const answers = await Promise.all([rename('设备部'), rename('机械部')]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['0', 'ORGANISATION_REFUSED']));
    expect(await keptOne('IO-ZH3')).toMatchObject({ version: 1 });
  });
});

describe('stopping', () => {
  it('stops an unused organisation, and opens it again', async () => {
    expect(await stop('IO-ZH3')).toMatchObject({ code: '0', data: { version: 1 } });
    expect(await keptOne('IO-ZH3')).toMatchObject({ stopped: true });
    expect(await stop('IO-ZH3', 1)).toMatchObject(refused({ because: 'stopped' }));
    const reopened = await main.ask('reopenInnerOrg', { innerOrgId: 'IO-ZH3', version: 1 });
    expect(reopened).toMatchObject({ code: '0', data: { version: 2 } });
    expect(await keptOne('IO-ZH3')).toMatchObject({ stopped: false });
  });

  it('is refused while it or one below it has holdings, and while one below it is active', async () => {
    expect(await stop('IO-ZH2')).toMatchObject(refused({ because: 'holds' }));
    expect(await stop('IO-ZH1')).toMatchObject(refused({ because: 'children' }));
    await store.transaction(async ({ groups }) => {
      const group = await groups.lock(company);
      if (group)
        await groups.save({
          ...group,
          organisations: group.organisations.map((each) => ({ ...each, stopped: each.id === 'IO-ZH11' })),
        });
    });
    expect(await stop('IO-ZH1')).toMatchObject(refused({ because: 'holds' }));
  });

  it('is refused while an authorisation names it that holds or begins later', async () => {
    const core = await as('luoqiubai');
    const stopped = async (innerOrgId: string) => core.ask('stopInnerOrg', { innerOrgId, version: 0 });
    expect(await stopped('IO-12')).toMatchObject(refused({ because: 'authorised' }));
    expect(await stopped('IO-11')).toMatchObject({ code: '0' });
  });
});

describe('the people of an organisation', () => {
  const member = 'U-moyunchi';
  const holdings = { place: 'held', page: 1, pageSize: 100 };

  it('are those of institutions, with where they work', async () => {
    await put('jiyuanzhou', { innerOrganisationId: 'IO-ZH2' });
    const { people, innerOrgs } = await shown();
    expect(people.map(({ userId, innerOrgId, mayPlace }) => [userId, innerOrgId, mayPlace])).toEqual([
      ['U-jiyuanzhou', 'IO-ZH2', false],
      [member, 'IO-ZH1', true],
    ]);
    expect(innerOrgs.map(({ innerOrgId, memberCount }) => [innerOrgId, memberCount]).slice(0, 3)).toEqual([
      ['IO-ZH1', 1],
      ['IO-ZH11', 0],
      ['IO-ZH2', 1],
    ]);
    expect(await shown(await as('jiyuanzhou'))).toMatchObject({ mayChange: false, people: [] });
  });

  it('see their new part at the next request, and nothing once they are taken out', async () => {
    const person = await as('moyunchi');
    const seen = async () => person.ask('tradeHoldings', holdings);
    expect(await seen()).toMatchObject({ data: { count: 3 } });
    expect(await place(member, 'IO-ZH1', 'IO-ZH2')).toMatchObject({ code: '0', data: { innerOrgId: 'IO-ZH2' } });
    expect(await seen()).toMatchObject({ data: { count: 2 } });
    expect(await place(member, 'IO-ZH2', '')).toMatchObject({ code: '0', data: { innerOrgId: '' } });
    expect(await seen()).toMatchObject({ code: 'NOT_PERMITTED' });
    expect((await shown()).changes).toMatchObject([
      { event: 'placed', subjectName: '莫云迟', before: '两江项目部', after: '' },
      { event: 'placed', subjectName: '莫云迟', before: '江北项目部', after: '两江项目部' },
    ]);
    const lines = await store.transaction(async ({ organisationChanges }) => organisationChanges.latestOf(company, 2));
    expect(lines.map(({ organisationId }) => organisationId)).toEqual(['IO-ZH2', 'IO-ZH2']);
    expect(await historyOf('U-tangyishan')).toEqual(['member-placed', 'member-placed']);
    expect(await historyOf(member)).toEqual(['own-place-changed', 'own-place-changed']);
  });

  it.each(['COMPLETE', 'RUNNING'] as const)('keep no list of their former part that is %s', async (state) => {
    const person = await as('moyunchi');
    const tasks = async () => person.given<readonly { readonly id: string }[]>('downloadTasks');
    expect(await person.ask('exportTradeList', { list: 'held' })).toMatchObject({ code: '0' });
    const [{ id } = { id: '' }] = await tasks();
    await store.transaction(async ({ downloads }) => {
      const found = await downloads.lock(id);
      if (found) await downloads.save({ ...found, state, objectKey: 'made.xlsx', size: 1 });
    });
    expect(await place(member, 'IO-ZH1', 'IO-ZH2')).toMatchObject({ code: '0' });
    expect(await tasks()).toEqual([]);
    expect(await person.ask('downloadAddress', { id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are placed once under one key', async () => {
    const first = await place(member, 'IO-ZH1', 'IO-ZH2', main, 'once');
    expect(await place(member, 'IO-ZH1', 'IO-ZH2', main, 'once')).toEqual(first);
    expect((await shown()).changes.length).toBe(1);
  });

  it.each([
    ['who was seen elsewhere', member, 'IO-ZH2', 'IO-ZH3', { because: 'changed' }],
    ['who works there already', member, 'IO-ZH1', 'IO-ZH1', { because: 'same' }],
    ['into a stopped organisation', member, 'IO-ZH1', 'IO-ZH4', { because: 'stopped' }],
    ['of the company itself', 'U-jiyuanzhou', '', 'IO-ZH1', { because: 'own-people' }],
    ['who is the one who asks', 'U-tangyishan', '', 'IO-ZH1', { because: 'oneself' }],
  ])('are not placed: a person %s', async (_who, userId, seen, to, said) => {
    expect(await place(userId, seen, to)).toMatchObject(refused(said));
  });

  it('are not placed by another account of their own', async () => {
    await put('moyunchi', { personId: 'P-tangyishan' });
    expect(await place(member, 'IO-ZH1', 'IO-ZH2')).toMatchObject(refused({ because: 'oneself' }));
    expect((await shown()).people).toMatchObject([{ userId: member, mayPlace: false }]);
  });

  it.each([
    ['U-zhousiyuan', ''],
    ['U-NONE', ''],
    ['__proto__', ''],
    [member, 'IO-1'],
  ])('are not placed where %s is another company’s, or %s', async (userId, innerOrgId) => {
    expect(await place(userId, 'IO-ZH1', innerOrgId)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are not placed once they left', async () => {
    await put('moyunchi', { roles: [] });
    expect(await place(member, 'IO-ZH1', 'IO-ZH2')).toMatchObject({ code: 'NOT_FOUND' });
    expect((await shown()).people).toEqual([]);
  });
});
