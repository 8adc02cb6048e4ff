import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { x509Authority } from '../../../../server/certificates/x509-authority.ts';
import { sandboxKeys } from '../../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../../server/core/sandbox/sandbox-phone.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testKey } from '../../../builders/key-pair.ts';

type Served = readonly {
  readonly userId: string;
  readonly isCurrent: boolean;
  readonly institution: string;
  readonly roleNames: readonly string[];
}[];

let store: MemoryStore;
let backEnd: BackEnd;
let events: SecurityEvent[];

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  return asker;
}

const configure = async (config: object) =>
  store.transaction(async ({ platforms }) => platforms.save({ host: '*', config }));
const served = async (asker: Asker): Promise<readonly string[]> =>
  (await asker.given<Served>('servedCompanies')).map(({ userId }) => userId);
const own = ['U-linzhixia', 'U-linzhixia-chenshi'];

beforeEach(async () => {
  [store, events] = [new MemoryStore(), []];
  backEnd = await demoBackEnd(store, undefined, { security: (event) => void events.push(event) });
});

describe('a person with several accounts', () => {
  it('sees only these accounts with their roles, and institutions’ ones when the host has them', async () => {
    const lin = await as('linzhixia');
    expect(await lin.given<Served>('servedCompanies')).toMatchObject([
      { userId: 'U-linzhixia', isCurrent: true, institution: '', roleNames: ['Operator', 'Director'] },
      { userId: 'U-linzhixia-chenshi', isCurrent: false, roleNames: ['Operator'] },
    ]);
    await configure({ hasJG: true });
    expect(await served(lin)).toEqual([...own, 'U-linzhixia-hengduo']);
  });

  it('switches the company in every window at once', async () => {
    const lin = await as('linzhixia');
    const heard = new Set<string>();
    store.onAnnounced((each) => void heard.add(`${each?.topic} ${each?.userId}`));
    await lin.ask('enterCompany', { userId: 'U-linzhixia-chenshi' });
    expect(heard).toEqual(new Set(own.map((userId) => `session ${userId}`)));
  });

  it('does not see accounts that cannot be entered', async () => {
    await store.transaction(async ({ companies, users }) => {
      const [company, account] = [await companies.find('C-CHENSHI'), await users.find('U-linzhixia-hengduo')];
      if (company) await companies.save({ ...company, deregistered: true });
      if (account) await users.save({ ...account, roles: [] });
    });
    await configure({ hasJG: true });
    const lin = await as('linzhixia');
    expect(await served(lin)).toEqual(['U-linzhixia']);
    expect(await lin.ask('enterCompany', { userId: 'U-linzhixia-chenshi' })).toMatchObject({
      code: 'COMPANY_DEREGISTERED',
    });
    expect(await lin.ask('enterCompany', { userId: 'U-linzhixia-hengduo' })).toMatchObject({ code: 'NO_ROLE' });
    expect(await lin.ask('security')).toMatchObject({ code: '0' });
  });

  it('cannot enter an institution’s account at a host without institutions, but can leave one', async () => {
    const lin = await as('linzhixia');
    expect(await lin.ask('enterCompany', { userId: 'U-linzhixia-hengduo' })).toMatchObject({ code: 'NOT_FOUND' });
    const institution = await as('linzhixia-hengduo');
    expect(await served(institution)).toEqual([...own, 'U-linzhixia-hengduo']);
    expect(await institution.given('corpInfo')).toMatchObject({
      innerOrgInfo: { innerOrgName: '衡铎银行宁波分行' },
      openedProductCorps: { CREDIT: true, NOTE: false },
      homepage: '/index',
    });
  });

  it('keeps the same role after a switch, which ends the other sessions', async () => {
    const [elsewhere, lin] = [await as('linzhixia-chenshi'), await as('linzhixia')];
    const before = lin.token;
    expect(await lin.ask('enterCompany', { userId: 'U-linzhixia-chenshi' })).toMatchObject({ code: '0' });
    expect(await lin.given('security', { user3Required: true, currentRole3: true })).toMatchObject({
      user3: { userId: 'U-linzhixia-chenshi' },
      currentRole3: 'ROLE_CORP_OPERATOR',
    });
    expect(await elsewhere.ask('security')).toMatchObject({ code: 'SESSION_REPLACED' });
    lin.token = before;
    expect(await lin.ask('security')).toMatchObject({ code: 'SESSION_REQUIRED' });
    expect(events.filter(({ what }) => what === 'company-switched').map(({ account }) => account)).toEqual([
      'linzhixia',
      'linzhixia-chenshi',
    ]);
    expect(events.some(({ what, account }) => what === 'sessions-replaced' && account === 'linzhixia-chenshi')).toBe(
      true,
    );
  });

  it('gets a role of the other account when it lacks the current one', async () => {
    await configure({ hasJG: true });
    const lin = await as('linzhixia');
    await lin.ask('enterCompany', { userId: 'U-linzhixia-hengduo' });
    expect(await lin.given('security', { currentRole3: true })).toMatchObject({ currentRole3: 'ROLE_CORP_DIRECTOR' });
  });

  it('returns to the role of departure while the account still has it', async () => {
    await configure({ hasJG: true });
    const lin = await as('linzhixia');
    const role = async () => lin.given('security', { currentRole3: true });
    const comeBack = async () => {
      await lin.ask('enterCompany', { userId: 'U-linzhixia-hengduo' });
      expect(await role()).toMatchObject({ currentRole3: 'ROLE_CORP_DIRECTOR' });
      await lin.ask('enterCompany', { userId: 'U-linzhixia' });
    };
    await comeBack();
    expect(await role()).toMatchObject({ currentRole3: 'ROLE_CORP_OPERATOR' });
    expect(await lin.given('security', { user3Required: true })).toMatchObject({ user3: { innerOrgName: '' } });
    await lin.ask('enterCompany', { userId: 'U-linzhixia-hengduo' });
    expect(await lin.given('security', { user3Required: true })).toMatchObject({
      user3: { innerOrgName: '衡铎银行宁波分行' },
    });
    await store.transaction(async ({ users }) => {
      const account = await users.find('U-linzhixia');
      if (account) await users.save({ ...account, roles: ['ROLE_CORP_DIRECTOR'] });
    });
    await lin.ask('enterCompany', { userId: 'U-linzhixia' });
    expect(await role()).toMatchObject({ currentRole3: 'ROLE_CORP_DIRECTOR' });
  });

  it('gets an available role, and returns to the role of departure when it changed before', async () => {
    const director = 'ROLE_CORP_DIRECTOR';
    const lin = await as('linzhixia');
    const role = async () =>
      (await lin.given<{ currentRole3: string }>('security', { currentRole3: true })).currentRole3;
    await lin.ask('refreshSession', { currentRole3: director });
    await lin.ask('enterCompany', { userId: 'U-linzhixia-chenshi' });
    expect(await role()).toBe('ROLE_CORP_OPERATOR');
    await lin.ask('enterCompany', { userId: 'U-linzhixia' });
    expect(await role()).toBe(director);
    await store.transaction(async ({ users }) => {
      const account = await users.find('U-linzhixia-chenshi');
      if (account) await users.save({ ...account, roles: ['CORP_QUERY', director] });
    });
    await lin.ask('enterCompany', { userId: 'U-linzhixia-chenshi' });
    expect(await role()).toBe(director);
  });

  it('is refused calls for an account that the session has left, with the current account', async () => {
    const lin = await as('linzhixia');
    await lin.ask('enterCompany', { userId: 'U-linzhixia-chenshi' });
    const before = await lin.given('corpInfo');
    lin.account = 'U-linzhixia';
    expect(await lin.ask('corpInfo')).toMatchObject({ code: 'ACCOUNT_SWITCHED', data: { account: 'U-linzhixia' } });
    expect(await lin.ask('enterCompany', { userId: 'U-linzhixia' })).toMatchObject({ code: 'ACCOUNT_SWITCHED' });
    expect(await lin.ask('refreshSession', { currentRole3: 'ROLE_CORP_OPERATOR' })).toMatchObject({
      code: 'ACCOUNT_SWITCHED',
    });
    expect(await lin.ask('security', { user3Required: true })).toMatchObject({
      code: '0',
      data: { user3: { userId: 'U-linzhixia-chenshi' } },
    });
    lin.account = 'U-linzhixia-chenshi';
    expect(await lin.given('corpInfo')).toEqual(before);
  });

  it('cannot enter an account with two-step sign-in by a key of another account', async () => {
    const [clock, key] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), await testKey()];
    store = new MemoryStore();
    const phone = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
    backEnd = await demoBackEnd(store, testSecret, { clock, certificates: x509Authority });
    const { certificate } = await sandboxKeys({ store, clock, secret: testSecret }, x509Authority, phone).issue({
      userName: 'heqinghe',
      kind: 'HARD',
      publicKey: key.publicKey,
      days: 9,
    });
    await store.transaction(async ({ secondFactors }) =>
      secondFactors.save({ userId: 'U-linzhixia-chenshi', isOn: true, since: 1, lastUsedAt: undefined }),
    );
    const thief = await as('linzhixia');
    const entered = async (userId: string) => (await thief.ask('enterCompany', { userId })).code;
    expect(await entered('U-linzhixia-chenshi')).toBe('SECOND_PROOF_REQUIRED');
    const { picAuthToken } = await thief.given<{ picAuthToken: string }>('loginSession');
    const { text } = await thief.given<{ text: string }>('keyChallenge', { picAuthToken, purpose: 'sign-in' });
    const shown = await thief.ask('loginKey', { picAuthToken, text, certificate, signature: await key.sign(text) });
    expect([shown.code, await entered('U-linzhixia-chenshi')]).toEqual(['0', 'SECOND_PROOF_REQUIRED']);
    // The visitor who completes the sign-in is the other person, and has given both proofs.
    expect((await thief.ask('loginSuccess', shown.data)).code).toBe('0');
    expect(await thief.given('security', { user3Required: true })).toMatchObject({ user3: { userName: 'heqinghe' } });
    expect(await thief.given('twoStep')).toMatchObject({ twoProofs: true });
  });

  it('has the switch in the history of both accounts', async () => {
    const lin = await as('linzhixia');
    await lin.ask('enterCompany', { userId: 'U-linzhixia-chenshi' });
    for (const userId of own) {
      const { records } = await store.transaction(async ({ securityEvents }) =>
        securityEvents.of(userId, 0, { offset: 0, limit: 9 }),
      );
      expect(records.map(({ what }) => what)).toContain('company-switched');
    }
  });
});

describe('the old version', () => {
  it('is recorded as used at most once a day for a product, at a host that has it', async () => {
    const zhou = await as('zhousiyuan');
    for (const product of ['CREDIT', 'CREDIT', 'RYL'])
      expect(await zhou.ask('switchProduct', { product })).toMatchObject({ code: '0' });
    const [line] = await store.transaction(async ({ versionReturns }) =>
      versionReturns.findAll(['U-zhousiyuan CREDIT 2026-11-21']),
    );
    expect(line).toMatchObject({
      userId: 'U-zhousiyuan',
      pkCorp: 'C-YANZHOU',
      product: 'CREDIT',
      at: Date.parse('2026-11-21T02:00:00Z'),
    });
    expect(await zhou.ask('switchProduct', { product: 'GOLD' })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'product' },
    });
  });

  it('is not offered or recorded at other hosts', async () => {
    const zhou = await as('zhousiyuan');
    expect(await zhou.given('security', { user3Required: true })).toMatchObject({
      user3: { enableSwitchVersion: true },
    });
    await configure({});
    expect(await zhou.given('security', { user3Required: true })).toMatchObject({
      user3: { enableSwitchVersion: false },
    });
    expect(await zhou.ask('switchProduct', { product: 'CREDIT' })).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});
