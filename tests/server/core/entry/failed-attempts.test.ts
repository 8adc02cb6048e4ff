import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { makePair, openPair } from '../../../../server/core/entry/password-key.ts';
import { failureKeys } from '../../../../server/core/entry/sign-in-failures.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import { computeProof } from '../../../../src/adapters/wire/entry/proof-of-work.ts';
import { WireClient } from '../../../../src/adapters/wire/wire-client.ts';
import { WireSignInDesk } from '../../../../src/adapters/wire/entry/wire-sign-in-desk.ts';
import { calls } from '../../../../server/core/desks.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testSecret } from '../../../../features/support/password-key.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let events: SecurityEvent[];
let sources = 0;

beforeEach(async () => {
  store = new MemoryStore();
  events = [];
  backEnd = await demoBackEnd(store, testSecret, { security: (event) => void events.push(event) });
});

const anywhere = (): Asker => new Asker(backEnd, `203.0.113.${(sources += 1)}`);
const challengeOf = async (asker: Asker): Promise<{ challenge: string; zeroBits: number }> =>
  asker.given('captchaProof', await asker.given<object>('loginSession'));
const proved = async (asker: Asker): Promise<{ proof: string }> => ({
  proof: await computeProof(await challengeOf(asker), () => undefined, new AbortController().signal),
});

/** Sets the number of failed attempts at an account from many networks. */
async function accountFailed(userName: string, failures: number): Promise<void> {
  const { account } = await failureKeys(userName, '');
  await store.transaction(async (transaction) =>
    transaction.attempts.save({ key: account, failures, lastFailureAt: Date.now() }),
  );
}

async function failAsManyAs(times: number, next: (turn: number) => readonly [Asker, string]): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    const [asker, name] = next(turn);
    await asker.tryPassword(name, 'guessed');
  }
}

describe('guessing passwords', () => {
  it('for one account from many sources requires a proof from each, without locking out the owner', async () => {
    await failAsManyAs(10, () => [anywhere(), 'limin']);
    expect(await anywhere().tryPassword('limin', 'guessed')).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      data: { proofOnly: 'no' },
    });
    const owner = anywhere();
    expect(await owner.tryPassword('limin')).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect(await owner.tryPassword('limin', demoPassword, await proved(owner))).toMatchObject({ code: '0' });
    expect(await anywhere().tryPassword('zhousiyuan')).toMatchObject({ code: '0' });
  });

  it('for many accounts from one source requires a proof from that source only', async () => {
    const guesser = new Asker(backEnd, '2001:db8:1:2::1');
    await failAsManyAs(20, (turn) => [guesser, `name-${turn}`]);
    expect(await new Asker(backEnd, '2001:db8:1:2::ffff').tryPassword('limin')).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
    });
    expect(await new Asker(backEnd, '2001:db8:1:3::1').tryPassword('limin')).toMatchObject({ code: '0' });
  });

  it('is possible three times at once on one server before a proof is required', async () => {
    const tries = Array.from({ length: 8 }, async () =>
      String((await new Asker(backEnd).tryPassword('limin', 'guessed')).code),
    );
    expect((await Promise.all(tries)).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'CAPTCHA_REQUIRED'),
      ...Array.from({ length: 3 }, () => 'SIGN_IN_REFUSED'),
    ]);
  });

  it('is not counted for right passwords, even for many from one source at once', async () => {
    const tries = Array.from({ length: 30 }, async () => (await new Asker(backEnd).tryPassword('limin')).code);
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['0']));
    const keys = Object.values(await failureKeys('limin', '192.0.2.1'));
    const counted = await store.transaction(async (transaction) =>
      Promise.all(keys.map(async (key) => (await transaction.attempts.find(key))?.failures ?? 0)),
    );
    expect(counted).toEqual([0, 0, 0, 0]);
  });

  it('by very many sources at once requires a proof from everybody', async () => {
    await store.transaction(async (transaction) =>
      transaction.attempts.save({ key: 'all', failures: 310, lastFailureAt: Date.now() }),
    );
    const clerk = anywhere();
    expect(await clerk.tryPassword('limin')).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect(await clerk.tryPassword('limin', demoPassword, await proved(clerk))).toMatchObject({ code: '0' });
  });

  it('raises the difficulty of the proof with the failures, and voids easier proofs', async () => {
    await failAsManyAs(10, () => [anywhere(), 'limin']);
    const owner = anywhere();
    await owner.tryPassword('limin');
    const early = await challengeOf(owner);
    expect(early.zeroBits).toBe(14);
    const proof = await computeProof(early, () => undefined, new AbortController().signal);
    await accountFailed('limin', 17);
    expect(await owner.tryPassword('limin', demoPassword, { proof })).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect((await challengeOf(owner)).zeroBits).toBe(16);
  });

  it('with pictures counts as well, and hard proofs exclude pictures', async () => {
    await failAsManyAs(10, () => [anywhere(), 'limin']);
    const machine = anywhere();
    for (let turn = 0; turn < 20; turn += 1)
      expect(await machine.tryPassword('limin', 'guessed', { captcha: 'WRONG' })).toMatchObject({
        code: 'CAPTCHA_WRONG',
      });
    expect(await machine.tryPassword('zhousiyuan')).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    await accountFailed('limin', 19);
    expect(await anywhere().tryPassword('limin', demoPassword, { captcha: 'WRONG' })).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      data: { proofOnly: 'yes' },
    });
    const documented = new Asker(await demoBackEnd(store, testSecret, { extensions: [] }), '203.0.113.200');
    expect(await documented.tryPassword('limin', demoPassword, { captcha: 'WRONG' })).toMatchObject({
      code: 'CAPTCHA_WRONG',
      data: { proofOnly: 'no' },
    });
  });
});

describe('the computation of a proof', () => {
  it('stops when it is cancelled', async () => {
    const giveUp = new AbortController();
    const never = computeProof({ challenge: 'x', zeroBits: 24 }, () => giveUp.abort(), giveUp.signal);
    await expect(never).rejects.toMatchObject({ kind: 'cancelled' });
  });
});

describe('the ciphertext of a password', () => {
  it('is valid only in the visit that it was encrypted for', async () => {
    const [owner, thief] = [anywhere(), anywhere()];
    const visit = await owner.given<{ picAuthToken: string }>('loginSession');
    const { keyId, publicKey } = await owner.given<{ keyId: string; publicKey: string }>('passwordKey');
    const password = await encryptPassword(demoPassword, publicKey, visit.picAuthToken);
    const { picAuthToken } = await thief.given<{ picAuthToken: string }>('loginSession');
    expect(await thief.ask('loginPassword', { userName: 'limin', password, keyId, picAuthToken })).toMatchObject({
      code: 'SIGN_IN_EXPIRED',
    });
    const unbound = await encryptPassword(demoPassword, publicKey, '');
    expect(await owner.ask('loginPassword', { userName: 'limin', password: unbound, keyId, ...visit })).toMatchObject({
      code: 'SIGN_IN_EXPIRED',
    });
    expect(await owner.ask('loginPassword', { userName: 'limin', password, keyId, ...visit })).toMatchObject({
      code: '0',
    });
  });

  it('is not bound to a visit when the back end does not ask for that', async () => {
    const pair = await makePair('of an institution');
    const key = await openPair(pair, 'of an institution');
    const sent: string[] = [];
    const answers = new Map<unknown, object>([
      [calls.loginSession, { picAuthToken: 'visit' }],
      [calls.passwordKey, { keyId: pair.keyId, publicKey: pair.publicKey }],
      [calls.loginPassword, { token: 't' }],
      [calls.loginSuccess, {}],
    ]);
    const client = new WireClient({
      exchange: async (call, request) => {
        if (call === calls.loginPassword) sent.push((request as { password: string }).password);
        return { status: 200, body: { code: '0', data: answers.get(call) }, traceId: undefined };
      },
      sendFile: async () => ({ status: 200, body: undefined, traceId: undefined }),
      pictureAddress: async () => '',
      offers: () => false,
    });
    expect(
      await new WireSignInDesk(client).signIn({
        userName: 'limin',
        password: '密码',
        captcha: undefined,
        proof: undefined,
      }),
    ).toEqual({ signedIn: true });
    expect(await key?.decrypt(sent[0] ?? '', '')).toBe('密码');
  });
});

describe('the security log', () => {
  it('records sign-ins, refusals, replaced sessions and sign-outs', async () => {
    const [here, there] = [new Asker(backEnd, '198.51.100.1'), new Asker(backEnd, '198.51.100.2')];
    await here.signIn('linzhixia');
    await there.signIn('linzhixia', 'wrong');
    await there.signIn('linzhixia');
    await there.ask('refreshSession', { currentRole3: 'ROLE_CORP_DIRECTOR' });
    await there.ask('logout');
    await there.signIn('dingmuye');
    const told = events.map(({ what, account, source }) => `${what} ${account} ${source}`);
    expect(told).toEqual([
      'signed-in linzhixia 198.51.100.1',
      'sign-in-refused linzhixia 198.51.100.2',
      'signed-in linzhixia 198.51.100.2',
      'sessions-replaced linzhixia 198.51.100.2',
      'role-switched linzhixia 198.51.100.2',
      'signed-out linzhixia 198.51.100.2',
      'company-deregistered dingmuye 198.51.100.2',
    ]);
    expect(events.every((event) => event.traceId === 'trace')).toBe(true);
  });

  it('holds only the first character of a name that no account has: it may be a password', async () => {
    for (const entered of ['Huiyu#2026', '密码在此', 'limin']) await anywhere().tryPassword(entered, 'guessed');
    expect(events.map(({ account }) => account)).toEqual(['H***', '密***', 'limin']);
  });

  it('records locks and missing proofs', async () => {
    const guesser = anywhere();
    for (let turn = 0; turn < 3; turn += 1) await guesser.tryPassword('limin', 'guessed');
    await guesser.tryPassword('limin', 'guessed');
    for (let turn = 0; turn < 2; turn += 1) await guesser.tryPassword('limin', 'guessed', await proved(guesser));
    expect(events.map((event) => event.what)).toEqual([
      'sign-in-refused',
      'sign-in-refused',
      'sign-in-refused',
      'proof-required',
      'sign-in-refused',
      'sign-in-locked',
    ]);
  });
});
