import { beforeEach, describe, expect, it } from 'vitest';
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
import type { CallName } from '../../../../src/contract/calls.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testKey, type TestKey } from '../../../builders/key-pair.ts';

interface Shown {
  readonly hardCertAuthState: string;
  readonly toldUntil?: string;
  readonly holders: readonly { readonly userId: string; readonly personName: string }[];
  readonly keys: readonly {
    readonly number: string;
    readonly state: string;
    readonly userId: string;
    readonly recipient: string;
    readonly mobile: string;
    readonly address: string;
    readonly courier: string;
    readonly certNumber: string;
    readonly replaces: string;
  }[];
}

const day = 86_400_000;
const place = { recipient: '李敏', mobile: '13800000001', address: '宁波市北仑区砚舟路 1 号' };
const [liMin, zhou] = ['U-limin', 'U-zhousiyuan'] as const;
let clock: ManualClock;
let store: MemoryStore;
let backEnd: BackEnd;
let played: SandboxKeys;
/**
 * Li Min applies. In the same company, Zhou Siyuan, Gu Yunzhou and Lin Zhixia sign too, and Shen Ruogu has read-only
 * access.
 */
let clerk: Asker;
/** An event during the comparison of a password. */
let meanwhile: () => Promise<unknown>;

const person = async (userName: string): Promise<Asker> => {
  const asker = new Asker(backEnd, '203.0.113.9');
  await asker.signIn(userName);
  return asker;
};

beforeEach(async () => {
  [clock, store] = [new ManualClock(Date.parse('2026-11-23T02:00:00Z')), new MemoryStore()];
  meanwhile = async () => undefined;
  const cloudSigning = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
  played = sandboxKeys({ store, clock, secret: testSecret }, x509Authority, cloudSigning);
  const passwords = {
    hash: async (password: string) => `plain:${password}`,
    verify: async (password: string, hash: string) => {
      await meanwhile();
      return hash === `plain:${password}`;
    },
  };
  backEnd = await demoBackEnd(store, testSecret, { clock, certificates: x509Authority, cloudSigning, passwords });
  await store.transaction(async ({ certifications }) => {
    const kept = await certifications.find('C-YANZHOU');
    if (kept) await certifications.save({ ...kept, hardCertificate: 'UNAUTH' });
  });
  clerk = await person('limin');
});

async function proved(asker: Asker, call: CallName, request: object, password = demoPassword): Promise<Envelope> {
  const { picAuthToken } = await asker.given<{ picAuthToken: string }>('loginSession');
  const { keyId, publicKey } = await asker.given<{ keyId: string; publicKey: string }>('passwordKey');
  return asker.ask(call, { ...request, current: await encryptPassword(password, publicKey, picAuthToken), keyId });
}
const applied = async (userId: string = liMin, more: object = {}, asker = clerk): Promise<Envelope> =>
  proved(asker, 'applyForHardKey', { ...place, userId, purpose: 'first', replaces: '', ...more });
const shown = async (asker = clerk): Promise<Shown> => asker.given<Shown>('hardKeys');
const newest = async (): Promise<string> =>
  (await store.transaction(async ({ hardKeys }) => hardKeys.ofCompany('C-YANZHOU'))).toSorted((one, other) =>
    other.number.localeCompare(one.number),
  )[0]?.number ?? '';
const kept = async (serial: string): Promise<CertificateRecord | undefined> =>
  store.transaction(async ({ certificates }) => certificates.find(serial));
/** The tasks of a person about tokens, by the messages. */
const toDo = async (userId: string): Promise<readonly (string | undefined)[]> =>
  (await store.transaction(async ({ messages }) => messages.of(userId, 0, 50)))
    .filter(({ source, settledAt, matter }) => source === 'hard-key' && settledAt === undefined && matter !== undefined)
    .map(({ matter }) => matter);

/** Applied for, posted, and written into a token. */
async function posted(
  userId: string = liMin,
  more: object = {},
  days = 365,
): Promise<{ readonly number: string; readonly key: TestKey; readonly certificate: string; readonly serial: string }> {
  expect((await applied(userId, more)).code).toBe('0');
  const [number, key] = [await newest(), await testKey()];
  await played.hard.applyAction({ number, action: 'post', words: 'SF 1' });
  return { number, key, ...(await played.hard.writeCertificate(number, key.publicKey, days)) };
}
async function activated(
  asker: Asker,
  number: string,
  certificate: string,
  key: TestKey,
  text?: string,
): Promise<Envelope> {
  const said = text ?? (await asker.given<{ readonly text: string }>('hardKeyChallenge', { number })).text;
  return asker.ask('activateHardKey', { number, text: said, certificate, signature: await key.sign(said) });
}

describe('applying for a certificate in a token', () => {
  it('is offered for the people who sign for the company, and only to them', async () => {
    expect((await shown()).holders.map(({ personName }) => personName).toSorted()).toEqual(
      ['周思远', '李敏', '林知夏', '顾云舟'].toSorted(),
    );
    expect(await shown(await person('shenruogu'))).toMatchObject({ holders: [], keys: [] });
  });

  it.each([
    ['a colleague who only looks', 'U-shenruogu', 'NOT_FOUND'],
    ['whoever acts out of an institution', 'U-linzhixia-hengduo', 'NOT_FOUND'],
    ['somebody of another company', 'U-muqingyang', 'NOT_FOUND'],
    ['nobody', 'U-NONE', 'NOT_FOUND'],
    ['a colleague who signs', zhou, '0'],
  ])('answers an application for %s (%s) with %s', async (_who, userId, code) => {
    expect((await applied(userId)).code).toBe(code);
    expect((await shown()).keys).toHaveLength(code === '0' ? 1 : 0);
  });

  it.each([
    ['shenruogu', 'role'],
    ['linzhixia-hengduo', 'role'],
    ['guyunzhou', undefined],
  ])('by %s is accepted, or refused because of: %s', async (userName, because) => {
    expect(await applied(liMin, {}, await person(userName))).toMatchObject(
      because === undefined ? { code: '0' } : { code: 'NOT_IN_THIS_STATE', data: { because } },
    );
  });

  it.each([
    ['AUTH', '2026-12-01', '2026-12-01'],
    ['AUTH', '2026-11-01', '2026-11-01'],
    ['AUTH', '', undefined],
    ['UNAUTH', '2026-12-01', undefined],
  ] as const)(
    'shows the date reported by the platform: state %s, end date "%s"',
    async (hardCertificate, certificateUntil, told) => {
      await store.transaction(async ({ certifications, companies }) => {
        const [standing, company] = [await certifications.find('C-YANZHOU'), await companies.find('C-YANZHOU')];
        if (standing) await certifications.save({ ...standing, hardCertificate });
        if (company) await companies.save({ ...company, certificateUntil });
      });
      expect((await shown()).toldUntil).toBe(told);
    },
  );

  it('is allowed for a person whose own token the company’s certification does not rest on', async () => {
    await played.issue({ userName: 'limin', kind: 'HARD', publicKey: (await testKey()).publicKey, days: 365 });
    expect((await applied()).code).toBe('0');
  });

  it('is allowed once for each person', async () => {
    expect([(await applied()).code, (await applied(zhou)).code, (await applied()).code]).toEqual([
      '0',
      '0',
      'NOT_IN_THIS_STATE',
    ]);
  });

  it('is refused when a colleague applies first, during the password check', async () => {
    const colleague = await person('zhousiyuan');
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await applied(liMin, {}, colleague);
    };
    expect(await applied()).toMatchObject({ code: 'NOT_IN_THIS_STATE', data: { because: 'applied', by: '周思远' } });
    expect((await shown()).keys).toHaveLength(1);
  });

  it.each(['renew', 'reissue'] as const)(
    'to %s is allowed only for the applicant’s own certificate',
    async (purpose) => {
      const [own, theirs] = [await testKey(), await testKey()];
      const [mine, other] = [
        await played.issue({ userName: 'limin', kind: 'HARD', publicKey: own.publicKey, days: 20 }),
        await played.issue({ userName: 'zhousiyuan', kind: 'HARD', publicKey: theirs.publicKey, days: 20 }),
      ];
      const wish = async (userId: string, replaces: string): Promise<Envelope['code']> =>
        (await applied(userId, { purpose, replaces })).code;
      expect([
        await wish(zhou, other.serial),
        await wish(liMin, other.serial),
        await wish(liMin, '1a'),
        await wish(liMin, mine.serial),
      ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', '0']);
    },
  );
});

describe('an application for a token', () => {
  it('shows the address to its holder and its applicant, and its existence to colleagues who sign', async () => {
    const { serial } = await posted(zhou);
    const [holder, colleague] = [await person('zhousiyuan'), await person('guyunzhou')];
    expect((await shown()).keys).toMatchObject([{ ...place, courier: 'SF 1', certNumber: '' }]);
    expect((await shown(holder)).keys).toMatchObject([{ ...place, courier: 'SF 1', certNumber: serial }]);
    expect((await shown(colleague)).keys).toMatchObject([
      { userId: zhou, recipient: '', mobile: '', address: '', courier: '', certNumber: '' },
    ]);
    expect((await shown(await person('shenruogu'))).keys).toEqual([]);
  });

  it('is corrected only by its applicant, with the password', async () => {
    await applied(zhou);
    const number = await newest();
    await played.hard.applyAction({ number, action: 'return', words: '缺少楼层' });
    const corrected = async (userName: string, password?: string): Promise<Envelope['code']> =>
      (await proved(await person(userName), 'correctHardKey', { number, ...place }, password)).code;
    expect([
      await corrected('zhousiyuan'),
      await corrected('guyunzhou'),
      await corrected('shenruogu'),
      await corrected('muqingyang'),
      await corrected('limin', 'not the one'),
    ]).toEqual(['NOT_PERMITTED', 'NOT_PERMITTED', 'NOT_FOUND', 'NOT_FOUND', 'PASSWORD_WRONG']);
    expect([await corrected('limin'), await corrected('limin')]).toEqual(['0', 'NOT_IN_THIS_STATE']);
  });

  it.each([
    ['withdrawHardKey', 'applied', { limin: '0', zhousiyuan: 'NOT_PERMITTED' }],
    ['reportHardKeyMissing', 'posted', { limin: 'NOT_PERMITTED', zhousiyuan: '0' }],
  ] as const)('ends by %s in the state %s, only for the person entitled to it', async (call, state, codes) => {
    await applied(zhou);
    const number = await newest();
    if (state === 'posted') await played.hard.applyAction({ number, action: 'post', words: '' });
    const ended = async (userName: string): Promise<Envelope['code']> =>
      (await (await person(userName)).ask(call, { number })).code;
    expect([await ended('guyunzhou'), await ended('shenruogu'), await ended('muqingyang')]).toEqual([
      'NOT_PERMITTED',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    for (const [userName, code] of Object.entries(codes).toSorted(([, one]) => (one === '0' ? 1 : -1)))
      expect(await ended(userName)).toBe(code);
  });

  it('gives its applicant a task when it is returned, and its holder one when it is posted', async () => {
    await applied(zhou);
    const number = await newest();
    await played.hard.applyAction({ number, action: 'return', words: '缺少楼层' });
    expect([await toDo(liMin), await toDo(zhou)]).toEqual([['mend-key'], []]);
    await proved(clerk, 'correctHardKey', { number, ...place });
    expect([await toDo(liMin), await toDo(zhou)]).toEqual([[], []]);
    await played.hard.applyAction({ number, action: 'return', words: '缺少楼层' });
    await clerk.ask('withdrawHardKey', { number });
    expect(await toDo(liMin)).toEqual([]);
    const { number: next, certificate, key } = await posted(zhou);
    expect([await toDo(liMin), await toDo(zhou)]).toEqual([[], ['activate-key']]);
    // The applicant is told that it is on its way.
    expect(
      (await store.transaction(async ({ messages }) => messages.of(liMin, 0, 50))).filter(
        ({ kind }) => kind === 'posted-for',
      ),
    ).toMatchObject([{ subject: next, values: { holder: '周思远', courier: 'SF 1' }, matter: undefined }]);
    expect((await activated(await person('zhousiyuan'), next, certificate, key)).code).toBe('0');
    expect(await toDo(zhou)).toEqual([]);
  });

  it('needs a reason to be returned, is posted once and is written into one token', async () => {
    await applied();
    const [number, { publicKey }] = [await newest(), await testKey()];
    await expect(played.hard.applyAction({ number, action: 'return', words: ' ' })).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
    });
    await expect(played.hard.writeCertificate(number, publicKey, 365)).rejects.toMatchObject({
      code: 'NOT_IN_THIS_STATE',
    });
    await played.hard.applyAction({ number, action: 'post', words: '' });
    await expect(played.hard.applyAction({ number, action: 'post', words: '' })).rejects.toMatchObject({
      code: 'NOT_IN_THIS_STATE',
    });
    const first = await played.hard.writeCertificate(number, publicKey, 365);
    await expect(played.hard.writeCertificate(number, (await testKey()).publicKey, 365)).rejects.toMatchObject({
      code: 'NOT_IN_THIS_STATE',
    });
    expect(await store.transaction(async ({ hardKeys }) => hardKeys.find(number))).toMatchObject({
      serial: first.serial,
    });
  });
});

describe('activating a token', () => {
  it('needs a signature of the token’s own key', async () => {
    const { number, certificate, key } = await posted();
    expect((await activated(clerk, number, certificate, await testKey())).code).toBe('KEY_REFUSED');
    expect((await activated(clerk, number, certificate, key)).code).toBe('0');
  });

  it('is refused to anyone but its holder', async () => {
    const { number, certificate, key } = await posted(zhou);
    const { text } = await (
      await person('zhousiyuan')
    ).given<{ readonly text: string }>('hardKeyChallenge', { number });
    expect([
      (await clerk.ask('hardKeyChallenge', { number })).code,
      (await activated(clerk, number, certificate, key, text)).code,
    ]).toEqual(['NOT_PERMITTED', 'NOT_PERMITTED']);
  });

  it('refuses a challenge issued for another token', async () => {
    const { number } = await posted();
    const { text } = await clerk.given<{ readonly text: string }>('hardKeyChallenge', { number });
    await clerk.ask('reportHardKeyMissing', { number });
    const next = await posted();
    expect((await activated(clerk, next.number, next.certificate, next.key, text)).code).toBe('SIGN_IN_EXPIRED');
    expect((await activated(clerk, next.number, next.certificate, next.key)).code).toBe('0');
  });

  it('is refused to a holder who no longer signs for the company', async () => {
    const { number } = await posted();
    await store.transaction(async ({ users }) => {
      const user = await users.find(liMin);
      if (user) await users.save({ ...user, roles: ['CORP_QUERY'] });
    });
    expect((await (await person('limin')).ask('hardKeyChallenge', { number })).code).not.toBe('0');
  });

  it('is refused after its certificate ends, and after thirty days', async () => {
    const short = await posted(liMin, {}, 2);
    clock.advance(3 * day);
    clerk = await person('limin');
    expect((await activated(clerk, short.number, short.certificate, short.key)).code).toBe('KEY_EXPIRED');
    clock.advance(28 * day);
    clerk = await person('limin');
    expect(await clerk.ask('hardKeyChallenge', { number: short.number })).toMatchObject({
      code: 'NOT_IN_THIS_STATE',
      data: { because: 'lapsed' },
    });
  });

  it.each([
    ['renew', 'renewed'],
    ['reissue', 'reissued'],
  ] as const)(
    'to %s ends the replaced certificate as %s, at its loss or at the activation',
    async (purpose, endedAs) => {
      const before = await played.issue({
        userName: 'limin',
        kind: 'HARD',
        publicKey: (await testKey()).publicKey,
        days: 20,
      });
      const lostAt = clock.now() - day;
      const old = await kept(before.serial);
      if (purpose === 'reissue' && old)
        await store.transaction(async ({ certificates }) =>
          certificates.save({ ...old, revokedAt: lostAt, endedAs: 'lost' }),
        );
      const { number, certificate, key } = await posted(liMin, { purpose, replaces: before.serial });
      expect((await kept(before.serial))?.endedAs).toBe(purpose === 'reissue' ? 'lost' : undefined);
      expect((await activated(clerk, number, certificate, key)).code).toBe('0');
      expect(await kept(before.serial)).toMatchObject({
        endedAs,
        revokedAt: purpose === 'reissue' ? lostAt : clock.now(),
      });
    },
  );
});

it('only the holder sees which certificate an application replaces, and a first one replaces none', async () => {
  const before = await played.issue({
    userName: 'limin',
    kind: 'HARD',
    publicKey: (await testKey()).publicKey,
    days: 20,
  });
  expect((await applied(liMin, { purpose: 'renew', replaces: before.serial })).code).toBe('0');
  expect([(await shown()).keys[0]?.replaces, (await shown(await person('guyunzhou'))).keys[0]?.replaces]).toEqual([
    before.serial,
    '',
  ]);
  const holder = await person('zhousiyuan');
  expect((await applied(zhou, { replaces: before.serial }, holder)).code).toBe('0');
  expect((await shown(holder)).keys.find(({ userId }) => userId === zhou)?.replaces).toBe('');
});

it('a reminder that a certificate ends is settled when its replacement is activated', async () => {
  const ending = async (): Promise<readonly unknown[]> =>
    (await store.transaction(async ({ messages }) => messages.of(liMin, 0, 50)))
      .filter(({ source, kind }) => source === 'certificate' && kind === 'ends')
      .map(({ matter, settledAt }) => matter !== undefined && settledAt === undefined);
  const before = await played.issue({
    userName: 'limin',
    kind: 'HARD',
    publicKey: (await testKey()).publicKey,
    days: 20,
  });
  await backEnd.maintainCertificates();
  expect(await ending()).toEqual([true]);
  const { number, certificate, key } = await posted(liMin, { purpose: 'renew', replaces: before.serial });
  expect(await ending()).toEqual([true]);
  expect((await activated(clerk, number, certificate, key)).code).toBe('0');
  expect(await ending()).toEqual([false]);
});

describe('a token that is not activated', () => {
  it('lapses after thirty days, and its certificate is revoked', async () => {
    const { number, serial } = await posted();
    clock.advance(30 * day);
    await backEnd.maintainCertificates();
    expect([await kept(serial), await toDo(liMin)]).toEqual([undefined, ['activate-key']]);
    clock.advance(1);
    await backEnd.maintainCertificates();
    expect([await kept(serial), await toDo(liMin)]).toMatchObject([
      { userId: liMin, kind: 'HARD', revokedAt: clock.now() },
      [],
    ]);
    expect(await store.transaction(async ({ hardKeys }) => hardKeys.find(number))).toMatchObject({
      state: 'lapsed',
      since: clock.now(),
    });
  });

  it('has its certificate revoked when it is reported as not received', async () => {
    const { number, serial } = await posted();
    expect((await clerk.ask('reportHardKeyMissing', { number })).code).toBe('0');
    expect(await kept(serial)).toMatchObject({ revokedAt: clock.now() });
  });
});

describe('the company’s hard certification, based on a token', () => {
  it.each([
    ['holds while the certificate is valid and its holder signs', {}, 0, 'AUTH'],
    ['ends when its holder no longer signs', { roles: ['CORP_QUERY'] }, 0, 'UNAUTH'],
    ['ends when its holder leaves', { pkCorp: 'C-CHENSHI' }, 0, 'UNAUTH'],
    ['ends when the certificate ends', {}, 400, 'UNAUTH'],
  ])('%s', async (_when, change, days, state) => {
    const { number, certificate, key } = await posted(zhou);
    expect((await activated(await person('zhousiyuan'), number, certificate, key)).code).toBe('0');
    await store.transaction(async ({ users }) => {
      const user = await users.find(zhou);
      if (user) await users.save({ ...user, ...change });
    });
    clock.advance(days * day);
    expect((await shown(await person('limin'))).hardCertAuthState).toBe(state);
  });
});
