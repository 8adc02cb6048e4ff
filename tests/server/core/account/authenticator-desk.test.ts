import { beforeEach, describe, expect, it } from 'vitest';
import { appCode } from '../../../../features/support/app-code.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { eventually } from '../../../../features/support/until.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import type { CallName } from '../../../../src/contract/calls.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { Resetting } from '../../../builders/resetting.ts';

const minute = 60_000;
const userId = 'U-limin';

let clock: ManualClock;
let store: MemoryStore;
let backEnd: BackEnd;
let resetting: Resetting;
let li: Asker;

beforeEach(async () => {
  [clock, store] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), new MemoryStore()];
  backEnd = await demoBackEnd(store, testSecret, { clock });
  [resetting, li] = [new Resetting(backEnd, store), new Asker(backEnd)];
  await li.signIn('limin');
});

const byPassword = async (name: CallName, asker = li, password?: string): Promise<Envelope> => {
  const { cipher, keyId } = await resetting.sealed(asker, password);
  return asker.ask(name, { current: cipher, keyId });
};
const history = async (): Promise<readonly string[]> =>
  (
    await store.transaction(async ({ securityEvents }) => securityEvents.of(userId, 0, { offset: 0, limit: 50 }))
  ).records.map(({ what }) => what);
/** A visitor who gave the right password, before the second step. */
const afterPassword = async (): Promise<{ readonly asker: Asker; readonly answer: Envelope }> => {
  const asker = new Asker(backEnd, '198.51.100.30');
  return { asker, answer: await asker.tryPassword('limin') };
};

describe('an authenticator app', () => {
  it('is added by the password and a first code, which turns the second step on and shows recovery codes', async () => {
    expect((await byPassword('beginAuthenticator', li, 'wrong one 42')).code).toBe('PASSWORD_WRONG');
    const { secret, codes } = await resetting.addApp(li, clock.now());
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}$/.test(code))).toBe(true);
    expect(await li.given('twoStep')).toMatchObject({ isOn: true, authenticatorSince: clock.now(), recoveryCodes: 10 });
    expect(await history()).toEqual(
      expect.arrayContaining(['authenticator-added', 'authenticator-refused']) as unknown,
    );
    await eventually('the owner is told', async () =>
      (await sentTexts(store)).some(({ text }) => text.includes('authenticator app was added')),
    );
    const kept = JSON.stringify(
      await store.transaction(async ({ authenticators, recoveryCodes }) => [
        await authenticators.find(userId),
        await recoveryCodes.find(userId),
      ]),
    );
    expect([secret, ...codes].filter((each) => kept.includes(each))).toEqual([]);
  });

  it.each(['added', 'removed'] as const)(
    'ends the other sessions and the trust in browsers when it is %s',
    async (what) => {
      if (what === 'removed') {
        await resetting.addApp(li, clock.now());
        li = await resetting.signInByTwoSteps('limin');
      }
      await store.transaction(async ({ sessions, trustedDevices }) => {
        const [own] = await sessions.openOf(userId);
        if (own) await sessions.save({ ...own, idHash: 'another', picAuthToken: 'another' });
        await trustedDevices.save({ key: 'k', userId, trustedAt: 0, lastUsedAt: 0, source: '', agent: '' });
      });
      if (what === 'removed') expect((await byPassword('removeAuthenticator', li)).code).toBe('0');
      else await resetting.addApp(li, clock.now());
      expect(await store.transaction(async ({ sessions }) => sessions.find('another'))).toMatchObject({
        endedBecause: 'ended-elsewhere',
      });
      expect(await store.transaction(async ({ trustedDevices }) => trustedDevices.ofUser(userId))).toEqual([]);
      expect((await li.ask('accountInfo')).code).toBe('0');
    },
  );

  it('outlives a new secret of the installation, and is sealed again when it is used', async () => {
    const { secret } = await resetting.addApp(li, clock.now());
    const sealed = async () =>
      store.transaction(async ({ authenticators }) => (await authenticators.find(userId))?.sealed);
    const before = await sealed();
    const signsIn = async (formerSecret?: string): Promise<string> => {
      clock.advance(minute);
      const own = new Resetting(await demoBackEnd(store, 'another one of the tests', { clock, formerSecret }), store);
      const asker = new Asker(own.backEnd, '198.51.100.31');
      await asker.tryPassword('limin');
      return String((await own.proveByApp(asker, await appCode(secret, clock.now()))).code);
    };
    expect(await signsIn()).toBe('APP_CODE_REFUSED');
    expect(await signsIn(testSecret)).toBe('0');
    expect(await sealed()).not.toBe(before);
    expect(await signsIn()).toBe('0');
  });

  it('does not count before its first code', async () => {
    await byPassword('beginAuthenticator');
    expect((await li.ask('confirmAuthenticator', { code: '000000' })).code).toBe('APP_CODE_REFUSED');
    expect((await afterPassword()).answer.code).toBe('0');
    clock.advance(10 * minute);
    expect((await li.ask('confirmAuthenticator', { code: '000000' })).code).toBe('NOT_FOUND');
  });

  it('signs in, each code once', async () => {
    const { secret } = await resetting.addApp(li, clock.now());
    const replay = await afterPassword();
    expect(replay.answer).toMatchObject({ code: 'SECOND_PROOF_REQUIRED', data: { ways: 'APP RECOVERY SMS' } });
    // The code that added the app is no longer valid.
    expect((await resetting.proveByApp(replay.asker, await appCode(secret, clock.now()))).code).toBe(
      'APP_CODE_REFUSED',
    );
    clock.advance(minute);
    const { asker } = await afterPassword();
    const right = await resetting.proveByApp(asker, await appCode(secret, clock.now()));
    expect(right.code).toBe('0');
    expect((await asker.ask('loginSuccess', right.data)).code).toBe('0');
    expect(await asker.given('twoStep')).toMatchObject({ twoProofs: true });
  });

  it('takes no more codes for a while after five wrong ones, and the telephone still does', async () => {
    await resetting.addApp(li, clock.now());
    const { asker } = await afterPassword();
    const codes = [];
    for (let wrong = 0; wrong < 6; wrong += 1) codes.push((await resetting.proveByApp(asker, 'AAAA-AAAA-AAAA')).code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'APP_CODE_REFUSED'), 'SIGN_IN_LOCKED']);
    const other = await resetting.signInByTwoSteps('limin');
    expect(await other.given('twoStep')).toMatchObject({ twoProofs: true });
  });

  it('is changed and removed only in a session of two proofs', async () => {
    const { secret } = await resetting.addApp(li, clock.now());
    for (const name of ['beginAuthenticator', 'removeAuthenticator', 'makeRecoveryCodes'] as const)
      expect((await byPassword(name)).code, name).toBe('NOT_PERMITTED');
    const two = await resetting.signInByTwoSteps('limin');
    // A new secret replaces the old one only with its first code.
    await byPassword('beginAuthenticator', two);
    clock.advance(minute);
    const { asker } = await afterPassword();
    expect((await resetting.proveByApp(asker, await appCode(secret, clock.now()))).code).toBe('0');
    expect((await byPassword('removeAuthenticator', two)).code).toBe('0');
    expect(await two.given('twoStep')).toMatchObject({ isOn: true });
    expect(await two.given('twoStep')).toMatchObject({ authenticatorSince: undefined });
    expect((await byPassword('removeAuthenticator', two)).code).toBe('NOT_FOUND');
  });
});

describe('recovery codes', () => {
  it('sign in, each once, however they are typed', async () => {
    const { codes } = await resetting.addApp(li, clock.now());
    const [code = ''] = codes;
    const { asker } = await afterPassword();
    expect((await resetting.proveByApp(asker, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).code).toBe('0');
    const again = await afterPassword();
    expect((await resetting.proveByApp(again.asker, code)).code).toBe('APP_CODE_REFUSED');
    expect(await li.given('twoStep')).toMatchObject({ recoveryCodes: 9 });
    expect(await history()).toContain('recovery-code-used');
  });

  it('are kept hashed as passwords are', async () => {
    const { codes } = await resetting.addApp(li, clock.now());
    const kept = await store.transaction(async ({ recoveryCodes }) => recoveryCodes.find(userId));
    // The tests' password hashing contains the hashed text.
    expect(kept?.hashes).toEqual(codes.map((code) => `plain:recovery-code\n${userId}\n${code.replaceAll('-', '')}`));
  });

  it('are not compared while the account is closed to wrong codes, nor drawn for a wrong first code', async () => {
    const hashed: string[] = [];
    const counting = {
      hash: async (password: string) => (hashed.push('hash'), `plain:${password}`),
      verify: async (password: string, hash: string) => (hashed.push('verify'), hash === `plain:${password}`),
    };
    backEnd = await demoBackEnd(store, testSecret, { clock, passwords: counting });
    resetting = new Resetting(backEnd, store);
    li = new Asker(backEnd);
    await li.signIn('limin');
    await byPassword('beginAuthenticator');
    hashed.length = 0;
    expect((await li.ask('confirmAuthenticator', { code: '000000' })).code).toBe('APP_CODE_REFUSED');
    expect(hashed).toEqual([]);
    const { codes } = await resetting.addApp(li, clock.now());
    const { asker } = await afterPassword();
    for (let time = 0; time < 5; time += 1)
      expect((await resetting.proveByApp(asker, 'AAAA-AAAA-AAAA')).code).toBe('APP_CODE_REFUSED');
    hashed.length = 0;
    expect((await resetting.proveByApp(asker, codes[0] ?? '')).code).toBe('SIGN_IN_LOCKED');
    expect(hashed).toEqual([]);
  });

  it('still count where they were kept as digests before', async () => {
    await resetting.addApp(li, clock.now());
    const digest = await sha256Hex(`recovery-code\n${userId}\nABCDEFGH2345`);
    await store.transaction(async ({ recoveryCodes }) =>
      recoveryCodes.save({ userId, hashes: ['plain:of-another', digest], madeAt: 0 }),
    );
    const wrong = await afterPassword();
    expect((await resetting.proveByApp(wrong.asker, 'ABCD-EFGH-2346')).code).toBe('APP_CODE_REFUSED');
    const { asker } = await afterPassword();
    expect((await resetting.proveByApp(asker, 'ABCD-EFGH-2345')).code).toBe('0');
    const kept = await store.transaction(async ({ recoveryCodes }) => recoveryCodes.find(userId));
    expect(kept?.hashes).toEqual(['plain:of-another']);
  });

  it('are replaced all at once', async () => {
    const { codes } = await resetting.addApp(li, clock.now());
    const two = await resetting.signInByTwoSteps('limin');
    const made = (await byPassword('makeRecoveryCodes', two)).data as { readonly codes: readonly string[] };
    const { asker } = await afterPassword();
    expect((await resetting.proveByApp(asker, codes[1] ?? '')).code).toBe('APP_CODE_REFUSED');
    expect((await resetting.proveByApp(asker, made.codes[1] ?? '')).code).toBe('0');
  });

  it('and the app reset a password beside the text message', async () => {
    const { secret, codes } = await resetting.addApp(li, clock.now());
    clock.advance(minute);
    const stranger = new Asker(backEnd);
    const ticket = await resetting.ticket(stranger, 'limin');
    expect(await stranger.given('resetNeeds', { ticket, picAuthToken: await resetting.visit(stranger) })).toMatchObject(
      { isNeeded: true, ways: ['APP', 'RECOVERY_CODE', 'WAIT'] },
    );
    expect((await resetting.reset(stranger, ticket, 'river lamp 42', '000000')).code).toBe('APP_CODE_REFUSED');
    const code = await appCode(secret, clock.now());
    expect((await resetting.reset(stranger, ticket, 'river lamp 42', code)).code).toBe('0');
    clock.advance(minute);
    const again = await resetting.ticket(stranger, 'limin');
    expect((await resetting.reset(stranger, again, 'river lamp 43', code)).code).toBe('APP_CODE_REFUSED');
    expect((await resetting.reset(stranger, again, 'river lamp 43', codes[0])).code).toBe('0');
  });
});

describe('ending sessions and trust', () => {
  it('needs the password from ten minutes after signing in', async () => {
    const own = await sha256Hex(li.token ?? '');
    const idHash = await sha256Hex('left open');
    // A session that was left open.
    await store.transaction(async ({ sessions }) => {
      const session = await sessions.find(own);
      if (session) await sessions.save({ ...session, idHash });
    });
    const [other] = (await li.given<readonly { sessionId: string; isThis: boolean }[]>('accountSessions')).filter(
      ({ isThis }) => !isThis,
    );
    clock.advance(10 * minute);
    expect((await li.ask('endTrust', {})).code).toBe('PROOF_AGAIN');
    const sessionId = other?.sessionId;
    expect(sessionId).toBeDefined();
    expect((await li.ask('endAccountSession', { sessionId })).code).toBe('PROOF_AGAIN');
    const wrong = await resetting.sealed(li, 'wrong one 42');
    const proof = { current: wrong.cipher, keyId: wrong.keyId };
    expect((await li.ask('endAccountSession', { sessionId, ...proof })).code).toBe('PASSWORD_WRONG');
    expect(await history()).toContain('session-end-refused');
    const right = await resetting.sealed(li);
    const given = { current: right.cipher, keyId: right.keyId };
    expect((await li.ask('endTrust', given)).code).toBe('0');
    expect((await li.ask('endAccountSession', { sessionId, ...given })).code).toBe('0');
    expect(await store.transaction(async ({ sessions }) => sessions.find(idHash))).toMatchObject({
      endedBecause: 'ended-elsewhere',
    });
    expect((await li.ask('endAccountSession', { sessionId, ...given })).code).toBe('NOT_FOUND');
  });
});
