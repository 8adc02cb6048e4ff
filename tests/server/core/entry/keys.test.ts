import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { eventually } from '../../../../features/support/until.ts';
import { x509Authority } from '../../../../server/certificates/x509-authority.ts';
import { maxChallenges } from '../../../../server/core/keys/save-challenge.ts';
import { judgeKey } from '../../../../server/core/keys/key-judgement.ts';
import { failureKeys } from '../../../../server/core/entry/sign-in-failures.ts';
import type { AuthorityKeys, CertifiedKey } from '../../../../server/core/keys/certificate-authority.ts';
import { storedAuthority } from '../../../../server/core/keys/stored-authority.ts';
import type { SessionRecord } from '../../../../server/core/records/entry.ts';
import { sandboxKeys, type SandboxKeys } from '../../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../../server/core/sandbox/sandbox-phone.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { readSigningText, signingText } from '../../../../src/domain/keys/signing-text.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testKey, type TestKey } from '../../../builders/key-pair.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let clock: ManualClock;
let store: MemoryStore;
let clerk: Asker;
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
  clerk = new Asker(
    await demoBackEnd(store, testSecret, {
      clock,
      certificates: x509Authority,
      cloudSigning: phone,
      security: (event) => void events.push(event),
    }),
  );
});

type Challenge = { readonly text: string; readonly validFor: number };
const visit = async (asker = clerk): Promise<string> =>
  (await asker.given<{ picAuthToken: string }>('loginSession')).picAuthToken;
const challenge = async (purpose = 'sign-in', asker = clerk): Promise<Challenge> =>
  asker.given('keyChallenge', { picAuthToken: await visit(asker), purpose });
const issue = async (userName = 'limin', days = 365, of = key): Promise<string> =>
  (await played.issue({ userName, kind: 'HARD', publicKey: of.publicKey, days })).certificate;
const enter = async (text: string, certificate: string, more: object = {}, asker = clerk) =>
  asker.ask('loginKey', {
    picAuthToken: await visit(asker),
    text,
    certificate,
    signature: await key.sign(text),
    ...more,
  });
const signIn = async (certificate: string) => enter((await challenge()).text, certificate);

describe('a challenge for a key', () => {
  it('names its purpose, host and time of expiry, and has a new nonce each time', async () => {
    const [one, other] = [await challenge(), await challenge('test')];
    expect(one.validFor).toBe(120);
    expect(readSigningText(one.text)).toMatchObject({
      purpose: 'sign-in',
      host: '',
      until: clock.realTime() + 120_000,
    });
    expect(readSigningText(other.text)?.purpose).toBe('test');
    expect(readSigningText(other.text)?.nonce).not.toBe(readSigningText(one.text)?.nonce);
  });

  it('is kept only as a digest', async () => {
    const { text } = await challenge();
    const kept = JSON.stringify(
      await store.transaction(async ({ facts, keyChallenges }) => [
        await facts.readAll(['certificate-authority']),
        await keyChallenges.find(text),
      ]),
    );
    expect(kept).not.toContain(readSigningText(text)?.nonce);
  });

  it('is limited in number for each visit within its time', async () => {
    const asked = async (asker: Asker, picAuthToken: string) =>
      asker.ask('keyChallenge', { picAuthToken, purpose: 'sign-in' });
    const [own, other] = [await visit(), new Asker(clerk.backEnd)];
    for (let times = 0; times < maxChallenges; times += 1) expect((await asked(clerk, own)).code).toBe('0');
    expect((await asked(clerk, own)).code).toBe('TOO_MANY_REQUESTS');
    expect((await asked(other, await visit(other))).code).toBe('0');
    clock.advance(120_000);
    expect((await asked(clerk, own)).code).toBe('0');
  });

  it('is refused without a visit, or for an unknown purpose', async () => {
    expect((await clerk.ask('keyChallenge', { picAuthToken: 'another', purpose: 'sign-in' })).code).toBe(
      'SIGN_IN_EXPIRED',
    );
    expect((await clerk.ask('keyChallenge', { picAuthToken: await visit(), purpose: 'payment' })).code).toBe(
      'REQUEST_INVALID',
    );
  });
});

describe('signing in by a key', () => {
  it('succeeds for the owner of the certificate', async () => {
    const entered = await signIn(await issue());
    expect(entered).toMatchObject({ code: '0', data: { token: expect.any(String) as unknown } });
    expect((await clerk.ask('loginSuccess', entered.data)).code).toBe('0');
    expect(await clerk.given('security', { user3Required: true })).toMatchObject({ user3: { userName: 'limin' } });
    expect(events.map(({ what, account }) => `${what} ${account}`)).toEqual(['signed-in-by-key limin']);
  });

  it('leaves the counts of wrong passwords from the same source unchanged', async () => {
    for (let wrong = 0; wrong < 6; wrong += 1) await clerk.tryPassword(`nobody-${wrong}`, 'wrong');
    const { source, all } = await failureKeys('', '192.0.2.1');
    const counted = async () =>
      store.transaction(async ({ attempts }) =>
        (await attempts.findAll([source, all].toSorted())).map(({ failures }) => failures),
      );
    const before = await counted();
    expect((await signIn(await issue())).code).toBe('0');
    expect(await counted()).toEqual(before);
  });

  it('accepts a signed challenge once', async () => {
    const [certificate, { text }] = [await issue(), await challenge()];
    expect((await enter(text, certificate)).code).toBe('0');
    expect((await enter(text, certificate)).code).toBe('SIGN_IN_EXPIRED');
  });

  it('accepts a signed challenge within two minutes', async () => {
    const [certificate, { text: early }, { text: late }] = [await issue(), await challenge(), await challenge()];
    clock.advance(2 * minute - 1);
    expect((await enter(early, certificate)).code).toBe('0');
    clock.advance(1);
    expect((await enter(late, certificate)).code).toBe('SIGN_IN_EXPIRED');
  });

  it('accepts a signed challenge only from the visit that asked for it', async () => {
    const [certificate, { text }] = [await issue(), await challenge()];
    expect((await enter(text, certificate, {}, new Asker(clerk.backEnd, '198.51.100.1'))).code).toBe('SIGN_IN_EXPIRED');
    expect((await enter(text, certificate)).code).toBe('0');
  });

  it('refuses a challenge that was signed for another purpose', async () => {
    const { text } = await challenge('test');
    expect((await enter(text, await issue())).code).toBe('SIGN_IN_EXPIRED');
  });

  it('refuses a text that is not a challenge of the server', async () => {
    const { text } = await challenge();
    expect(
      (
        await enter(
          text.replace(/nonce: (.)/, (_whole, first: string) => `nonce: ${first === '_' ? '-' : '_'}`),
          await issue(),
        )
      ).code,
    ).toBe('SIGN_IN_EXPIRED');
  });

  it('uses up a challenge even when its signature is wrong', async () => {
    const [certificate, { text }] = [await issue(), await challenge()];
    expect((await enter(text, certificate, { signature: await key.sign('else') })).code).toBe('KEY_REFUSED');
    expect((await enter(text, certificate)).code).toBe('SIGN_IN_EXPIRED');
  });

  it('gives the same answer to a wrong signature for good, expired and revoked certificates', async () => {
    const stranger = await testKey();
    const [good, expired] = [await issue(), await issue('limin', -1)];
    await played.revoke(
      (await played.certificates('limin')).find(({ certificate }) => certificate === expired)?.serial ?? '',
    );
    const answers: unknown[] = [];
    for (const certificate of [good, expired, 'AAAA', '']) {
      const { text } = await challenge();
      answers.push((await enter(text, certificate, { signature: await stranger.sign(text) })).code);
    }
    expect(answers).toEqual(['KEY_REFUSED', 'KEY_REFUSED', 'KEY_REFUSED', 'KEY_REFUSED']);
    expect(events.map(({ what }) => what)).toEqual(Array<string>(4).fill('key-refused'));
  });

  it('refuses a certificate of a forged authority with the same name', async () => {
    const others: AuthorityKeys = await x509Authority.establish(clock.now());
    const forged = await x509Authority.issue(others.issuing, {
      personName: '李敏',
      company: 'x',
      uscc: 'x',
      publicKey: key.publicKey,
      serial: '1f',
      validFrom: clock.now(),
      validTo: clock.now() + day,
    });
    expect((await signIn(forged ?? '')).code).toBe('KEY_REFUSED');
  });

  const vouched = async (serial: string): Promise<string> => {
    const issuing: CertifiedKey = await storedAuthority(
      { store, secret: testSecret, clock },
      x509Authority,
    ).issuingKey();
    return (
      (await x509Authority.issue(issuing, {
        personName: 'x',
        company: 'x',
        uscc: 'x',
        publicKey: key.publicKey,
        serial,
        validFrom: clock.now(),
        validTo: clock.now() + day,
      })) ?? ''
    );
  };

  it('refuses a certificate without an account', async () => {
    expect((await signIn(await vouched('1f'))).code).toBe('KEY_REFUSED');
    await store.transaction(async ({ certificates }) =>
      certificates.save({
        serial: '1e',
        userId: 'gone',
        kind: 'HARD',
        certificate: '',
        validFrom: 0,
        validTo: 0,
        revokedAt: undefined,
        endedAs: undefined,
      }),
    );
    expect((await signIn(await vouched('1e'))).code).toBe('KEY_REFUSED');
  });

  it('tells the owner of an expired certificate the day of its expiry', async () => {
    expect(await signIn(await issue('limin', -1))).toMatchObject({ code: 'KEY_EXPIRED', data: { on: '2026-11-20' } });
    const [event] = await store.transaction(
      async ({ users, securityEvents }) =>
        (await securityEvents.of((await users.byName('limin'))?.userId ?? '', 0, { offset: 0, limit: 5 })).records,
    );
    expect(event?.what).toBe('key-refused');
  });

  it('accepts a certificate until its last moment by the portal’s clock', async () => {
    const certificate = await issue('limin', 10);
    clock.advance(10 * day);
    expect((await signIn(certificate)).code).toBe('0');
    clock.advance(1);
    expect((await signIn(certificate)).code).toBe('KEY_EXPIRED');
  });

  it('tells the owner that the certificate is not valid yet', async () => {
    const certificate = await issue('limin', 10);
    clock.advance(2 * day);
    const later = await issue('limin', 10);
    clock.advance(-day);
    expect((await signIn(certificate)).code).toBe('0');
    expect(await signIn(later)).toMatchObject({ code: 'KEY_NOT_YET_VALID', data: { on: '2026-11-23' } });
  });

  it('tells the owner that the certificate was revoked', async () => {
    const certificate = await issue();
    await played.revoke((await played.certificates('limin'))[0]?.serial ?? '');
    expect((await signIn(certificate)).code).toBe('KEY_REVOKED');
    clock.advance(1000);
    await played.revoke((await played.certificates('limin'))[0]?.serial ?? '');
    expect((await played.certificates('limin'))[0]?.revokedAt).toBe(clock.now() - 1000);
  });

  it('refuses an account without a role after the proof', async () => {
    const certificate = await issue();
    await store.transaction(async (transaction) => {
      const user = await transaction.users.byName('limin');
      if (user) await transaction.users.save({ ...user, roles: [] });
    });
    expect((await signIn(certificate)).code).toBe('NO_ROLE');
  });

  it.each<readonly [string, Partial<Parameters<typeof demoBackEnd>[2]>, readonly string[]]>([
    ['a key, though no messages go', { certificates: x509Authority, texts: undefined }, ['PASSWORD', 'KEY']],
    ['no key that nobody reads', {}, ['PASSWORD', 'SMS']],
    ['neither', { texts: undefined }, ['PASSWORD']],
  ])('is offered with the methods that the host wants and the back end has: %s', async (_what, parts, methods) => {
    const own = new MemoryStore();
    const backEnd = await demoBackEnd(own, testSecret, { clock, ...parts });
    await own.transaction(async ({ platforms }) =>
      platforms.save({
        host: 'scf.example',
        config: { platformName: 'SCF', signInMethods: ['PASSWORD', 'SMS', 'KEY'] },
      }),
    );
    expect(await new Asker(backEnd).given('platforms', { platformUrl: 'https://scf.example' })).toMatchObject({
      platformName: 'SCF',
      signInMethods: methods,
    });
  });

  it('is not available where the back end reads no certificates', async () => {
    const without = new Asker(await demoBackEnd(new MemoryStore(), testSecret, { clock }));
    for (const name of [
      'keyChallenge',
      'loginKey',
      'keyTest',
      'keyAuthority',
      'requestCloudKey',
      'cloudAnswer',
    ] as const) {
      const picAuthToken = await visit(without);
      expect(
        (
          await without.ask(name, {
            picAuthToken,
            purpose: 'sign-in',
            text: 't',
            certificate: 'c',
            signature: 's',
            userName: 'limin',
          })
        ).code,
      ).toBe('NOT_FOUND');
    }
    expect(await without.given('platforms', { platformUrl: 'http://x' })).not.toHaveProperty('signInMethods');
    expect(await clerk.given('platforms', { platformUrl: 'http://x' })).toMatchObject({
      signInMethods: ['PASSWORD', 'SMS', 'KEY', 'CLOUD'],
    });
    const tokensAlone = new Asker(
      await demoBackEnd(new MemoryStore(), testSecret, { clock, certificates: x509Authority, texts: undefined }),
    );
    expect(await tokensAlone.given('platforms', { platformUrl: 'http://x' })).toMatchObject({
      signInMethods: ['PASSWORD', 'KEY'],
    });
    expect(
      (
        await tokensAlone.ask('requestCloudKey', {
          picAuthToken: await visit(tokensAlone),
          userName: 'limin',
          text: 't',
        })
      ).code,
    ).toBe('NOT_FOUND');
  });
});

describe('the verdict on a key', () => {
  const visitor = { picAuthToken: 'p' } as SessionRecord;
  const answered = async (
    wish: { readonly host?: string; readonly textHost?: string; readonly certificate?: string } = {},
  ) => {
    const kept = storedAuthority({ store, secret: testSecret, clock }, x509Authority);
    const certificate = wish.certificate ?? (await issue());
    const known = await kept.certificates();
    return store.transaction(async (transaction) => {
      const text = signingText({
        purpose: 'sign-in',
        host: wish.textHost ?? 'here',
        nonce: 'of-the-visit',
        until: clock.realTime(),
        digest: undefined,
      });
      const { challengeKey } = await import('../../../../server/core/keys/key-judgement.ts');
      await transaction.keyChallenges.save({
        key: await challengeKey(visitor, text),
        purpose: 'sign-in',
        host: 'here',
        expiresAt: clock.realTime() + 1,
        spent: false,
      });
      return judgeKey(
        transaction,
        { clock },
        x509Authority,
        known,
        { text, certificate, signature: await key.sign(text) },
        { visitor, purpose: 'sign-in', host: wish.host ?? 'here' },
      );
    });
  };

  it('is good at the host of the challenge, and not at another host', async () => {
    expect((await answered()).verdict).toBe('good');
    expect((await answered({ host: 'there' })).verdict).toBe('challenge');
  });

  it('is refused where the signed text names another host than the one that asks', async () => {
    expect((await answered({ textHost: 'there' })).verdict).toBe('challenge');
  });

  it('refuses the certificate of an authority as a person’s certificate', async () => {
    const authority = await storedAuthority({ store, secret: testSecret, clock }, x509Authority).certificates();
    expect((await answered({ certificate: authority.issuing })).verdict).toBe('unproven');
    const maker = {
      ...x509Authority,
      read: (certificate: string) => {
        const facts = x509Authority.read(certificate);
        return facts && { ...facts, maySign: false };
      },
    };
    const certificate = await issue();
    const text = signingText({
      purpose: 'test',
      host: '',
      nonce: 'of-another-visit',
      until: clock.realTime(),
      digest: undefined,
    });
    const verdict = await store.transaction(async (transaction) => {
      const { challengeKey } = await import('../../../../server/core/keys/key-judgement.ts');
      await transaction.keyChallenges.save({
        key: await challengeKey(visitor, text),
        purpose: 'test',
        host: '',
        expiresAt: clock.realTime() + 1,
        spent: false,
      });
      return judgeKey(
        transaction,
        { clock },
        maker,
        authority,
        { text, certificate, signature: await key.sign(text) },
        { visitor, purpose: 'test', host: '' },
      );
    });
    expect(verdict.verdict).toBe('not-for-signing');
  });
});

describe('a cloud certificate that is confirmed on a telephone', () => {
  /** The text of the picture that a session is shown. */
  const read = async (asker = clerk): Promise<string> => {
    await asker.ask('captchaImage', { picAuthToken: await visit(asker) });
    return (
      (await store.transaction(async (transaction) => transaction.sessions.find(await sha256Hex(asker.token ?? ''))))
        ?.captcha ?? ''
    );
  };
  /** A request like a human's, who reads the picture. */
  const asked = async (userName = 'limin', asker = clerk, more: object = {}) => {
    const { text } = await challenge('sign-in', asker);
    return {
      text,
      ...(await asker.ask('requestCloudKey', {
        picAuthToken: await visit(asker),
        userName,
        text,
        captcha: await read(asker),
        ...more,
      })),
    };
  };
  const reply = async (text: string, asker = clerk) =>
    asker.given<{ state: string; certificate?: string; signature?: string }>('cloudAnswer', {
      picAuthToken: await visit(asker),
      text,
    });
  const question = async () => {
    await eventually('the telephone asks', async () => (await played.questions()).length > 0);
    return (await played.questions())[0]!;
  };

  it('signs its owner in once the owner has agreed', async () => {
    const { text, data } = await asked();
    const { number } = data as { number: string };
    expect(await question()).toMatchObject({ userName: 'limin', text, number });
    expect(number).toMatch(/^\d\d$/);
    expect((await reply(text)).state).toBe('WAITING');
    await played.answer((await question()).key, true);
    const { state, certificate, signature } = await reply(text);
    expect(state).toBe('SIGNED');
    const entered = await enter(text, certificate ?? '', { signature });
    expect((await clerk.ask('loginSuccess', entered.data)).code).toBe('0');
    expect(events.map(({ what, account }) => `${what} ${account}`)).toEqual([
      'key-asked limin',
      'signed-in-by-key limin',
    ]);
    expect(await played.questions()).toEqual([]);
  });

  it('is kept for the next time, and replaced once it was revoked or has expired', async () => {
    const agreed = async (): Promise<void> => {
      await asked();
      await played.answer((await question()).key, true);
      clock.advance(minute);
    };
    await agreed();
    await agreed();
    expect(await played.certificates('limin')).toHaveLength(1);
    await played.revoke((await played.certificates('limin'))[0]?.serial ?? '');
    await agreed();
    expect(await played.certificates('limin')).toHaveLength(2);
    clock.advance(366 * day);
    await agreed();
    expect(await played.certificates('limin')).toHaveLength(3);
  });

  it('prevents a sign-in when its owner refuses', async () => {
    const { text } = await asked();
    const { key: of } = await question();
    await played.answer(of, false);
    expect((await reply(text)).state).toBe('REFUSED');
    await expect(played.answer(of, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('expires after two minutes, in the browser and on the telephone', async () => {
    const { text } = await asked();
    const { key: of } = await question();
    clock.advance(2 * minute);
    expect((await reply(text)).state).toBe('OVER');
    await expect(played.answer(of, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gives the answer only to the visit that asked, and only until it is used', async () => {
    const { text } = await asked();
    await played.answer((await question()).key, true);
    expect((await reply(text, new Asker(clerk.backEnd, '198.51.100.1'))).state).toBe('OVER');
    const { certificate, signature } = await reply(text);
    await enter(text, certificate ?? '', { signature });
    expect((await reply(text)).state).toBe('OVER');
  });

  it('is requested with the same answer for an unknown name, without asking any telephone', async () => {
    const [known, nobody] = [await asked('limin'), await asked('nobody')];
    expect(Object.keys(nobody.data as object)).toEqual(Object.keys(known.data as object));
    expect(nobody.code).toBe('0');
    await question();
    expect((await played.questions()).map(({ userName }) => userName)).toEqual(['limin']);
    expect((await reply(nobody.text)).state).toBe('WAITING');
    expect((await asked('nobody')).code).toBe('SMS_TOO_SOON');
  });

  it('is requested only for a valid challenge of the same visit', async () => {
    const ask = async (text: string, asker = clerk) =>
      asker.ask('requestCloudKey', { picAuthToken: await visit(asker), userName: 'limin', text });
    expect((await ask('anything')).code).toBe('SIGN_IN_EXPIRED');
    const { text } = await challenge();
    expect((await ask(text, new Asker(clerk.backEnd, '198.51.100.1'))).code).toBe('SIGN_IN_EXPIRED');
    clock.advance(2 * minute);
    expect((await ask(text)).code).toBe('SIGN_IN_EXPIRED');
    expect(await played.questions()).toEqual([]);
  });

  it.each(['sign-in', 'test'])(
    'is requested once without a captcha, and not again from that visit or network, to %s',
    async (purpose) => {
      const machine = async (name: string, asker: Asker, captcha?: string): Promise<unknown> =>
        (
          await asker.ask('requestCloudKey', {
            picAuthToken: await visit(asker),
            userName: name,
            text: (await challenge(purpose, asker)).text,
            captcha,
          })
        ).code;
      const [neighbour, elsewhere] = [new Asker(clerk.backEnd), new Asker(clerk.backEnd, '198.51.100.1')];
      expect([
        await machine('limin', clerk),
        await machine('heqinghe', clerk),
        await machine('nobody', clerk),
        await machine('heqinghe', neighbour),
      ]).toEqual(['0', 'CAPTCHA_REQUIRED', 'CAPTCHA_REQUIRED', 'CAPTCHA_REQUIRED']);
      expect([await machine('heqinghe', clerk, 'WRONG'), await machine('heqinghe', elsewhere)]).toEqual([
        'CAPTCHA_WRONG',
        '0',
      ]);
      // The same session from a network that has asked nothing yet.
      const moved = new Asker(clerk.backEnd, '203.0.113.1');
      moved.token = clerk.token;
      expect(await machine('guyunzhou', moved)).toBe('CAPTCHA_REQUIRED');
      expect([await machine('guyunzhou', clerk, await read()), await machine('tangyishan', clerk)]).toEqual([
        '0',
        'CAPTCHA_REQUIRED',
      ]);
      await eventually('three are asked', async () => (await played.questions()).length === 3);
      expect((await played.questions()).map(({ userName }) => userName).toSorted()).toEqual([
        'guyunzhou',
        'heqinghe',
        'limin',
      ]);
      expect(events.filter(({ what }) => what !== 'key-asked').map(({ what }) => what)).toEqual([
        'proof-required',
        'proof-required',
        'proof-required',
        'proof-wrong',
        'proof-required',
        'proof-required',
      ]);
      clock.advance(60 * minute);
      expect(await machine('tangyishan', clerk)).toBe('0');
    },
  );

  it('is requested without a captcha by its signed-in owner', async () => {
    await clerk.signIn('limin');
    const own = async (name: string) => (await asked(name, clerk, { captcha: undefined })).code;
    expect([await own('limin'), await own('heqinghe')]).toEqual(['0', '0']);
    clock.advance(minute);
    expect([await own('limin'), await own('guyunzhou')]).toEqual(['0', 'CAPTCHA_REQUIRED']);
  });

  it('is requested once a minute from one place, without delaying its owner elsewhere', async () => {
    expect(await asked()).toMatchObject({ code: '0', data: { resendAfter: 60 } });
    clock.advance(20_000);
    expect(await asked('LIMIN')).toMatchObject({ code: 'SMS_TOO_SOON', data: { seconds: 40 } });
    expect((await asked('limin', new Asker(clerk.backEnd, '198.51.100.1'))).code).toBe('0');
    clock.advance(40_000);
    expect((await asked()).code).toBe('0');
  });

  describe('with several requests that wait', () => {
    const from = (place: number) => new Asker(clerk.backEnd, `198.51.${place}.1`);

    it.each(['limin', 'nobody'])(
      'refuses a fourth request, for a known and an unknown name alike: %s',
      async (name) => {
        for (const place of [1, 2, 3]) {
          expect((await asked(name, from(place))).code).toBe('0');
          clock.advance(10_000);
        }
        expect(await asked(name.toUpperCase(), from(4))).toMatchObject({ code: 'SMS_TOO_SOON', data: { seconds: 90 } });
        clock.advance(90_000);
        expect((await asked(name, from(4))).code).toBe('0');
        expect(await asked(name, from(5))).toMatchObject({ code: 'SMS_TOO_SOON', data: { seconds: 10 } });
      },
    );

    it('keeps its place for the same challenge when all places are taken', async () => {
      const [one, { text }] = [from(1), await challenge()];
      const ask = async (asker: Asker, about: string) =>
        (
          await asker.ask('requestCloudKey', {
            picAuthToken: await visit(asker),
            userName: 'limin',
            text: about,
            captcha: await read(asker),
          })
        ).code;
      expect(await ask(clerk, text)).toBe('0');
      for (const place of [2, 3]) expect((await asked('limin', from(place))).code).toBe('0');
      expect((await asked('limin', one)).code).toBe('SMS_TOO_SOON');
      clock.advance(61_000);
      expect(await ask(clerk, text)).toBe('0');
      expect((await asked('limin', one)).code).toBe('SMS_TOO_SOON');
    });

    it('frees a place once a request was signed', async () => {
      const { text } = await asked('limin');
      await played.answer((await question()).key, true);
      for (const place of [1, 2]) expect((await asked('limin', from(place))).code).toBe('0');
      expect((await asked('limin', from(3))).code).toBe('SMS_TOO_SOON');
      const { certificate, signature } = await reply(text);
      expect((await enter(text, certificate ?? '', { signature })).code).toBe('0');
      expect((await asked('limin', from(3))).code).toBe('0');
    });

    it.each(['loginKey', 'keyTest'] as const)('frees no place when a challenge is used up: %s', async (call) => {
      const codes: string[] = [];
      for (const place of [1, 2, 3, 4, 5]) {
        const asker = from(place);
        const { code, text } = await asked('limin', asker);
        codes.push(String(code));
        await asker.ask(call, { picAuthToken: await visit(asker), text, certificate: 'none', signature: 'none' });
      }
      expect(codes).toEqual(['0', '0', '0', 'SMS_TOO_SOON', 'SMS_TOO_SOON']);
      await eventually('three stand on the telephone', async () => (await played.questions()).length === 3);
    });

    it('limits the requests to a person with several accounts, without revealing whose accounts they are', async () => {
      const names = ['linzhixia', 'linzhixia-chenshi', 'linzhixia', 'linzhixia-chenshi'];
      for (const [place, name] of names.entries()) expect((await asked(name, from(place + 1))).code).toBe('0');
      await asked('heqinghe', from(9));
      await eventually('another is asked', async () =>
        (await played.questions()).some(({ userName }) => userName === 'heqinghe'),
      );
      expect((await played.questions()).filter(({ userName }) => names.includes(userName))).toHaveLength(3);
    });
  });

  it('asks a person thirty times in a row at most, without revealing that to the requester', async () => {
    const of = async (name: string): Promise<number> =>
      (await played.questions()).filter(({ userName }) => userName === name).length;
    for (let place = 1; place <= 30; place += 1) {
      expect((await asked('limin', new Asker(clerk.backEnd, `198.51.${place}.1`))).code).toBe('0');
      await eventually('it stands on the telephone', async () => (await of('limin')) === Math.min(place, 3));
      clock.advance(45_000);
    }
    expect([(await asked('limin', new Asker(clerk.backEnd, '198.51.31.1'))).code, await of('limin')]).toEqual(['0', 2]);
    // A request of another person, so that the earlier request has been processed.
    await asked('heqinghe');
    await eventually('another is asked', async () => (await of('heqinghe')) === 1);
    expect(await of('limin')).toBe(2);
    clock.advance(60 * minute + 1);
    expect((await asked()).code).toBe('0');
    await eventually('the owner is asked again', async () =>
      (await played.questions()).some(({ userName }) => userName === 'limin'),
    );
  });

  it('keeps the first answer', async () => {
    const { text } = await asked();
    const { key: which } = await question();
    const both = await Promise.allSettled([played.answer(which, false), played.answer(which, true)]);
    expect(both[0]?.status).toBe('fulfilled');
    expect((await reply(text)).state).toBe('REFUSED');
  });

  it('waits for an answer even when the telephone could not be reached', async () => {
    const faults: unknown[] = [];
    const unreached = new Asker(
      await demoBackEnd(new MemoryStore(), testSecret, {
        clock,
        certificates: x509Authority,
        report: (fault) => void faults.push(fault),
        cloudSigning: { ask: async () => Promise.reject(new Error('away')), reply: async () => ({ state: 'waiting' }) },
      }),
    );
    expect((await asked('limin', unreached)).code).toBe('0');
    await eventually('the fault is reported', async () => faults.length === 1);
  });
});

describe('trying a key', () => {
  const tried = async (certificate: string, more: object = {}) => {
    const { text } = await challenge('test');
    return clerk.ask('keyTest', {
      picAuthToken: await visit(),
      text,
      certificate,
      signature: await key.sign(text),
      ...more,
    });
  };

  it('tells the verdict and the contents of the certificate', async () => {
    const certificate = await issue();
    const { serial } = (await played.certificates('limin'))[0]!;
    expect((await tried(certificate)).data).toEqual({
      verdict: 'GOOD',
      subject: expect.stringContaining('CN=李敏') as unknown,
      issuer: expect.stringContaining('CN=SCF Test Issuing CA') as unknown,
      serial,
      validFrom: clock.now(),
      validTo: clock.now() + 365 * day,
    });
    await played.revoke(serial);
    expect((await tried(certificate)).data).toMatchObject({ verdict: 'REVOKED' });
    expect((await tried(await issue('limin', -1))).data).toMatchObject({ verdict: 'EXPIRED' });
  });

  it('does not accept another certificate under the serial of an issued one', async () => {
    const [one, two] = [await issue(), await issue()];
    const { serial } = (await played.certificates('limin')).find(({ certificate }) => certificate === one)!;
    await store.transaction(async ({ certificates }) => {
      const record = await certificates.find(serial);
      if (record) await certificates.save({ ...record, certificate: two });
    });
    expect((await tried(one)).data).toEqual({ verdict: 'UNPROVEN' });
    expect((await tried(two)).data).toMatchObject({ verdict: 'GOOD' });
  });

  it('tells nothing about a certificate without a signature of its key', async () =>
    expect((await tried(await issue(), { signature: await (await testKey()).sign('x') })).data).toEqual({
      verdict: 'UNPROVEN',
    }));

  it('refuses a challenge for signing in', async () => {
    const { text } = await challenge();
    expect(
      (
        await clerk.ask('keyTest', {
          picAuthToken: await visit(),
          text,
          certificate: await issue(),
          signature: await key.sign(text),
        })
      ).code,
    ).toBe('SIGN_IN_EXPIRED');
  });
});

describe('the helper programs for tokens', () => {
  const configure = async (more: object) =>
    store.transaction(async ({ platforms }) => {
      for (const platform of await platforms.all())
        await platforms.save({ ...platform, config: { ...platform.config, ...more } });
    });

  it('are those that the host names, also before signing in', async () => {
    await configure({ ukeyHelperUrl: 'https://helper.example/x.exe', ukeyControls: true });
    expect([await clerk.given('keyHelper'), await clerk.given('keyControls')]).toEqual([
      'https://helper.example/x.exe',
      true,
    ]);
  });

  it('are neither offered nor demanded unless a host names them', async () => {
    await configure({ ukeyHelperUrl: undefined, ukeyControls: undefined });
    expect([await clerk.given('keyHelper'), await clerk.given('keyControls')]).toEqual(['', false]);
  });
});

describe('the certificate authority', () => {
  it('is created once by two servers at the same time, and again after a reset', async () => {
    const two = [
      storedAuthority({ store, secret: testSecret, clock }, x509Authority),
      storedAuthority({ store, secret: testSecret, clock }, x509Authority),
    ];
    const [one, other] = await Promise.all(two.map(async (each) => each.certificates()));
    expect(one).toEqual(other);
    await store.clear();
    expect(await two[0]?.certificates()).not.toEqual(one);
  });

  it('keeps its private key sealed, and does not issue under another secret', async () => {
    const kept = storedAuthority({ store, secret: testSecret, clock }, x509Authority);
    const { privateKey } = await kept.issuingKey();
    expect(
      JSON.stringify(await store.transaction(async ({ facts }) => facts.read('certificate-authority'))),
    ).not.toContain(privateKey.slice(0, 40));
    const elsewhere = storedAuthority({ store, secret: 'another', clock }, x509Authority);
    expect(await elsewhere.certificates()).toEqual(await kept.certificates());
    await expect(elsewhere.issuingKey()).rejects.toThrow('does not open');
  });

  it('signs its revocation list again only after a revocation or when it grows old', async () => {
    await issue();
    const list = async () => (await clerk.given<{ revocations: string }>('keyAuthority')).revocations;
    const first = await list();
    clock.advance(minute);
    expect(await list()).toBe(first);
    clock.advance(12 * 60 * minute);
    const later = await list();
    expect(later).not.toBe(first);
    await played.revoke((await played.certificates('limin'))[0]?.serial ?? '');
    expect(await list()).not.toBe(later);
  });

  it('ends only the sessions of the owner when a certificate is revoked', async () => {
    const entered = await signIn(await issue());
    expect((await clerk.ask('loginSuccess', entered.data)).code).toBe('0');
    const other = new Asker(clerk.backEnd);
    await other.signIn('heqinghe');
    await played.revoke((await played.certificates('limin'))[0]?.serial ?? '');
    expect((await clerk.ask('security', {})).code).not.toBe('0');
    expect((await other.ask('security', {})).code).toBe('0');
  });

  it('publishes its certificates and its revocations', async () => {
    await issue();
    const { serial } = (await played.certificates('limin'))[0]!;
    const before = await clerk.given<{ root: string; issuing: string; revocations: string }>('keyAuthority');
    await played.revoke(serial);
    const after = await clerk.given<{ root: string; issuing: string; revocations: string }>('keyAuthority');
    const lists = [before, after].map(({ revocations }) =>
      Buffer.from(revocations, 'base64').includes(Buffer.from(serial, 'hex')),
    );
    expect(lists).toEqual([false, true]);
    expect(x509Authority.read(after.issuing)?.issuer).toBe(x509Authority.read(after.root)?.subject);
  });

  it('issues certificates only to accounts and only for valid public keys', async () => {
    await expect(
      played.issue({ userName: 'nobody', kind: 'HARD', publicKey: key.publicKey, days: 1 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(played.issue({ userName: 'limin', kind: 'HARD', publicKey: 'AAAA', days: 1 })).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
    });
    await expect(played.certificates('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(played.revoke('none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
