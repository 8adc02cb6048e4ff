import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { bytesAt, sheetRows } from '../../../../features/support/gathered-files.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { DownloadError } from '../../../../server/core/evidence/shared/download-content.ts';
import { openSession } from '../../../../server/core/identity/sessions.ts';
import type { HoldingRecord, PostingRecord } from '../../../../server/core/records/trade.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { tradeListDownload } from '../../../../server/core/trade/trade-list-download.ts';
import { InProcessJobs } from '../../../../server/jobs/in-process-jobs.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { MemorySpool } from '../../../../server/storage/objects/memory-spool.ts';
import { fileWriterOver } from '../../../../server/wording/gathering.ts';
import { money, moneyToText } from '../../../../src/domain/money/money.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { FinancingWorld } from '../../../builders/financing.ts';
import { removeTrade } from '../../../builders/trading.ts';

interface Task {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly state: string;
  readonly total: number;
  readonly failure: string | null;
}

let store: MemoryStore;
let backEnd: BackEnd;
let trading: FinancingWorld;
let jobs: InProcessJobs;
const clock = { time: 0, now: () => clock.time, realTime: () => Date.now() };
const days = { from: '2026-11-01', to: '2026-12-31' };

beforeEach(async () => {
  clock.time = Date.parse('2026-11-27T10:00:00+08:00');
  store = new MemoryStore();
  jobs = new InProcessJobs((fault) => {
    throw fault;
  });
  backEnd = await demoBackEnd(store, undefined, { clock, jobs, objects: new MemoryObjectStore() });
  await removeTrade(store);
  trading = new FinancingWorld(store, clock);
});

async function as(account: string, locale: 'zh-CN' | 'en' = 'en'): Promise<Asker> {
  const asker = new Asker(backEnd);
  asker.locale = locale;
  const user = await store.transaction(async ({ users }) => users.byName(account));
  const about = { userId: user?.userId, role: user?.roles[0] ?? '', host: '' };
  const { token, session } = await openSession(clock.realTime(), about);
  await store.transaction(async ({ sessions }) => sessions.save(session));
  asker.token = token;
  return asker;
}

async function exportList(asker: Asker, asked: object): Promise<Task | undefined> {
  const before = (await asker.given<readonly Task[]>('downloadTasks')).map(({ id }) => id);
  await asker.given('exportTradeList', asked);
  await jobs.quiet();
  return (await asker.given<readonly Task[]>('downloadTasks')).find(({ id }) => !before.includes(id));
}
async function rowsOf(asker: Asker, asked: object): Promise<readonly (readonly string[])[]> {
  const task = await exportList(asker, asked);
  expect(task).toMatchObject({ kind: 'EXPORT', state: 'COMPLETE' });
  const { url } = await asker.given<{ url: string }>('downloadAddress', { id: task?.id });
  return sheetRows(bytesAt(url));
}

/** The facts of the sheet that says where the rows come from. */
async function originOf(asker: Asker, asked: object): Promise<Readonly<Record<string, string>>> {
  const task = await exportList(asker, asked);
  const { url } = await asker.given<{ url: string }>('downloadAddress', { id: task?.id });
  const sheet = strFromU8(unzipSync(bytesAt(url))['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
  const texts = [...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/gu)].map(([, text]) => text ?? '');
  return Object.fromEntries(texts.flatMap((label, at) => (at % 2 === 0 ? [[label, texts[at + 1] ?? '']] : [])));
}

async function last(companyId: string, place: HoldingRecord['place']): Promise<HoldingRecord> {
  const query = { companyId, place, keyword: '', orderBy: 'openedAt', descending: true } as const;
  const [found] = await store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 1 }));
  if (!found) throw new Error(`Nothing ${place} at ${companyId}`);
  return found;
}

/** 启衡 issues two amounts to 砚舟, which accepts the first and transfers a part of it to 澄叶. */
async function makeTrades(): Promise<void> {
  const people = async (name: string, part: 'operator' | 'director') => trading.caller(name, part);
  for (const amount of ['100.01', '7.10']) {
    clock.time += 60_000;
    const form = { payeeId: 'C-YANZHOU', amount, dueOn: '2027-03-31' };
    const made = await trading.save(await people('luoqiubai', 'operator'), 'issue', form);
    const checked = await trading.decide(await people('shennanzhi', 'operator'), made);
    await trading.decide(await people('songbeichen', 'director'), checked);
    if (amount === '7.10') continue;
    const { id } = await last('C-YANZHOU', 'transit');
    const accepted = await trading.save(await people('zhousiyuan', 'operator'), 'accept', { holdingId: id });
    await trading.decide(await people('guyunzhou', 'director'), accepted);
  }
  clock.time += 60_000;
  const passed = await trading.save(await people('zhousiyuan', 'operator'), 'transfer', {
    holdingId: (await last('C-YANZHOU', 'held')).id,
    lines: [{ payeeId: 'C-CHENGYE', amount: '40.02' }],
  });
  await trading.decide(await people('guyunzhou', 'director'), passed);
}

describe('an exported ledger', () => {
  it('runs from its opening to its closing balance, as its page says them', async () => {
    await makeTrades();
    const asker = await as('zhousiyuan');
    const page = await asker.given<{
      opening: string;
      closing: string;
      records: readonly { instrumentNo: string; amount: string; balance: string; direction: string }[];
    }>('tradeLedger', { ...days, page: 1, pageSize: 50 });
    const [head, opening, ...rest] = await rowsOf(asker, { list: 'ledger', ...days });
    const [lines, [total, closing]] = [rest.slice(0, -2), rest.slice(-2)];
    expect(head).toEqual([
      'Date',
      'Business',
      'Instrument',
      'With',
      'Increase',
      'Decrease',
      'Balance (CNY)',
      'Time',
      'Due',
      'Contract number',
      'Application number',
    ]);
    expect(opening?.[6]).toBe(page.opening);
    expect(closing?.[6]).toBe(page.closing);
    // The requested period ends after today, which is a number in a sheet.
    expect(closing?.slice(0, 2)).toEqual(['46353', 'As of 27 Nov 2026 (period not over)']);
    expect(lines.map(([, , number, , into, out, balance]) => [number, into, out, balance])).toEqual(
      page.records
        .map(({ instrumentNo, amount, balance, direction }) =>
          direction === 'in' ? [instrumentNo, amount, '', balance] : [instrumentNo, '', amount, balance],
        )
        .toReversed(),
    );
    const [into, out] = [money(total?.[4] ?? ''), money(total?.[5] ?? '')];
    expect(moneyToText({ fen: money(page.opening).fen + into.fen - out.fen })).toBe(page.closing);
  });

  it('names due date and own application of each line, and an issue of wages', async () => {
    await makeTrades();
    const { instrumentId } = await last('C-YANZHOU', 'held');
    await store.transaction(async ({ instruments }) => {
      const instrument = await instruments.find(instrumentId);
      if (instrument) await instruments.save({ ...instrument, isPayroll: true, contractNumber: 'HT-1' });
    });
    const numberOf = async (companyId: string, act: 'issue' | 'accept') =>
      store.transaction(async ({ tradeApplications }) => {
        const recent = await tradeApplications.recent(companyId, 50);
        return recent.filter((each) => each.act === act).map(({ number }) => number);
      });
    const issued = await rowsOf(await as('songbeichen'), { list: 'ledger', ...days, direction: 'in' });
    const lines = issued.slice(2, -2);
    expect(lines.map(([, what]) => what)).toEqual(['Payroll issue', 'Issue']);
    expect(lines.map((row) => row.slice(8, 10))).toEqual([
      ['46477', 'HT-1'],
      ['46477', ''],
    ]);
    expect(new Set(lines.map((row) => row[10]))).toEqual(new Set(await numberOf('C-QIHENG', 'issue')));
    const [accepted] = (await rowsOf(await as('zhousiyuan'), { list: 'ledger', ...days })).slice(2);
    expect([accepted?.[1], accepted?.[10]]).toEqual(['Acceptance', (await numberOf('C-YANZHOU', 'accept'))[0]]);
  });

  it('has the filtered lines alone, each with the balance that was really there', async () => {
    await makeTrades();
    const asker = await as('zhousiyuan');
    const all = await rowsOf(asker, { list: 'ledger', ...days });
    const out = await rowsOf(asker, { list: 'ledger', ...days, direction: 'out' });
    expect(out.slice(2, -2)).toEqual(all.slice(2, -2).filter(([, , , , into]) => into === ''));
    expect(out.slice(2, -2)).toHaveLength(1);
  });

  it('has every line of a long ledger once, in order, although others are written meanwhile', async () => {
    await makeTrades();
    const posting = await store.transaction(
      async ({ postings }) =>
        (
          await postings.ledger(
            { companyId: 'C-YANZHOU', side: 'holder', ...days, direction: 'in', keyword: '' },
            { offset: 0, limit: 1 },
          )
        )[0],
    );
    if (!posting) throw new Error('No posting');
    const many = Array.from({ length: 1_201 }, (_, index): PostingRecord => ({
      ...posting,
      id: `P-LONG-${String(index).padStart(5, '0')}`,
      at: posting.at + index + 1,
      amount: money('0.01'),
    }));
    await store.transaction(async ({ postings }) => postings.append(many));
    const asker = await as('zhousiyuan');
    await asker.given('exportTradeList', { list: 'ledger', ...days });
    const rows = await rowsOf(asker, { list: 'ledger', ...days });
    const balances = rows.slice(1, -2).map((row) => money(row[6] ?? ''));
    expect(balances).toHaveLength(1_201 + 3);
    const amounts = rows
      .slice(2, -2)
      .map((row) => (row[4] === '' ? -money(row[5] ?? '').fen : money(row[4] ?? '').fen));
    for (const [index, amount] of amounts.entries())
      expect((balances[index + 1]?.fen ?? 0n) - (balances[index]?.fen ?? 0n)).toBe(amount);
  });

  it('is refused without its days', async () => {
    const asker = await as('zhousiyuan');
    expect(await asker.ask('exportTradeList', { list: 'ledger', from: days.from })).toMatchObject({
      code: 'REQUEST_INVALID',
    });
    expect(await asker.ask('exportTradeList', { list: 'ledger', from: '2026-12-01', to: '2026-11-01' })).toMatchObject({
      code: 'REQUEST_INVALID',
    });
  });
});

describe('exported lists of holdings, instruments and applications', () => {
  it('have what the pages list, in the reader’s language', async () => {
    await makeTrades();
    const supplier = await as('zhousiyuan', 'zh-CN');
    expect(await rowsOf(supplier, { list: 'held' })).toEqual([
      ['凭证编号', '签发人（付款人）', '持有金额', '可用', '占用', '在资料包', '冻结', '到期日', '状态'],
      [
        expect.stringMatching(/^RX/u),
        '启衡重工集团股份有限公司',
        '59.99',
        '59.99',
        '0.00',
        '0.00',
        '0.00',
        expect.any(String),
        '持有中',
      ],
    ]);
    const english = await as('guyunzhou');
    const [head, first] = await rowsOf(english, { list: 'transit' });
    expect(head).toContain('From');
    expect(first).toContain('7.10');
    const core = await as('luoqiubai');
    const instruments = await rowsOf(core, { list: 'instruments', orderBy: 'amount', descending: false });
    expect(instruments.slice(1).map((row) => [row[2], ...row.slice(5)])).toEqual([
      ['7.10', '7.10', '0.00', '0.00', '0.00', '0.00', '0.00', 'In transit'],
      ['100.01', '0.00', '59.99', '40.02', '0.00', '0.00', '0.00', 'Not due yet'],
    ]);
    expect(await rowsOf(core, { list: 'instruments', instrumentState: 'transit' })).toHaveLength(2);
    const applications = await rowsOf(core, { list: 'applications', acts: ['issue'] });
    expect(applications.slice(1).map((row) => [row[0], row[3]])).toEqual([
      ['Issue', '7.10'],
      ['Issue', '100.01'],
    ]);
  });

  it('are what the filters select', async () => {
    await makeTrades();
    const core = await as('luoqiubai');
    expect(await rowsOf(core, { list: 'instruments', keyword: '砚舟' })).toHaveLength(3);
    expect(await exportList(core, { list: 'instruments', keyword: '澄叶' })).toMatchObject({
      state: 'FAILED',
      failure: 'NOTHING',
    });
  });

  it('never hold a formula, whatever a company is called', async () => {
    await makeTrades();
    await store.transaction(async ({ instruments }) => {
      for (const [index, name] of ['=1+1', '@SUM(A1)'].entries()) {
        const [found] = await instruments.page(
          { issuerId: 'C-QIHENG', keyword: '', orderBy: 'amount', descending: index === 0 },
          { offset: 0, limit: 1 },
        );
        if (found) await instruments.save({ ...found, payeeName: name });
      }
    });
    const names = (await rowsOf(await as('luoqiubai'), { list: 'instruments' })).map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['=1+1', '@SUM(A1)']));
  });

  it.each([
    ['luoqiubai', 'held'],
    ['luoqiubai', 'transit'],
    ['zhousiyuan', 'instruments'],
  ])('are refused to a role without the page: %s, %s', async (account, list) => {
    expect(await (await as(account)).ask('exportTradeList', { list })).toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('never have another company’s rows', async () => {
    await makeTrades();
    const rows = await rowsOf(await as('heqinghe'), { list: 'transit' });
    expect(rows.slice(1).map((row) => row[3])).toEqual(['40.02']);
    expect(await exportList(await as('heqinghe'), { list: 'held' })).toMatchObject({ failure: 'NOTHING' });
  });

  it('are no longer gathered for a user who has lost the role', async () => {
    await makeTrades();
    const asker = await as('zhousiyuan');
    await store.transaction(async ({ users }) => {
      const user = await users.byName('zhousiyuan');
      if (user) await users.save({ ...user, institution: 'I-SOMEBODY' });
    });
    expect(await asker.ask('exportTradeList', { list: 'held' })).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('exported statistics', () => {
  const asked = { list: 'statistics', instrumentKind: 'credit', months: { from: '2026-11', to: '2026-12' } };

  it('have the figures of the page, and rows of months that sum up to those of the period', async () => {
    await makeTrades();
    const asker = await as('luoqiubai');
    const [head, ...rows] = await rowsOf(asker, asked);
    expect(head).toEqual(['Part', 'Item', 'Period', 'Count', 'Amount (CNY)', 'Change, share or time']);
    const ofPart = (part: string) => rows.filter(([first]) => first === part);
    expect(ofPart('This period').map(([, item, period, count, amount]) => [item, period, count, amount])).toEqual([
      ['Issued', 'Nov 2026 to Dec 2026', '2', '107.11'],
      ['Accepted by suppliers', 'Nov 2026 to Dec 2026', '1', '100.01'],
      ['Transferred by suppliers', 'Nov 2026 to Dec 2026', '1', '40.02'],
      ['Financed by suppliers', 'Nov 2026 to Dec 2026', '0', '0.00'],
      ['Paid', 'Nov 2026 to Dec 2026', '0', '0.00'],
    ]);
    for (const [, item, , count, amount] of ofPart('This period')) {
      const months = ofPart('By month').filter(([, other]) => other === item);
      expect(months.map(([, , month]) => month)).toEqual(['Nov 2026', 'Dec 2026']);
      expect(months.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(Number(count));
      expect(moneyToText({ fen: months.reduce((sum, row) => sum + money(row[4] ?? '').fen, 0n) })).toBe(amount);
    }
    const reviews = ofPart('Approval times and returns');
    expect(reviews.filter(([, item]) => item === 'Submitted').map((row) => row[3])).toEqual(['2', '2', '0']);
    expect(ofPart('Concentration by holder').map((row) => [row[4], row[5]])).toEqual([
      ['67.09', '62.6%'],
      ['40.02', '37.4%'],
    ]);
  });

  it('are refused without months that can be asked for', async () => {
    const asker = await as('luoqiubai');
    for (const months of [undefined, { from: '2026-12', to: '2026-11' }, { from: '2020-01', to: '2026-11' }])
      expect(await asker.ask('exportTradeList', { ...asked, months })).toMatchObject({ code: 'REQUEST_INVALID' });
  });
});

describe('an exported list of financings', () => {
  interface Page {
    readonly count: number;
    readonly totalAmount: string;
    readonly records: readonly { readonly financingNo: string; readonly amount: string; readonly state: string }[];
  }

  async function makeFinancings(): Promise<void> {
    for (const [amount, dueOn] of [
      ['60000.01', '2027-03-31'],
      ['45000.10', '2027-04-30'],
    ] as const) {
      clock.time += 60_000;
      const { id } = await trading.held(amount, dueOn);
      await trading.approve([{ holdingId: id, amount }], 'FP-CHANGYU-1');
    }
  }

  it('has for a supplier what its page lists, with costs and net amounts', async () => {
    await makeFinancings();
    const asker = await as('zhousiyuan');
    const page = await asker.given<Page>('tradeFinancings', { page: 1, pageSize: 20 });
    const [head, ...rows] = await rowsOf(asker, { list: 'financings' });
    expect(head).toEqual([
      'Financing',
      'Instruments used',
      'Issuer',
      'Funder',
      'Amount',
      'Interest and fees',
      'Expected amount',
      'Amount received',
      'Annual rate',
      'Principal outstanding',
      'Due',
      'State',
      'Applied on',
    ]);
    expect(rows.map(([number, , , , amount]) => [number, amount])).toEqual(
      page.records.map(({ financingNo, amount }) => [financingNo, amount]),
    );
    const sumOf = (column: number) =>
      moneyToText({ fen: rows.reduce((sum, row) => sum + money(row[column] ?? '').fen, 0n) });
    expect(sumOf(4)).toBe(page.totalAmount);
    for (const row of rows)
      expect(money(row[5] ?? '').fen + money(row[6] ?? '').fen, row[0]).toBe(money(row[4] ?? '').fen);
    expect(new Set(rows.map((row) => row[8]))).toEqual(new Set(['3.60%']));
    // Nothing is received before the disbursement, and no principal is outstanding.
    expect(rows.map((row) => [row[7], row[9]])).toEqual([
      ['', '--'],
      ['', '--'],
    ]);
  });

  it('has what was received, and the principal that is outstanding, once it is paid out', async () => {
    const { id } = await trading.held('60000.01', '2027-03-31');
    await trading.withEvidence([id], 'F-CHANGYU', 'AUDITED');
    const approved = await trading.approve([{ holdingId: id, amount: '60000.01' }], 'FP-CHANGYU-1');
    await trading.disburse(approved, 'BK-1');
    const [, row] = await rowsOf(await as('zhousiyuan'), { list: 'financings' });
    expect([row?.[6], row?.[9]]).toEqual(['', '60000.01']);
    expect(money(row?.[5] ?? '').fen + money(row?.[7] ?? '').fen).toBe(money('60000.01').fen);
  });

  it('has for a core enterprise no cost, no net amount, and of the rate the band alone', async () => {
    await makeFinancings();
    const [head, first] = await rowsOf(await as('luoqiubai'), { list: 'financings' });
    expect(head).toEqual([
      'Financing',
      'Instruments used',
      'Supplier',
      'Funder',
      'Amount',
      'Annual rate',
      'Principal outstanding',
      'Due',
      'State',
      'Applied on',
    ]);
    expect(first?.slice(4, 6)).toEqual(['45000.10', '3% to 4%']);
  });

  it('contains the rows that the filters select', async () => {
    await makeFinancings();
    const asker = await as('zhousiyuan');
    const amounts = async (asked: object) =>
      (await rowsOf(asker, { list: 'financings', ...asked })).slice(1).map((row) => row[4]);
    expect(await amounts({ dueFrom: '2027-04-01' })).toEqual(['45000.10']);
    expect(await amounts({ dueTo: '2027-03-31', counterpartyId: 'C-QIHENG' })).toEqual(['60000.01']);
    expect(await amounts({ financingStates: ['MATERIALS'], keyword: '长屿' })).toEqual(['45000.10', '60000.01']);
    expect(await exportList(asker, { list: 'financings', financingStates: ['SETTLED'] })).toMatchObject({
      failure: 'NOTHING',
    });
  });

  it('never has another company’s financings', async () => {
    await makeFinancings();
    expect(await exportList(await as('heqinghe'), { list: 'financings' })).toMatchObject({ failure: 'NOTHING' });
  });
});

describe('an exported list of an inner organisation', () => {
  it.each(['IO-1', 'IO-NONE', '__proto__'])('is refused for the organisation %s', async (innerOrgId) => {
    const asker = await as('tangyishan');
    expect(await asker.ask('exportTradeList', { list: 'held', innerOrgId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused to the people of another one', async () => {
    const asker = await as('moyunchi');
    expect(await asker.ask('exportTradeList', { list: 'held', innerOrgId: 'IO-ZH2' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await asker.ask('exportTradeList', { list: 'held', innerOrgId: 'IO-ZH11' })).toMatchObject({ code: '0' });
  });

  it('has for its people its own part alone', async () => {
    const [first, second, third] = [
      await trading.held('1.00', '2027-03-31', 'C-QIHENG', 'C-ZHUHE'),
      await trading.held('20.00', '2027-03-31', 'C-QIHENG', 'C-ZHUHE'),
      await trading.held('300.00', '2027-03-31', 'C-QIHENG', 'C-ZHUHE'),
    ];
    await store.transaction(async ({ holdings }) => {
      await holdings.save({ ...first, innerOrganisationId: 'IO-ZH1' });
      await holdings.save({ ...second, innerOrganisationId: 'IO-ZH2' });
    });
    const numbersFor = async (account: string, asked: object) => {
      const text = JSON.stringify(await rowsOf(await as(account), asked));
      return [first, second, third].filter(({ number }) => text.includes(number)).map(({ number }) => number);
    };
    expect(await numbersFor('moyunchi', { list: 'held' })).toEqual([first.number]);
    expect(await numbersFor('moyunchi', { list: 'ledger', ...days })).toEqual([first.number]);
    expect(await numbersFor('tangyishan', { list: 'held', isUnallocated: true })).toEqual([third.number]);
    expect(await numbersFor('tangyishan', { list: 'held' })).toHaveLength(3);
    expect(await originOf(await as('moyunchi'), { list: 'ledger', ...days })).toMatchObject({
      Scope: 'The part of the internal organisation of the person who exported it',
      Entries: '1',
    });
  });

  it.each(['applications', 'financings', 'transit', 'statistics', 'instruments'])(
    'is not one of its %s, for its people',
    async (list) => {
      const asked = { list, months: { from: '2026-01', to: '2026-11' } };
      expect(await (await as('moyunchi')).ask('exportTradeList', asked)).toMatchObject({ code: 'NOT_PERMITTED' });
    },
  );

  /** Generates a sheet as an operator requested it, with the present rights of its reader. */
  const gather = async (asked: object, change: Partial<UserRecord> = {}) => {
    const user = await store.transaction(async ({ users }) => users.byName('tangyishan'));
    if (!user) throw new Error('Nobody is called tangyishan');
    const parts = { store, clock, fileWriter: fileWriterOver(new MemorySpool()) };
    const order = { kind: 'LIST', list: '', asked, locale: 'en' } as const;
    return tradeListDownload(parts)(order, { user: { ...user, ...change }, role: 'ROLE_CORP_OPERATOR' });
  };

  it('is not made for a user who joined that organisation meanwhile', async () => {
    const change = { institution: '江北项目部', innerOrganisationId: 'IO-ZH1' };
    await expect(gather({ list: 'applications' }, change)).rejects.toThrow(new DownloadError('NOT_PERMITTED'));
    expect((await gather({ list: 'held' }, change)).total).toBe(0);
  });

  it('is not made where inner organisations were switched off meanwhile', async () => {
    const asked = { list: 'held', innerOrgId: 'IO-ZH1' };
    expect((await gather(asked)).total).toBe(0);
    await store.transaction(async ({ groups }) => {
      const group = await groups.lock('C-ZHUHE');
      if (group) await groups.save({ ...group, innerOrganisationsOn: false });
    });
    await expect(gather(asked)).rejects.toThrow(new DownloadError('NOT_PERMITTED'));
  });
});

describe('the sheet that says where exported rows come from', () => {
  it('names the company, the period, the number of rows, the person and the moment', async () => {
    await makeTrades();
    expect(await originOf(await as('zhousiyuan'), { list: 'ledger', ...days })).toEqual({
      Company: '宁波砚舟精密铸造有限公司',
      'Unified social credit code': expect.stringMatching(/^[0-9A-Z]{18}$/u),
      Contents: 'Ledger',
      Period: '2026-11-01 to 2026-12-31, both included',
      Scope: 'All rows, no filter',
      Entries: '2',
      'Exported by': '周思远',
      'Exported at': '27 Nov 2026, 10:03:00 (Beijing time)',
    });
  });

  it.each([
    [
      { list: 'ledger', ...days, direction: 'out' },
      'The part that the page showed as filtered, perhaps not everything',
    ],
    [{ list: 'ledger', ...days, keyword: 'RX' }, 'The part that the page showed as filtered, perhaps not everything'],
    [{ list: 'held', orderBy: 'amount', descending: true, keyword: '' }, 'All rows, no filter'],
    [
      { list: 'statistics', months: { from: '2026-10', to: '2026-11' }, instrumentKind: 'credit' },
      'All rows, no filter',
    ],
  ])('says of %o whether a filter was on', async (asked, range) => {
    await makeTrades();
    expect(await originOf(await as('zhousiyuan'), asked)).toMatchObject({ Scope: range });
  });

  it('has the months of statistics as their period, and what was searched for', async () => {
    await makeTrades();
    const asker = await as('zhousiyuan');
    const months = { from: '2026-10', to: '2026-11' };
    expect(await originOf(asker, { list: 'statistics', months })).toMatchObject({
      Period: '2026-10 to 2026-11, both included',
    });
    const searched = await originOf(asker, { list: 'held', keyword: '启衡' });
    expect(searched).toMatchObject({ 'Searched for': '启衡' });
    expect(searched).not.toHaveProperty('Period');
  });
});
