import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { eventually } from '../../../../features/support/until.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import { sentMails } from '../../../../server/core/sandbox/sandbox-mails.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { Resetting } from '../../../builders/resetting.ts';
import { accountRacesContract } from '../../../contracts/account-races.ts';

const hour = 3_600_000;
const minute = 60_000;
const wanted = 'river lamp 42';
const userId = 'U-lujinghang';

let clock: ManualClock;
let store: MemoryStore;
let backEnd: BackEnd;
let resetting: Resetting;
let stranger: Asker;

beforeEach(async () => {
  [clock, store] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), new MemoryStore()];
  backEnd = await demoBackEnd(store, testSecret, { clock });
  [resetting, stranger] = [new Resetting(backEnd, store), new Asker(backEnd)];
});

interface Needs {
  readonly isNeeded: boolean;
  readonly ways: readonly string[];
  readonly state: string;
  readonly at?: number;
  readonly hasConfirmer: boolean;
}
const needs = async (ticket: string, name: 'resetNeeds' | 'resetWait' = 'resetNeeds'): Promise<Needs> =>
  stranger.given<Needs>(name, { ticket, picAuthToken: await resetting.visit(stranger) });
const wait = async (ticket: string) =>
  stranger.ask('resetWait', { ticket, picAuthToken: await resetting.visit(stranger) });
const history = async (whose = userId): Promise<readonly string[]> =>
  (
    await store.transaction(async ({ securityEvents }) => securityEvents.of(whose, 0, { offset: 0, limit: 50 }))
  ).records.map(({ what }) => what);

describe('a password reset of an account with two steps', () => {
  it('is refused where a text message is the only proof', async () => {
    const ticket = await resetting.ticket(stranger, 'lujinghang');
    expect(await needs(ticket)).toEqual({ isNeeded: true, ways: ['WAIT'], state: 'NONE', hasConfirmer: true });
    expect((await resetting.reset(stranger, ticket, wanted)).code).toBe('RESET_NEEDS_OTHER');
    expect((await resetting.reset(stranger, ticket, wanted, '123456')).code).toBe('APP_CODE_REFUSED');
    expect((await new Asker(backEnd).tryPassword('lujinghang', wanted)).code).toBe('SIGN_IN_REFUSED');
    expect((await new Asker(backEnd).tryPassword('lujinghang')).code).toBe('SECOND_PROOF_REQUIRED');
  });

  it('is refused too where the company demands two steps', async () => {
    const ticket = await resetting.ticket(stranger, 'fangwanqiu');
    expect(await needs(ticket)).toMatchObject({ isNeeded: true, ways: ['WAIT'], hasConfirmer: false });
    expect((await resetting.reset(stranger, ticket, wanted)).code).toBe('RESET_NEEDS_OTHER');
  });

  it('needs nothing else for an account with one step', async () => {
    const ticket = await resetting.ticket(stranger, 'limin');
    expect(await needs(ticket)).toMatchObject({ isNeeded: false, ways: [], state: 'NONE' });
    expect((await wait(ticket)).code).toBe('NOT_FOUND');
    expect((await resetting.reset(stranger, ticket, wanted)).code).toBe('0');
  });

  it('waits for 24 hours and tells the owner by all channels', async () => {
    await store.transaction(async ({ mailAddresses }) =>
      mailAddresses.save({ userId, address: 'lu@chengye.example', confirmedAt: clock.now() }),
    );
    const ticket = await resetting.ticket(stranger, 'lujinghang');
    expect(await needs(ticket, 'resetWait')).toMatchObject({ state: 'WAITING', at: clock.now() + 24 * hour });
    await eventually('the mail is sent', async () => (await sentMails(store)).length > 0);
    expect((await sentMails(store))[0]).toMatchObject({ to: ['lu@chengye.example'] });
    // The owner has never signed in, and the stranger asks in English.
    expect((await sentTexts(store))[0]?.text).toContain('有人申请重置您的登录密码');
    expect(await history()).toContain('reset-waits');
    clock.advance(24 * hour - minute);
    const early = await resetting.ticket(stranger, 'lujinghang');
    expect((await resetting.reset(stranger, early, wanted)).code).toBe('RESET_NEEDS_OTHER');
    expect(await needs(early, 'resetWait')).toMatchObject({ state: 'WAITING', at: clock.now() + minute });
    clock.advance(minute);
    const ready = await resetting.ticket(stranger, 'lujinghang');
    expect(await needs(ready)).toMatchObject({ state: 'READY' });
    expect((await resetting.reset(stranger, ready, wanted)).code).toBe('0');
    expect((await new Asker(backEnd).tryPassword('lujinghang', wanted)).code).toBe('SECOND_PROOF_REQUIRED');
    // The request is used up.
    expect(await store.transaction(async ({ resetWaits }) => resetWaits.find(userId))).toBeUndefined();
  });

  it.each([
    ['en', 'zh-CN', 'Somebody asked to reset your password'],
    ['zh-CN', 'en', '有人申请重置您的登录密码'],
  ] as const)('tells an owner who last signed in in %s, though the stranger asks in %s', async (own, asked, words) => {
    const owner = await resetting.signInByTwoSteps('lujinghang', own);
    await owner.ask('logout');
    stranger.locale = asked;
    clock.advance(5 * minute);
    await wait(await resetting.ticket(stranger, 'lujinghang'));
    await eventually('the owner is told', async () =>
      (await sentTexts(store)).some(({ text }) => text.includes(words)),
    );
    expect(
      (await sentTexts(store)).filter(({ text }) => /重置您的登录密码|reset your password/.test(text)),
    ).toHaveLength(1);
  });

  it('counts for three days after the wait', async () => {
    await wait(await resetting.ticket(stranger, 'lujinghang'));
    clock.advance(97 * hour);
    const late = await resetting.ticket(stranger, 'lujinghang');
    expect(await needs(late)).toMatchObject({ state: 'NONE' });
    expect((await resetting.reset(stranger, late, wanted)).code).toBe('RESET_NEEDS_OTHER');
  });

  it('is stopped by its owner, after which none waits for a day', async () => {
    const ticket = await resetting.ticket(stranger, 'lujinghang');
    await wait(ticket);
    clock.advance(5 * minute);
    const owner = await resetting.signInByTwoSteps('lujinghang');
    expect(await owner.given('resetWaits')).toMatchObject({
      own: { isReady: false, askedAt: clock.now() - 5 * minute },
      colleagues: [],
    });
    expect((await owner.ask('stopReset')).code).toBe('0');
    expect((await owner.ask('stopReset')).code).toBe('NOT_FOUND');
    expect(await owner.given('resetWaits')).toEqual({ colleagues: [] });
    expect((await wait(ticket)).code).toBe('RESET_STOPPED');
    clock.advance(23 * hour);
    const again = await resetting.ticket(stranger, 'lujinghang');
    expect((await wait(again)).code).toBe('RESET_STOPPED');
    expect((await resetting.reset(stranger, again, wanted)).code).toBe('RESET_NEEDS_OTHER');
    clock.advance(hour);
    expect((await wait(await resetting.ticket(stranger, 'lujinghang'))).code).toBe('0');
    expect(await history()).toContain('reset-stopped');
  });

  it('ends with another password', async () => {
    await wait(await resetting.ticket(stranger, 'lujinghang'));
    await store.transaction(async ({ users }) => {
      const user = await users.lock(userId);
      if (user) await users.save({ ...user, passwordHash: 'plain:another lamp 42' });
    });
    clock.advance(25 * hour);
    const ticket = await resetting.ticket(stranger, 'lujinghang');
    expect(await needs(ticket)).toMatchObject({ state: 'NONE' });
  });
});

describe('a colleague who confirms a password reset', () => {
  it('is the main user of the company, who gives their own password', async () => {
    const ticket = await resetting.ticket(stranger, 'lujinghang');
    await wait(ticket);
    const main = new Asker(backEnd, '203.0.113.5');
    await main.signIn('heqinghe');
    expect(await main.given('resetWaits')).toMatchObject({ colleagues: [{ userId, userName: 'lujinghang' }] });
    expect(
      (
        await main.given<{ messages: [] } & readonly { title: string }[]>('messages', {
          messageState: 'SENT',
          messageType: 'ALL',
        })
      ).map(({ title }) => title),
    ).toContain('陆景行 asked to reset the password: please confirm');
    expect((await resetting.confirm(main, userId, 'wrong one 42')).code).toBe('PASSWORD_WRONG');
    expect((await resetting.reset(stranger, ticket, wanted)).code).toBe('RESET_NEEDS_OTHER');
    expect((await resetting.confirm(main, userId)).code).toBe('0');
    expect((await resetting.confirm(main, userId)).code).toBe('NOT_FOUND');
    expect((await resetting.reset(stranger, ticket, wanted)).code).toBe('0');
    expect(await history('U-heqinghe')).toEqual(
      expect.arrayContaining(['colleague-reset-confirmed', 'reset-confirm-refused']) as unknown,
    );
    expect(await history()).toContain('reset-confirmed');
  });

  it('must be a main user of the same company, and another person', async () => {
    await wait(await resetting.ticket(stranger, 'lujinghang'));
    for (const userName of ['zhousiyuan', 'limin']) {
      const other = new Asker(backEnd, '203.0.113.6');
      await other.signIn(userName);
      expect((await resetting.confirm(other, userId)).code, userName).toBe('NOT_PERMITTED');
      expect(await other.given('resetWaits'), userName).toEqual({ colleagues: [] });
    }
    const main = new Asker(backEnd, '203.0.113.5');
    await main.signIn('heqinghe');
    expect((await resetting.confirm(main, 'U-heqinghe')).code).toBe('NOT_PERMITTED');
  });
});

accountRacesContract('MemoryStore', async () => ({ store: new MemoryStore(), close: async () => undefined }));
