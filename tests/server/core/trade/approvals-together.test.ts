import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { x509Authority } from '../../../../server/certificates/x509-authority.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sandboxKeys } from '../../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../../server/core/sandbox/sandbox-phone.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { readSigningText } from '../../../../src/domain/keys/signing-text.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testKey, type TestKey } from '../../../builders/key-pair.ts';

interface Application {
  readonly applicationId: string;
  readonly version: number;
  readonly state: string;
  readonly bulkBar?: string;
}
interface Issued {
  readonly serial: string;
  readonly certificate: string;
}
interface Challenge {
  readonly text: string;
  readonly statement: string;
}
interface Results {
  readonly results: readonly {
    readonly applicationId: string;
    readonly application?: Application;
    readonly rule?: { readonly code: string };
    readonly refusal?: { readonly code: string; readonly because: string };
  }[];
}

let clock: ManualClock;
let store: MemoryStore;
let backEnd: BackEnd;
let key: TestKey;
let song: Asker;
let issued: Issued;
let certify: (userName: string) => Promise<Issued>;

const form = { payeeId: 'C-YANZHOU', amount: '1000.00', dueOn: '2027-03-31', contractNumber: 'QH2026A0917' };

/** People at work, by their accounts. */
let signedIn: Map<string, Asker>;
/** Faults that the back end has reported. */
let reported: unknown[];

async function as(account: string): Promise<Asker> {
  const known = signedIn.get(account);
  if (known) return known;
  const asker = new Asker(backEnd);
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  signedIn.set(account, asker);
  return asker;
}

/** A submitted issue, with other fields than usual. */
async function submitIssue(more: object = {}): Promise<Application> {
  const luo = await as('luoqiubai');
  return luo.given<Application>('saveTradeApplication', {
    act: 'issue',
    instrumentKind: 'credit',
    form: { ...form, ...more },
    submits: true,
  });
}

const read = (applications: readonly Application[]) =>
  applications.map(({ applicationId, version }) => ({ applicationId, version }));

/** Issues that wait for the director. */
async function waiting(count: number, more: object = {}): Promise<readonly Application[]> {
  const all = [];
  for (let index = 0; index < count; index += 1) all.push(await submitIssue({ amount: `${index + 1}000.00`, ...more }));
  const shen = await as('shennanzhi');
  const checked = [];
  for (const each of read(all))
    checked.push(await shen.given<Application>('decideTradeApplication', { ...each, decision: 'approve' }));
  return checked;
}

const challenge = async (all: readonly Application[], asker = song, { serial } = issued) =>
  asker.ask('tradeApprovalsChallenge', { decisions: read(all), certNumber: serial });
const signed = async ({ text, statement }: Challenge, { serial, certificate } = issued) => ({
  certNumber: serial,
  text,
  certificate,
  signature: await key.sign(text),
  statement,
});
const approve = async (all: readonly Application[], signature?: object, asker = song) =>
  asker.ask('tradeApprovals', { decisions: read(all), ...(signature ? { signed: signature } : {}) });
const resultsOf = ({ data }: { readonly data?: unknown }) =>
  (data as Results).results.map(
    ({ application, rule, refusal }) =>
      (refusal && `${refusal.code} ${refusal.because}`.trim()) ??
      `${application?.state ?? ''}${rule ? ` ${rule.code}` : ''}`,
  );
async function changeCertificate(change: object): Promise<void> {
  await store.transaction(async ({ certificates }) => {
    const record = await certificates.lock(issued.serial);
    if (record) await certificates.save({ ...record, ...change });
  });
}
const revoke = async () => changeCertificate({ revokedAt: clock.now() });
const expire = async () => changeCertificate({ validTo: clock.now() - 1 });
const recordOf = async ({ applicationId }: Application) => {
  const record = await store.transaction(async ({ tradeApplications }) => tradeApplications.find(applicationId));
  if (!record) throw new Error(`No application ${applicationId}`);
  return record;
};
const statesOf = async (all: readonly Application[]) =>
  Promise.all(all.map(async (each) => (await recordOf(each)).state));

beforeEach(async () => {
  [clock, store, key] = [new ManualClock(Date.parse('2026-11-27T02:00:00Z')), new MemoryStore(), await testKey()];
  signedIn = new Map();
  reported = [];
  const phone = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
  const played = sandboxKeys({ store, clock, secret: testSecret }, x509Authority, phone);
  backEnd = await demoBackEnd(store, testSecret, {
    clock,
    certificates: x509Authority,
    cloudSigning: phone,
    report: (fault) => void reported.push(fault),
  });
  song = await as('songbeichen');
  const { publicKey } = key;
  certify = async (userName) => played.issue({ userName, kind: 'HARD', publicKey, days: 365 });
  issued = await certify('songbeichen');
});

describe('several approvals', () => {
  it('take one signature, which lists what each of them states', async () => {
    const all = await waiting(3);
    const asked = (await challenge(all)).data as Challenge;
    const order = readSigningText(asked.text);
    expect(order).toMatchObject({
      purpose: 'trade-decision',
      business: {
        application: '批量审批 3 笔',
        amount: { fen: 600_000n },
        applicant: '启衡重工集团股份有限公司',
        counterparty: '宁波砚舟精密铸造有限公司',
        dueOn: '',
      },
    });
    expect(await sha256Hex(asked.statement)).toBe(order?.digest);
    expect(resultsOf(await approve(all, await signed(asked)))).toEqual(['EFFECTIVE', 'EFFECTIVE', 'EFFECTIVE']);
    for (const [at, each] of all.entries()) {
      const { events } = await recordOf(each);
      const signature = events.find((event) => event.signature)?.signature;
      expect(signature).toMatchObject({ serial: issued.serial, together: asked.statement, text: asked.text });
      // The line of the list is the digest of the statement that is stored for this application.
      expect(asked.statement.split('\n')[2 + at]).toBe(
        `decision: sha-256:${await sha256Hex(signature?.statement ?? '')}`,
      );
    }
  });

  it('name the company that asks, where another one decides about it', async () => {
    const [luo, zhou, gu] = [await as('luoqiubai'), await as('zhousiyuan'), await as('guyunzhou')];
    const asked = { place: 'held', page: 1, pageSize: 50 };
    const { records } = await zhou.given<{ records: readonly { holdingId: string; transferBar?: string }[] }>(
      'tradeHoldings',
      asked,
    );
    const free = records.find(({ transferBar }) => transferBar === undefined);
    const made = await luo.given<Application>('saveTradeApplication', {
      act: 'cancellation',
      instrumentKind: 'credit',
      form: { holdingId: free?.holdingId },
      submits: true,
    });
    await approve([made], await signed((await challenge([made])).data as Challenge));
    const theirs = await recordOf(made);
    const now = [{ ...made, version: theirs.version }];
    const text = (await challenge(now, gu, await certify('guyunzhou'))).data as Challenge;
    expect(readSigningText(text.text)?.business).toMatchObject({
      applicant: '启衡重工集团股份有限公司',
      counterparty: '宁波砚舟精密铸造有限公司',
    });
  });

  it('take a press where the step is not signed', async () => {
    const all = [await submitIssue(), await submitIssue()];
    expect(resultsOf(await approve(all, undefined, await as('shennanzhi')))).toEqual(['WAITING', 'WAITING']);
  });

  it('are refused one by one without a signature that they need', async () => {
    const all = await waiting(2);
    expect(resultsOf(await approve(all))).toEqual(['SIGNATURE_NEEDED', 'SIGNATURE_NEEDED']);
    expect(await statesOf(all)).toEqual(['WAITING', 'WAITING']);
  });

  it('have a text only as they are now', async () => {
    const all = (await waiting(1)).map((each) => ({ ...each, version: each.version - 1 }));
    expect(await challenge(all)).toMatchObject({ code: 'TRADE_CHANGED' });
  });

  it('have each a result of its own', async () => {
    const all = await waiting(4);
    const [first, second] = all;
    if (!first || !second) throw new Error('Too few applications');
    const signature = await signed((await challenge(all)).data as Challenge);
    // Meanwhile one application is withdrawn, and the form of another is changed.
    await (await as('luoqiubai')).given('withdrawTradeApplication', read([first])[0] ?? {});
    const record = await recordOf(second);
    await store.transaction(async ({ tradeApplications }) =>
      tradeApplications.save({ ...record, form: { ...record.form, remark: '改过' } }),
    );
    expect(resultsOf(await approve(all, signature))).toEqual([
      'TRADE_CHANGED WITHDRAWN',
      'TRADE_CHANGED WAITING',
      'EFFECTIVE',
      'EFFECTIVE',
    ]);
    expect(await statesOf(all)).toEqual(['WITHDRAWN', 'WAITING', 'EFFECTIVE', 'EFFECTIVE']);
  });

  it('tell the rule that did not hold, and go back to the maker for it', async () => {
    const all = await waiting(2);
    const signature = await signed((await challenge(all)).data as Challenge);
    await store.transaction(async ({ companies }) => {
      const payee = await companies.find('C-YANZHOU');
      if (payee) await companies.save({ ...payee, openedProducts: [] });
    });
    expect(resultsOf(await approve(all, signature))).toEqual([
      'REFUSED_BY_RULE PAYEE_OPENED',
      'REFUSED_BY_RULE PAYEE_OPENED',
    ]);
  });

  it('leave exceptions to be opened one by one', async () => {
    const [usual] = await waiting(1);
    const [exception] = await waiting(1, { dueOn: '2027-08-31', exceptionReason: 'contract', exceptionText: '质保' });
    if (!usual || !exception) throw new Error('Too few applications');
    expect([usual.bulkBar, exception.bulkBar]).toEqual([undefined, 'exception']);
    expect(await challenge([usual, exception])).toMatchObject({
      code: 'NOT_IN_THIS_STATE',
      data: { because: 'exception' },
    });
    const signature = await signed((await challenge([usual])).data as Challenge);
    expect(await approve([usual, exception], signature)).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'statement' },
    });
    expect(await statesOf([usual, exception])).toEqual(['WAITING', 'WAITING']);
  });

  it('are refused together where the signature is not good, and its text is spent', async () => {
    const all = await waiting(2);
    const asked = (await challenge(all)).data as Challenge;
    const own = key;
    key = await testKey();
    const forged = await signed(asked);
    key = own;
    expect(await approve(all, forged)).toMatchObject({ code: 'KEY_REFUSED' });
    expect(await approve(all, await signed(asked))).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await statesOf(all)).toEqual(['WAITING', 'WAITING']);
  });

  it('are those that were signed, in the order in which they were signed', async () => {
    const all = await waiting(2);
    const signature = await signed((await challenge(all)).data as Challenge);
    expect(resultsOf(await approve(all.toReversed(), signature))).toEqual([
      'TRADE_CHANGED WAITING',
      'TRADE_CHANGED WAITING',
    ]);
    const [one] = all;
    const alone = await signed((await challenge(one ? [one] : [])).data as Challenge);
    const other = (await challenge(all)).data as Challenge;
    expect(await approve(all, { ...alone, statement: other.statement })).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await statesOf(all)).toEqual(['WAITING', 'WAITING']);
  });

  it.each([
    ['not a statement', 'SCF-TRADE-DECISION-1'],
    ['an empty one', ''],
    ['one with another head', 'SCF-TRADE-DECISIONS-2\ncount: 1\ndecision: sha-256:'],
  ])('are refused under %s', async (_what, statement) => {
    const all = await waiting(1);
    const signature = await signed((await challenge(all)).data as Challenge);
    expect(await approve(all, { ...signature, statement })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'statement' },
    });
    expect(await statesOf(all)).toEqual(['WAITING']);
  });

  it('belong to the user who decides them, and name each application once', async () => {
    const all = await waiting(1);
    expect(await challenge(all, await as('luoqiubai'))).toMatchObject({ code: 'TRADE_NOT_YOURS' });
    expect(await challenge(all, await as('guyunzhou'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(resultsOf(await approve(all, undefined, await as('guyunzhou')))).toEqual(['NOT_FOUND']);
    expect(await challenge([...all, ...all])).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'decisions' } });
    expect(await approve([...all, ...all])).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'decisions' } });
    expect(await challenge([])).toMatchObject({ code: 'REQUEST_INVALID' });
    const many = Array.from({ length: 101 }, (_each, index) => ({
      applicationId: `TA-${index}`,
      version: 1,
      state: '',
    }));
    expect(await approve(many)).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await approve([{ applicationId: '__proto__', version: 1, state: '' }])).toMatchObject({
      code: '0',
      data: { results: [{ refusal: { code: 'NOT_FOUND' } }] },
    });
  });

  it('report the approvals before the store failed, and try no more of them', async () => {
    const all = await waiting(4);
    const signature = await signed((await challenge(all)).data as Challenge);
    // The tables in memory are the same in every transaction.
    const postings = await store.transaction(async (tables) => tables.postings);
    const { append } = postings;
    let appended = 0;
    postings.append = async (records) => {
      appended += 1;
      if (appended === 2) throw new Error('The store is away');
      await append(records);
    };
    expect(resultsOf(await approve(all, signature))).toEqual([
      'EFFECTIVE',
      'SERVER_FAULT',
      'SERVER_FAULT',
      'SERVER_FAULT',
    ]);
    expect(await statesOf(all)).toEqual(['EFFECTIVE', 'WAITING', 'WAITING', 'WAITING']);
    expect(reported).toEqual([expect.objectContaining({ message: 'The store is away' })]);
  });

  describe('of a request that broke off', () => {
    /** Stops the store permanently, like a crash, after the given number of appended postings. */
    async function breakOffAfter(postings: number): Promise<() => void> {
      const { postings: table } = await store.transaction(async (tables) => tables);
      const [append, transaction] = [table.append.bind(table), store.transaction.bind(store)];
      let appended = 0;
      const away = async () => Promise.reject(new Error('The server is gone'));
      table.append = async (records) => {
        appended += 1;
        if (appended > postings) {
          store.transaction = away;
          return away();
        }
        return append(records);
      };
      return () => {
        [table.append, store.transaction] = [append, transaction];
        // The lease of the server that died has expired.
        clock.advance(10_000);
      };
    }

    const repeat = async (all: readonly Application[], signature: object | undefined, asker = song) =>
      asker.ask('tradeApprovals', { decisions: read(all), ...(signature ? { signed: signature } : {}) }, 'one key');

    it.each([0, 1, 2])('are reported after %i of them, and the others are approved, each once', async (before) => {
      const all = await waiting(3);
      const signature = await signed((await challenge(all)).data as Challenge);
      const comeBack = await breakOffAfter(before);
      expect((await repeat(all, signature)).code).not.toBe('0');
      comeBack();
      expect((await statesOf(all)).filter((state) => state === 'EFFECTIVE')).toHaveLength(before);
      const answer = await repeat(all, signature);
      expect(resultsOf(answer)).toEqual(['EFFECTIVE', 'EFFECTIVE', 'EFFECTIVE']);
      expect(await repeat(all, signature)).toEqual(answer);
      for (const each of all) {
        const posted = await store.transaction(async ({ postings }) => postings.ofApplication(each.applicationId));
        expect(posted).toHaveLength(1);
      }
    });

    it('are refused with another list under the key', async () => {
      const all = await waiting(2);
      const signature = await signed((await challenge(all)).data as Challenge);
      const comeBack = await breakOffAfter(1);
      await repeat(all, signature);
      comeBack();
      expect(await repeat(all.slice(0, 1), signature)).toMatchObject({ code: 'IDEMPOTENCY_REUSED' });
    });

    it('are judged again by the certificate', async () => {
      const all = await waiting(2);
      const signature = await signed((await challenge(all)).data as Challenge);
      const comeBack = await breakOffAfter(1);
      await repeat(all, signature);
      comeBack();
      await revoke();
      expect(resultsOf(await repeat(all, signature))).toEqual(['EFFECTIVE', 'NOT_IN_THIS_STATE revoked']);
    });

    it('take a press once more where the step is not signed', async () => {
      const [all, shen] = [[await submitIssue(), await submitIssue()], await as('shennanzhi')];
      const { transaction } = store;
      const { tradeApplications } = await store.transaction(async (tables) => tables);
      const { save } = tradeApplications;
      let saved = 0;
      const away = async () => Promise.reject(new Error('The server is gone'));
      tradeApplications.save = async (record) => {
        saved += 1;
        if (saved === 2) {
          store.transaction = away;
          return away();
        }
        await save.call(tradeApplications, record);
      };
      expect((await repeat(all, undefined, shen)).code).not.toBe('0');
      [tradeApplications.save, store.transaction] = [save, transaction];
      clock.advance(10_000);
      expect(resultsOf(await repeat(all, undefined, shen))).toEqual(['WAITING', 'WAITING']);
      expect((await Promise.all(all.map(recordOf))).map(({ events }) => events.map(({ event }) => event))).toEqual([
        ['submitted', 'approved'],
        ['submitted', 'approved'],
      ]);
    });
  });

  describe('whose certificate ends in between', () => {
    /** Runs a function before the second posting. */
    async function beforeSecond(what: () => Promise<void>): Promise<void> {
      const { transaction } = store;
      const { postings } = await store.transaction(async (tables) => tables);
      const { append } = postings;
      postings.append = async (records) => {
        await append.call(postings, records);
        postings.append = append;
        store.transaction = async (work) => {
          store.transaction = transaction;
          await what();
          return transaction.call(store, work) as ReturnType<typeof work>;
        };
      };
    }

    it.each([
      ['revoked', async () => revoke()],
      ['expired', async () => expire()],
    ] as const)('are refused with the word for it: %s', async (because, end) => {
      const all = await waiting(3);
      const signature = await signed((await challenge(all)).data as Challenge);
      await beforeSecond(end);
      const [first, ...others] = resultsOf(await approve(all, signature));
      expect(first).toBe('EFFECTIVE');
      expect(others).toEqual(others.map(() => `NOT_IN_THIS_STATE ${because}`));
      expect(await statesOf(all)).toEqual(['EFFECTIVE', 'WAITING', 'WAITING']);
    });
  });

  it('take effect once, where two signatures come at the same time', async () => {
    const all = await waiting(2);
    const signatures = [
      await signed((await challenge(all)).data as Challenge),
      await signed((await challenge(all)).data as Challenge),
    ];
    const answers = await Promise.all(signatures.map(async (each) => approve(all, each)));
    expect(answers.flatMap(resultsOf).toSorted()).toEqual([
      'EFFECTIVE',
      'EFFECTIVE',
      'TRADE_CHANGED EFFECTIVE',
      'TRADE_CHANGED EFFECTIVE',
    ]);
    for (const each of all) {
      const posted = await store.transaction(async ({ postings }) => postings.ofApplication(each.applicationId));
      expect(posted).toHaveLength(1);
    }
  });
});
