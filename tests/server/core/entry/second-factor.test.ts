import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { eventually } from '../../../../features/support/until.ts';
import { x509Authority } from '../../../../server/certificates/x509-authority.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { sandboxKeys } from '../../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../../server/core/sandbox/sandbox-phone.ts';
import { sandboxFreezes } from '../../../../server/core/sandbox/sandbox-freezes.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testKey } from '../../../builders/key-pair.ts';

const minute = 60_000;
const day = 86_400_000;
const name = 'lujinghang';

let clock: ManualClock;
let store: MemoryStore;
let backEnd: BackEnd;
let visitor: Asker;
let events: SecurityEvent[];

beforeEach(async () => {
  [clock, store, events] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), new MemoryStore(), []];
  backEnd = await demoBackEnd(store, testSecret, { clock, security: (event) => void events.push(event) });
  visitor = new Asker(backEnd);
});

const account = async (userName: string): Promise<UserRecord> => {
  const user = await store.transaction(async (transaction) => transaction.users.byName(userName));
  if (!user) throw new Error(`Nobody is called ${userName}`);
  return user;
};
const visit = async (asker: Asker): Promise<string> =>
  (await asker.given<{ picAuthToken: string }>('loginSession')).picAuthToken;
const askCode = async (asker = visitor): Promise<Envelope> =>
  asker.ask('secondProofCode', { picAuthToken: await visit(asker) });
const prove = async (code: string, more: object = {}, asker = visitor): Promise<Envelope> =>
  asker.ask('secondProof', { picAuthToken: await visit(asker), code, trust: false, ...more });
/** The code in the last message, once this many were sent. */
async function sent(messages = 1): Promise<string> {
  await eventually('the message is sent', async () => (await sentTexts(store)).length >= messages);
  return /\d{6}/.exec((await sentTexts(store))[0]?.text ?? '')?.[0] ?? '';
}
const another = (right: string): string => (right === '000000' ? '000001' : '000000');
/** Signs in completely, with a new session of this browser. */
async function whole(asker: Asker, messages: number, more: object = {}): Promise<Envelope> {
  await asker.tryPassword(name);
  await askCode(asker);
  const proved = await prove(await sent(messages), more, asker);
  return asker.ask('loginSuccess', proved.data);
}
const history = async (userName = name): Promise<readonly string[]> => {
  const { userId } = await account(userName);
  return (
    await store.transaction(async (transaction) => transaction.securityEvents.of(userId, 0, { offset: 0, limit: 50 }))
  ).records.map(({ what }) => what);
};
async function demand(pkCorp: string, from: number): Promise<void> {
  await store.transaction(async (transaction) =>
    transaction.factorDemands.save({ pkCorp, from, decidedAt: 0, decidedBy: '' }),
  );
}

describe('a second proof', () => {
  it('is required after the right password, and then signs in', async () => {
    const { mobile } = await account(name);
    expect(await visitor.tryPassword(name)).toMatchObject({
      code: 'SECOND_PROOF_REQUIRED',
      data: { ways: 'SMS', mobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}` },
    });
    expect((await visitor.ask('security')).code).toBe('SESSION_REQUIRED');
    expect(await askCode()).toMatchObject({ code: '0', data: { resendAfter: 60, validFor: 300 } });
    expect(await sentTexts(store)).toMatchObject([{ mobile, text: expect.stringContaining('two-step') as unknown }]);
    const proved = await prove(` ${await sent()} `);
    expect(proved.code).toBe('0');
    expect((await visitor.ask('loginSuccess', proved.data)).code).toBe('0');
    expect((await visitor.ask('security')).code).toBe('0');
    expect(await history()).toEqual(
      expect.arrayContaining(['second-proof-asked', 'signed-in-by-two-steps']) as unknown,
    );
    expect(events.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['second-proof-asked', 'code-asked', 'signed-in-by-two-steps']) as unknown,
    );
  });

  it('may be by a key while the account has a valid certificate', async () => {
    const { userId } = await account(name);
    const ways = async (): Promise<unknown> =>
      ((await visitor.tryPassword(name)).data as { readonly ways: string }).ways;
    const phone = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
    const played = sandboxKeys({ store, clock, secret: testSecret }, x509Authority, phone);
    visitor = new Asker(await demoBackEnd(store, testSecret, { clock, certificates: x509Authority }));
    const seen = [await ways()];
    const { serial, validFrom, validTo } = await played.issue({
      userName: name,
      kind: 'HARD',
      publicKey: (await testKey()).publicKey,
      days: 1,
    });
    seen.push(await ways());
    for (const change of [
      { validFrom: clock.now() + 1 },
      { validFrom, validTo: clock.now() - 1 },
      { validTo, revokedAt: clock.now() },
    ]) {
      await store.transaction(async ({ certificates }) => {
        const kept = (await certificates.ofUser(userId)).find((each) => each.serial === serial);
        if (kept) await certificates.save({ ...kept, ...change });
      });
      seen.push(await ways());
    }
    expect(seen).toEqual(['SMS', 'SMS KEY', 'SMS', 'SMS', 'SMS']);
  });

  it('is not revealed after a wrong password, whose answer is the same for any account', async () => {
    const [theirs, anybodys, nobodys] = [
      await visitor.tryPassword(name, 'wrong'),
      await new Asker(backEnd, '192.0.2.2').tryPassword('limin', 'wrong'),
      await new Asker(backEnd, '192.0.2.3').tryPassword('nobody', 'wrong'),
    ];
    const said = ({ code, message, data }: Envelope) => ({ code, message, data });
    expect(said(theirs)).toEqual(said(anybodys));
    expect(said(theirs)).toEqual(said(nobodys));
    expect((await askCode()).code).toBe('PROOF_EXPIRED');
    expect(await sentTexts(store)).toEqual([]);
  });

  it('cannot be bypassed by the token of an earlier hand-over', async () => {
    const before = await visitor.tryPassword('guyunzhou');
    await visitor.tryPassword(name);
    expect((await visitor.ask('loginSuccess', before.data)).code).toBe('SIGN_IN_EXPIRED');
  });

  it('is not required for an account without two-step sign-in', async () => {
    expect((await visitor.tryPassword('limin')).code).toBe('0');
    expect((await askCode()).code).toBe('PROOF_EXPIRED');
  });

  it('belongs to the visit that has shown the password', async () => {
    const other = new Asker(backEnd, '198.51.100.7');
    await visitor.tryPassword(name);
    await askCode();
    const code = await sent();
    expect((await prove(code, {}, other)).code).toBe('PROOF_EXPIRED');
    await other.tryPassword(name);
    expect((await prove(code, {}, other)).code).toBe('SMS_CODE_REFUSED');
    expect((await other.ask('secondProof', { picAuthToken: await visit(visitor), code, trust: false })).code).toBe(
      'SIGN_IN_EXPIRED',
    );
    expect((await prove(code)).code).toBe('0');
  });

  it('is accepted once, also from two requests at the same time', async () => {
    await visitor.tryPassword(name);
    await askCode();
    const code = await sent();
    const twin = new Asker(backEnd);
    twin.token = visitor.token;
    const both = await Promise.all([prove(code), prove(code, {}, twin)]);
    expect(both.map((each) => String(each.code)).toSorted()).toEqual(['0', 'PROOF_EXPIRED']);
    expect((await prove(code)).code).toBe('PROOF_EXPIRED');
  });

  it('ends after ten wrong codes, and each code after five', async () => {
    await visitor.tryPassword(name);
    await askCode();
    const code = await sent();
    for (let at = 0; at < 5; at += 1) expect((await prove(another(code))).code).toBe('SMS_CODE_REFUSED');
    expect((await prove(code)).code).toBe('SMS_CODE_REFUSED');
    const outcomes = [];
    for (let at = 0; at < 94; at += 1) outcomes.push(String((await prove(another(code))).code));
    expect(outcomes.indexOf('PROOF_EXPIRED')).toBe(3);
    expect(new Set(outcomes.slice(3))).toEqual(new Set(['PROOF_EXPIRED']));
    expect(await history()).toContain('second-proof-refused');
    // A user who enters the password again starts the second step again.
    clock.advance(minute);
    await visitor.tryPassword(name);
    expect((await prove(another(code))).code).toBe('SMS_CODE_REFUSED');
  });

  it('is accepted for five minutes after the password', async () => {
    await visitor.tryPassword(name);
    clock.advance(2 * minute);
    await askCode();
    const code = await sent();
    clock.advance(3 * minute);
    expect((await prove(code)).code).toBe('PROOF_EXPIRED');
  });

  it('becomes invalid when the password changes', async () => {
    await visitor.tryPassword(name);
    await askCode();
    const user = await account(name);
    await store.transaction(async (transaction) => transaction.users.save({ ...user, passwordHash: 'another' }));
    expect((await prove(await sent())).code).toBe('PROOF_EXPIRED');
  });

  it('is refused for an account that was frozen meanwhile', async () => {
    await visitor.tryPassword(name);
    await askCode();
    const code = await sent();
    await store.transaction(async (transaction) => transaction.freezes.save({ userId: 'U-lujinghang', frozenAt: 1 }));
    expect((await prove(code)).code).toBe('ACCOUNT_FROZEN');
  });

  it('has its code sent once a minute, and five times at most without a right one', async () => {
    for (let at = 0; at < 5; at += 1) {
      await visitor.tryPassword(name);
      expect((await askCode()).code).toBe('0');
      expect((await askCode()).code).toBe(at < 4 ? 'SMS_TOO_SOON' : 'SIGN_IN_LOCKED');
      clock.advance(minute);
    }
    await visitor.tryPassword(name);
    expect((await askCode()).code).toBe('SIGN_IN_LOCKED');
  });

  it.each(['__proto__', 'constructor', '', '0'.repeat(13), '１２３４５６'])('cannot be %j', async (code) => {
    await visitor.tryPassword(name);
    await askCode();
    await sent();
    expect((await prove(code)).code).toMatch(/REQUEST_INVALID|SMS_CODE_REFUSED/);
    expect(
      (
        await visitor.ask(
          'secondProof',
          JSON.parse(
            `{"picAuthToken":"${await visit(visitor)}","code":"123456","trust":"yes","__proto__":{"trust":true}}`,
          ),
        )
      ).code,
    ).toBe('REQUEST_INVALID');
  });

  it('can be required by the company from an instant on', async () => {
    const { pkCorp } = await account('limin');
    await demand(pkCorp, clock.now() + minute);
    expect((await visitor.tryPassword('limin')).code).toBe('0');
    clock.advance(minute);
    expect((await visitor.tryPassword('limin')).code).toBe('SECOND_PROOF_REQUIRED');
  });

  it('is not replaced by a code for signing in without a password', async () => {
    const { mobile } = await account(name);
    const picAuthToken = await visit(visitor);
    await visitor.ask('verifyCode', { mobile, picAuthToken });
    expect((await visitor.ask('loginSms', { mobile, code: await sent(), picAuthToken })).code).toBe('PASSWORD_FIRST');
    expect((await visitor.ask('loginSms', { mobile, code: another(await sent()), picAuthToken })).code).toBe(
      'SMS_CODE_REFUSED',
    );
  });

  it('is also required when a person switches from another company', async () => {
    await visitor.signIn('linzhixia');
    await demand((await account('linzhixia-chenshi')).pkCorp, 0);
    expect((await visitor.ask('enterCompany', { userId: 'U-linzhixia-chenshi' })).code).toBe('SECOND_PROOF_REQUIRED');
    expect((await visitor.ask('security')).code).toBe('0');
  });
});

describe('a session with two proofs', () => {
  it('remembers them as long as it lasts', async () => {
    await whole(visitor, 1);
    expect(await visitor.given('twoStep')).toMatchObject({ isOn: true, twoProofs: true });
    const [other, { personId }] = [await account('limin'), await account(name)];
    await store.transaction(async ({ users }) => users.save({ ...other, personId }));
    await demand(other.pkCorp, 0);
    expect((await visitor.ask('enterCompany', { userId: 'U-limin' })).code).toBe('0');
  });
});

describe('a trusted device', () => {
  it('replaces the second proof for thirty days, for one account', async () => {
    expect((await whole(visitor, 1, { trust: true })).code).toBe('0');
    await visitor.ask('logout');
    clock.advance(29 * day);
    expect((await visitor.signIn(name)).code).toBe('0');
    await visitor.ask('logout');
    await demand((await account('limin')).pkCorp, 0);
    expect((await visitor.tryPassword('limin')).code).toBe('SECOND_PROOF_REQUIRED');
    clock.advance(day);
    expect((await visitor.tryPassword(name)).code).toBe('SECOND_PROOF_REQUIRED');
  });

  it('is remembered only on request, and only for that browser', async () => {
    await whole(visitor, 1);
    expect(visitor.device).toBeUndefined();
    clock.advance(minute);
    const second = new Asker(backEnd);
    await whole(second, 2, { trust: true });
    expect((await new Asker(backEnd).tryPassword(name)).code).toBe('SECOND_PROOF_REQUIRED');
    expect(await history()).toContain('device-trusted');
  });

  it('still needs the password', async () => {
    await whole(visitor, 1, { trust: true });
    await visitor.ask('logout');
    expect((await visitor.tryPassword(name, 'wrong')).code).toBe('SIGN_IN_REFUSED');
  });

  it('is not recognised by a forged token', async () => {
    await whole(visitor, 1, { trust: true });
    for (const device of ['', '.', '__proto__', 'x'.repeat(43), `${visitor.device?.slice(0, -1)}`, 'x.'.repeat(5000)]) {
      const stranger = new Asker(backEnd);
      stranger.device = device;
      expect((await stranger.tryPassword(name)).code).toBe('SECOND_PROOF_REQUIRED');
    }
  });

  it('can be trusted by several accounts', async () => {
    await whole(visitor, 1, { trust: true });
    await visitor.ask('logout');
    await demand((await account('limin')).pkCorp, 0);
    await visitor.tryPassword('limin');
    await askCode();
    await visitor.ask('loginSuccess', (await prove(await sent(2), { trust: true })).data);
    await visitor.ask('logout');
    expect((await visitor.signIn('limin')).code).toBe('0');
    await visitor.ask('logout');
    expect((await visitor.tryPassword(name)).code).toBe('0');
  });

  it('is kept only as a digest', async () => {
    await whole(visitor, 1, { trust: true });
    const kept = await store.transaction(async (transaction) => transaction.trustedDevices.ofUser('U-lujinghang'));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(visitor.device);
  });

  it('is no longer trusted once the account is frozen', async () => {
    await whole(visitor, 1, { trust: true });
    await sandboxFreezes(store, clock).put({ freeze: name });
    expect(await store.transaction(async (transaction) => transaction.trustedDevices.ofUser('U-lujinghang'))).toEqual(
      [],
    );
  });

  it('is no longer trusted once the password was changed', async () => {
    await whole(visitor, 1, { trust: true });
    const { picAuthToken, key } = {
      picAuthToken: await visit(visitor),
      key: await visitor.given<{ keyId: string; publicKey: string }>('passwordKey'),
    };
    const [current, next] = await Promise.all(
      [demoPassword, 'river lamp 42'].map(async (each) => encryptPassword(each, key.publicKey, picAuthToken)),
    );
    expect((await visitor.ask('changePassword', { current, next, keyId: key.keyId })).code).toBe('0');
    await visitor.ask('logout');
    expect((await visitor.tryPassword(name, 'river lamp 42')).code).toBe('SECOND_PROOF_REQUIRED');
  });
});
