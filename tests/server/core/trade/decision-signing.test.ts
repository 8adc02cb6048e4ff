import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { eventually } from '../../../../features/support/until.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { x509Authority } from '../../../../server/certificates/x509-authority.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { sandboxKeys, type SandboxKeys } from '../../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../../server/core/sandbox/sandbox-phone.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { companyNamesForSigner, signedCounterparties } from '../../../../server/core/trade/decision-signing.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { readSigningText } from '../../../../src/domain/keys/signing-text.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { signingDirectors } from '../../../../server/seed/trade/signing-directors.ts';
import { testKey, type TestKey } from '../../../builders/key-pair.ts';

interface Application {
  readonly applicationId: string;
  readonly applicationNo: string;
  readonly version: number;
  readonly state: string;
  readonly steps: readonly { readonly role: string; readonly isSigned: boolean }[];
  readonly events: readonly { readonly event: string; readonly certEnding?: string }[];
}
interface Issued {
  readonly serial: string;
  readonly certificate: string;
}
interface Choice {
  readonly kinds: readonly string[];
  readonly certificates: readonly { readonly certNumber: string; readonly because?: string }[];
  readonly colleagues: readonly string[];
  readonly mobile?: string;
}

let clock: ManualClock;
let store: MemoryStore;
let phone: SandboxPhone;
let played: SandboxKeys;
let backEnd: BackEnd;
let key: TestKey;
let events: SecurityEvent[];
let song: Asker;
let made: Application;

const form = { payeeId: 'C-YANZHOU', amount: '100000.00', dueOn: '2027-03-31', contractNumber: 'QH2026A0917' };
const issue = { act: 'issue', instrumentKind: 'credit', form, submits: true };

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  return asker;
}

/** An issue that waits for the director. */
async function waiting(): Promise<Application> {
  const submitted = await (await as('luoqiubai')).given<Application>('saveTradeApplication', issue);
  const { applicationId, version } = submitted;
  return (await as('shennanzhi')).given('decideTradeApplication', { applicationId, version, decision: 'approve' });
}

beforeEach(async () => {
  [clock, store, key, events] = [
    new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    new MemoryStore(),
    await testKey(),
    [],
  ];
  phone = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
  played = sandboxKeys({ store, clock, secret: testSecret }, x509Authority, phone);
  backEnd = await demoBackEnd(store, testSecret, {
    clock,
    certificates: x509Authority,
    cloudSigning: phone,
    security: (event) => void events.push(event),
  });
  made = await waiting();
  song = await as('songbeichen');
});

const certified = async (userName = 'songbeichen', days = 365, kind: 'HARD' | 'CLOUD' = 'HARD'): Promise<Issued> =>
  played.issue({ userName, kind, publicKey: key.publicKey, days });
const which = ({ applicationId, version } = made) => ({ applicationId, version });
const challenge = async ({ serial }: Issued, of = made, asker = song) =>
  asker.ask('tradeDecisionChallenge', { ...which(of), certNumber: serial });
const textOf = async (issued: Issued): Promise<string> =>
  ((await challenge(issued)).data as { readonly text: string }).text;
const proof = async ({ serial, certificate }: Issued, text: string, by = key) => ({
  certNumber: serial,
  text,
  certificate,
  signature: await by.sign(text),
});
const approve = async (signed: object | undefined, more: object = {}, asker = song) =>
  asker.ask('decideTradeApplication', { ...which(), decision: 'approve', ...(signed ? { signed } : {}), ...more });
const stateNow = async (): Promise<string> =>
  (await song.given<Application>('tradeApplication', { applicationId: made.applicationId })).state;
const record = async () =>
  store.transaction(async ({ tradeApplications }) => tradeApplications.find(made.applicationId));

describe('a director’s approval', () => {
  it('is signed: the signature covers what was read, and is kept with the decision', async () => {
    const issued = await certified();
    const text = await textOf(issued);
    const order = readSigningText(text);
    expect(order).toMatchObject({
      purpose: 'trade-decision',
      business: {
        application: `签发 ${made.applicationNo}`,
        amount: { fen: 10_000_000n },
        applicant: '启衡重工集团股份有限公司',
        dueOn: '2027-03-31',
      },
    });
    expect(order?.business?.counterparty).toContain('宁波砚舟');
    expect(await approve(await proof(issued, text))).toMatchObject({ code: '0', data: { state: 'EFFECTIVE' } });
    const signature = (await record())?.events.find(({ signature: kept }) => kept)?.signature;
    expect(signature).toMatchObject({
      serial: issued.serial,
      kind: 'HARD',
      holder: '宋北辰',
      issuer: 'SCF Test Issuing CA',
      text,
      certificate: issued.certificate,
    });
    expect(signature?.statement).toContain(`application: ${made.applicationNo}\nversion: ${made.version}\n`);
    expect(signature?.statement).toContain(
      `company: C-QIHENG\nperson: P-songbeichen\naccount: U-songbeichen\ncertificate: ${issued.serial}`,
    );
    expect(await sha256Hex(signature?.statement ?? '')).toBe(order?.digest);
    expect(await x509Authority.isSignatureOf(issued.certificate, text, signature?.signature ?? '')).toBe(true);
    const logged = await store.transaction(async ({ certificateEvents }) =>
      certificateEvents.ofUser('U-songbeichen', 10),
    );
    expect(logged.map(({ what }) => what)).toEqual(['signed']);
  });

  it('of a financing names the branch that offers, as its page does, and several branches as several', async () => {
    const kept = await record();
    if (!kept) throw new Error('Nothing waits');
    const bank = { ...kept, act: 'finance', counterpartyId: 'F-CHANGYU' } as const;
    const [ningbo, xian] = ['长屿银行股份有限公司宁波分行', '长屿银行股份有限公司西安分行'].map((counterpartyName) =>
      signedCounterparties({ ...bank, counterpartyName }),
    );
    const read = async (parties: Parameters<typeof companyNamesForSigner>[1]) =>
      store.transaction(async (transaction) => companyNamesForSigner(transaction, parties));
    expect(await read(ningbo ?? [])).toBe('长屿银行股份有限公司宁波分行');
    expect(await read([ningbo, xian].flatMap((each) => each ?? []))).toBe('长屿银行股份有限公司宁波分行 等 2 家');
    expect(await read(signedCounterparties(kept))).toBe('宁波砚舟精密铸造有限公司');
  });

  it('names the signed steps, and the ending of each certificate', async () => {
    expect(made.steps.map(({ role, isSigned }) => `${role} ${isSigned}`)).toEqual(['operator false', 'director true']);
    const issued = await certified();
    const answer = await approve(await proof(issued, await textOf(issued)));
    expect((answer.data as Application).events.map(({ certEnding }) => certEnding)).toEqual([
      undefined,
      undefined,
      issued.serial.slice(-6),
      undefined,
    ]);
  });

  it('is refused without a signature, while a return needs none', async () => {
    expect(await approve(undefined)).toMatchObject({ code: 'SIGNATURE_NEEDED' });
    expect(await stateNow()).toBe('WAITING');
    const returned = { ...which(), decision: 'return', reason: 'amount', words: '请核对' };
    const issued = await certified();
    const signed = await proof(issued, await textOf(issued));
    expect(await song.ask('decideTradeApplication', { ...returned, signed })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'signed' },
    });
    expect(await song.ask('decideTradeApplication', returned)).toMatchObject({ data: { state: 'RETURNED' } });
  });

  it('is a press where the back end reads no certificates', async () => {
    backEnd = await demoBackEnd(new MemoryStore(), testSecret, { clock });
    made = await waiting();
    expect(made.steps.some(({ isSigned }) => isSigned)).toBe(false);
    song = await as('songbeichen');
    expect(await song.given('tradeSigningCertificates', { applicationId: made.applicationId })).toEqual({
      kinds: [],
      certificates: [],
      colleagues: [],
    });
    expect(await song.ask('tradeDecisionChallenge', { ...which(), certNumber: '1' })).toMatchObject({
      code: 'NOT_IN_THIS_STATE',
      data: { because: 'no-certificate' },
    });
    expect(await approve({ certNumber: '1', text: 't', certificate: 'c', signature: 's' })).toMatchObject({
      code: 'NOT_IN_THIS_STATE',
    });
    expect(await approve(undefined)).toMatchObject({ data: { state: 'EFFECTIVE' } });
  });
});

describe('a signature under an approval', () => {
  it('spends its text, whatever the verdict', async () => {
    const [issued, other] = [await certified(), await testKey()];
    const text = await textOf(issued);
    expect(await approve(await proof(issued, text, other))).toMatchObject({ code: 'KEY_REFUSED' });
    expect(events.at(-1)).toMatchObject({ what: 'key-refused' });
    expect(await approve(await proof(issued, text))).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await stateNow()).toBe('WAITING');
  });

  it('is refused for an application that changed since, and its text is spent', async () => {
    const issued = await certified();
    const text = await textOf(issued);
    const before = await record();
    if (!before) throw new Error('No application');
    await store.transaction(async ({ tradeApplications }) =>
      tradeApplications.save({ ...before, version: before.version + 1 }),
    );
    expect(await approve(await proof(issued, text))).toMatchObject({ code: 'TRADE_CHANGED' });
    expect(await challenge(issued)).toMatchObject({ code: 'TRADE_CHANGED' });
    await store.transaction(async ({ tradeApplications }) => tradeApplications.save(before));
    expect(await approve(await proof(issued, text))).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await stateNow()).toBe('WAITING');
  });

  it('is about the version that was read, even if another one is named', async () => {
    const issued = await certified();
    const text = await textOf(issued);
    const before = await record();
    if (!before) throw new Error('No application');
    await store.transaction(async ({ tradeApplications }) =>
      tradeApplications.save({ ...before, version: before.version + 1 }),
    );
    expect(await approve(await proof(issued, text), { version: made.version + 1 })).toMatchObject({
      code: 'SIGN_IN_EXPIRED',
    });
    expect(await stateNow()).toBe('WAITING');
  });

  it.each([
    ['another amount', { form: { ...form, amount: '1.00' } }],
    ['another form', { form: { ...form, remark: 'x' } }],
  ])('is about the form that was read, not about %s', async (_what, change) => {
    const issued = await certified();
    const text = await textOf(issued);
    const before = await record();
    if (!before) throw new Error('No application');
    await store.transaction(async ({ tradeApplications }) =>
      tradeApplications.save({ ...before, form: { ...before.form, ...change.form } }),
    );
    expect(await approve(await proof(issued, text))).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await stateNow()).toBe('WAITING');
  });

  it('holds once, where two come at the same time', async () => {
    const issued = await certified();
    const proofs = [await proof(issued, await textOf(issued)), await proof(issued, await textOf(issued))];
    const outcomes = await Promise.all(proofs.map(async (each) => approve(each)));
    expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set(['0', 'TRADE_CHANGED']));
    expect((await record())?.events.filter(({ signature }) => signature)).toHaveLength(1);
    const instruments = await store.transaction(async ({ postings }) => postings.ofApplication(made.applicationId));
    expect(instruments).toHaveLength(1);
  });

  it('is not taken from an expired certificate, from that of others, or from one that was swapped', async () => {
    const [own, short, foreign] = [
      await certified(),
      await certified('songbeichen', 1 / 24),
      await certified('luoqiubai'),
    ];
    const text = await textOf(short);
    expect(await challenge(foreign)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await approve(await proof({ ...own, serial: short.serial }, await textOf(short)))).toMatchObject({
      code: 'KEY_REFUSED',
    });
    expect(await challenge({ ...own, serial: 'constructor' })).toMatchObject({ code: 'NOT_FOUND' });
    clock.advance(90_000);
    await store.transaction(async ({ certificates }) => {
      const kept = await certificates.find(short.serial);
      if (kept) await certificates.save({ ...kept, revokedAt: clock.now() });
    });
    expect(await approve(await proof(short, text))).toMatchObject({ code: 'KEY_REVOKED' });
    expect(await stateNow()).toBe('WAITING');
  });

  it('is not taken by the certificate of a colleague, which is logged', async () => {
    const [own, foreign] = [await certified(), await certified('luoqiubai')];
    const text = await textOf(own);
    expect(await approve(await proof({ ...foreign, serial: own.serial }, text))).toMatchObject({
      code: 'NOT_IN_THIS_STATE',
      data: { because: 'not-holder' },
    });
    expect(events.at(-1)).toMatchObject({ what: 'key-refused', account: 'songbeichen' });
    expect(await stateNow()).toBe('WAITING');
  });

  it('names the companies as the instrument will, where one was renamed after the submission', async () => {
    await store.transaction(async ({ companies }) => {
      const company = await companies.find('C-QIHENG');
      if (company) await companies.save({ ...company, name: '启衡智造集团股份有限公司' });
    });
    const issued = await certified();
    const text = await textOf(issued);
    expect(readSigningText(text)?.business?.applicant).toBe('启衡智造集团股份有限公司');
    expect(await approve(await proof(issued, text))).toMatchObject({
      data: { state: 'EFFECTIVE', instrument: { issuerName: '启衡智造集团股份有限公司' } },
    });
  });

  it('names the first of several other companies, and how many they are', async () => {
    const zhou = await as('zhousiyuan');
    const { records } = await zhou.given<{ records: readonly { holdingId: string; transferBar?: string }[] }>(
      'tradeHoldings',
      { place: 'held', page: 1, pageSize: 20 },
    );
    const holdingId = records.find(({ transferBar }) => transferBar === undefined)?.holdingId;
    const lines = ['C-CHENGYE', 'C-SHIYU'].map((payeeId) => ({ payeeId, amount: '1.00' }));
    // The payee is a field of another act. It is not paid, so it is neither stored nor signed.
    const transfer = await zhou.given<Application>('saveTradeApplication', {
      act: 'transfer',
      instrumentKind: 'credit',
      form: { holdingId, lines, payeeId: 'C-NANQIAO', amount: '99.00' },
      submits: true,
    });
    const gu = await as('guyunzhou');
    const answer = await challenge(await certified('guyunzhou'), transfer, gu);
    const { business } = readSigningText((answer.data as { readonly text: string }).text) ?? {};
    expect(business).toMatchObject({ amount: { fen: 200n }, counterparty: '苏州澄叶电子材料有限公司 等 2 家' });
    const kept = await store.transaction(async (all) => all.tradeApplications.find(transfer.applicationId));
    expect(kept?.form).toMatchObject({ payeeId: '', amount: '', lines });
  });

  it('is kept where the approval has no effect, because a rule does not hold any more', async () => {
    const issued = await certified();
    const text = await textOf(issued);
    await store.transaction(async ({ companies }) => {
      const payee = await companies.find('C-YANZHOU');
      if (payee) await companies.save({ ...payee, openedProducts: [] });
    });
    const answer = await approve(await proof(issued, text));
    expect(answer).toMatchObject({ code: '0' });
    expect((answer.data as Application).events.map(({ event, certEnding }) => `${event} ${certEnding ?? ''}`)).toEqual([
      'submitted ',
      'approved ',
      `approved ${issued.serial.slice(-6)}`,
      'refused-by-rule ',
    ]);
  });
});

describe('the certificates for an approval', () => {
  it('are listed with what keeps them from signing, and with the colleagues who can sign', async () => {
    const [own, expired] = [await certified('songbeichen', 365, 'CLOUD'), await certified('songbeichen', -1)];
    const choice = await song.given<Choice>('tradeSigningCertificates', { applicationId: made.applicationId });
    expect(choice).toMatchObject({ kinds: ['HARD', 'SOFT'], colleagues: [] });
    expect(choice.mobile).toMatch(/\*/);
    expect(new Map(choice.certificates.map(({ certNumber, because }) => [certNumber, because]))).toEqual(
      new Map([
        [own.serial, undefined],
        [expired.serial, 'EXPIRED'],
      ]),
    );
  });

  it('are shown only to the user who decides the step', async () => {
    const { applicationId } = made;
    expect(await (await as('luoqiubai')).ask('tradeSigningCertificates', { applicationId })).toMatchObject({
      code: 'TRADE_NOT_YOURS',
    });
    expect(await (await as('zhousiyuan')).ask('tradeSigningCertificates', { applicationId })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await (await as('shenruogu')).ask('tradeSigningCertificates', { applicationId })).toMatchObject({
      code: 'NOT_PERMITTED',
    });
    const shen = await as('shennanzhi');
    const issued = await certified('shennanzhi');
    expect(await challenge(issued, made, shen)).toMatchObject({ code: 'TRADE_NOT_YOURS' });
  });
});

describe('a telephone of the demo world', () => {
  it('signs an approval with the certificate that its director has from the start', async () => {
    await phone.enrol(signingDirectors);
    const [own, ...others] = await played.certificates('songbeichen');
    expect([own?.kind, others]).toEqual(['CLOUD', []]);
    const { certificates } = await song.given<Choice>('tradeSigningCertificates', {
      applicationId: made.applicationId,
    });
    expect(certificates).toMatchObject([{ certNumber: own?.serial }]);
    const serial = own?.serial ?? '';
    const { text } = (await challenge({ serial, certificate: '' })).data as { readonly text: string };
    const asked = async (userName: string) => {
      const { picAuthToken } = await song.given<{ picAuthToken: string }>('loginSession');
      return song.ask('requestCloudKey', { picAuthToken, userName, text });
    };
    // Only the director can be asked to confirm it.
    expect(await asked('guyunzhou')).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await asked('songbeichen')).toMatchObject({ code: '0' });
    await eventually('the telephone asks', async () => (await played.questions()).length > 0);
    await played.answer((await played.questions())[0]?.key ?? '', true);
    const { picAuthToken } = await song.given<{ picAuthToken: string }>('loginSession');
    const { certificate, signature } = await song.given<{ certificate: string; signature: string }>('cloudAnswer', {
      picAuthToken,
      text,
    });
    expect(await approve({ certNumber: serial, text, certificate, signature })).toMatchObject({
      data: { state: 'EFFECTIVE' },
    });
  });

  it('asks for the next approval as soon as the last one is signed, and otherwise once a minute', async () => {
    await phone.enrol(signingDirectors);
    const [own] = await played.certificates('songbeichen');
    const serial = own?.serial ?? '';
    const confirm = async (of: Application) => {
      const { text } = (await challenge({ serial, certificate: '' }, of)).data as { readonly text: string };
      const { picAuthToken } = await song.given<{ picAuthToken: string }>('loginSession');
      return {
        text,
        picAuthToken,
        ...(await song.ask('requestCloudKey', { picAuthToken, userName: 'songbeichen', text })),
      };
    };
    const second = await waiting();
    const first = await confirm(made);
    expect(await confirm(second)).toMatchObject({ code: 'SMS_TOO_SOON', data: { seconds: 60 } });
    await eventually('the telephone asks', async () => (await played.questions()).length > 0);
    await played.answer((await played.questions())[0]?.key ?? '', true);
    const { certificate, signature } = await song.given<{ certificate: string; signature: string }>(
      'cloudAnswer',
      first,
    );
    expect(await approve({ certNumber: serial, text: first.text, certificate, signature })).toMatchObject({
      data: { state: 'EFFECTIVE' },
    });
    expect(await confirm(second)).toMatchObject({ code: '0', data: { resendAfter: 60 } });
  });

  it('gets no other certificate where it had one, even a revoked one', async () => {
    await phone.enrol(['songbeichen']);
    const [own] = await played.certificates('songbeichen');
    await played.revoke(own?.serial ?? '');
    await phone.enrol(['songbeichen']);
    expect((await played.certificates('songbeichen')).map(({ serial }) => serial)).toEqual([own?.serial]);
  });
});
