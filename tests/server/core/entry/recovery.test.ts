import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { eventually } from '../../../../features/support/until.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { sandboxFreezes } from '../../../../server/core/sandbox/sandbox-freezes.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const minute = 60_000;
const wanted = 'river lamp 42';

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
const change = async (userName: string, wish: Partial<UserRecord>): Promise<void> => {
  const user = await account(userName);
  await store.transaction(async (transaction) => transaction.users.save({ ...user, ...wish }));
};
const visit = async (asker: Asker): Promise<string> =>
  (await asker.given<{ picAuthToken: string }>('loginSession')).picAuthToken;
/** The text of the picture. */
async function read(asker: Asker): Promise<string> {
  await asker.ask('captchaImage', { picAuthToken: await visit(asker) });
  return (
    (await store.transaction(async (transaction) => transaction.sessions.find(await sha256Hex(asker.token ?? ''))))
      ?.captcha ?? ''
  );
}
const ask = async (more: object = {}, asker = visitor): Promise<Envelope> =>
  asker.ask('recoveryCode', {
    purpose: 'RESET',
    userName: 'limin',
    picAuthToken: await visit(asker),
    captcha: await read(asker),
    ...more,
  });
const prove = async (typed: string, more: object = {}, asker = visitor): Promise<Envelope> =>
  asker.ask('recoveryProof', {
    purpose: 'RESET',
    userName: 'limin',
    picAuthToken: await visit(asker),
    kind: 'SMS',
    code: typed,
    ...more,
  });
async function reset(
  ticket: string,
  more: { readonly password?: string; readonly keyId?: string } = {},
  asker = visitor,
): Promise<Envelope> {
  const [picAuthToken, key] = [
    await visit(asker),
    await asker.given<{ keyId: string; publicKey: string }>('passwordKey'),
  ];
  return asker.ask('passwordReset', {
    ticket,
    picAuthToken,
    password: await encryptPassword(more.password ?? wanted, key.publicKey, picAuthToken),
    keyId: more.keyId ?? key.keyId,
  });
}
/** The code in the last message, once this many were sent. */
async function code(messages = 1): Promise<string> {
  await eventually('the message is sent', async () => (await sentTexts(store)).length >= messages);
  return /\d{6}/.exec((await sentTexts(store))[0]?.text ?? '')?.[0] ?? '';
}
const ticketOf = ({ data }: Envelope): string => (data as { readonly ticket: string }).ticket;
/** A visitor who has proved to be the owner of an account. */
async function proved(userName = 'limin', messages = 1, asker = visitor): Promise<string> {
  await ask({ userName }, asker);
  return ticketOf(await prove(await code(messages), { userName }, asker));
}
const another = (right: string): string => (right === '000000' ? '000001' : '000000');
const histories = async (userName: string): Promise<readonly string[]> => {
  const { userId } = await account(userName);
  return (
    await store.transaction(async (transaction) => transaction.securityEvents.of(userId, 0, { offset: 0, limit: 50 }))
  ).records.map(({ what }) => what);
};

describe('a forgotten password', () => {
  it('is reset by a code to the telephone, which ends every session of the account', async () => {
    const elsewhere = new Asker(backEnd, '198.51.100.7');
    await elsewhere.signIn('limin');
    expect(await ask()).toMatchObject({ code: '0', data: { resendAfter: 60, validFor: 300 } });
    const given = await prove(` ${await code()} `);
    expect(await sentTexts(store)).toMatchObject([
      { mobile: (await account('limin')).mobile, text: expect.stringContaining('reset the password') as unknown },
    ]);
    expect(given).toMatchObject({ code: '0', data: { ticket: expect.any(String) as unknown, validFor: 600 } });
    expect(await reset(ticketOf(given))).toMatchObject({ code: '0', data: { endedSessions: 1 } });
    expect((await elsewhere.ask('security')).code).toBe('PASSWORD_CHANGED');
    expect((await new Asker(backEnd).signIn('limin')).code).toBe('SIGN_IN_REFUSED');
    expect((await new Asker(backEnd).signIn('limin', wanted)).code).toBe('0');
    expect(await histories('limin')).toEqual(expect.arrayContaining(['reset-asked', 'password-reset']) as unknown);
    expect(events.map(({ what, account: whose }) => `${what} ${whose}`)).toEqual(
      expect.arrayContaining(['reset-asked limin', 'password-reset limin']) as unknown,
    );
  });

  it('ends sessions that went on to another account of the same person when it is reset', async () => {
    await change('guyunzhou', { personId: 'P-both' });
    await change('limin', { personId: 'P-both' });
    const thief = new Asker(backEnd, '198.51.100.7');
    await thief.signIn('limin');
    expect((await thief.ask('enterCompany', { userId: 'U-guyunzhou' })).code).toBe('0');
    const [gone, stands] = [await reset(await proved()), 'PASSWORD_CHANGED'];
    expect(gone).toMatchObject({ code: '0', data: { endedSessions: 1 } });
    expect((await thief.ask('accountInfo')).code).toBe(stands);
    expect((await thief.ask('enterCompany', { userId: 'U-limin' })).code).toBe(stands);
  });

  it('unlocks the account for this source when it is reset', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1)
      await visitor.tryPassword('limin', 'wrong', { captcha: await read(visitor) });
    expect((await visitor.tryPassword('limin', demoPassword, { captcha: await read(visitor) })).code).toBe(
      'SIGN_IN_LOCKED',
    );
    await reset(await proved());
    expect((await visitor.tryPassword('limin', wanted, { captcha: await read(visitor) })).code).toBe('0');
  });

  it('ends a hand-over of the old password when it is reset', async () => {
    const other = new Asker(backEnd, '198.51.100.7');
    const waiting = await other.tryPassword('limin');
    await reset(await proved());
    expect((await other.ask('loginSuccess', waiting.data)).code).toBe('SIGN_IN_EXPIRED');
  });

  it.each([
    ['short', 'too-short'],
    ['limin river lamp', 'holds-name'],
    ['password123', 'known'],
    ['the old lamp 41', 'the-same'],
  ])('is not replaced by %j: %s, and the proof remains valid', async (password, because) => {
    await change('limin', { passwordHash: 'plain:the old lamp 41' });
    const ticket = await proved();
    expect(await reset(ticket, { password })).toMatchObject({ code: 'PASSWORD_REFUSED', data: { because } });
    expect((await reset(ticket)).code).toBe('0');
  });

  it('is not replaced by a password that was encrypted for another key', async () => {
    const ticket = await proved();
    expect((await reset(ticket, { keyId: 'another' })).code).toBe('SIGN_IN_EXPIRED');
    expect(
      (
        await visitor.ask('passwordReset', {
          ticket,
          picAuthToken: await visit(visitor),
          password: 'AAAA',
          keyId: (await visitor.given<{ keyId: string }>('passwordKey')).keyId,
        })
      ).code,
    ).toBe('SIGN_IN_EXPIRED');
  });
});

describe('a proof for resetting', () => {
  it('is accepted once', async () => {
    const ticket = await proved();
    expect((await reset(ticket)).code).toBe('0');
    expect((await reset(ticket, { password: 'another river lamp' })).code).toBe('PROOF_EXPIRED');
  });

  it('is accepted once when two requests use it at the same time', async () => {
    const ticket = await proved();
    const twice = await Promise.all([
      reset(ticket, { password: 'the first lamp 1' }),
      reset(ticket, { password: 'the second lamp 2' }),
    ]);
    expect(twice.map((each) => String(each.code)).toSorted()).toEqual(['0', 'PROOF_EXPIRED']);
  });

  it('is valid for ten minutes', async () => {
    const ticket = await proved();
    clock.advance(10 * minute - 1);
    expect((await reset(ticket, { password: 'short' })).code).toBe('PASSWORD_REFUSED');
    clock.advance(1);
    expect((await reset(ticket)).code).toBe('PROOF_EXPIRED');
  });

  it('belongs to the visit in which it was given', async () => {
    const ticket = await proved();
    expect((await reset(ticket, {}, new Asker(backEnd))).code).toBe('PROOF_EXPIRED');
    expect((await reset('invented')).code).toBe('PROOF_EXPIRED');
  });

  it('becomes invalid when the password changes', async () => {
    const ticket = await proved();
    await change('limin', { passwordHash: 'plain:meanwhile another' });
    expect((await reset(ticket)).code).toBe('PROOF_EXPIRED');
  });

  it('is accepted for only one of two visitors with proofs for the same account', async () => {
    const other = new Asker(backEnd, '198.51.100.7');
    const [one, two] = [await proved(), (clock.advance(minute), await proved('limin', 2, other))];
    expect((await reset(one)).code).toBe('0');
    expect((await reset(two, {}, other)).code).toBe('PROOF_EXPIRED');
  });

  it('is used up after ten refused passwords', async () => {
    const ticket = await proved();
    for (let at = 0; at < 10; at += 1)
      expect((await reset(ticket, { password: demoPassword })).code).toBe('PASSWORD_REFUSED');
    // Another answer would tell whether an eleventh guess is the current password.
    expect((await reset(ticket, { password: demoPassword })).code).toBe('PROOF_EXPIRED');
    expect((await reset(ticket, { password: wanted })).code).toBe('PROOF_EXPIRED');
  });

  it.each([
    ['frozen', 'ACCOUNT_FROZEN', async () => sandboxFreezes(store, clock).put({ freeze: 'limin' })],
    ['without a role', 'NO_ROLE', async () => change('limin', { roles: [] })],
  ])('resets nothing for an account that is %s since', async (_, refusal, since) => {
    const ticket = await proved();
    await since();
    expect((await reset(ticket)).code).toBe(refusal);
    expect((await account('limin')).passwordHash).toBe(`plain:${demoPassword}`);
  });

  it('is kept only as a digest', async () => {
    const ticket = await proved();
    const kept = await store.transaction(async (transaction) => transaction.recoveryProofs.find(ticket));
    expect(kept).toBeUndefined();
  });
});

describe('a code for resetting a password', () => {
  it('is refused when it is wrong, expired or used, and after five wrong ones', async () => {
    await ask();
    const sent = await code();
    expect((await prove(another(sent))).code).toBe('SMS_CODE_REFUSED');
    expect((await prove(sent)).code).toBe('0');
    expect((await prove(sent)).code).toBe('SMS_CODE_REFUSED');
    clock.advance(minute);
    await ask();
    const late = await code(2);
    clock.advance(5 * minute);
    expect((await prove(late)).code).toBe('SMS_CODE_REFUSED');
    await ask();
    const guessed = await code(3);
    for (let wrong = 0; wrong < 5; wrong += 1) await prove(another(guessed));
    expect((await prove(guessed)).code).toBe('SMS_CODE_REFUSED');
    expect(await histories('limin')).toContain('reset-refused');
  });

  it('cannot sign in, and a code for signing in cannot reset', async () => {
    const { mobile } = await account('limin');
    await ask();
    const picAuthToken = await visit(visitor);
    expect((await visitor.ask('loginSms', { mobile, code: await code(), picAuthToken })).code).toBe('SMS_CODE_REFUSED');
    await visitor.ask('verifyCode', { mobile, picAuthToken });
    const forSigningIn = await code(2);
    expect((await prove(forSigningIn)).code).toBe('SMS_CODE_REFUSED');
    expect((await visitor.ask('loginSms', { mobile, code: forSigningIn, picAuthToken })).code).toBe('0');
  });

  it('is valid only for the account that it was requested for', async () => {
    await ask();
    expect((await prove(await code(), { userName: 'guyunzhou' })).code).toBe('SMS_CODE_REFUSED');
  });

  it('belongs to the visit that asked for it', async () => {
    await ask();
    expect((await prove(await code(), {}, new Asker(backEnd))).code).toBe('SMS_CODE_REFUSED');
  });
});

describe('asking for a code', () => {
  it('has the same answer for an unknown name, without sending a message or proving anything', async () => {
    const [known, nobody] = [await ask(), await ask({ userName: 'nobody-at-all' }, new Asker(backEnd))];
    expect({ ...nobody, traceId: known.traceId }).toEqual(known);
    const again = [await ask(), await ask({ userName: 'nobody-at-all' })];
    expect(again.map((each) => each.code)).toEqual(['SMS_TOO_SOON', 'SMS_TOO_SOON']);
    await code();
    expect(await sentTexts(store)).toHaveLength(1);
    expect((await prove('123456', { userName: 'nobody-at-all' })).code).toBe('SMS_CODE_REFUSED');
  });

  it('writes as many records for an unknown name as for a known one', async () => {
    backEnd = await demoBackEnd(store, testSecret, { clock, texts: { send: async () => undefined } });
    const kept = (): number =>
      (store as unknown as { readonly shelf: { readonly maps: readonly Map<string, unknown>[] } }).shelf.maps.reduce(
        (all, { size }) => all + size,
        0,
      );
    const written = async (userName: string): Promise<number> => {
      const before = kept();
      expect((await ask({ userName }, new Asker(backEnd))).code).toBe('0');
      return kept() - before;
    };
    await written('guyunzhou');
    expect(await written('nobody-at-all')).toBe(await written('limin'));
  });

  it('does not reveal that a telephone of several accounts has reached its limit', async () => {
    const { mobile } = await account('limin');
    await change('guyunzhou', { mobile });
    for (let sent = 0; sent < 30; sent += 1) {
      clock.advance(16 * minute);
      // From different networks, because one may send at most ten.
      expect((await ask({}, new Asker(backEnd, `198.51.${sent}.7`))).code).toBe('0');
      await code(sent + 1);
    }
    expect((await ask({ userName: 'guyunzhou' }, new Asker(backEnd))).code).toBe('0');
    expect((await prove('123456', { userName: 'guyunzhou' })).code).toBe('SMS_CODE_REFUSED');
    clock.advance(61 * minute);
    expect((await ask({ userName: 'guyunzhou' }, new Asker(backEnd))).code).toBe('0');
    await code(31);
    expect(await sentTexts(store)).toHaveLength(31);
  });

  it('does not block the second step of signing in, however often strangers ask', async () => {
    for (let sent = 0; sent <= 30; sent += 1) {
      clock.advance(16 * minute);
      expect((await ask({ userName: 'lujinghang' }, new Asker(backEnd, `198.51.${sent}.7`))).code).toBe('0');
    }
    await code(30);
    const owner = new Asker(backEnd, '203.0.113.9');
    expect((await owner.tryPassword('lujinghang')).code).toBe('SECOND_PROOF_REQUIRED');
    const { picAuthToken } = await owner.given<{ picAuthToken: string }>('loginSession');
    expect((await owner.ask('secondProofCode', { picAuthToken })).code).toBe('0');
    await code(31);
    expect(await sentTexts(store)).toHaveLength(31);
  });

  it('sends nothing for an account without a telephone', async () => {
    await change('limin', { mobile: '' });
    expect((await ask()).code).toBe('0');
    expect((await ask({ userName: 'guyunzhou' }, new Asker(backEnd))).code).toBe('0');
    await code();
    expect(await sentTexts(store)).toMatchObject([{ mobile: (await account('guyunzhou')).mobile }]);
  });

  it('requires a captcha first, and not again from the visitor who has given it', async () => {
    expect(await ask({ captcha: undefined })).toMatchObject({ code: 'CAPTCHA_REQUIRED', data: { proofOnly: 'no' } });
    expect((await ask({ captcha: 'WRONG' })).code).toBe('CAPTCHA_WRONG');
    expect((await ask()).code).toBe('0');
    clock.advance(minute);
    expect((await ask({ captcha: undefined })).code).toBe('0');
    expect((await ask({ captcha: undefined, userName: 'guyunzhou' })).code).toBe('CAPTCHA_REQUIRED');
  });

  it('waits a minute and locks the name after five for this source, and not elsewhere', async () => {
    await ask();
    clock.advance(20_000);
    expect(await ask({}, new Asker(backEnd))).toMatchObject({ code: 'SMS_TOO_SOON', data: { seconds: 40 } });
    expect((await ask({}, new Asker(backEnd, '203.0.113.9'))).code).toBe('0');
    for (let sent = 1; sent < 5; sent += 1) {
      clock.advance(minute);
      expect((await ask()).code).toBe('0');
    }
    clock.advance(minute);
    expect(await ask()).toMatchObject({ code: 'SIGN_IN_LOCKED', data: { minutes: 14 } });
    expect((await ask({}, new Asker(backEnd, '198.51.100.7'))).code).toBe('0');
  });

  it('reveals a waiting time only after a captcha', async () => {
    await ask();
    expect((await ask({ captcha: undefined }, new Asker(backEnd))).code).toBe('CAPTCHA_REQUIRED');
  });

  it('is for the account of exactly that name, whose telephone alone proves it', async () => {
    const other = await account('guyunzhou');
    await store.transaction(async ({ users }) =>
      users.save({ ...other, userId: 'U-LIMIN', personId: 'P-LIMIN', userName: 'LIMIN' }),
    );
    await ask({ userName: 'LIMIN' });
    expect((await prove(await code(), { userName: 'limin' })).code).toBe('SMS_CODE_REFUSED');
  });

  it('is required before a wrong code enters the history or counts as a failure', async () => {
    const before = (await store.transaction(async ({ attempts }) => attempts.find('all')))?.failures ?? 0;
    for (let at = 0; at < 5; at += 1) expect((await prove('123456')).code).toBe('SMS_CODE_REFUSED');
    expect(await histories('limin')).toEqual([]);
    expect((await store.transaction(async ({ attempts }) => attempts.find('all')))?.failures ?? 0).toBe(before);
    await ask();
    await prove(another(await code()));
    expect(await histories('limin')).toContain('reset-refused');
    expect((await store.transaction(async ({ attempts }) => attempts.find('all')))?.failures).toBe(before + 2);
  });

  it('is counted apart from a user name that resembles its key', async () => {
    for (let at = 0; at < 5; at += 1)
      await visitor.tryPassword('recovery limin', 'wrong', { captcha: await read(visitor) });
    expect((await ask()).code).toBe('0');
  });

  it('is not counted after a right code', async () => {
    for (let round = 1; round <= 6; round += 1) {
      expect((await prove((await ask(), await code(round)))).code).toBe('0');
      clock.advance(minute);
    }
  });

  it('requires a name and a visit', async () => {
    expect(await ask({ userName: ' ' })).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'userName' } });
    expect((await ask({ picAuthToken: 'none' })).code).toBe('SIGN_IN_EXPIRED');
    expect((await prove('123456', { picAuthToken: 'none' })).code).toBe('SIGN_IN_EXPIRED');
    expect(
      (await visitor.ask('passwordReset', { ticket: 't', picAuthToken: 'none', password: 'x', keyId: 'x' })).code,
    ).toBe('SIGN_IN_EXPIRED');
  });

  it('is not offered where the back end sends no messages', async () => {
    const without = new Asker(await demoBackEnd(new MemoryStore(), testSecret, { texts: undefined }));
    expect(
      (await without.ask('recoveryCode', { purpose: 'RESET', userName: 'limin', picAuthToken: await visit(without) }))
        .code,
    ).toBe('NOT_FOUND');
  });
});

describe('an account that may not sign in', () => {
  it.each([
    ['dingmuye', {}, 'COMPANY_DEREGISTERED'],
    ['heqinghe', { roles: [] }, 'NO_ROLE'],
  ] as const)('is reported only after a right code: %s', async (userName, wish, refusal) => {
    await change(userName, wish);
    expect((await ask({ userName })).code).toBe('0');
    const sent = await code();
    expect((await prove(another(sent), { userName })).code).toBe('SMS_CODE_REFUSED');
    expect((await prove(sent, { userName })).code).toBe(refusal);
  });
});

describe('a signed-in person who resets the password', () => {
  beforeEach(async () => {
    await visitor.signIn('limin');
  });

  it('needs no user name and no captcha, and stays signed in', async () => {
    expect((await ask({ userName: undefined, captcha: undefined })).code).toBe('0');
    const ticket = ticketOf(await prove(await code(), { userName: undefined }));
    expect(await reset(ticket)).toMatchObject({ code: '0', data: { endedSessions: 0 } });
    expect((await visitor.ask('security')).code).toBe('0');
    expect((await new Asker(backEnd).signIn('limin', wanted)).code).toBe('0');
  });

  it('cannot recover the account of another person', async () => {
    expect(await ask({ userName: 'guyunzhou', captcha: undefined })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'userName' },
    });
    expect(await prove('123456', { userName: 'guyunzhou' })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'userName' },
    });
    expect((await ask({ captcha: undefined })).code).toBe('0');
  });

  it('needs no captcha after four codes, and is locked after five', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await ask({ userName: undefined, captcha: undefined })).code).toBe('0');
      clock.advance(minute);
    }
    expect((await ask({ userName: undefined, captcha: undefined })).code).toBe('SIGN_IN_LOCKED');
  });

  it('cannot use a proof that the same browser got before signing in', async () => {
    const before = new Asker(backEnd);
    const ticket = await proved('limin', 1, before);
    await before.signIn('guyunzhou');
    expect((await reset(ticket, {}, before)).code).toBe('PROOF_EXPIRED');
    expect((await new Asker(backEnd).signIn('guyunzhou')).code).toBe('0');
  });
});
