import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { eventually } from '../../../../features/support/until.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const minute = 60_000;
const unknown = '14099990000';

let clock: ManualClock;
let store: MemoryStore;
let clerk: Asker;
let events: SecurityEvent[];
let mobile: string;

beforeEach(async () => {
  [clock, store, events] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), new MemoryStore(), []];
  clerk = new Asker(await demoBackEnd(store, testSecret, { clock, security: (event) => void events.push(event) }));
  mobile = (await store.transaction(async (transaction) => transaction.users.byName('limin')))?.mobile ?? '';
});

const change = async (userName: string, wish: object): Promise<void> =>
  store.transaction(async (transaction) => {
    const user = await transaction.users.byName(userName);
    if (user) await transaction.users.save({ ...user, ...wish });
  });
const visit = async (asker = clerk): Promise<string> =>
  (await asker.given<{ picAuthToken: string }>('loginSession')).picAuthToken;
const ask = async (to = mobile, more: object = {}, asker = clerk) =>
  asker.ask('verifyCode', { mobile: to, picAuthToken: await visit(asker), ...more });
const enter = async (typed: string, more: object = {}, asker = clerk) =>
  asker.ask('loginSms', { mobile, code: typed, picAuthToken: await visit(asker), ...more });
/** The last code, once this many messages were sent. */
async function code(messages = 1): Promise<string> {
  await eventually('the message is sent', async () => (await sentTexts(store)).length >= messages);
  return /\d{6}/.exec((await sentTexts(store))[0]?.text ?? '')?.[0] ?? '';
}
const another = (right: string): string => (right === '000000' ? '000001' : '000000');

describe('a code for signing in', () => {
  it('goes to the requested number, and signs its owner in', async () => {
    expect(await ask(`+86 ${mobile}`)).toMatchObject({ code: '0', data: { resendAfter: 60, validFor: 300 } });
    const entered = await enter(` ${await code()} `);
    expect(await sentTexts(store)).toMatchObject([{ mobile }]);
    expect(entered).toMatchObject({ code: '0', data: { token: expect.any(String) as unknown } });
    expect((await clerk.ask('loginSuccess', entered.data)).code).toBe('0');
    expect(await clerk.given('security', { user3Required: true })).toMatchObject({ user3: { userName: 'limin' } });
    expect(events.map(({ what, account }) => `${what} ${account}`)).toEqual([
      `code-asked ${mobile.slice(0, 3)}****${mobile.slice(7)}`,
      'signed-in-by-text limin',
    ]);
  });

  it('for an unknown number has the same answer, and is not sent', async () => {
    const [known, nobody] = [await ask(), await ask(unknown)];
    expect({ ...nobody, traceId: known.traceId }).toEqual(known);
    expect((await ask(unknown)).code).toBe((await ask()).code);
    await code();
    expect((await sentTexts(store)).map((each) => each.mobile)).toEqual([mobile]);
    expect(await clerk.ask('loginSms', { mobile: unknown, code: '123456', picAuthToken: await visit() })).toMatchObject(
      { code: 'SMS_CODE_REFUSED' },
    );
  });

  it('is accepted once', async () => {
    await ask();
    const sent = await code();
    expect((await enter(sent)).code).toBe('0');
    expect((await enter(sent)).code).toBe('SMS_CODE_REFUSED');
  });

  it('is valid for less than five minutes', async () => {
    await ask();
    const sent = await code();
    clock.advance(5 * minute);
    expect((await enter(sent)).code).toBe('SMS_CODE_REFUSED');
  });

  it('ends with the fifth wrong answer', async () => {
    await ask();
    const sent = await code();
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await enter(another(sent))).code).toBe('SMS_CODE_REFUSED');
    expect((await enter(sent)).code).toBe('SMS_CODE_REFUSED');
    expect(events.filter(({ what }) => what === 'code-refused')).toHaveLength(6);
  });

  it('counts a wrong answer as a failure for all only when a code was requested', async () => {
    const failures = async (): Promise<number> =>
      (await store.transaction(async ({ attempts }) => attempts.find('all')))?.failures ?? 0;
    await enter('123456');
    expect(await failures()).toBe(0);
    await ask();
    const asked = await failures();
    await enter(another(await code()));
    expect(await failures()).toBe(asked + 1);
  });

  it('is still valid after four wrong answers', async () => {
    await ask();
    const sent = await code();
    for (let wrong = 0; wrong < 4; wrong += 1) await enter(another(sent));
    expect((await enter(sent)).code).toBe('0');
  });

  it('belongs to the visit that asked for it, and no other visit voids it', async () => {
    await ask();
    const sent = await code();
    const stranger = new Asker(clerk.backEnd, '198.51.100.1');
    expect((await enter(sent, {}, stranger)).code).toBe('SMS_CODE_REFUSED');
    clock.advance(minute);
    expect((await ask(mobile, {}, stranger)).code).toBe('0');
    await code(2);
    expect((await enter(sent)).code).toBe('0');
  });

  it('is replaced by the next code', async () => {
    await ask();
    const first = await code();
    clock.advance(minute);
    await ask();
    const second = await code(2);
    if (first !== second) expect((await enter(first)).code).toBe('SMS_CODE_REFUSED');
    expect((await enter(second)).code).toBe('0');
  });
});

describe('asking for codes', () => {
  it('is refused within a minute for the same number, from any source', async () => {
    await ask();
    clock.advance(20_000);
    expect(await ask(mobile, {}, new Asker(clerk.backEnd, '198.51.100.1'))).toMatchObject({
      code: 'SMS_TOO_SOON',
      data: { seconds: 40 },
    });
    clock.advance(40_000);
    expect((await ask()).code).toBe('0');
  });

  it('requires a captcha from the fourth on, and locks the number for this source after the fifth', async () => {
    const next = async (more: object = {}) => {
      clock.advance(minute);
      return ask(mobile, more);
    };
    for (let sent = 0; sent < 3; sent += 1) expect((await next()).code).toBe('0');
    expect(await next()).toMatchObject({ code: 'CAPTCHA_REQUIRED', data: { proofOnly: 'no' } });
    expect((await next({ captcha: 'WRONG' })).code).toBe('CAPTCHA_WRONG');
    for (let sent = 0; sent < 2; sent += 1) {
      const picAuthToken = await visit();
      await clerk.given('captchaImage', { picAuthToken });
      const captcha = (
        await store.transaction(async (transaction) => transaction.sessions.find(await sha256Hex(clerk.token ?? '')))
      )?.captcha;
      expect((await next({ captcha })).code).toBe('0');
    }
    expect(await next()).toMatchObject({ code: 'SIGN_IN_LOCKED' });
    clock.advance(15 * minute);
    expect((await ask()).code).toBe('0');
  });

  it('is not counted after a right code', async () => {
    for (let round = 0; round < 4; round += 1) {
      expect((await ask()).code).toBe('0');
      expect((await enter(await code(round + 1))).code).toBe('0');
      clock.advance(minute);
    }
  });

  it.each(['', '123', '24000001001', '1400000100a'])('is refused for %j, which is not a number', async (wrong) => {
    expect(await ask(wrong)).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'mobile' } });
    expect(await clerk.ask('loginSms', { mobile: wrong, code: '123456', picAuthToken: await visit() })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'mobile' },
    });
  });

  it('requires a visit', async () => {
    expect((await new Asker(clerk.backEnd).ask('verifyCode', { mobile, picAuthToken: 'none' })).code).toBe(
      'SIGN_IN_EXPIRED',
    );
    expect(
      (await new Asker(clerk.backEnd).ask('loginSms', { mobile, code: '123456', picAuthToken: 'none' })).code,
    ).toBe('SIGN_IN_EXPIRED');
  });

  it('is not offered where the back end sends no messages', async () => {
    const without = new Asker(await demoBackEnd(new MemoryStore(), testSecret, { texts: undefined }));
    expect(await without.given('platforms', { platformUrl: 'http://x' })).toMatchObject({
      signInMethods: ['PASSWORD'],
    });
    expect((await without.ask('verifyCode', { mobile, picAuthToken: await visit(without) })).code).toBe('NOT_FOUND');
    expect(await clerk.given('platforms', { platformUrl: 'http://x' })).not.toHaveProperty('signInMethods');
  });
});

describe('a right code', () => {
  it('offers the choice among several accounts of the number, and stays valid for it', async () => {
    await change('guyunzhou', { mobile });
    await ask();
    const sent = await code();
    expect(await enter(sent)).toMatchObject({
      code: '0',
      data: {
        accounts: [
          { userName: 'guyunzhou', company: '宁波砚舟精密铸造' },
          { userName: 'limin', company: '宁波砚舟精密铸造' },
        ],
      },
    });
    expect((await enter(sent, { userName: 'heqinghe' })).code).toBe('SMS_CODE_REFUSED');
    const entered = await enter(sent, { userName: 'guyunzhou' });
    expect((await clerk.ask('loginSuccess', entered.data)).code).toBe('0');
    expect(await clerk.given('security', { user3Required: true })).toMatchObject({ user3: { userName: 'guyunzhou' } });
  });

  it('is refused for a deregistered company or an account without a role', async () => {
    mobile = (await store.transaction(async (transaction) => transaction.users.byName('dingmuye')))?.mobile ?? '';
    await ask();
    expect((await enter(await code())).code).toBe('COMPANY_DEREGISTERED');
    mobile = (await store.transaction(async (transaction) => transaction.users.byName('heqinghe')))?.mobile ?? '';
    await change('heqinghe', { roles: [] });
    await ask();
    expect((await enter(await code(2))).code).toBe('NO_ROLE');
  });
});
