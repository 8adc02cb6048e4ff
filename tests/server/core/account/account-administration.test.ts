import { beforeEach, describe, expect, it } from 'vitest';
import { plainPasswords } from '../../../../features/support/demo-world.ts';
import {
  AccountAdministration,
  drawPassword,
  type AccountOrder,
} from '../../../../server/core/account/account-administration.ts';
import { blankRecord } from '../../../../server/core/certification/shared/real-name-record.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { passwordProblem } from '../../../../src/domain/identity/password-rules.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const now = Date.parse('2026-11-21T02:00:00Z');
const order: AccountOrder = {
  company: {
    name: '宁波栖川仪表有限公司',
    shortName: '栖川仪表',
    uscc: '91330299MA5JMH9238',
    isCore: false,
    openedProducts: ['CREDIT'],
  },
  person: {
    userName: 'yuxichuan',
    personName: '俞栖川',
    mobile: '14000009001',
    idNumber: '330299199003070013',
    roles: ['ROLE_CORP_OPERATOR'],
  },
};
const password = 'quiet harbour 71';

let store: MemoryStore;
let backEnd: BackEnd;
let accounts: AccountAdministration;

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  accounts = new AccountAdministration({
    store,
    clock: { now: () => now, realTime: Date.now },
    passwords: plainPasswords,
  });
  await store.transaction(async ({ companies }) => {
    // Nobody else of the demo world uses this code.
    const yanzhou = await companies.find('C-YANZHOU');
    if (yanzhou) await companies.save({ ...yanzhou, uscc: '91330299MA5JMH9999' });
  });
});

const asker = (): Asker => new Asker(backEnd, '203.0.113.9');
const person = (userName: string, roles: readonly string[] = ['ROLE_CORP_OPERATOR']) => ({
  ...order.person,
  userName,
  roles,
});

describe('an account created by hand', () => {
  it('can sign in, and is the main user of a company that was created with it', async () => {
    expect(await accounts.create(order, password)).toMatchObject({
      ok: true,
      done: { user: { isMain: true }, company: { pkCorp: 'C-91330299MA5JMH9238', name: order.company.name } },
    });
    const one = asker();
    expect((await one.signIn('yuxichuan', password)).code).toBe('0');
    expect(await one.given('accountInfo')).toMatchObject({
      companyName: order.company.name,
      companyCode: order.company.uscc,
      isMain: true,
    });
  });

  it('is not the main user of a company that has one', async () => {
    await accounts.create(order, password);
    expect(await accounts.create({ ...order, person: person('second') }, password)).toMatchObject({
      ok: true,
      done: { user: { isMain: false } },
    });
  });

  it('is refused under a user name that is taken', async () => {
    expect(await accounts.create({ ...order, person: person('zhousiyuan') }, password)).toEqual({
      ok: false,
      refusal: { because: 'name-taken' },
    });
    const both = await Promise.all([accounts.create(order, password), accounts.create(order, 'another harbour 72')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is refused under the user name of an account with another origin', async () => {
    await store.transaction(async ({ users }) => {
      const zhou = await users.byName('zhousiyuan');
      if (zhou) await users.save({ ...zhou, userId: 'U-other', userName: 'yuxichuan' });
    });
    expect(await accounts.create(order, password)).toMatchObject({ refusal: { because: 'name-taken' } });
  });

  it.each([
    ['another name', { name: '宁波栖川仪器有限公司' }],
    ['another kind', { isCore: true }],
  ])('is refused for a company that exists with %s', async (_, other) => {
    await accounts.create(order, password);
    expect(
      await accounts.create({ company: { ...order.company, ...other }, person: person('second') }, password),
    ).toMatchObject({ ok: false, refusal: { because: 'other-company', company: { name: order.company.name } } });
  });

  it('is refused for a company that exists with another code', async () => {
    expect(
      await accounts.create({ ...order, company: { ...order.company, name: '宁波砚舟精密铸造有限公司' } }, password),
    ).toMatchObject({ refusal: { because: 'other-company', company: { pkCorp: 'C-YANZHOU' } } });
  });

  it('is refused for a deregistered company', async () => {
    const muye = {
      name: '南京暮野纸业有限公司',
      uscc: '91320199MA7K2QW819',
      shortName: '',
      isCore: false,
      openedProducts: [],
    };
    expect(await accounts.create({ ...order, company: muye }, password)).toMatchObject({
      refusal: { because: 'deregistered' },
    });
  });

  it.each([
    [false, 'ROLE_CORE_OPERATOR'],
    [true, 'ROLE_CORP_OPERATOR'],
  ])('of a core enterprise: %s, cannot have the role %s', async (isCore, role) => {
    expect(
      await accounts.create({ company: { ...order.company, isCore }, person: person('second', [role]) }, password),
    ).toEqual({ ok: false, refusal: { because: 'other-side', roles: [role] } });
    expect((await accounts.list()).filter(({ user }) => user.userName === 'second')).toEqual([]);
  });

  it.each([true, false])('can be an administrator, of a core enterprise: %s', async (isCore) => {
    expect(
      await accounts.create(
        { company: { ...order.company, isCore }, person: person('second', ['CORP_MANAGER']) },
        password,
      ),
    ).toMatchObject({ ok: true });
  });

  it('must follow the password rules', async () => {
    expect(await accounts.create(order, 'yuxichuan 2026')).toEqual({
      ok: false,
      refusal: { because: 'password', problem: 'holds-name' },
    });
  });
});

describe('a password set by hand', () => {
  it('ends the sessions, replaces the old password, and appears in the history', async () => {
    const before = asker();
    await before.signIn('zhousiyuan');
    expect(await accounts.setPassword('zhousiyuan', password)).toMatchObject({ ok: true });
    expect((await before.ask('accountInfo')).code).not.toBe('0');
    const after = asker();
    expect((await after.signIn('zhousiyuan')).code).not.toBe('0');
    expect((await after.signIn('zhousiyuan', password)).code).toBe('0');
    const { events } = await after.given<{ events: readonly { what: string; place: { kind: string } }[] }>(
      'signInHistory',
      { page: 1, pageSize: 20 },
    );
    expect(events.find(({ what }) => what === 'password-set-by-hand')?.place.kind).toBe('unknown');
  });

  it('ends sessions that went on to another account of the same person', async () => {
    await store.transaction(async ({ users }) => {
      for (const name of ['zhousiyuan', 'limin']) {
        const user = await users.byName(name);
        if (user) await users.save({ ...user, personId: 'P-both' });
      }
    });
    const before = asker();
    await before.signIn('zhousiyuan');
    expect((await before.ask('enterCompany', { userId: 'U-limin' })).code).toBe('0');
    await accounts.setPassword('zhousiyuan', password);
    expect((await before.ask('accountInfo')).code).toBe('SESSION_REQUIRED');
  });

  it('is refused for an unknown account, or against the password rules', async () => {
    expect(await accounts.setPassword('constructor', password)).toEqual({ ok: false, refusal: { because: 'nobody' } });
    expect(await accounts.setPassword('zhousiyuan', '1234567890')).toMatchObject({ refusal: { because: 'password' } });
    expect((await asker().signIn('zhousiyuan')).code).toBe('0');
  });
});

describe('roles set by hand', () => {
  it('apply from the next sign-in, and end the sessions', async () => {
    const before = asker();
    await before.signIn('zhousiyuan');
    expect(await accounts.setRoles('zhousiyuan', ['CORP_QUERY'])).toMatchObject({
      ok: true,
      done: { user: { roles: ['CORP_QUERY'] } },
    });
    expect((await before.ask('accountInfo')).code).not.toBe('0');
    const after = asker();
    await after.signIn('zhousiyuan');
    expect(await after.given('security', { currentRole3: true })).toMatchObject({ currentRole3: 'CORP_QUERY' });
  });

  it('are refused for the other side, or for an unknown account', async () => {
    expect(await accounts.setRoles('zhousiyuan', ['ROLE_CORE_OPERATOR'])).toMatchObject({
      refusal: { because: 'other-side' },
    });
    expect(await accounts.setRoles('nobody', ['CORP_QUERY'])).toMatchObject({ refusal: { because: 'nobody' } });
  });
});

it('drawn passwords follow the rules, and are all different', () => {
  const drawn = Array.from({ length: 200 }, drawPassword);
  expect(new Set(drawn).size).toBe(200);
  for (const each of drawn) {
    expect(each).toMatch(/^[a-hj-km-np-z2-9]{5}(-[a-hj-km-np-z2-9]{5}){3}$/);
    expect(passwordProblem(each, order.person)).toBeUndefined();
  }
});

it('accounts are listed with their companies', async () => {
  expect((await accounts.list()).find(({ user }) => user.userName === 'luoqiubai')).toMatchObject({
    company: { shortName: '启衡重工集团' },
  });
});

describe('a mobile number set by hand', () => {
  it('receives the codes from then on, and ends the sessions and the trust in browsers', async () => {
    const one = asker();
    await one.signIn('limin');
    await store.transaction(async ({ trustedDevices }) =>
      trustedDevices.save({ key: 'k', userId: 'U-limin', trustedAt: now, lastUsedAt: now, source: '', agent: '' }),
    );
    expect(await accounts.setMobile('limin', '14000009009')).toMatchObject({
      ok: true,
      done: { user: { mobile: '14000009009' } },
    });
    expect((await one.ask('accountInfo')).code).toBe('SESSION_REQUIRED');
    await one.signIn('limin');
    expect(await one.given('accountInfo')).toMatchObject({ mobile: '140****9009' });
    expect(
      (await one.given<{ events: readonly { what: string }[] }>('signInHistory', { page: 1, pageSize: 5 })).events.map(
        ({ what }) => what,
      ),
    ).toContain('mobile-set-by-hand');
    expect(await store.transaction(async ({ trustedDevices }) => trustedDevices.ofUser('U-limin'))).toEqual([]);
  });

  it('is refused for an unknown account', async () =>
    expect(await accounts.setMobile('nobody', '14000009009')).toEqual({ ok: false, refusal: { because: 'nobody' } }));
});

describe('a password set by hand', () => {
  const day = 24 * 3_600_000;

  it.each([
    ['until a day is over', day - 1000, '0'],
    ['no longer after a day', day, 'SIGN_IN_REFUSED'],
  ])('signs in %s', async (_what, age, code) => {
    const then = new AccountAdministration({
      store,
      clock: { now: () => now - age, realTime: () => now - age },
      passwords: plainPasswords,
    });
    backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => now } });
    await then.setPassword('limin', password);
    await then.create(order, password);
    expect((await asker().signIn('limin', password)).code).toBe(code);
    expect((await asker().signIn('yuxichuan', password)).code).toBe(code);
  });

  it('has no end once its owner has replaced it', async () => {
    const later = { now: () => now + 9 * day, realTime: () => now + 9 * day };
    backEnd = await demoBackEnd(store, undefined, { clock: later });
    const then = new AccountAdministration({
      store,
      clock: { now: () => now, realTime: () => now },
      passwords: plainPasswords,
    });
    await then.setPassword('limin', password);
    await store.transaction(async ({ users }) => {
      const user = await users.byName('limin');
      if (user) await users.save({ ...user, passwordHash: await plainPasswords.hash('river lamp 42') });
    });
    expect((await asker().signIn('limin', 'river lamp 42')).code).toBe('0');
  });
});

describe('sessions that operators end', () => {
  it('are those of one account, which the history of its owner tells', async () => {
    const [li, zhou] = [asker(), asker()];
    await li.signIn('limin');
    await zhou.signIn('zhousiyuan');
    expect(await accounts.endSessions('limin')).toMatchObject({ ok: true });
    expect([(await li.ask('accountInfo')).code, (await zhou.ask('accountInfo')).code]).toEqual([
      'SESSION_REQUIRED',
      '0',
    ]);
    await li.signIn('limin');
    expect(
      (await li.given<{ events: readonly { what: string }[] }>('signInHistory', { page: 1, pageSize: 5 })).events.map(
        ({ what }) => what,
      ),
    ).toContain('sessions-ended-by-hand');
    expect(await accounts.endSessions('nobody')).toEqual({ ok: false, refusal: { because: 'nobody' } });
  });

  it('are those of everybody', async () => {
    const [li, zhou] = [asker(), asker()];
    await li.signIn('limin');
    await zhou.signIn('zhousiyuan');
    expect(await accounts.endAllSessions()).toBe((await accounts.list()).length);
    expect([(await li.ask('accountInfo')).code, (await zhou.ask('accountInfo')).code]).toEqual([
      'SESSION_REQUIRED',
      'SESSION_REQUIRED',
    ]);
  });
});

describe('an identity number set by hand', () => {
  const people = async () =>
    new Map((await store.transaction(async ({ users }) => users.all())).map((each) => [each.userName, each]));

  it('joins accounts of one company with the same number to one person, and no others', async () => {
    await accounts.create(order, password);
    await accounts.create({ ...order, person: person('second') }, password);
    await accounts.create({ ...order, person: { ...person('third'), idNumber: '330299199103070010' } }, password);
    const known = await people();
    expect(known.get('second')?.personId).toBe(known.get('yuxichuan')?.personId);
    expect(known.get('third')?.personId).not.toBe(known.get('yuxichuan')?.personId);
  });

  it('is refused when a colleague with another name has the number', async () => {
    await accounts.create(order, password);
    const refused = { ok: false, refusal: { because: 'other-person', userName: 'yuxichuan', personName: '俞栖川' } };
    expect(await accounts.create({ ...order, person: { ...person('second'), personName: '李四' } }, password)).toEqual(
      refused,
    );
    expect((await people()).has('second')).toBe(false);
    await accounts.create(
      { ...order, person: { ...person('third'), personName: '李四', idNumber: '330299199103070017' } },
      password,
    );
    const before = (await people()).get('third');
    expect(await accounts.setIdentity('third', '330299199003070013')).toEqual(refused);
    expect((await people()).get('third')).toEqual(before);
  });

  it('can be added to an account without one, which ends its sessions and appears in the history', async () => {
    await accounts.create(order, password);
    await accounts.create({ ...order, person: { ...person('second'), idNumber: '' } }, password);
    const one = asker();
    await one.signIn('second', password);
    expect(await accounts.setIdentity('second', '330299199003070013')).toMatchObject({
      ok: true,
      done: { user: { idNumber: '330299199003070013' } },
    });
    expect((await one.ask('accountInfo')).code).toBe('SESSION_REQUIRED');
    const known = await people();
    expect(known.get('second')?.personId).toBe(known.get('yuxichuan')?.personId);
    await one.signIn('second', password);
    expect(
      (await one.given<{ events: readonly { what: string }[] }>('signInHistory', { page: 1, pageSize: 5 })).events.map(
        ({ what }) => what,
      ),
    ).toContain('identity-set-by-hand');
  });

  it('joins the person’s accounts, so that neither decides on a proposal of the other or of a delegate', async () => {
    const as = async (userName: string): Promise<Asker> => {
      const one = asker();
      expect((await one.signIn(userName)).code).toBe('0');
      return one;
    };
    const zhou = 'U-zhousiyuan';
    await store.transaction(async ({ users }) => {
      const found = await users.find(zhou);
      const other = await users.find('U-guyunzhou');
      if (found && other) await users.save({ ...found, personName: other.personName, idNumber: '' });
    });
    const known = (await people()).get('guyunzhou');
    const [maker, checker] = [await as('zhousiyuan'), await as('guyunzhou')];
    expect(await maker.ask('proposeTwoSteps', { demanded: true })).toMatchObject({ code: '0' });
    await store.transaction(async ({ delegations }) =>
      delegations.save({
        id: 'DG-1',
        pkCorp: 'C-YANZHOU',
        fromUserId: zhou,
        fromPersonId: 'P-zhousiyuan',
        fromName: '周思远',
        toUserId: 'U-limin',
        toPersonId: 'P-limin',
        toName: '李敏',
        roles: [],
        from: '2026-11-21',
        until: '2026-11-23',
        state: 'standing',
        madeAt: now,
        madeBy: zhou,
        madeByName: '周思远',
        begun: true,
        endedAt: undefined,
        endedByName: '',
      }),
    );
    await store.transaction(async ({ realNames }) =>
      realNames.save({ ...blankRecord('C-YANZHOU'), personSubmit: 'P-zhousiyuan' }),
    );
    const { proposals } = await checker.given<{ proposals: readonly { proposalId: string; mayDecide: boolean }[] }>(
      'companyPeople',
    );
    expect(proposals).toMatchObject([{ mayDecide: true }]);
    expect(await accounts.setIdentity('zhousiyuan', known?.idNumber ?? '')).toMatchObject({
      ok: true,
      done: { user: { personId: known?.personId } },
    });
    const decides = async (one: Asker) =>
      one.ask('decideProposal', { proposalId: proposals[0]?.proposalId, confirmed: true, reason: '' });
    expect([await decides(checker), await decides(await as('zhousiyuan'))]).toMatchObject([
      { code: 'NOT_PERMITTED' },
      { code: 'NOT_PERMITTED' },
    ]);
    expect(await store.transaction(async (transaction) => transaction.delegations.find('DG-1'))).toMatchObject({
      fromPersonId: known?.personId,
      toPersonId: 'P-limin',
    });
    expect(await store.transaction(async ({ realNames }) => realNames.find('C-YANZHOU'))).toMatchObject({
      personSubmit: known?.personId,
    });
  });

  it('is refused for an unknown account', async () =>
    expect(await accounts.setIdentity('nobody', '330299199003070013')).toEqual({
      ok: false,
      refusal: { because: 'nobody' },
    }));
});
