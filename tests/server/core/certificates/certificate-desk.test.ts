import { beforeEach, describe, expect, it } from 'vitest';
import { plainPasswords } from '../../../../features/support/demo-world.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { x509Authority } from '../../../../server/certificates/x509-authority.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { CertificateRecord } from '../../../../server/core/records/certificates.ts';
import { sandboxKeys, type SandboxKeys } from '../../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../../server/core/sandbox/sandbox-phone.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import { absurdValues } from '../../../builders/absurd-values.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testKey } from '../../../builders/key-pair.ts';

const day = 86_400_000;
let [clock, store] = [new ManualClock(0), new MemoryStore()];
let backEnd: BackEnd;
let played: SandboxKeys;
let clerk: Asker;
let colleague: Asker;

const person = async (userName: string): Promise<Asker> => {
  const asker = new Asker(backEnd, '203.0.113.9');
  await asker.signIn(userName);
  return asker;
};

beforeEach(async () => {
  [clock, store] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), new MemoryStore()];
  const phone = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
  played = sandboxKeys({ store, clock, secret: testSecret }, x509Authority, phone);
  backEnd = await demoBackEnd(store, testSecret, { clock, certificates: x509Authority, cloudSigning: phone });
  [clerk, colleague] = [await person('limin'), await person('zhousiyuan')];
});

interface Shown {
  readonly certNumber: string;
  readonly personName: string;
  readonly certType: string;
  readonly certState: string;
  readonly isOwn: boolean;
  readonly revokeReason?: string;
  readonly caName: string;
}
interface Standing {
  readonly softKeyUsable: boolean;
  readonly mobile: string;
  readonly asked?: { readonly action: string; readonly number: string };
  readonly events: readonly { readonly certNumber: string; readonly what: string; readonly detail: string }[];
}

async function proof(
  asker: Asker,
  password = demoPassword,
): Promise<{ readonly current: string; readonly keyId: string }> {
  const { picAuthToken } = await asker.given<{ picAuthToken: string }>('loginSession');
  const { keyId, publicKey } = await asker.given<{ keyId: string; publicKey: string }>('passwordKey');
  return { current: await encryptPassword(password, publicKey, picAuthToken), keyId };
}
const press = async (
  call: 'openCertificate' | 'renewCertificate' | 'reissueCertificate' | 'reportCertificateLoss',
  more: object = {},
  asker = clerk,
  password?: string,
): Promise<Envelope> => asker.ask(call, { ...more, ...(await proof(asker, password)) });
const agree = async (isAgreed = true): Promise<void> =>
  played.answer((await played.questions())[0]?.key ?? '', isAgreed);
const answer = async (asker = clerk): Promise<{ readonly state: string; readonly certNumber?: string }> =>
  asker.given('certificateAnswer', {});
const heldBy = async (
  call: 'certificates' | 'allUkeys' | 'allSoftKeys',
  asker: typeof clerk,
): Promise<readonly Shown[]> => asker.given(call, {});
const shown = async (asker = clerk): Promise<readonly Shown[]> => [
  ...(await heldBy('certificates', asker)),
  ...[...(await heldBy('allUkeys', asker)), ...(await heldBy('allSoftKeys', asker))].filter(({ isOwn }) => !isOwn),
];
const standing = async (asker = clerk): Promise<Standing> => asker.given('certificateStanding', {});
const certification = async (pkCorp = 'C-YANZHOU') =>
  store.transaction(async ({ certifications }) => certifications.find(pkCorp));
const certify = async (more: object): Promise<void> =>
  store.transaction(async ({ certifications }) => {
    const kept = await certifications.find('C-YANZHOU');
    if (kept)
      await certifications.save({
        ...kept,
        softCertificate: 'UNAUTH',
        softKeyUsable: false,
        certificateNumber: '',
        ...more,
      });
  });
const change = async (serial: string, more: Partial<CertificateRecord>): Promise<void> =>
  store.transaction(async ({ certificates }) => {
    const kept = await certificates.find(serial);
    if (kept) await certificates.save({ ...kept, ...more });
  });
/** Opens a certificate and returns its serial number. */
async function opened(asker = clerk): Promise<string> {
  await certify({});
  expect((await press('openCertificate', {}, asker)).code).toBe('0');
  await agree();
  return (await answer(asker)).certNumber ?? '';
}
const token = async (userName: string, days = 365): Promise<string> =>
  (await played.issue({ userName, kind: 'HARD', publicKey: (await testKey()).publicKey, days })).serial;
const because = ({ code, data }: Envelope): unknown => [code, (data as { because?: string } | undefined)?.because];

describe('opening a cloud certificate', () => {
  it('asks the owner to agree on the phone, then makes the key usable', async () => {
    await certify({});
    expect(await standing()).toMatchObject({
      softKeyUsable: false,
      mobile: expect.stringContaining('****') as unknown,
    });
    const asked = await press('openCertificate');
    expect(asked).toMatchObject({ code: '0', data: { number: (await played.questions())[0]?.number } });
    expect(await answer()).toMatchObject({ state: 'WAITING' });
    expect((await standing()).asked).toMatchObject({
      action: 'open',
      number: (asked.data as { number: string }).number,
    });
    await agree();
    const done = await answer();
    expect(done.state).toBe('DONE');
    expect(await certification()).toMatchObject({
      softCertificate: 'AUTH',
      softKeyUsable: true,
      certificateNumber: done.certNumber,
    });
    expect(await clerk.given('checkSoftKey', {})).toMatchObject({ usable: true, certNumber: done.certNumber });
    expect(await shown()).toEqual([
      expect.objectContaining({
        certNumber: done.certNumber,
        certType: 'SOFT',
        certState: 'EFFECTIVE',
        isOwn: true,
        personName: '李敏',
      }),
    ]);
    expect((await shown())[0]?.caName).not.toBe('');
    expect((await standing()).events).toMatchObject([{ certNumber: done.certNumber, what: 'opened' }]);
    // Another look gives the same answer.
    expect(await answer()).toEqual(done);
  });

  it('sends one question for two requests at once, and allows a new request after it times out', async () => {
    await certify({});
    const twice = await Promise.all([press('openCertificate'), press('openCertificate')]);
    expect(twice.map(({ data }) => data)).toEqual([twice[0]?.data, twice[0]?.data]);
    expect(await played.questions()).toHaveLength(1);
    clock.advance(120_000);
    expect(await answer()).toMatchObject({ state: 'OVER' });
    expect((await standing()).asked).toBeUndefined();
    expect((await press('openCertificate')).code).toBe('0');
  });

  it('opens nothing when the owner refuses, and can be requested again', async () => {
    await certify({});
    await press('openCertificate');
    await agree(false);
    expect(await answer()).toMatchObject({ state: 'REFUSED' });
    expect(await answer()).toMatchObject({ state: 'OVER' });
    expect(await certification()).toMatchObject({ softKeyUsable: false });
    expect((await press('openCertificate')).code).toBe('0');
  });

  it.each([
    ['unauthenticated', { realName: 'UNAUTH' }],
    ['under-review', { realName: 'VERIFYING', node: 'APPROVEING_1ST' }],
    ['review-failed', { realName: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' }],
  ])('is refused with its reason when the company cannot open one: %s', async (reason, more) => {
    await certify(more);
    expect(because(await press('openCertificate'))).toEqual(['NOT_IN_THIS_STATE', reason]);
    expect(await played.questions()).toEqual([]);
  });

  it('is refused to a person of an institution, who also sees no certificates of the company', async () => {
    const theirs = await opened();
    const outside = await person('linzhixia-hengduo');
    expect(await heldBy('allSoftKeys', outside)).toEqual([]);
    await change(theirs, { revokedAt: clock.now(), endedAs: 'lost' });
    await certify({});
    expect(because(await press('openCertificate', {}, outside))).toEqual(['NOT_IN_THIS_STATE', 'role']);
    await played.issue({
      userName: 'linzhixia-hengduo',
      kind: 'CLOUD',
      publicKey: (await testKey()).publicKey,
      days: 365,
    });
    await certify({ softKeyUsable: true, softCertificate: 'AUTH', certificateNumber: theirs });
    expect(await clerk.given('checkSoftKey', {})).toMatchObject({ usable: false, certNumber: '' });
  });

  it('is refused when the person already has one', async () => {
    await opened();
    expect(because(await press('openCertificate'))).toEqual(['NOT_IN_THIS_STATE', 'have-one']);
  });

  it('needs the right password, encrypted for this visit', async () => {
    await certify({});
    expect((await press('openCertificate', {}, clerk, 'not the one')).code).toBe('PASSWORD_WRONG');
    const other = await proof(colleague);
    expect((await clerk.ask('openCertificate', other)).code).toBe('SIGN_IN_EXPIRED');
    for (let wrong = 0; wrong < 4; wrong += 1) await press('openCertificate', {}, clerk, 'not the one');
    expect((await press('openCertificate')).code).toBe('PASSWORD_LOCKED');
    expect(await played.questions()).toEqual([]);
  });

  it('completes after the page was closed', async () => {
    await certify({});
    await press('openCertificate');
    await agree();
    await backEnd.maintainCertificates();
    expect(await certification()).toMatchObject({ softKeyUsable: true });
    expect(await answer()).toMatchObject({ state: 'DONE' });
  });

  it.each([100, 119])(
    'completes without a page that polls, when the owner agreed after %i seconds',
    async (seconds) => {
      await certify({});
      await press('openCertificate');
      clock.advance(seconds * 1000);
      await agree();
      clock.advance(40_000);
      await backEnd.maintainCertificates();
      expect(await certification()).toMatchObject({ softKeyUsable: true });
      expect(await answer()).toMatchObject({ state: 'DONE' });
    },
  );

  it.each<[string, () => Promise<void>]>([
    [
      'the company is under review by now',
      async () => certify({ realName: 'UPDATE_VERIFYING', node: 'LEADER_REVOCATION_2ND' }),
    ],
    [
      'its owner is query staff by now',
      async () =>
        store.transaction(async ({ users }) => {
          const kept = await users.lock('U-limin');
          if (kept) await users.save({ ...kept, roles: ['CORP_QUERY'] });
        }),
    ],
  ])('opens nothing when %s', async (_what, meanwhile) => {
    await certify({});
    await press('openCertificate');
    await meanwhile();
    await agree();
    await backEnd.maintainCertificates();
    expect(await certification()).toMatchObject({ softKeyUsable: false, certificateNumber: '' });
  });

  it('keeps the company’s current signing key when a second person opens one', async () => {
    const first = await opened(colleague);
    await press('openCertificate');
    await agree();
    expect(await answer()).toMatchObject({ state: 'DONE' });
    expect(await certification()).toMatchObject({ softKeyUsable: true, certificateNumber: first });
  });

  it('is refused when no phone service is configured', async () => {
    backEnd = await demoBackEnd(store, testSecret, { clock, certificates: x509Authority });
    clerk = await person('limin');
    await certify({});
    expect(because(await press('openCertificate'))).toEqual(['NOT_IN_THIS_STATE', 'no-phone']);
    expect(await standing()).toMatchObject({ mobile: '' });
  });
});

describe('renewing and reissuing a certificate', () => {
  it.each(['renewCertificate', 'reissueCertificate'] as const)(
    'is refused when no phone service is configured (%s)',
    async (call) => {
      const certNumber = await opened();
      clock.advance(320 * day);
      backEnd = await demoBackEnd(store, testSecret, { clock, certificates: x509Authority });
      clerk = await person('limin');
      expect(because(await press(call, { certNumber }))).toEqual(['NOT_IN_THIS_STATE', 'no-phone']);
    },
  );

  it('asks nothing on the phone when the certificate is reported lost during the password check', async () => {
    const certNumber = await opened();
    clock.advance(320 * day);
    let meanwhile = async (): Promise<unknown> => undefined;
    const passwords = {
      ...plainPasswords,
      verify: async (password: string, hash: string) => {
        await meanwhile();
        return plainPasswords.verify(password, hash);
      },
    };
    const phone = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
    backEnd = await demoBackEnd(store, testSecret, {
      clock,
      certificates: x509Authority,
      cloudSigning: phone,
      passwords,
    });
    clerk = await person('limin');
    meanwhile = async () => change(certNumber, { revokedAt: clock.now(), endedAs: 'lost' });
    expect((await press('renewCertificate', { certNumber })).code).toBe('NOT_IN_THIS_STATE');
    expect(await played.questions()).toEqual([]);
  });

  it('replaces the certificate that ends, and makes the new one the company’s signing key', async () => {
    const old = await opened();
    clock.advance(320 * day);
    clerk = await person('limin');
    expect((await press('renewCertificate', { certNumber: old })).code).toBe('0');
    await agree();
    const { certNumber } = await answer();
    expect(certNumber).not.toBe(old);
    expect(await certification()).toMatchObject({ softKeyUsable: true, certificateNumber: certNumber });
    expect(await shown()).toMatchObject([
      { certNumber, certState: 'EFFECTIVE' },
      { certNumber: old, certState: 'REVOKED', revokeReason: 'RENEWED' },
    ]);
    expect((await standing()).events).toMatchObject([{ certNumber, what: 'renewed', detail: old }, { what: 'opened' }]);
    expect(because(await press('renewCertificate', { certNumber: old }))).toEqual(['NOT_IN_THIS_STATE', 'replaced']);
  });

  it('is allowed for an expired certificate, and refused long before the end', async () => {
    const old = await opened();
    expect(because(await press('renewCertificate', { certNumber: old }))).toEqual(['NOT_IN_THIS_STATE', 'too-early']);
    clock.advance(400 * day);
    clerk = await person('limin');
    expect(await clerk.given('checkSoftKey', {})).toMatchObject({ usable: false, certNumber: '' });
    expect((await press('renewCertificate', { certNumber: old })).code).toBe('0');
    await agree();
    expect(await answer()).toMatchObject({ state: 'DONE' });
    expect(await clerk.given('checkSoftKey', {})).toMatchObject({ usable: true });
  });

  it('issues one certificate for several requests at once', async () => {
    const old = await opened();
    clock.advance(330 * day);
    clerk = await person('limin');
    const pressed = await Promise.all([
      press('renewCertificate', { certNumber: old }),
      press('renewCertificate', { certNumber: old }),
      press('reissueCertificate', { certNumber: old }),
    ]);
    // The first request is sent to the phone; the same request again is the same one.
    expect([
      ['0', '0', 'NOT_IN_THIS_STATE'],
      ['NOT_IN_THIS_STATE', 'NOT_IN_THIS_STATE', '0'],
    ]).toContainEqual(pressed.map(({ code }) => String(code)));
    expect(await played.questions()).toHaveLength(1);
    await agree();
    const looks = await Promise.all([answer(), answer(), backEnd.maintainCertificates(), answer()]);
    expect(new Set(looks.filter((look) => look !== undefined).map(({ certNumber }) => certNumber)).size).toBe(1);
    expect((await shown()).filter(({ certState }) => certState === 'EFFECTIVE')).toHaveLength(1);
    expect((await standing()).events.filter(({ what }) => what === 'renewed' || what === 'reissued')).toHaveLength(1);
  });

  it('issues nothing when the old certificate is reported lost before the owner agrees', async () => {
    const old = await opened();
    clock.advance(330 * day);
    clerk = await person('limin');
    await press('renewCertificate', { certNumber: old });
    expect((await press('reportCertificateLoss', { certNumber: old, lossReason: 'stolen' })).code).toBe('0');
    await agree();
    expect(await answer()).toMatchObject({ state: 'OVER' });
    expect((await shown()).map(({ certState }) => certState)).toEqual(['REVOKED', 'REVOKED']);
    expect(await certification()).toMatchObject({ softKeyUsable: false, certificateNumber: '' });
  });

  it('reissues a lost certificate once', async () => {
    const old = await opened();
    await press('reportCertificateLoss', { certNumber: old, lossReason: 'lost' });
    expect((await press('reissueCertificate', { certNumber: old })).code).toBe('0');
    await agree();
    const { certNumber } = await answer();
    expect(await certification()).toMatchObject({ softKeyUsable: true, certificateNumber: certNumber });
    expect(because(await press('reissueCertificate', { certNumber: old }))).toEqual(['NOT_IN_THIS_STATE', 'replaced']);
  });

  it('is refused for a lost certificate that has expired', async () => {
    const old = await opened();
    await press('reportCertificateLoss', { certNumber: old, lossReason: 'lost' });
    clock.advance(400 * day);
    clerk = await person('limin');
    expect(because(await press('reissueCertificate', { certNumber: old }))).toEqual(['NOT_IN_THIS_STATE', 'expired']);
  });

  it('does not make a certificate of query staff the company’s signing key', async () => {
    const staff = await person('shenruogu');
    await certify({});
    const { serial } = await played.issue({
      userName: 'shenruogu',
      kind: 'CLOUD',
      publicKey: (await testKey()).publicKey,
      days: 365,
    });
    expect((await press('reissueCertificate', { certNumber: serial }, staff)).code).toBe('0');
    await agree();
    expect(await answer(staff)).toMatchObject({ state: 'DONE' });
    expect(await certification()).toMatchObject({ softKeyUsable: false, certificateNumber: '' });
    const own = await opened();
    await press('reportCertificateLoss', { certNumber: own, lossReason: 'lost' });
    expect(await certification()).toMatchObject({ softKeyUsable: false, certificateNumber: '' });
  });

  it('leaves the old certificate valid when the answer arrives too late', async () => {
    const old = await opened();
    clock.advance(330 * day);
    clerk = await person('limin');
    await press('renewCertificate', { certNumber: old });
    clock.advance(119_000);
    await agree();
    clock.advance(900_000);
    await backEnd.maintainCertificates();
    expect(
      (await shown()).filter(({ certState }) => certState === 'EFFECTIVE').map(({ certNumber }) => certNumber),
    ).toEqual([old]);
  });

  it('is refused for a certificate in a token', async () => {
    const serial = await token('limin', 20);
    expect(because(await press('renewCertificate', { certNumber: serial }))).toEqual(['NOT_IN_THIS_STATE', 'in-token']);
    expect(because(await press('reissueCertificate', { certNumber: serial }))).toEqual([
      'NOT_IN_THIS_STATE',
      'in-token',
    ]);
  });
});

describe('reporting a loss', () => {
  it('revokes the certificate at once and records the loss with its reason', async () => {
    const serial = await token('limin');
    const elsewhere = new Asker(backEnd, '203.0.113.10');
    const lost = await press('reportCertificateLoss', { certNumber: serial, lossReason: 'stolen' });
    expect(lost).toMatchObject({ code: '0', data: { ended: 0 } });
    expect(await shown()).toMatchObject([{ certNumber: serial, certState: 'REVOKED', revokeReason: 'LOST' }]);
    expect((await standing()).events).toMatchObject([{ what: 'lost', detail: 'stolen' }]);
    expect(because(await press('reportCertificateLoss', { certNumber: serial, lossReason: 'lost' }))).toEqual([
      'NOT_IN_THIS_STATE',
      'ended',
    ]);
    expect((await elsewhere.ask('certificates', {})).code).toBe('SESSION_REQUIRED');
  });

  it('succeeds once when two reports arrive at once', async () => {
    const serial = await token('limin');
    const both = await Promise.all([
      press('reportCertificateLoss', { certNumber: serial, lossReason: 'lost' }),
      press('reportCertificateLoss', { certNumber: serial, lossReason: 'lost' }),
    ]);
    expect(both.map(({ code }) => String(code)).toSorted()).toEqual(['0', 'NOT_IN_THIS_STATE']);
    expect((await standing()).events.filter(({ what }) => what === 'lost')).toHaveLength(1);
  });

  it('blocks a sign-in with the lost key that happens at the same time', async () => {
    const key = await testKey();
    const { serial, certificate } = await played.issue({
      userName: 'limin',
      kind: 'HARD',
      publicKey: key.publicKey,
      days: 365,
    });
    const thief = new Asker(backEnd, '198.51.100.4');
    const { picAuthToken } = await thief.given<{ picAuthToken: string }>('loginSession');
    const { text } = await thief.given<{ text: string }>('keyChallenge', { picAuthToken, purpose: 'sign-in' });
    const signature = await key.sign(text);
    const [entered, lost] = await Promise.all([
      thief.ask('loginKey', { picAuthToken, text, certificate, signature }),
      press('reportCertificateLoss', { certNumber: serial, lossReason: 'stolen' }),
    ]);
    expect(lost.code).toBe('0');
    // A token that was handed over before the report of the loss opens nothing after it.
    if (entered.code === '0') await thief.ask('loginSuccess', entered.data);
    expect((await thief.ask('certificates', {})).code).toBe('SESSION_REQUIRED');
  });

  it('makes a colleague’s certificate the signing key when the company’s one is lost', async () => {
    const theirs = await opened(colleague);
    await certify({});
    const own = await opened();
    expect(await certification()).toMatchObject({ certificateNumber: own });
    await press('reportCertificateLoss', { certNumber: own, lossReason: 'damaged' });
    expect(await certification()).toMatchObject({ softKeyUsable: true, certificateNumber: theirs });
  });

  it('is refused without a known reason', async () => {
    const serial = await token('limin');
    for (const lossReason of ['', 'forgotten', 'toString'])
      expect((await press('reportCertificateLoss', { certNumber: serial, lossReason })).code).toBe('REQUEST_INVALID');
  });
});

describe('the certificates a company holds', () => {
  it('are listed as tokens and soft keys, for those who may open products', async () => {
    const [inToken, cloud] = [await token('limin'), await opened()];
    expect([
      (await heldBy('allUkeys', clerk)).map(({ certNumber }) => certNumber),
      (await heldBy('allSoftKeys', clerk)).map(({ certNumber }) => certNumber),
    ]).toEqual([[inToken], [cloud]]);
    expect(
      (await heldBy('allSoftKeys', colleague)).map(({ personName, certNumber, isOwn }) => [
        personName,
        certNumber,
        isOwn,
      ]),
    ).toEqual([['李敏', `****${cloud.slice(-4)}`, false]]);
    for (const call of ['allUkeys', 'allSoftKeys'] as const)
      expect(await heldBy(call, await person('heqinghe'))).toEqual([]);
  });

  it('include an expired soft key, but no revoked one', async () => {
    await certify({});
    expect(await clerk.given('hasSoftKey', {})).toBe(false);
    const serial = await opened();
    expect([await clerk.given('hasSoftKey', {}), await clerk.given('checkSoftKey', {})]).toMatchObject([
      true,
      { usable: true },
    ]);
    await change(serial, { validTo: clock.now() - 1 });
    expect([await clerk.given('hasSoftKey', {}), await clerk.given('checkSoftKey', {})]).toMatchObject([
      true,
      { usable: false },
    ]);
    await change(serial, { revokedAt: clock.now() });
    expect(await clerk.given('hasSoftKey', {})).toBe(false);
  });

  it('give the UKey certification the state of the hard certificate', async () => {
    for (const hardCertificate of ['UNAUTH', 'VERIFYING', 'AUTH']) {
      await certify({ hardCertificate });
      expect(await clerk.given('ukeyAuthState', {})).toBe(hardCertificate);
    }
  });
});

describe('access to certificates', () => {
  it('shows colleagues a certificate with its number masked, and other companies nothing', async () => {
    const serial = await token('limin');
    expect(await shown(colleague)).toMatchObject([
      { personName: '李敏', certNumber: `****${serial.slice(-4)}`, isOwn: false, certState: 'EFFECTIVE' },
    ]);
    expect((await standing(colleague)).events).toEqual([]);
    expect(await shown(await person('heqinghe'))).toEqual([]);
  });

  it.each(['renewCertificate', 'reissueCertificate', 'reportCertificateLoss'] as const)(
    'is refused for another person’s certificate: %s',
    async (call) => {
      const serial = await token('limin');
      for (const asker of [colleague, await person('heqinghe')])
        expect((await press(call, { certNumber: serial, lossReason: 'lost' }, asker)).code).toBe('NOT_FOUND');
      expect((await press(call, { certNumber: '1e', lossReason: 'lost' })).code).toBe('NOT_FOUND');
      expect(await shown()).toMatchObject([{ certState: 'EFFECTIVE' }]);
    },
  );

  it('is refused with a clear code for absurd certificate numbers', async () => {
    for (const certNumber of absurdValues)
      expect(['REQUEST_INVALID', 'NOT_FOUND']).toContain(
        (await clerk.ask('reportCertificateLoss', { certNumber, lossReason: 'lost', current: 'x', keyId: 'y' })).code,
      );
  });

  it('needs a session for every call', async () => {
    const stranger = new Asker(backEnd, '203.0.113.11');
    for (const call of [
      'certificates',
      'ukeyAuthState',
      'allUkeys',
      'allSoftKeys',
      'hasSoftKey',
      'certificateStanding',
      'certificateAnswer',
    ] as const)
      expect((await stranger.ask(call, {})).code).toBe('SESSION_REQUIRED');
  });
});

describe('reminders that a certificate ends', () => {
  const messages = async (
    asker = clerk,
  ): Promise<
    readonly { readonly title: string; readonly content: string; readonly url: string; readonly isToDo: boolean }[]
  > => asker.given('messages', { messageState: 'SENT', messageType: 'ALL' });
  const told = async (asker = clerk): Promise<readonly string[]> =>
    (await messages(asker))
      .filter(({ url }) => url === '/my/enterprise-info/certificate-management')
      .map(({ title }) => title);
  const care = async (): Promise<void> =>
    void (await Promise.all([backEnd.maintainCertificates(), backEnd.maintainCertificates()]));

  it('are sent once each at 60, 30, 14, 7 and 1 days before the end', async () => {
    await token('limin', 62);
    const counts: number[] = [];
    for (let passed = 0; passed <= 63; passed += 1) {
      await care();
      counts.push(
        (await store.transaction(async ({ certificateEvents }) => certificateEvents.ofUser('U-limin', 50))).filter(
          ({ what }) => what === 'reminded',
        ).length,
      );
      clock.advance(day);
    }
    expect(counts.flatMap((count, passed) => (count > (counts[passed - 1] ?? 0) ? [62 - passed] : []))).toEqual([
      60, 30, 14, 7, 1,
    ]);
    clerk = await person('limin');
    expect(await told()).toHaveLength(5);
    // A request that has ended is not to do for anybody.
    expect((await messages()).filter(({ isToDo, url }) => isToDo && url.includes('certificate'))).toEqual([]);
  });

  it('name the end date when an earlier reminder was missed, and stay to do until the renewal', async () => {
    const serial = await opened();
    await change(serial, { validTo: clock.now() + 20 * day });
    await care();
    expect(await messages()).toEqual(
      [
        expect.objectContaining({
          title: 'Your digital certificate expires on 11 Dec 2026',
          isToDo: true,
          url: '/my/enterprise-info/certificate-management',
        }),
      ].concat((await messages()).slice(1)),
    );
    await press('renewCertificate', { certNumber: serial });
    await agree();
    await answer();
    expect((await messages())[0]).toMatchObject({ isToDo: false });
    expect(await told(colleague)).toEqual([]);
  });
});
