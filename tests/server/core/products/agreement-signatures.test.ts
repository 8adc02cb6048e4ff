import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { eventually } from '../../../../features/support/until.ts';
import { x509Authority } from '../../../../server/certificates/x509-authority.ts';
import type { DocumentOrder } from '../../../../server/core/ports.ts';
import type { Parts } from '../../../../server/core/parts.ts';
import { sandboxAgreements } from '../../../../server/core/sandbox/sandbox-agreements.ts';
import { sandboxKeys, type SandboxKeys } from '../../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../../server/core/sandbox/sandbox-phone.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { extensions } from '../../../../src/contract/call.ts';
import { readSigningText } from '../../../../src/domain/keys/signing-text.ts';
import { productAgreementName, productAgreements } from '../../../../src/domain/agreements/product-agreement.ts';
import type { ProductCode } from '../../../../src/domain/catalogue/product-code.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testKey, type TestKey } from '../../../builders/key-pair.ts';

const day = 86_400_000;
let clock: ManualClock;
let store: MemoryStore;
let played: SandboxKeys;
let phone: SandboxPhone;
let key: TestKey;
let xia: Asker;
let events: SecurityEvent[];
let printed: DocumentOrder[];

const more = (): Partial<Parts> => ({
  clock,
  certificates: x509Authority,
  cloudSigning: phone,
  security: (event) => void events.push(event),
  documents: {
    make: async (order) => (printed.push(order), { bytes: new Uint8Array([1]), mimeType: 'application/pdf' }),
  },
});

async function as(account: string): Promise<Asker> {
  const asker = new Asker(xia.backEnd);
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  return asker;
}

beforeEach(async () => {
  [clock, store, key, events, printed] = [
    new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
    new MemoryStore(),
    await testKey(),
    [],
    [],
  ];
  phone = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
  played = sandboxKeys({ store, clock, secret: testSecret }, x509Authority, phone);
  xia = new Asker(await demoBackEnd(store, testSecret, more()));
  await xia.signIn('xiazhiwei');
});

const issue = async (userName = 'xiazhiwei', days = 365, kind: 'HARD' | 'CLOUD' = 'HARD', of = key) =>
  played.issue({ userName, kind, publicKey: of.publicKey, days });
const orderOf = (certNumber: string, product: ProductCode = 'EST') => ({
  agreementName: productAgreementName(product),
  textHash: productAgreements[product].textHash,
  certNumber,
});
const asked = async (certNumber: string, product: ProductCode = 'EST', asker = xia) =>
  asker.ask('agreementChallenge', orderOf(certNumber, product));
const textOf = async (certNumber: string, product: ProductCode = 'EST', asker = xia): Promise<string> =>
  ((await asked(certNumber, product, asker)).data as { readonly text: string }).text;
const proves = async (
  text: string,
  { serial, certificate }: { readonly serial: string; readonly certificate: string },
  product: ProductCode = 'EST',
  asker = xia,
  by = key,
) => asker.ask('proveAgreement', { ...orderOf(serial, product), text, certificate, signature: await by.sign(text) });
const signaturesOf = async (userId = 'U-xiazhiwei', product: ProductCode = 'EST') =>
  store.transaction(async ({ signatures }) =>
    (await signatures.of(userId)).filter(({ agreement }) => agreement === productAgreementName(product)),
  );
const listed = async (product: ProductCode = 'EST', asker = xia) =>
  asker.given<{
    kinds: string[];
    certificates: { certNumber: string; because?: string; corpName: string; personName: string }[];
    colleagues: string[];
  }>('signingCertificates', { agreementName: productAgreementName(product) });
const opens = async (asker = xia, product: ProductCode = 'EST') => asker.ask('openProduct', { productType: product });

describe('a signature by certificate', () => {
  it('covers text, version, company, person and certificate, is kept, and lets the product be opened', async () => {
    const made = await issue();
    const text = await textOf(made.serial);
    const order = readSigningText(text);
    expect(order).toMatchObject({ purpose: 'agreement', host: '', until: clock.realTime() + 120_000 });
    expect(await opens()).toMatchObject({ code: 'PRODUCT_NOT_OPENABLE', data: { reasons: ['agreement-unsigned'] } });
    expect(await proves(text, made)).toMatchObject({ code: '0' });
    const history = await store.transaction(async ({ securityEvents }) =>
      securityEvents.of('U-xiazhiwei', 0, { offset: 0, limit: 9 }),
    );
    expect(history.records.map(({ what }) => what)).toContain('signed-by-certificate');
    expect(events.map(({ what, account }) => `${what} ${account}`)).toContain('signed-by-certificate xiazhiwei');
    const [signature, ...others] = await signaturesOf();
    expect(others).toEqual([]);
    expect(signature).toMatchObject({
      pkCorp: 'C-YUANHANG',
      version: productAgreements.EST.version,
      textHash: productAgreements.EST.textHash,
      signedAt: clock.now(),
      proof: {
        serial: made.serial,
        kind: 'HARD',
        holder: '夏知微',
        issuer: 'SCF Test Issuing CA',
        text,
        certificate: made.certificate,
      },
    });
    const { proof } = signature ?? {};
    expect(proof?.statement).toBe(
      `SCF-AGREEMENT-1\nagreement: PRODUCT_EST_AGREEMENT\nversion: ${productAgreements.EST.version}\ntext: sha-256:${productAgreements.EST.textHash}\ncompany: C-YUANHANG\nperson: P-xiazhiwei\naccount: U-xiazhiwei\ncertificate: ${made.serial}`,
    );
    expect(await sha256Hex(proof?.statement ?? '')).toBe(order?.digest);
    expect(await x509Authority.isSignatureOf(made.certificate, text, proof?.signature ?? '')).toBe(true);
    expect(
      (await store.transaction(async ({ certificateEvents }) => certificateEvents.ofUser('U-xiazhiwei', 10))).map(
        ({ what }) => what,
      ),
    ).toEqual(['signed']);
    expect(await opens()).toMatchObject({ code: '0', data: { alreadyOpened: false } });
  });

  it('cannot be replaced by a click', async () => {
    const press = async () =>
      xia.ask('signAgreement', {
        agreementNames: [productAgreementName('EST')],
        textHashes: [productAgreements.EST.textHash],
      });
    expect(await press()).toMatchObject({ code: 'NOT_IN_THIS_STATE', data: { because: 'certificate-asked' } });
    expect(await signaturesOf()).toEqual([]);
    expect(
      await xia.ask('signAgreement', {
        agreementNames: [productAgreementName('CREDIT'), productAgreementName('SCCP')],
      }),
    ).toMatchObject({ code: 'NOT_IN_THIS_STATE' });
    expect(await xia.ask('signAgreement', { agreementNames: [productAgreementName('CREDIT')] })).toMatchObject({
      code: '0',
    });
  });

  it('is required even after a click from before', async () => {
    await store.transaction(async ({ signatures }) =>
      signatures.save({
        id: 'before',
        userId: 'U-xiazhiwei',
        pkCorp: 'C-YUANHANG',
        agreement: productAgreementName('EST'),
        version: productAgreements.EST.version,
        textHash: productAgreements.EST.textHash,
        signedAt: clock.now(),
        source: '',
      }),
    );
    expect(await xia.given('agreementSignState', { agreementNames: [productAgreementName('EST')] })).toMatchObject({
      needSignProtocol: true,
    });
    expect(await opens()).toMatchObject({ code: 'PRODUCT_NOT_OPENABLE', data: { reasons: ['agreement-unsigned'] } });
    const made = await issue();
    expect(await proves(await textOf(made.serial), made)).toMatchObject({ code: '0' });
    expect(await signaturesOf()).toHaveLength(2);
    expect(await xia.given('agreementSignState', { agreementNames: [productAgreementName('EST')] })).toMatchObject({
      needSignProtocol: false,
    });
    expect(await opens()).toMatchObject({ code: '0' });
  });

  it('is not needed where the back end reads no certificates, or does not offer it', async () => {
    for (const parts of [
      { certificates: undefined },
      { extensions: extensions.filter((each) => each !== 'agreement-signatures') },
    ]) {
      const asker = new Asker(await demoBackEnd(new MemoryStore(), testSecret, { ...more(), ...parts }));
      await asker.signIn('xiazhiwei');
      if (!('extensions' in parts))
        expect(await listed('EST', asker)).toEqual({ kinds: [], certificates: [], colleagues: [] });
      expect((await asked('1e', 'EST', asker)).code).toBe('extensions' in parts ? 'NOT_FOUND' : 'NOT_IN_THIS_STATE');
      expect(await asker.ask('signAgreement', { agreementNames: [productAgreementName('EST')] })).toMatchObject({
        code: '0',
      });
      expect(await opens(asker)).toMatchObject({ code: '0' });
    }
  });

  it('is not used for agreements that need none', async () => {
    const made = await issue();
    expect(await listed('CREDIT')).toEqual({ kinds: [], certificates: [], colleagues: [] });
    expect(await asked(made.serial, 'CREDIT')).toMatchObject({
      code: 'NOT_IN_THIS_STATE',
      data: { because: 'no-certificate' },
    });
    expect(await proves('T', made, 'CREDIT')).toMatchObject({
      code: 'NOT_IN_THIS_STATE',
      data: { because: 'no-certificate' },
    });
    for (const agreementName of ['CORP_REG_AGREEMENT', 'PRODUCT_NONE_AGREEMENT', '__proto__', '']) {
      expect(await xia.ask('signingCertificates', { agreementName })).toMatchObject({
        code: 'REQUEST_INVALID',
        data: { field: 'agreementName' },
      });
      expect(await xia.ask('agreementChallenge', { ...orderOf(made.serial), agreementName })).toMatchObject({
        code: 'REQUEST_INVALID',
        data: { field: 'agreementName' },
      });
    }
  });

  it('is refused to a person who may not open products', async () => {
    const lin = await as('linfengmian');
    const made = await issue('linfengmian');
    expect([
      await lin.ask('signingCertificates', { agreementName: productAgreementName('EST') }),
      await asked(made.serial, 'EST', lin),
      await proves('T', made, 'EST', lin),
    ]).toMatchObject(Array.from({ length: 3 }, () => ({ code: 'NOT_PERMITTED' })));
  });
});

describe('a challenge for an agreement', () => {
  it('is accepted once, for its own visit, agreement, text and certificate', async () => {
    const [made, other] = [await issue(), await issue('xiazhiwei', 365, 'HARD', key)];
    const text = await textOf(made.serial);
    expect(await proves(text, made)).toMatchObject({ code: '0' });
    expect(await proves(text, made)).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await signaturesOf()).toHaveLength(1);
    expect(await proves(await textOf(made.serial), made, 'SCCP')).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await proves(await textOf(made.serial), other)).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    // The signature names one certificate, and is made with the key of another.
    const asking = await textOf(made.serial);
    expect(
      await xia.ask('proveAgreement', {
        ...orderOf(made.serial),
        text: asking,
        certificate: other.certificate,
        signature: await key.sign(asking),
      }),
    ).toMatchObject({ code: 'KEY_REFUSED' });
    const again = await as('xiazhiwei');
    expect(await proves(await textOf(made.serial, 'EST', again), made, 'EST', await as('jiangtingxue'))).toMatchObject({
      code: 'SIGN_IN_EXPIRED',
    });
    expect(await signaturesOf()).toHaveLength(1);
    expect(await signaturesOf('U-jiangtingxue')).toEqual([]);
  });

  it('is refused after its time', async () => {
    const made = await issue();
    const text = await textOf(made.serial);
    clock.advance(120_000);
    expect(await proves(text, made)).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await signaturesOf()).toEqual([]);
  });

  it('must be for the current text', async () => {
    const made = await issue();
    const stale = { ...orderOf(made.serial), textHash: 'b'.repeat(64) };
    expect(await xia.ask('agreementChallenge', stale)).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'textHash' },
    });
    const text = await textOf(made.serial);
    expect(
      await xia.ask('proveAgreement', {
        ...stale,
        text,
        certificate: made.certificate,
        signature: await key.sign(text),
      }),
    ).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'textHash' } });
    expect(await signaturesOf()).toEqual([]);
  });

  it('cannot be one that was requested for another purpose', async () => {
    const made = await issue();
    const { picAuthToken } = await xia.given<{ picAuthToken: string }>('loginSession');
    const { text } = await xia.given<{ text: string }>('keyChallenge', { picAuthToken, purpose: 'test' });
    expect(await proves(text, made)).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await xia.ask('keyChallenge', { picAuthToken, purpose: 'agreement' })).toMatchObject({
      code: 'REQUEST_INVALID',
    });
  });

  it('is refused once it was altered, or signed by another key', async () => {
    const [made, stranger] = [await issue(), await testKey()];
    const text = await textOf(made.serial);
    expect(await proves(`${text} `, made)).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await proves(text, made, 'EST', xia, stranger)).toMatchObject({ code: 'KEY_REFUSED' });
    // The failed proof has used up the text.
    expect(await proves(text, made)).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(events.map(({ what }) => what).filter((what) => what === 'key-refused')).toHaveLength(1);
    expect(await signaturesOf()).toEqual([]);
  });

  it('is signed once by two simultaneous requests', async () => {
    const made = await issue();
    const texts = [await textOf(made.serial), await textOf(made.serial)];
    expect(await Promise.all(texts.map(async (text) => proves(text, made)))).toMatchObject([
      { code: '0' },
      { code: '0' },
    ]);
    const [text] = [await textOf(made.serial)];
    expect(
      (await Promise.all([proves(text, made), proves(text, made)]))
        .map(({ code }) => String(code))
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['0', 'SIGN_IN_EXPIRED']);
    expect(await signaturesOf()).toHaveLength(1);
  });
});

describe('a certificate is refused for signing', () => {
  it.each<[string, () => Promise<{ serial: string; certificate: string }>, object, object]>([
    [
      'that has expired',
      async () => issue('xiazhiwei', -1),
      { code: 'NOT_IN_THIS_STATE', data: { because: 'expired' } },
      { because: 'EXPIRED' },
    ],
    [
      'that lies at the authority, where a token is asked for',
      async () => issue('xiazhiwei', 365, 'CLOUD'),
      { code: 'NOT_IN_THIS_STATE', data: { because: 'kind' } },
      { because: 'KIND' },
    ],
  ])('when it is one %s', async (_what, make, refused, told) => {
    const made = await make();
    expect(await asked(made.serial)).toMatchObject(refused);
    expect((await listed()).certificates).toMatchObject([{ certNumber: made.serial, ...told }]);
  });

  it('when it belongs to another person; colleagues who could sign are named', async () => {
    const [theirs, strangers, looker] = [await issue('jiangtingxue'), await issue('limin'), await issue('linfengmian')];
    for (const each of [theirs, strangers, looker, { serial: '1ffff' }])
      expect(await asked(each.serial)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await listed()).toMatchObject({ kinds: ['HARD'], certificates: [], colleagues: ['江听雪'] });
    await played.revoke(theirs.serial);
    expect(await listed()).toMatchObject({ colleagues: [] });
    // A user who requests with an own certificate and signs with another person's proves nothing.
    const own = await issue();
    const again = await issue('jiangtingxue');
    const text = await textOf(own.serial);
    expect(
      await xia.ask('proveAgreement', {
        ...orderOf(own.serial),
        text,
        certificate: again.certificate,
        signature: await key.sign(text),
      }),
    ).toMatchObject({ code: 'NOT_IN_THIS_STATE', data: { because: 'not-holder' } });
    expect(await signaturesOf()).toEqual([]);
  });

  it('when it belongs to the person’s account at another company', async () => {
    const lin = await as('linzhixia');
    const elsewhere = await issue('linzhixia-chenshi');
    expect((await listed('SCCP', lin)).certificates).toMatchObject([
      { certNumber: elsewhere.serial, because: 'OTHER-COMPANY' },
    ]);
    expect(await asked(elsewhere.serial, 'SCCP', lin)).toMatchObject({
      code: 'NOT_IN_THIS_STATE',
      data: { because: 'other-company' },
    });
  });

  it('when it belongs to another account without a known person', async () => {
    const [made, foreign] = [await issue(), await issue('heqinghe')];
    await store.transaction(async ({ users }) => {
      for (const userName of ['xiazhiwei', 'heqinghe']) {
        const found = await users.byName(userName);
        if (found) await users.save({ ...found, personId: '' });
      }
    });
    expect((await listed()).certificates.map(({ certNumber, because }) => [certNumber, because])).toEqual([
      [made.serial, undefined],
    ]);
    expect((await asked(foreign.serial)).code).toBe('NOT_FOUND');
    expect(
      await proves(await textOf(made.serial), { serial: made.serial, certificate: foreign.certificate }),
    ).toMatchObject({ code: 'NOT_IN_THIS_STATE', data: { because: 'not-holder' } });
    expect(await signaturesOf()).toEqual([]);
  });

  it('when it names another company than the caller’s', async () => {
    const made = await issue();
    await store.transaction(async ({ companies }) => {
      const company = await companies.find('C-YUANHANG');
      if (company) await companies.save({ ...company, uscc: '91330200MA00000009' });
    });
    expect(await asked(made.serial)).toMatchObject({ code: 'NOT_IN_THIS_STATE', data: { because: 'other-company' } });
  });

  it('when it was lost or revoked between challenge and signature', async () => {
    const [lost, revoked] = [await issue(), await issue('xiazhiwei', 365, 'HARD', key)];
    const texts = [await textOf(lost.serial), await textOf(revoked.serial)];
    await store.transaction(async ({ certificates }) => {
      for (const [each, endedAs] of [
        [lost, 'lost'],
        [revoked, undefined],
      ] as const) {
        const record = await certificates.find(each.serial);
        if (record) await certificates.save({ ...record, revokedAt: clock.now(), endedAs });
      }
    });
    expect([await proves(texts[0] ?? '', lost), await proves(texts[1] ?? '', revoked)]).toMatchObject([
      { code: 'KEY_REVOKED' },
      { code: 'KEY_REVOKED' },
    ]);
    expect(
      (await listed()).certificates.map(({ because = '' }) => because).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['LOST', 'REVOKED']);
    expect(await asked(lost.serial)).toMatchObject({ code: 'NOT_IN_THIS_STATE', data: { because: 'lost' } });
    expect(await signaturesOf()).toEqual([]);
  });

  it('when it expired between challenge and signature', async () => {
    const made = await issue('xiazhiwei', 1);
    clock.advance(day - 60_000);
    await xia.signIn('xiazhiwei');
    const text = await textOf(made.serial);
    clock.advance(61_000);
    expect(await proves(text, made)).toMatchObject({ code: 'KEY_EXPIRED' });
    expect(await signaturesOf()).toEqual([]);
  });

  it('when its account was frozen between challenge and signature', async () => {
    const made = await issue();
    const text = await textOf(made.serial);
    await store.transaction(async ({ freezes }) => freezes.save({ userId: 'U-xiazhiwei', frozenAt: clock.now() }));
    expect(await proves(text, made)).toMatchObject({ code: 'NOT_IN_THIS_STATE', data: { because: 'frozen' } });
    expect((await listed()).certificates).toMatchObject([{ because: 'FROZEN' }]);
    expect(await signaturesOf()).toEqual([]);
  });

  it('when the session ended between challenge and signature', async () => {
    const made = await issue();
    const text = await textOf(made.serial);
    await store.transaction(async ({ sessions }) => sessions.endOthers('U-xiazhiwei', ''));
    expect((await proves(text, made)).code).toMatch(/^SESSION_/);
    expect(await signaturesOf()).toEqual([]);
  });

  it('and not listed, when it was renewed', async () => {
    const made = await issue();
    await store.transaction(async ({ certificates }) => {
      const record = await certificates.find(made.serial);
      if (record) await certificates.save({ ...record, revokedAt: clock.now(), endedAs: 'renewed' });
    });
    expect((await listed()).certificates).toEqual([]);
  });
});

describe('a withdrawn or newly published agreement', () => {
  it('cannot be signed while it is withdrawn, even by an earlier challenge', async () => {
    const made = await issue();
    const text = await textOf(made.serial);
    await sandboxAgreements(store, clock).put('EST', 'withdraw');
    expect([await asked(made.serial), await proves(text, made)]).toMatchObject(
      Array.from({ length: 2 }, () => ({ code: 'PRODUCT_NOT_OPENABLE', data: { reasons: ['agreement-withdrawn'] } })),
    );
    expect(await signaturesOf()).toEqual([]);
  });

  it.each([
    ['signed', async (made: { serial: string; certificate: string }, text: string) => proves(text, made)],
    ['the way into its product', async () => opens()],
  ] as const)('is not %s while a withdrawal is under way, which goes first', async (_what, action) => {
    const made = await issue();
    if (_what !== 'signed') await proves(await textOf(made.serial), made);
    const text = await textOf(made.serial);
    let withdrawn = (): void => undefined;
    const waits = new Promise<void>((resolve) => (withdrawn = resolve));
    const withdrawing = store.transaction(async ({ facts }) => {
      await facts.lock('product-agreement-recalls');
      await waits;
      await facts.write('product-agreement-recalls', { EST: { what: 'withdrawn', at: clock.now() } });
    });
    const answer = action(made, text);
    withdrawn();
    await withdrawing;
    expect(await answer).toMatchObject({ code: 'PRODUCT_NOT_OPENABLE', data: { reasons: ['agreement-withdrawn'] } });
    expect((await store.transaction(async ({ companies }) => companies.find('C-YUANHANG')))?.openedProducts).toEqual(
      [],
    );
  });

  it('is signed again by a certificate, and is then in force', async () => {
    const made = await issue();
    await proves(await textOf(made.serial), made);
    await opens();
    clock.advance(60_000);
    await sandboxAgreements(store, clock).put('EST', 'publish-anew');
    const standing = async () =>
      (
        await xia.given<{ products: { productType: string; agreement?: { state: string } }[] }>('productStates')
      ).products.find(({ productType }) => productType === 'EST')?.agreement?.state;
    expect(await standing()).toBe('TO_SIGN');
    expect(await proves(await textOf(made.serial), made)).toMatchObject({ code: '0' });
    expect([await standing(), (await signaturesOf()).length]).toEqual([undefined, 2]);
  });
});

describe('the last page of a signed agreement', () => {
  const pageOf = async (asker: Asker): Promise<ReadonlyMap<string, string>> => {
    const own = await asker.given<{ id: string; title: string; certificate?: object }[]>('protocols');
    const one = own.find(({ certificate }) => certificate);
    expect(await asker.ask('protocolFile', { id: one?.id })).toMatchObject({ code: '0' });
    const order = printed.at(-1);
    return new Map((order?.kind === 'agreement' ? order.signature : []).map(({ label, value }) => [label, value]));
  };

  it('names the certificate, and only the end of its number to colleagues', async () => {
    const issued = await issue();
    await proves(await textOf(issued.serial), issued);
    const page = await pageOf(xia);
    expect(
      ['签署人', '签署时间', '签署方式', '证书持有人', '证书颁发机构', '证书序列号'].map((label) => page.get(label)),
    ).toEqual([
      '夏知微',
      '2026-11-21 10:00:00（北京时间）',
      'UKey 证书数字签名（ECDSA，SHA-256）',
      '夏知微',
      'SCF Test Issuing CA',
      issued.serial,
    ]);
    expect((await pageOf(await as('jiangtingxue'))).get('证书序列号')).toBe(`****${issued.serial.slice(-4)}`);
  });

  it('names a click when there was no certificate', async () => {
    await xia.ask('signAgreement', { agreementNames: [productAgreementName('CREDIT')] });
    const [first] = await xia.given<{ id: string }[]>('protocols');
    await xia.ask('protocolFile', { id: first?.id });
    const order = printed.at(-1);
    const page = new Map(
      (order?.kind === 'agreement' ? order.signature : []).map(({ label, value }) => [label, value]),
    );
    expect([page.get('签署方式'), page.has('证书序列号')]).toEqual(['点击确认', false]);
  });
});

describe('a signature by cloud certificate', () => {
  const phoneAsks = async (text: string, userName = 'xiazhiwei', asker = xia) => {
    const { picAuthToken } = await asker.given<{ picAuthToken: string }>('loginSession');
    return asker.ask('requestCloudKey', { picAuthToken, userName, text });
  };

  /** The telephone has its own key after the first confirmation. */
  async function cloudKey(): Promise<string> {
    const guest = new Asker(xia.backEnd);
    const { picAuthToken } = await guest.given<{ picAuthToken: string }>('loginSession');
    const { text } = await guest.given<{ text: string }>('keyChallenge', { picAuthToken, purpose: 'sign-in' });
    await guest.ask('requestCloudKey', { picAuthToken, userName: 'xiazhiwei', text });
    await eventually('the telephone asks', async () => (await played.questions()).length > 0);
    await played.answer((await played.questions())[0]?.key ?? '', true);
    clock.advance(120_000);
    return (await played.certificates('xiazhiwei'))[0]?.serial ?? '';
  }

  it('asks the telephone of the signer only', async () => {
    const serial = await cloudKey();
    const text = await textOf(serial, 'SCCP');
    expect(await phoneAsks(text, 'jiangtingxue')).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await played.questions()).toEqual([]);
    expect(await phoneAsks(text)).toMatchObject({ code: '0' });
    await eventually('the telephone asks', async () => (await played.questions()).length > 0);
    expect(await played.questions()).toMatchObject([{ userName: 'xiazhiwei', text }]);
    await played.answer((await played.questions())[0]?.key ?? '', true);
    const { picAuthToken } = await xia.given<{ picAuthToken: string }>('loginSession');
    const answer = await xia.given<{ state: string; certificate: string; signature: string }>('cloudAnswer', {
      picAuthToken,
      text,
    });
    expect(answer.state).toBe('SIGNED');
    expect(
      await xia.ask('proveAgreement', {
        ...orderOf(serial, 'SCCP'),
        text,
        certificate: answer.certificate,
        signature: answer.signature,
      }),
    ).toMatchObject({ code: '0' });
    expect(await signaturesOf('U-xiazhiwei', 'SCCP')).toMatchObject([
      { proof: { serial, kind: 'CLOUD', holder: '夏知微' } },
    ]);
    expect(await opens(xia, 'SCCP')).toMatchObject({ code: '0' });
  });

  it('asks the telephone even after many requests by strangers', async () => {
    const serial = await cloudKey();
    for (let network = 0; network <= 30; network += 1) {
      const stranger = new Asker(xia.backEnd, `198.51.${network}.1`);
      const { picAuthToken } = await stranger.given<{ picAuthToken: string }>('loginSession');
      const { text } = await stranger.given<{ text: string }>('keyChallenge', { picAuthToken, purpose: 'sign-in' });
      expect((await stranger.ask('requestCloudKey', { picAuthToken, userName: 'xiazhiwei', text })).code).toBe('0');
      clock.advance(45_000);
    }
    clock.advance(120_000);
    const text = await textOf(serial, 'SCCP');
    expect((await phoneAsks(text)).code).toBe('0');
    await eventually('the telephone asks', async () => (await played.questions()).length > 0);
    expect(await played.questions()).toMatchObject([{ userName: 'xiazhiwei', text }]);
  });

  it('is not offered where the back end cannot ask telephones', async () => {
    const other = new MemoryStore();
    const asker = new Asker(await demoBackEnd(other, testSecret, { ...more(), cloudSigning: undefined }));
    await sandboxKeys({ store: other, clock, secret: testSecret }, x509Authority, phone).issue({
      userName: 'xiazhiwei',
      kind: 'CLOUD',
      publicKey: key.publicKey,
      days: 365,
    });
    await asker.signIn('xiazhiwei');
    expect((await listed('SCCP', asker)).certificates).toMatchObject([{ because: 'NO-PHONE' }]);
  });

  it('is not offered to a person without a telephone', async () => {
    const serial = await cloudKey();
    await store.transaction(async ({ users }) => {
      const user = await users.find('U-xiazhiwei');
      if (user) await users.save({ ...user, mobile: '' });
    });
    expect((await listed('SCCP')).certificates).toMatchObject([{ certNumber: serial, because: 'NO-PHONE' }]);
  });
});
