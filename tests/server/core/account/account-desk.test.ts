import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { idleLimit, lockDuration } from '../../../../src/domain/identity/session-limits.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

interface Session {
  readonly sessionId: string;
  readonly isThis: boolean;
}

let store: MemoryStore;
let backEnd: BackEnd;
let zhou: Asker;

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  zhou = new Asker(backEnd, '203.0.113.7');
  await zhou.signIn('zhousiyuan');
});

async function change(asker: Asker, current: string, next: string, boundTo?: string): Promise<Envelope> {
  const { picAuthToken } = await asker.given<{ picAuthToken: string }>('loginSession');
  const { keyId, publicKey } = await asker.given<{ keyId: string; publicKey: string }>('passwordKey');
  const sealed = async (password: string): Promise<string> =>
    encryptPassword(password, publicKey, boundTo ?? picAuthToken);
  return asker.ask('changePassword', { current: await sealed(current), next: await sealed(next), keyId });
}

const history = async (asker: Asker, page = 1, pageSize = 50): Promise<readonly string[]> =>
  (await asker.given<{ events: readonly { what: string }[] }>('signInHistory', { page, pageSize })).events
    .map(({ what }) => what)
    .toSorted();

/** Another open session of the same account: a later configuration may allow that. */
async function besides(): Promise<void> {
  await store.transaction(async (transaction) => {
    const [own] = await transaction.sessions.openOf('U-zhousiyuan');
    if (own) await transaction.sessions.save({ ...own, idHash: 'another', picAuthToken: 'another' });
  });
}

describe('the identifiers of an account', () => {
  it('are masked until their owner reveals them, which is logged', async () => {
    const info = await zhou.given<{ mobile: string; idNumber: string; companyCode: string }>('accountInfo');
    expect(info).toMatchObject({
      mobile: expect.stringMatching(/^140\*{4}\d{4}$/),
      idNumber: expect.stringMatching(/^330\*{12}\d{2}[\dX]$/),
      companyCode: expect.stringMatching(/^.{18}$/),
    });
    expect((await zhou.ask('revealIdentifier', { identifier: 'MOBILE' })).data).toEqual({
      value: expect.stringMatching(/^1400000\d{4}$/),
    });
    expect((await zhou.ask('revealIdentifier', { identifier: 'ID_NUMBER' })).data).toEqual({
      value: expect.stringMatching(/^330299\d{11}[\dX]$/),
    });
    expect(await history(zhou)).toEqual(['id-number-revealed', 'mobile-revealed', 'signed-in']);
  });

  it('cannot be revealed when they are empty', async () => {
    await store.transaction(async ({ users }) => {
      const user = await users.byName('zhousiyuan');
      if (user) await users.save({ ...user, idNumber: '' });
    });
    expect((await zhou.ask('revealIdentifier', { identifier: 'ID_NUMBER' })).code).toBe('NOT_FOUND');
    expect(await history(zhou)).toEqual(['signed-in']);
  });
});

describe('a change of the password', () => {
  const next = 'river lamp 42';

  it('ends sessions elsewhere that went on to another account of the same person', async () => {
    await store.transaction(async ({ users }) => {
      for (const name of ['zhousiyuan', 'limin']) {
        const user = await users.byName(name);
        if (user) await users.save({ ...user, personId: 'P-both' });
      }
    });
    const thief = new Asker(backEnd, '198.51.100.7');
    await thief.signIn('zhousiyuan');
    await thief.ask('enterCompany', { userId: 'U-limin' });
    zhou = new Asker(backEnd, '203.0.113.7');
    await zhou.signIn('zhousiyuan');
    expect((await thief.ask('accountInfo')).code).toBe('0');
    expect((await change(zhou, demoPassword, next)).code).toBe('0');
    expect((await thief.ask('accountInfo')).code).toBe('PASSWORD_CHANGED');
    expect((await zhou.ask('accountInfo')).code).toBe('0');
  });

  it('needs the old password, replaces it at once, and ends the other sessions', async () => {
    await besides();
    expect((await change(zhou, demoPassword, next)).code).toBe('0');
    expect((await zhou.given<readonly Session[]>('accountSessions')).map(({ isThis }) => isThis)).toEqual([true]);
    expect(await history(zhou)).toEqual(['password-changed', 'signed-in']);
    expect((await new Asker(backEnd, '203.0.113.9').signIn('zhousiyuan')).code).toBe('SIGN_IN_REFUSED');
    expect((await new Asker(backEnd, '203.0.113.9').signIn('zhousiyuan', next)).code).toBe('0');
  });

  it('is refused with a wrong old password, and after five also with the right one', async () => {
    for (let time = 0; time < 5; time += 1)
      expect((await change(zhou, 'wrong one here', next)).code).toBe('PASSWORD_WRONG');
    expect(await change(zhou, demoPassword, next)).toMatchObject({ code: 'PASSWORD_LOCKED', data: { minutes: 15 } });
    expect((await history(zhou)).filter((what) => what === 'password-change-refused')).toHaveLength(5);
    expect((await new Asker(backEnd, '203.0.113.9').signIn('zhousiyuan')).code).toBe('0');
  });

  it('resets the count of wrong passwords once the old one is right', async () => {
    for (let time = 0; time < 4; time += 1) await change(zhou, 'wrong one here', next);
    expect((await change(zhou, demoPassword, 'password123')).code).toBe('PASSWORD_REFUSED');
    expect((await change(zhou, 'wrong one here', next)).code).toBe('PASSWORD_WRONG');
  });

  it('follows the password rules', async () => {
    expect(await change(zhou, demoPassword, demoPassword)).toMatchObject({
      code: 'PASSWORD_REFUSED',
      data: { because: 'the-same' },
    });
    expect(await change(zhou, demoPassword, 'short')).toMatchObject({
      code: 'PASSWORD_REFUSED',
      data: { because: 'too-short' },
    });
  });

  it('is refused when it was encrypted for another session or under another key', async () => {
    expect((await change(zhou, demoPassword, next, 'another')).code).toBe('SIGN_IN_EXPIRED');
    expect((await zhou.ask('changePassword', { current: 'x', next: 'x', keyId: 'none' })).code).toBe('SIGN_IN_EXPIRED');
  });
});

describe('the sessions of an account', () => {
  it('mark the current one, and can be ended from it', async () => {
    await besides();
    const open = await zhou.given<readonly Session[]>('accountSessions');
    expect(new Set(open.map(({ isThis }) => isThis))).toEqual(new Set([false, true]));
    const other = open.find(({ isThis }) => !isThis)?.sessionId ?? '';
    const own = open.find(({ isThis }) => isThis)?.sessionId ?? '';
    expect(await zhou.given<unknown>('accountSessions')).toMatchObject([
      { place: { kind: 'elsewhere', network: '203.0.113.*' } },
      {},
    ]);
    expect((await zhou.ask('endAccountSession', { sessionId: own })).code).toBe('NOT_PERMITTED');
    expect((await zhou.ask('endAccountSession', { sessionId: 'S-NONE' })).code).toBe('NOT_FOUND');
    const li = new Asker(backEnd);
    await li.signIn('limin');
    expect((await li.ask('endAccountSession', { sessionId: other })).code).toBe('NOT_FOUND');
    expect((await zhou.ask('endAccountSession', { sessionId: other })).code).toBe('0');
    expect((await zhou.ask('endAccountSession', { sessionId: other })).code).toBe('NOT_FOUND');
    expect(await zhou.given<readonly Session[]>('accountSessions')).toHaveLength(1);
    expect(await history(zhou)).toEqual(['access-refused', 'session-ended', 'signed-in']);
  });

  it('leave out those that ended by idleness', async () => {
    await besides();
    await store.transaction(async ({ sessions }) => {
      const other = await sessions.find('another');
      if (other) await sessions.save({ ...other, lastActiveAt: other.lastActiveAt - idleLimit });
    });
    expect((await zhou.given<readonly Session[]>('accountSessions')).map(({ isThis }) => isThis)).toEqual([true]);
  });

  it('are notified at once when they are ended', async () => {
    await besides();
    const other =
      (await zhou.given<readonly Session[]>('accountSessions')).find(({ isThis }) => !isThis)?.sessionId ?? '';
    const heard: unknown[] = [];
    store.onAnnounced((each) => void heard.push(each));
    await zhou.ask('endAccountSession', { sessionId: other });
    expect(heard).toEqual([{ userId: 'U-zhousiyuan', topic: 'session' }]);
  });
});

describe('the security history', () => {
  it('shows its owner refused sign-ins and own sign-outs, page by page', async () => {
    await new Asker(backEnd, '198.51.100.4').signIn('zhousiyuan', 'wrong one here');
    await new Asker(backEnd, '198.51.100.4').signIn('nobody-of-that-name', 'wrong one here');
    await zhou.ask('logout');
    await zhou.signIn('zhousiyuan');
    expect(await history(zhou)).toEqual(['sign-in-refused', 'signed-in', 'signed-in', 'signed-out']);
    expect(await zhou.given<unknown>('signInHistory', { page: 2, pageSize: 3 })).toMatchObject({
      total: 4,
      events: [{}],
    });
    const li = new Asker(backEnd);
    await li.signIn('limin');
    expect(await history(li)).toEqual(['signed-in']);
  });

  it('records refusals without cost only once in a while', async () => {
    const start = Date.parse('2026-11-21T02:00:00Z');
    let gone = 0;
    store = new MemoryStore();
    backEnd = await demoBackEnd(store, undefined, { clock: { now: () => start + gone, realTime: () => start + gone } });
    zhou = new Asker(backEnd, '203.0.113.7');
    await zhou.signIn('zhousiyuan');
    const tries = async (count: number): Promise<void> => {
      const stranger = new Asker(backEnd, '198.51.100.4');
      for (let turn = 0; turn < count; turn += 1)
        await stranger.tryPassword('zhousiyuan', 'wrong one here', turn % 2 === 0 ? {} : { captcha: 'WRONG' });
    };
    const refused = ['sign-in-refused', 'sign-in-refused', 'sign-in-refused', 'signed-in'];
    await tries(12);
    expect(await history(zhou)).toEqual(['proof-required', 'proof-wrong', ...refused]);
    gone = lockDuration - 1;
    await tries(2);
    expect(await history(zhou)).toEqual(['proof-required', 'proof-wrong', ...refused]);
    gone = lockDuration;
    await tries(8);
    expect(await history(zhou)).toEqual([
      'proof-required',
      'proof-required',
      'proof-wrong',
      'proof-wrong',
      'sign-in-refused',
      'sign-in-refused',
      'sign-in-refused',
      ...refused,
    ]);
  });

  it('covers 180 days', async () => {
    await store.transaction(async ({ securityEvents }) =>
      securityEvents.save({
        id: 'old',
        userId: 'U-zhousiyuan',
        what: 'signed-in',
        at: Date.parse('2026-05-20T00:00:00Z'),
        times: 1,
        source: '',
        agent: '',
      }),
    );
    expect(await history(zhou)).toHaveLength(1);
  });
});
