import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { x509Authority } from '../../../../server/certificates/x509-authority.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { SandboxPhone } from '../../../../server/core/sandbox/sandbox-phone.ts';
import { barsFact } from '../../../../server/core/parties/business-terms.ts';
import { savePilot } from '../../../../server/core/trade/pilots.ts';
import type { CompanyRecord } from '../../../../server/core/records/company.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let backEnd: BackEnd;
const clock = { now: () => Date.parse('2026-11-27T02:00:00Z'), realTime: () => Date.now() };

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock });
});

type Corps = readonly { readonly pkCorp: string }[];
const ids = (corps: Corps): readonly string[] => corps.map(({ pkCorp }) => pkCorp);

async function changeCompany(pkCorp: string, change: Partial<CompanyRecord>): Promise<void> {
  await store.transaction(async ({ companies }) => {
    const company = await companies.lock(pkCorp);
    if (company) await companies.save({ ...company, ...change });
  });
}

describe('companies by name', () => {
  const named = async (account: string, corpName: string): Promise<readonly string[]> =>
    ids(await (await as(account)).given<Corps>('creditCorpsByName', { corpName }));

  it('are those that may be paid', async () => {
    expect(await named('luoqiubai', '有限公司')).toEqual([
      'C-BEILUO',
      'C-CHENGYE',
      'C-DONGLI',
      'C-KUANGYU',
      'C-MAITU',
      'C-NANQIAO',
      'C-SHIYU',
      'C-XILAN',
      'C-XIMO',
      'C-YANZHOU',
      'C-ZHUHE',
    ]);
    expect(await named('zhousiyuan', '砚舟')).toEqual([]);
  });

  it.each<readonly [string, Partial<CompanyRecord>]>([
    ['guarantees', { kind: 'guarantor' }],
    ['is deregistered', { deregistered: true }],
    ['has not opened the product', { openedProducts: ['EST'] }],
    ['is a core enterprise', { isCore: true }],
    ['is a branch without a letter', { name: '宁波砚舟精密铸造有限公司第二分公司' }],
  ])('leave out a company that %s', async (_what, change) => {
    if (change.name !== undefined)
      await store.transaction(async ({ realNames }) => {
        const form = await realNames.lock('C-YANZHOU');
        if (form?.certified)
          await realNames.save({
            ...form,
            certified: { ...form.certified, form: { ...form.certified.form, isBranch: true } },
          });
      });
    await changeCompany('C-YANZHOU', change);
    expect(await named('luoqiubai', '砚舟')).toEqual([]);
  });

  it('leave out a violating member, and one that is barred from accepting', async () => {
    expect(await named('luoqiubai', '栖岭')).toEqual([]);
    await store.transaction(async ({ facts }) => facts.write(barsFact('C-YANZHOU'), ['accept']));
    expect(await named('luoqiubai', '砚舟')).toEqual([]);
  });

  it('leave out a company that is not certified', async () => {
    await store.transaction(async ({ certifications }) => {
      const kept = await certifications.lock('C-YANZHOU');
      if (kept) await certifications.save({ ...kept, realName: 'VERIFYING' });
    });
    expect(await named('luoqiubai', '砚舟')).toEqual([]);
  });

  it('are found behind many that may not be paid, and are twenty at most', async () => {
    await store.transaction(async ({ companies, certifications }) => {
      const [like, certified] = [await companies.find('C-YANZHOU'), await certifications.find('C-YANZHOU')];
      if (!like || !certified) throw new Error('The demo world has the company');
      for (let index = 0; index < 150; index += 1) {
        const pkCorp = `D-${String(index).padStart(3, '0')}`;
        const kind = index < 120 ? 'bank' : 'enterprise';
        await companies.save({ ...like, pkCorp, kind, name: `测试${pkCorp}公司` });
        await certifications.save({ ...certified, pkCorp });
      }
    });
    const found = await named('luoqiubai', '测试');
    expect([found.length, found[0], found.at(-1)]).toEqual([20, 'D-120', 'D-139']);
  });

  it.each(['songbeichen', 'guyunzhou', 'shenruogu', 'qiuhanlin'])(
    'are not shown to %s, who pays nobody',
    async (who) => {
      expect(await (await as(who)).ask('creditCorpsByName', { corpName: '砚舟' })).toMatchObject({
        code: 'NOT_PERMITTED',
      });
    },
  );
});

describe('issuers', () => {
  const issuers = async (account: string) =>
    (await as(account)).given<readonly { pkCorp: string; hasIssued: boolean }[]>('creditIssuers');

  it('are those that have issued to a company, and those that may', async () => {
    const of = await issuers('zhousiyuan');
    expect(of.filter(({ hasIssued }) => hasIssued).map(({ pkCorp }) => pkCorp)).toContain('C-QIHENG');
    expect(ids(of).toSorted()).toEqual(['C-BEIYU', 'C-LANCHUAN', 'C-QIHENG']);
  });

  it('are left out once their limit has ended, unless they have issued to the company', async () => {
    await store.transaction(async ({ issueLimits }) => {
      for (const limit of await issueLimits.ofKind('credit'))
        await issueLimits.save({ ...limit, validUntil: '2026-11-26' });
    });
    const of = await issuers('zhousiyuan');
    expect(of.length).toBeGreaterThan(0);
    expect(of.every(({ hasIssued }) => hasIssued)).toBe(true);
  });

  it.each<readonly [string, Partial<CompanyRecord>]>([
    ['is deregistered', { deregistered: true }],
    ['has not opened the product', { openedProducts: [] }],
    ['is no core enterprise any more', { isCore: false }],
  ])('do not have one that %s, unless it has issued to the company', async (_what, change) => {
    const before = await issuers('xiazhiwei');
    const others = ids(before.filter(({ hasIssued }) => !hasIssued));
    expect(others.length).toBeGreaterThan(0);
    for (const id of ids(before)) await changeCompany(id, change);
    expect(ids(await issuers('xiazhiwei'))).toEqual(ids(before.filter(({ hasIssued }) => hasIssued)));
  });

  it('are none for a core enterprise, which receives nothing', async () => {
    expect(await issuers('luoqiubai')).toEqual([]);
  });
});

describe('the signature of a director', () => {
  const signed = async (account: string, id: string) => (await as(account)).ask('hasCreditDirectorSigned', { id });

  it.each([
    ['luoqiubai', 'C-YANZHOU', { isSigned: true }],
    ['luoqiubai', 'C-XILAN', { isSigned: false, because: 'no-director' }],
    ['luoqiubai', 'C-QILING', { isSigned: false, because: 'no-director' }],
    ['zhousiyuan', 'C-CHENGYE', { isSigned: true }],
    // A director, who pays nobody, asks about a company with earlier business.
    ['guyunzhou', 'C-QIHENG', { isSigned: false }],
  ])('is reported to %s for %s', async (who, id, data) => {
    expect(await signed(who, id)).toMatchObject({ code: '0', data });
  });

  it('needs a certificate where approvals are signed', async () => {
    const manual = new ManualClock(clock.now());
    const phone = new SandboxPhone({ store, clock: manual, secret: testSecret }, x509Authority);
    backEnd = await demoBackEnd(store, testSecret, { clock: manual, certificates: x509Authority, cloudSigning: phone });
    expect(await signed('luoqiubai', 'C-CHENGYE')).toMatchObject({
      data: { isSigned: false, because: 'no-certificate' },
    });
    await phone.enrol(['lujinghang']);
    expect(await signed('luoqiubai', 'C-CHENGYE')).toMatchObject({ data: { isSigned: true } });
  });

  it.each([
    ['luoqiubai', 'C-NONE'],
    ['luoqiubai', 'C-QIHENG'],
    ['luoqiubai', 'F-CHANGYU'],
    ['luoqiubai', 'P-HUIYU'],
    ['luoqiubai', 'C-BEIYU-BH'],
    ['luoqiubai', 'C-LANCHUAN'],
    ['songbeichen', 'C-DONGLI'],
    ['guyunzhou', 'C-XIMO'],
    ['qiuhanlin', 'C-DONGLI'],
  ])('is not told to %s of %s, which is of no concern', async (who, id) => {
    expect(await signed(who, id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['', '../C-YANZHOU', "C'--", 'C-%', '名', 'x'.repeat(400)])('refuses the number %j', async (id) => {
    expect(await signed('luoqiubai', id)).toMatchObject({ code: 'REQUEST_INVALID' });
  });
});

describe('a trial of transfers to several payees', () => {
  const pilots = async (account: string) => (await as(account)).given('creditPilots');
  const begin = async (companyIds: readonly string[] | undefined): Promise<void> =>
    store.transaction(async (transaction) => savePilot(transaction, 'several-payees', companyIds));
  const transfer = async (asker: Asker, payees: readonly string[]) => {
    const { records } = await asker.given<{ records: readonly { holdingId: string; transferBar?: string }[] }>(
      'tradeHoldings',
      { place: 'held', page: 1, pageSize: 100 },
    );
    const holdingId = records.find(({ transferBar }) => !transferBar)?.holdingId;
    const lines = payees.map((payeeId) => ({ payeeId, amount: '1.00' }));
    return asker.ask('saveTradeApplication', {
      act: 'transfer',
      instrumentKind: 'credit',
      form: { holdingId, lines },
      submits: true,
    });
  };
  const two = ['C-CHENGYE', 'C-SHIYU'];

  it('is none by default: everybody has it', async () => {
    expect(await pilots('zhousiyuan')).toEqual([]);
    expect(await transfer(await as('zhousiyuan'), two)).toMatchObject({ code: '0', data: { state: 'WAITING' } });
  });

  it('is refused to a company that does not take part, with the reason', async () => {
    await begin(['C-CHENGYE']);
    expect(await pilots('zhousiyuan')).toEqual([{ functionCode: 'several-payees', isOffered: false }]);
    expect(await pilots('heqinghe')).toEqual([{ functionCode: 'several-payees', isOffered: true }]);
    const zhou = await as('zhousiyuan');
    expect(await transfer(zhou, two)).toMatchObject({
      code: 'TRADE_RULE',
      data: { rule: 'PAYEE', because: 'one-only' },
    });
    expect(await transfer(zhou, ['C-SHIYU'])).toMatchObject({ code: '0' });
    await begin(undefined);
    expect(await pilots('zhousiyuan')).toEqual([]);
    expect(await transfer(await as('zhousiyuan'), two)).toMatchObject({ code: '0' });
  });
});

describe('calls of the credits', () => {
  it.each([
    'creditIssuers',
    'creditShowInner',
    'creditPilots',
    'hasCreditDirectorSigned',
    'creditCorpsByName',
  ] as const)('%s is refused to users of an institution, and to roles that do not see the business', async (call) => {
    const request = { id: 'C-CHENGYE', corpName: '澄叶' };
    await store.transaction(async ({ users }) => {
      const shen = await users.find('U-shenruogu');
      if (shen) await users.save({ ...shen, roles: ['CORP_MANAGER'] });
    });
    for (const who of ['linzhixia-hengduo', 'shenruogu'])
      expect(await (await as(who)).ask(call, request)).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('a payee that is named by its id alone', () => {
  const issueTo = (payeeId: string) => ({
    act: 'issue',
    instrumentKind: 'credit',
    form: { payeeId, amount: '1000.00', dueOn: '2027-03-31', contractNumber: 'QH2026A0917' },
  });
  type Checked = {
    readonly parties: readonly unknown[];
    readonly checks: readonly { readonly code: string; readonly because?: string }[];
  };
  const companyName = async (pkCorp: string): Promise<string> =>
    (await store.transaction(async ({ companies }) => companies.find(pkCorp)))?.name ?? '';

  it.each(['C-LANCHUAN', 'C-NOBODY', '__proto__'])('is as unknown as one that there is not: %s', async (payeeId) => {
    const luo = await as('luoqiubai');
    const checked = await luo.ask('checkTradeForm', issueTo(payeeId));
    const { parties, checks } = checked.data as Checked;
    expect(parties).toEqual([]);
    expect(checks.filter(({ code }) => code.startsWith('PAYEE'))).toMatchObject([
      { code: 'PAYEE', because: 'unknown' },
    ]);
    const saved = await luo.ask('saveTradeApplication', { ...issueTo(payeeId), submits: false });
    const { applicationId } = saved.data as { readonly applicationId: string };
    const again = await luo.ask('checkTradeForm', { ...issueTo(payeeId), applicationId });
    const read = await luo.ask('tradeApplication', { applicationId });
    expect(saved).toMatchObject({ code: '0', data: { parties: [], counterpartyName: '' } });
    for (const answer of [checked, saved, again, read])
      expect(JSON.stringify(answer)).not.toContain((await companyName(payeeId)) || 'no such name');
    expect(await luo.ask('saveTradeApplication', { ...issueTo(payeeId), submits: true })).toMatchObject({
      code: 'TRADE_RULE',
      data: { rule: 'PAYEE', because: 'unknown' },
    });
  });

  it('is unknown to a holder too, except the issuer of its holdings', async () => {
    const zhou = await as('zhousiyuan');
    const { records } = await zhou.given<{
      records: readonly { holdingId: string; issuerName: string; transferBar?: string }[];
    }>('tradeHoldings', { place: 'held', page: 1, pageSize: 50 });
    const held = records.find(
      ({ transferBar, issuerName }) => transferBar === undefined && issuerName.includes('启衡'),
    );
    const checked = async (payeeId: string) =>
      zhou.given<Checked>('checkTradeForm', {
        act: 'transfer',
        instrumentKind: 'credit',
        form: { holdingId: held?.holdingId, lines: [{ payeeId, amount: '1.00' }] },
      });
    const reasons = ({ checks }: Checked) => checks.flatMap(({ code, because }) => (code === 'PAYEE' ? because : []));
    await changeCompany('C-XILAN', { openedProducts: [] });
    expect(reasons(await checked('C-XILAN'))).toEqual(['unknown']);
    expect(reasons(await checked('C-QIHENG'))).toEqual(['issuer']);
  });

  it.each([
    ['can be found', {}],
    ['has been paid before, although it cannot be found any more', { openedProducts: [] }],
  ])('is reported where it %s', async (_what, change) => {
    await changeCompany('C-YANZHOU', change);
    expect(await (await as('luoqiubai')).given<Checked>('checkTradeForm', issueTo('C-YANZHOU'))).toMatchObject({
      parties: [{ companyId: 'C-YANZHOU', companyName: '宁波砚舟精密铸造有限公司' }],
    });
  });

  it('stays named in what was submitted, and in what came back, whatever it is then', async () => {
    const [luo, shen] = [await as('luoqiubai'), await as('shennanzhi')];
    const submitted = await luo.given<{ applicationId: string; version: number }>('saveTradeApplication', {
      ...issueTo('C-KUANGYU'),
      submits: true,
    });
    await changeCompany('C-KUANGYU', { openedProducts: [] });
    const { applicationId, version } = submitted;
    const named = { data: { parties: [{ companyId: 'C-KUANGYU' }] } };
    expect(await shen.ask('tradeApplication', { applicationId })).toMatchObject(named);
    await shen.ask('decideTradeApplication', {
      applicationId,
      version,
      decision: 'return',
      reason: 'payee',
      words: '请核对收款方',
    });
    expect(await luo.ask('checkTradeForm', { ...issueTo('C-KUANGYU'), applicationId })).toMatchObject(named);
    const other = await luo.ask('checkTradeForm', { ...issueTo('C-LANCHUAN'), applicationId });
    expect(other).toMatchObject({ data: { parties: [] } });
  });
});
