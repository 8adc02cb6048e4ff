import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { eventually } from '../../../../features/support/until.ts';
import { x509Authority } from '../../../../server/certificates/x509-authority.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sandboxKeys, type SandboxKeys } from '../../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../../server/core/sandbox/sandbox-phone.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import { readSigningText } from '../../../../src/domain/keys/signing-text.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testKey, type TestKey } from '../../../builders/key-pair.ts';

const minute = 60_000;

let clock: ManualClock;
let store: MemoryStore;
let backEnd: BackEnd;
let visitor: Asker;
let events: SecurityEvent[];
let played: SandboxKeys;
let key: TestKey;

beforeEach(async () => {
  [clock, store, events, key] = [
    new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
    new MemoryStore(),
    [],
    await testKey(),
  ];
  const phone = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
  played = sandboxKeys({ store, clock, secret: testSecret }, x509Authority, phone);
  backEnd = await demoBackEnd(store, testSecret, {
    clock,
    certificates: x509Authority,
    cloudSigning: phone,
    security: (event) => void events.push(event),
  });
  visitor = new Asker(backEnd);
});

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
const about = { purpose: 'RESET', userName: 'limin' };
const ask = async (more: object = {}, asker = visitor): Promise<Envelope> =>
  asker.ask('recoveryKeyChallenge', {
    ...about,
    picAuthToken: await visit(asker),
    captcha: await read(asker),
    ...more,
  });
const textOf = ({ data }: Envelope): string => (data as { readonly text: string }).text;
const issue = async (userName = 'limin', days = 365): Promise<string> =>
  (await played.issue({ userName, kind: 'HARD', publicKey: key.publicKey, days })).certificate;
const prove = async (text: string, certificate: string, more: object = {}, asker = visitor): Promise<Envelope> =>
  asker.ask('recoveryKeyProof', {
    ...about,
    picAuthToken: await visit(asker),
    text,
    certificate,
    signature: await key.sign(text),
    ...more,
  });
const proved = async (certificate: string, more: object = {}, asker = visitor): Promise<Envelope> =>
  prove(textOf(await ask(more, asker)), certificate, more, asker);
const userOf = async (userName: string) => store.transaction(async ({ users }) => users.byName(userName));
const histories = async (userName: string): Promise<readonly string[]> => {
  const user = await userOf(userName);
  return (
    await store.transaction(async ({ securityEvents }) =>
      securityEvents.of(user?.userId ?? '', 0, { offset: 0, limit: 50 }),
    )
  ).records.map(({ what }) => what);
};
async function reset(given: Envelope, asker = visitor): Promise<Envelope> {
  const [picAuthToken, own] = [
    await visit(asker),
    await asker.given<{ keyId: string; publicKey: string }>('passwordKey'),
  ];
  return asker.ask('passwordReset', {
    ticket: (given.data as { readonly ticket: string }).ticket,
    picAuthToken,
    password: await encryptPassword('river lamp 42', own.publicKey, picAuthToken),
    keyId: own.keyId,
  });
}

describe('a challenge for recovery by a key', () => {
  it('names its purpose, and has a new nonce each time', async () => {
    const texts = [textOf(await ask()), textOf(await ask()), textOf(await ask({ purpose: 'UNFREEZE' }))].map((text) =>
      readSigningText(text),
    );
    expect(texts.map((each) => each?.purpose)).toEqual(['password-reset', 'password-reset', 'account-unfreeze']);
    expect(new Set(texts.map((each) => each?.nonce)).size).toBe(3);
  });

  it('requires a captcha once for each visit, name and purpose', async () => {
    expect((await ask({ captcha: undefined })).code).toBe('CAPTCHA_REQUIRED');
    expect((await ask({ captcha: 'WRONG' })).code).toBe('CAPTCHA_WRONG');
    expect((await ask()).code).toBe('0');
    expect((await ask({ captcha: undefined })).code).toBe('0');
    expect((await ask({ captcha: undefined, purpose: 'UNFREEZE' })).code).toBe('CAPTCHA_REQUIRED');
    expect((await ask({ captcha: undefined, userName: 'guyunzhou' })).code).toBe('CAPTCHA_REQUIRED');
    expect((await ask({ captcha: undefined }, new Asker(backEnd))).code).toBe('CAPTCHA_REQUIRED');
  });

  it('is for the signed-in account, without a captcha', async () => {
    await visitor.signIn('limin');
    expect((await ask({ userName: undefined, captcha: undefined })).code).toBe('0');
    expect((await ask({ userName: 'guyunzhou' })).code).toBe('REQUEST_INVALID');
    expect((await ask({ userName: undefined }, new Asker(backEnd))).code).toBe('REQUEST_INVALID');
  });
});

describe('a key that proves the owner of an account', () => {
  it('allows a new password, which the history and the security log record', async () => {
    expect(await reset(await proved(await issue()))).toMatchObject({ code: '0', data: { endedSessions: 0 } });
    expect((await new Asker(backEnd).signIn('limin', 'river lamp 42')).code).toBe('0');
    expect(await histories('limin')).toContain('password-reset-by-key');
    expect(events.map(({ what, account }) => `${what} ${account}`)).toContain('password-reset-by-key limin');
  });

  it('proves it once, within two minutes, in the same visit and under its own name', async () => {
    const certificate = await issue();
    const [once, late, elsewhere, renamed] = [
      textOf(await ask()),
      textOf(await ask()),
      textOf(await ask()),
      textOf(await ask()),
    ];
    expect((await prove(once, certificate)).code).toBe('0');
    expect((await prove(once, certificate)).code).toBe('SIGN_IN_EXPIRED');
    expect((await prove(elsewhere, certificate, {}, new Asker(backEnd))).code).toBe('SIGN_IN_EXPIRED');
    await issue('guyunzhou');
    expect((await prove(renamed, await issue('guyunzhou'), { userName: 'guyunzhou' })).code).toBe('SIGN_IN_EXPIRED');
    clock.advance(2 * minute);
    expect((await prove(late, certificate)).code).toBe('SIGN_IN_EXPIRED');
  });

  const asked: Readonly<Record<string, () => Promise<string>>> = {
    'sign-in': async () =>
      visitor
        .given<{ text: string }>('keyChallenge', { picAuthToken: await visit(visitor), purpose: 'sign-in' })
        .then(({ text }) => text),
    test: async () =>
      visitor
        .given<{ text: string }>('keyChallenge', { picAuthToken: await visit(visitor), purpose: 'test' })
        .then(({ text }) => text),
    RESET: async () => textOf(await ask()),
    UNFREEZE: async () => textOf(await ask({ purpose: 'UNFREEZE' })),
  };
  const used: Readonly<Record<string, (text: string, certificate: string) => Promise<Envelope>>> = {
    'sign-in': async (text, certificate) =>
      visitor.ask('loginKey', {
        picAuthToken: await visit(visitor),
        text,
        certificate,
        signature: await key.sign(text),
      }),
    test: async (text, certificate) =>
      visitor.ask('keyTest', {
        picAuthToken: await visit(visitor),
        text,
        certificate,
        signature: await key.sign(text),
      }),
    RESET: async (text, certificate) => prove(text, certificate),
    UNFREEZE: async (text, certificate) => prove(text, certificate, { purpose: 'UNFREEZE' }),
  };
  const pairs = Object.keys(asked).flatMap((one) => Object.keys(used).map((other) => [one, other] as const));
  it.each(pairs)('signed for %s, is used for %s', async (one, other) => {
    const certificate = await issue();
    expect((await used[other]?.(await (asked[one] ?? asked['test']!)(), certificate))?.code).toBe(
      one === other ? '0' : 'SIGN_IN_EXPIRED',
    );
  });

  it('gives a ticket that is invalid for the other purpose', async () => {
    const given = await proved(await issue(), { purpose: 'UNFREEZE' });
    expect((await reset(given)).code).toBe('PROOF_EXPIRED');
  });

  it('is reported as expired or revoked only to its owner, and in the owner’s history', async () => {
    const old = await issue('limin', -1);
    expect(await proved(old)).toMatchObject({ code: 'KEY_EXPIRED', data: { on: '2026-11-20' } });
    const lost = await issue();
    await played.revoke(
      (await played.certificates('limin')).find(({ certificate }) => certificate === lost)?.serial ?? '',
    );
    expect((await proved(lost)).code).toBe('KEY_REVOKED');
    expect(await histories('limin')).toEqual(['key-refused', 'key-refused']);
  });

  it('gets the same answer for other accounts and unknown names, whatever its certificate', async () => {
    const [old, lost, good] = [await issue('limin', -1), await issue(), await issue()];
    await played.revoke(
      (await played.certificates('limin')).find(({ certificate }) => certificate === lost)?.serial ?? '',
    );
    const heard = async (userName: string) => {
      const answers = [];
      for (const certificate of [old, lost, good, 'AAAA', '']) answers.push(await proved(certificate, { userName }));
      return answers;
    };
    const somebody = await heard('guyunzhou');
    expect(somebody.map(({ code }) => code)).toEqual(Array<string>(5).fill('KEY_REFUSED'));
    expect(await heard('nobody')).toEqual(somebody);
    expect([await histories('guyunzhou'), await histories('limin')]).toEqual([[], []]);
  });

  it('is locked after five failures for this name and source, also for earlier challenges', async () => {
    const early = textOf(await ask());
    for (let time = 0; time < 5; time += 1) expect((await proved('AAAA')).code).toBe('KEY_REFUSED');
    expect(await ask()).toMatchObject({ code: 'SIGN_IN_LOCKED', data: { minutes: 15 } });
    expect((await prove(early, await issue())).code).toBe('SIGN_IN_LOCKED');
    const elsewhere = new Asker(backEnd, '198.51.100.7');
    expect((await proved(await issue(), {}, elsewhere)).code).toBe('0');
    expect(await histories('limin')).toEqual([]);
  });

  it('resets the count of failures once it succeeds', async () => {
    const certificate = await issue();
    for (let time = 0; time < 4; time += 1) await proved('AAAA');
    expect((await proved(certificate)).code).toBe('0');
    for (let time = 0; time < 4; time += 1) expect((await proved('AAAA')).code).toBe('KEY_REFUSED');
  });

  it('is refused for an account without a role', async () => {
    const user = await userOf('limin');
    if (user) await store.transaction(async ({ users }) => users.save({ ...user, roles: [] }));
    expect((await proved(await issue())).code).toBe('NO_ROLE');
  });

  it('is not available where the back end reads no certificates', async () => {
    const without = new Asker(await demoBackEnd(new MemoryStore(), testSecret, { clock }));
    expect((await without.ask('recoveryKeyChallenge', { ...about, picAuthToken: await visit(without) })).code).toBe(
      'NOT_FOUND',
    );
    expect(
      (
        await without.ask('recoveryKeyProof', {
          ...about,
          picAuthToken: await visit(without),
          text: 't',
          certificate: 'c',
          signature: 's',
        })
      ).code,
    ).toBe('NOT_FOUND');
  });
});

describe('a cloud certificate', () => {
  it('proves the owner of the account once agreed on that owner’s telephone alone', async () => {
    const text = textOf(await ask());
    const picAuthToken = await visit(visitor);
    expect((await visitor.ask('requestCloudKey', { picAuthToken, userName: 'guyunzhou', text })).code).toBe(
      'SIGN_IN_EXPIRED',
    );
    expect((await visitor.ask('requestCloudKey', { picAuthToken, userName: 'limin', text })).code).toBe('0');
    await eventually('the telephone asks', async () => (await played.questions()).length > 0);
    await played.answer((await played.questions())[0]?.key ?? '', true);
    const { certificate, signature } = await visitor.given<{ certificate: string; signature: string }>('cloudAnswer', {
      picAuthToken,
      text,
    });
    expect((await prove(text, certificate, { signature })).code).toBe('0');
  });

  it('is requested with the same answer for an unknown name', async () => {
    const text = textOf(await ask({ userName: 'nobody' }));
    const picAuthToken = await visit(visitor);
    expect(await visitor.ask('requestCloudKey', { picAuthToken, userName: 'nobody', text })).toMatchObject({
      code: '0',
      data: { number: expect.stringMatching(/^\d\d$/) as unknown, resendAfter: 60 },
    });
    expect(await visitor.given('cloudAnswer', { picAuthToken, text })).toMatchObject({ state: 'WAITING' });
  });
});
