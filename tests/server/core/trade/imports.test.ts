import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { bytesOfAddress, workbookBytes, workbookRows, type SheetRows } from '../../../../features/support/sheets.ts';
import { streamOf } from '../../../../server/core/byte-stream.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { CompanyRecord } from '../../../../server/core/records/company.ts';
import type { FileRecord } from '../../../../server/core/records/evidence.ts';
import type { Store } from '../../../../server/core/store.ts';
import { tradeMaintenance } from '../../../../server/core/trade/trade-maintenance.ts';
import { LightWorkbookReader } from '../../../../server/recognition/light-workbook-reader.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { sheetsOver } from '../../../../server/wording/sheets-over.ts';
import { asked, policyFor, sent, sha256, uploadingWorld, type Said, type World } from '../evidence/uploading.ts';

interface Row {
  readonly row: number;
  readonly form: { readonly payeeId: string; readonly amount: string; readonly dueOn: string };
  readonly payeeName: string;
  readonly payeeCode: string;
  readonly problems: readonly {
    readonly columnName: string;
    readonly because: string;
    readonly rule?: { readonly code: string; readonly because: string };
  }[];
  readonly notes: readonly { readonly code: string }[];
  readonly sameAsRow?: number;
  readonly importedBefore?: object & { readonly applicationId: string };
  readonly timesBefore?: number;
}
interface Answer {
  readonly trouble?: string;
  readonly missing?: readonly string[];
  readonly most?: number;
  readonly rows: readonly Row[];
  readonly obstacles: readonly { readonly code: string; readonly because: string }[];
  readonly limit?: { readonly total: string };
  readonly hiddenRows: number;
  readonly file?: { readonly fileName: string; readonly fileContent: string };
}
interface Drafts {
  readonly drafts: readonly {
    readonly applicationId: string;
    readonly applicationNo: string;
    readonly version: number;
  }[];
  readonly earlier?: readonly {
    readonly form: number;
    readonly applicationId: string;
    readonly timesBefore: number;
  }[];
}
interface Results {
  readonly results: readonly {
    readonly applicationId: string;
    readonly application?: { readonly state: string };
    readonly rule?: { readonly code: string; readonly because: string };
    readonly refusal?: { readonly code: string };
  }[];
}

const core = 'ROLE_CORE_OPERATOR';
const heads = ['收款方', '金额（元）', '到期日', '合同编号'];
const yanzhou = '宁波砚舟精密铸造有限公司';
const good = (amount = '1000.00', payee = yanzhou): readonly string[] => [payee, amount, '2027-03-31', 'QH2026A0917'];

let world: World;
let clerk: CallerFacts;
let clock: ManualClock;
let uploads = 0;

beforeEach(async () => {
  clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
  world = await uploadingWorld(new MemoryObjectStore(), { clock, sheets: sheetsOver(new LightWorkbookReader()) });
  const luo = await world.store.transaction(async ({ users }) => users.byName('luoqiubai'));
  clerk = await world.asking('luoqiubai', luo?.roles[0] ?? core);
});

async function sendSheet(bytes: Uint8Array<ArrayBuffer>, name = '三月签发.xlsx', asking = clerk): Promise<string> {
  uploads += 1;
  const { form } = await policyFor({ ...world, docMaterialId: 'trade-sheet' }, asking, `import-${uploads}`, {
    localFileName: name,
    size: bytes.length,
    sha256: sha256(bytes),
  });
  const { data } = await sent(world, asking, form.fileName, streamOf(bytes));
  return (data as { readonly pkFile: string }).pkFile;
}
const readFile = async (pkFile: string, asking = clerk): Promise<Said> =>
  asked(world, 'readTradeSheet', { act: 'issue', instrumentKind: 'credit', pkFile }, asking);
const read = async (rows: SheetRows, name = '三月签发.xlsx'): Promise<Answer> =>
  (await readFile(await sendSheet(workbookBytes(rows, name.endsWith('.xls') ? 'xls' : 'xlsx'), name))).data as Answer;
const problemsOf = ({ rows }: Answer) =>
  rows.map(({ row, problems }) => [
    row,
    problems.map(({ columnName, because, rule }) => [columnName, rule?.code ?? because]),
  ]);
const fileBytes = ({ file }: Answer) => new Uint8Array(bytesOfAddress(`,${file?.fileContent ?? ''}`));

async function changeCompany(pkCorp: string, change: Partial<CompanyRecord>): Promise<void> {
  await world.store.transaction(async ({ companies }) => {
    const company = await companies.lock(pkCorp);
    if (company) await companies.save({ ...company, ...change });
  });
}
const draftsKept = async (): Promise<number> => {
  const filter = { acts: ['issue'], states: ['DRAFT'], page: 1, pageSize: 20 };
  return ((await asked(world, 'tradeApplications', filter, clerk)).data as { readonly count: number }).count;
};
const keep = async (forms: readonly object[], idempotencyKey?: string, mayFollow?: readonly number[]): Promise<Said> =>
  asked(world, 'makeTradeDrafts', { instrumentKind: 'credit', forms, mayFollow }, { ...clerk, idempotencyKey });
const submit = async (drafts: readonly object[], idempotencyKey?: string): Promise<Said> =>
  asked(world, 'submitTradeDrafts', { drafts }, { ...clerk, idempotencyKey });

describe('the template of a sheet of issues', () => {
  it.each([
    [
      'zh-CN',
      [
        '收款方',
        '金额（元）',
        '到期日',
        '合同编号',
        '发票号码',
        '发票代码',
        '开票日期',
        '价税合计（元）',
        '可转让',
        '备注',
        '期限例外理由',
        '例外说明',
        '说明',
      ],
    ],
    [
      'en',
      [
        'Payee',
        'Amount (CNY)',
        'Due date',
        'Contract number',
        'Invoice number',
        'Invoice code',
        'Invoice date',
        'Invoice total (CNY)',
        'Transferable',
        'Remark',
        'Reason for a long term',
        'Explanation',
        'Note',
      ],
    ],
  ] as const)(
    'has headings in the language of the reader (%s), and an example that is left out',
    async (locale, headings) => {
      const said = await asked(
        world,
        'tradeSheetTemplate',
        { act: 'issue', instrumentKind: 'credit' },
        { ...clerk, locale },
      );
      const bytes = new Uint8Array(bytesOfAddress(`,${(said.data as { fileContent: string }).fileContent}`));
      expect(workbookRows(bytes)[0]).toEqual(headings);
      expect((await readFile(await sendSheet(bytes))).data).toMatchObject({ trouble: 'no-rows' });
    },
  );

  it('can be filled in in English', async () => {
    const answer = await read([
      ['Payee', 'Amount (CNY)', 'Due date', 'Transferable'],
      [yanzhou, '1000', '2027-03-31', 'No'],
    ]);
    expect(answer.rows[0]).toMatchObject({ problems: [], form: { isTransferable: false } });
  });
});

describe('a sheet of issues', () => {
  it('is judged row by row as the form is, with the limit', async () => {
    const answer = await read([
      heads,
      good(),
      good('0'),
      good('1e3'),
      ['constructor', '5', '2027-03-31', ''],
      [yanzhou, '5', '2026-01-01', ''],
      [yanzhou, '5', '2027-08-31', ''],
      good('900000000'),
      ['', '5', '2027-03-31', 'X'],
      ['启衡重工股份有限公司', '5', '2027-03-31', ''],
    ]);
    expect(problemsOf(answer)).toEqual([
      [2, []],
      [3, [['amount', 'AMOUNT']]],
      [4, [['amount', 'not-an-amount']]],
      [5, [['payee', 'payee-unknown']]],
      [6, [['dueOn', 'TERM']]],
      [7, [['exceptionReason', 'TERM_REASON']]],
      [8, [['amount', 'LIMIT']]],
      [9, [['payee', 'PAYEE']]],
      [10, [['payee', expect.stringMatching(/^(?:PAYEE|payee-unknown)$/u)]]],
    ]);
    expect(answer.limit).toMatchObject({ total: '200000000.00' });
    expect(answer.obstacles).toEqual([]);
    expect(answer.rows[0]).toMatchObject({
      payeeName: yanzhou,
      payeeCode: '91330299MA5JMH9238',
      form: { payeeId: 'C-YANZHOU', amount: '1000.00', dueOn: '2027-03-31' },
    });
  });

  it('finds a payee by its credit code, and by its name in letters of another width', async () => {
    await changeCompany('C-CHENGYE', { name: '澄叶（苏州）材料有限公司' });
    const answer = await read([
      heads,
      good('1', '91330299ma5jmh9238'),
      good('2', '９１３３０２９９ＭＡ５ＪＭＨ９２３８'),
      good('3', ' 澄叶(苏州) 材料有限公司'),
    ]);
    expect(answer.rows.map(({ form }) => form.payeeId)).toEqual(['C-YANZHOU', 'C-YANZHOU', 'C-CHENGYE']);
  });

  it('finds no part of a name, no company that cannot be paid, and none of two with one name', async () => {
    await changeCompany('C-KUANGYU', { openedProducts: [] });
    await changeCompany('C-XILAN', { name: '青岛重名有限公司' });
    await changeCompany('C-QILING', { name: '青岛重名有限公司' });
    const answer = await read([
      heads,
      good('1', '宁波砚舟'),
      good('2', '西安旷峪机电设备有限公司'),
      good('3', '青岛重名有限公司'),
    ]);
    expect(problemsOf(answer).map(([, problems]) => problems)).toEqual([
      [['payee', 'payee-unknown']],
      [['payee', expect.stringMatching(/^(?:PAYEE_OPENED|payee-unknown)$/u)]],
      [['payee', 'payee-several']],
    ]);
  });

  it('takes a name and a code in two columns where both are of one company', async () => {
    const both = ['收款方', '统一社会信用代码', '金额', '到期日'];
    const answer = await read([
      both,
      [yanzhou, '91330299MA5JMH9238', '1', '2027-03-31'],
      [yanzhou, '91320599MA913NBJ9P', '1', '2027-03-31'],
      ['', '91320599MA913NBJ9P', '1', '2027-03-31'],
    ]);
    expect(problemsOf(answer).map(([, problems]) => problems)).toEqual([[], [['payee', 'payee-differs']], []]);
  });

  it('looks up all payees of all columns together', async () => {
    const lookups: string[] = [];
    const counting: Store = {
      isReady: async () => world.store.isReady(),
      clear: async () => world.store.clear(),
      transaction: async (work) =>
        world.store.transaction(async (transaction) => {
          const { companies } = transaction;
          const byCode = async (codes: readonly string[]) => {
            lookups.push('codes');
            return companies.byUsccs(codes);
          };
          const watched = Object.assign(Object.create(companies), {
            find: async (id: string) => {
              lookups.push(id);
              return companies.find(id);
            },
            byUscc: async (code: string) => byCode([code]),
            byUsccs: byCode,
          }) as typeof companies;
          return work({ ...transaction, companies: watched });
        }),
    };
    const columns = Array.from({ length: 20 }, (_column, place) => place);
    const rows = columns.map((row) => [
      ...columns.map((column) => `9133${String(row * 100 + column).padStart(14, '0')}`),
      ...columns.map((column) => `${'\u200b'.repeat(row)}${yanzhou}${' '.repeat(column)}`),
      '1',
      '2027-03-31',
    ]);
    const many = [...columns.map(() => '统一社会信用代码'), ...columns.map(() => '收款方'), '金额', '到期日'];
    const pkFile = await sendSheet(workbookBytes([many, ...rows]));
    const request = { act: 'issue', instrumentKind: 'credit', pkFile };
    const answer = await asked({ backEnd: world.beside({ store: counting }) }, 'readTradeSheet', request, clerk);
    expect((answer.data as Answer).rows).toHaveLength(20);
    expect(lookups.filter((each) => each === 'codes')).toHaveLength(1);
    expect(lookups.filter((each) => each === 'C-YANZHOU').length).toBeLessThan(3);
  });

  it('shortens no long cell to a value that was not typed', async () => {
    const sheets: SheetRows = [
      ['收款方', '金额', '到期日', '备注'],
      [yanzhou, '1', '2027-03-31', '货款'.repeat(101)],
      [yanzhou, `${' '.repeat(199)}1000000`, '2027-03-31', ''],
    ];
    for (const name of ['长.xlsx', '长.xls']) {
      const answer = await read(sheets, name);
      expect(problemsOf(answer)[0]).toEqual([2, [['remark', 'too-long']]]);
      expect(answer.rows[1]?.form.amount).toBe('1000000.00');
    }
  });

  it('judges the invoices of a row as the form does, and tells what of them counts', async () => {
    const columns = [...heads, '发票号码', '发票代码', '开票日期', '价税合计'];
    const one = '26312000000012345678';
    const two = '26312000000012345679';
    const used = { code: '', number: one, issuedOn: '2026-10-01', total: '1000.00' };
    const { data } = await keep([{ payeeId: 'C-YANZHOU', amount: '1000.00', dueOn: '2027-03-31', invoices: [used] }]);
    expect((await submit((data as Drafts).drafts)).data).toMatchObject({
      results: [{ application: { state: 'WAITING' } }],
    });
    const answer = await read([
      columns,
      [...good('1500.00'), `${two}；12345678`, '3100204130', '2026-10-01；2026-10-02', '1,000.00；500'],
      [...good('1500.00'), one, '', '2026-10-01', '1000.00'],
      [...good('1500.00'), '1234', '3100204130', '2026-10-01', '1000.00'],
      [...good('1500.00'), two, '', '2027-01-01', '1000.00'],
      [...good('1500.00'), `${two}；${two}`, '', '2026-10-01；2026-10-01', '1；2'],
      [...good('1500.00'), two, '', '', '1000.00'],
    ]);
    expect(problemsOf(answer)).toEqual([
      [2, []],
      [3, []],
      [4, [['invoiceNumber', 'INVOICES']]],
      [5, [['invoiceDate', 'INVOICES']]],
      [6, [['invoiceNumber', 'INVOICES']]],
      [7, [['invoiceDate', 'invoice-count']]],
    ]);
    const notesOf = (at: number) => answer.rows[at]?.notes.map(({ code }) => code);
    expect([notesOf(0), notesOf(1)]).toEqual([['PAYS_ON'], ['PAYS_ON', 'INVOICES', 'INVOICE_SUM']]);
    expect(answer.rows[0]?.form).toMatchObject({
      invoices: [
        { number: two, code: '', issuedOn: '2026-10-01', total: '1000.00' },
        { number: '12345678', code: '3100204130', issuedOn: '2026-10-02', total: '500.00' },
      ],
    });
    // The workbook of invalid rows has the required columns, and can be read unchanged.
    const again = (await readFile(await sendSheet(fileBytes(answer)))).data as Answer;
    expect(problemsOf(again).map(([, problems]) => problems)).toEqual(
      problemsOf(answer)
        .slice(2)
        .map(([, problems]) => problems),
    );
  });

  it('keeps the invoices of its rows in the drafts', async () => {
    const number = '26312000000012345678';
    const columns = [...heads, '发票号', '发票日期', '发票金额'];
    const answer = await read([columns, [...good(), number, '2026-10-01', '2000']]);
    const { data } = await keep(answer.rows.map(({ form }) => form));
    const [draft] = (data as Drafts).drafts;
    const kept = await world.store.transaction(async ({ tradeApplications }) =>
      tradeApplications.find(draft?.applicationId ?? ''),
    );
    expect(kept?.form.invoices).toEqual([{ number, code: '', issuedOn: '2026-10-01', total: '2000.00' }]);
  });

  it('takes names of built-in properties and texts that look like formulas as texts', async () => {
    const columns = [...heads, '备注', '发票号码', '发票代码', '开票日期', '价税合计'];
    const answer = await read([
      columns,
      [yanzhou, '5', '2027-03-31', '__proto__', '=1+1', 'constructor', '__proto__', '2026-10-01', '5'],
      [yanzhou, '6', '2027-03-31', 'constructor', '+SUM(A1)', '', '', '', ''],
      ['__proto__', '7', '2027-03-31', 'toString', '=HYPERLINK("x","y")', '', '', '', ''],
    ]);
    expect(problemsOf(answer)).toEqual([
      [2, [['invoiceNumber', 'INVOICES']]],
      [3, []],
      [4, [['payee', 'payee-unknown']]],
    ]);
    expect(answer.rows[1]?.form).toMatchObject({ contractNumber: 'constructor', remark: '+SUM(A1)' });
    const parts = Object.values(unzipSync(fileBytes(answer))).map((part) => new TextDecoder().decode(part));
    expect(parts.filter((part) => /<f[ >]/u.test(part))).toEqual([]);
    expect(parts.some((part) => part.includes('=HYPERLINK('))).toBe(true);
  });

  it('names rows that ask for the same', async () => {
    const answer = await read([heads, good(), good('2000.00'), good('1,000.00')]);
    expect(answer.rows.map(({ sameAsRow }) => sameAsRow)).toEqual([undefined, undefined, 2]);
  });

  it('gives its faulty rows in a workbook that is read as it is, and whole once it is corrected', async () => {
    const first = await read([heads, good(), good('1e3'), [yanzhou, '5,5', '2027年2月29日', '']]);
    expect(first.file?.fileName).toBe('三月签发-to correct.xlsx');
    const rows = workbookRows(fileBytes(first));
    expect(rows).toHaveLength(3);
    expect(rows[0]?.at(-1)).toBe('What to correct');
    expect(rows[1]?.at(-1)).toMatch(/^Amount \(CNY\): /u);
    const again = (await readFile(await sendSheet(fileBytes(first)))).data as Answer;
    expect(problemsOf(again).map(([, problems]) => problems)).toEqual(
      problemsOf(first)
        .slice(1)
        .map(([, problems]) => problems),
    );
    const mended = rows.map((row, at) =>
      row.map((text, place) => (at > 0 && place === 1 ? '1000' : at > 0 && place === 2 ? '2027-02-26' : text)),
    );
    expect(problemsOf(await read(mended)).map(([, problems]) => problems)).toEqual([[], []]);
  });

  it('tells what concerns the company once, and not as a fault of rows', async () => {
    await changeCompany('C-QIHENG', { openedProducts: [] });
    const answer = await read([heads, good(), good('2000.00')]);
    expect(problemsOf(answer)).toEqual([
      [2, []],
      [3, []],
    ]);
    expect(answer.obstacles).toMatchObject([{ code: 'COMPANY_OPENED', because: 'not-opened' }]);
    expect(answer.file).toBeUndefined();
  });

  it('is read from text in the Chinese encoding of Windows under the name of a workbook', async () => {
    // 收款方,金额,到期日 / 宁波砚舟精密铸造有限公司,5,2027-03-31
    const gbk = Buffer.from(
      'cad5bfeeb7bd2cbdf0b6ee2cb5bdc6dac8d50d0ac4feb2a8d1e2d6dbbeabc3dcd6fdd4ecd3d0cfdeb9abcbbe2c352c323032372d30332d33310d0a',
      'hex',
    );
    const answer = (await readFile(await sendSheet(new Uint8Array(gbk), '签发.xls'))).data as Answer;
    expect(problemsOf(answer)).toEqual([[2, []]]);
  });

  it.each<readonly [string, SheetRows, object]>([
    ['with nothing in it', [], { trouble: 'no-headings' }],
    [
      'without a column',
      [
        ['收款方', '金额'],
        ['甲', '1'],
      ],
      { trouble: 'headings-missing', missing: ['dueOn'] },
    ],
    ['with 501 rows', [heads, ...Array.from({ length: 501 }, () => good())], { trouble: 'too-many-rows', most: 500 }],
  ])('%s is refused with the reason', async (_what, rows, trouble) => {
    expect(await read(rows)).toMatchObject({ ...trouble, rows: [] });
  });

  it('can be read only by the user who sent it', async () => {
    const pkFile = await sendSheet(workbookBytes([heads, good()]));
    const other = await world.asking(
      'shennanzhi',
      (await world.store.transaction(async ({ users }) => users.byName('shennanzhi')))?.roles[0],
    );
    expect(await readFile(pkFile, other)).toMatchObject({ code: 'FILE_MISSING' });
    expect(await readFile('PK-none')).toMatchObject({ code: 'FILE_MISSING' });
    const supplier = await world.asking('zhousiyuan');
    expect(await readFile(pkFile, supplier)).toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it.each<readonly [string, Partial<FileRecord>]>([
    ['was sent for another place', { docMaterialId: 'licence' }],
    ['was sent for another company', { pkCorp: 'C-LANCHUAN' }],
    ['has not arrived', { state: 'awaited' }],
  ])('is not read where it %s', async (_what, change) => {
    const pkFile = await sendSheet(workbookBytes([heads, good()]));
    await world.store.transaction(async ({ files }) => {
      const file = await files.find(pkFile);
      if (file) await files.save({ ...file, ...change });
    });
    expect(await readFile(pkFile)).toMatchObject({ code: 'FILE_MISSING' });
  });

  it('names no payee that is deregistered, or that the company may not know', async () => {
    const stranger = '武汉未识贸易有限公司';
    await changeCompany('C-CHENGYE', { deregistered: true });
    await world.store.transaction(async ({ companies }) => {
      const known = await companies.find('C-YANZHOU');
      if (!known) throw new Error('No company');
      await companies.save({ ...known, pkCorp: 'C-STRANGER', name: stranger, uscc: '', openedProducts: [] });
    });
    const answer = await read([heads, good('1', '苏州澄叶电子材料有限公司'), good('2', stranger)]);
    expect(problemsOf(answer)).toEqual([
      [2, [['payee', 'payee-unknown']]],
      [3, [['payee', 'payee-unknown']]],
    ]);
    expect(answer.rows.map(({ form, payeeName }) => `${form.payeeId}${payeeName}`)).toEqual(['', '']);
  });

  it('is not taken where it is too large, or no sheet', async () => {
    const policy = async (wish: object) =>
      (await policyFor({ ...world, docMaterialId: 'trade-sheet' }, clerk, `import-${(uploads += 1)}`, { ...wish }))
        .code;
    expect(await policy({ localFileName: '签发.xlsx', size: 5121 * 1024 })).toBe('FILE_TOO_LARGE');
    expect(await policy({ localFileName: '签发.pdf' })).toBe('FILE_EXTENSION');
  });

  it('is not accepted from a user of an institution, who may not read it', async () => {
    const { store } = world;
    const luo = await store.transaction(async ({ users }) => users.byName('luoqiubai'));
    await store.transaction(async ({ users }) => luo && users.save({ ...luo, institution: 'I-1' }));
    const policy = await policyFor({ ...world, docMaterialId: 'trade-sheet' }, clerk, 'import-institution', {
      localFileName: '签发.xlsx',
    });
    expect(policy.code).toBe('NOT_PERMITTED');
  });
});

describe('drafts of a sheet', () => {
  const formsOf = ({ rows }: Answer): readonly object[] => rows.map(({ form }) => form);

  it('are kept once, however often the request comes under its key', async () => {
    const before = await draftsKept();
    const forms = formsOf(await read([heads, good(), good('2000.00')]));
    const first = await keep(forms, 'key-1');
    expect((first.data as Drafts).drafts).toHaveLength(2);
    expect(await keep(forms, 'key-1')).toEqual(first);
    expect((await draftsKept()) - before).toBe(2);
  });

  it('are recognised when the sheet is given again, by colleagues, too, and made again where that is wanted', async () => {
    const sheet = [heads, good(), good(), good('2000.00')];
    expect((await read(sheet)).rows.map(({ importedBefore }) => importedBefore)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const first = formsOf(await read([heads, good(), good('2000.00')]));
    const { drafts } = (await keep(first)).data as Drafts;
    const [one, two] = drafts.map(({ applicationId }) => applicationId);
    clock.advance(60_000);
    const again = await read([heads, good('1,000.00'), good(), good('2000'), good('3000')]);
    expect(again.rows.map(({ importedBefore, timesBefore }) => [importedBefore?.applicationId, timesBefore])).toEqual([
      [one, 1],
      [undefined, 1],
      [two, 1],
      [undefined, 0],
    ]);
    expect(again.rows[0]?.importedBefore).toMatchObject({
      isDraft: true,
      makerName: '骆秋白',
      time: clock.now() - 60_000,
    });
    const left = (await keep(formsOf(again))).data as Drafts;
    // Without a confirmation, a row that was imported before is left out, with its duplicate.
    expect(left.drafts).toHaveLength(1);
    expect(left.earlier?.map(({ form, applicationId, timesBefore }) => [form, applicationId, timesBefore])).toEqual([
      [0, one, 1],
      [1, one, 1],
      [2, two, 1],
    ]);
    const wanted = await keep(formsOf(again).slice(0, 3), undefined, [1, 2, 1]);
    expect((wanted.data as Drafts).drafts).toHaveLength(3);
    // The confirmation covers the number of earlier imports that the user has seen.
    expect(((await keep(formsOf(again).slice(0, 1), undefined, [1])).data as Drafts).drafts).toEqual([]);
  });

  it.each<readonly [string, (id: string) => Promise<void>]>([
    [
      '30 days have gone by',
      async (id) =>
        world.store.transaction(async ({ importedIssues }) => {
          const record = await importedIssues.find(id);
          if (record) await importedIssues.save({ ...record, importedAt: record.importedAt - 30 * 86_400_000 - 1 });
        }),
    ],
    [
      'the draft was deleted',
      async (id) => world.store.transaction(async ({ tradeApplications }) => tradeApplications.remove(id)),
    ],
    [
      'the application was rejected',
      async (id) =>
        world.store.transaction(async ({ tradeApplications }) => {
          const record = await tradeApplications.find(id);
          if (record) await tradeApplications.save({ ...record, state: 'REJECTED' });
        }),
    ],
    [
      'another company imported it',
      async (id) =>
        world.store.transaction(async ({ importedIssues }) => {
          const record = await importedIssues.find(id);
          if (record) await importedIssues.save({ ...record, companyId: 'C-LANCHUAN' });
        }),
    ],
  ])('are new where %s', async (_what, happen) => {
    const { drafts } = (await keep(formsOf(await read([heads, good()])))).data as Drafts;
    await happen(drafts[0]?.applicationId ?? '');
    const again = await read([heads, good()]);
    expect(again.rows[0]?.importedBefore).toBeUndefined();
    expect(((await keep(formsOf(again))).data as Drafts).drafts).toHaveLength(1);
  });

  it('are forgotten after 30 days', async () => {
    const { drafts } = (await keep(formsOf(await read([heads, good()])))).data as Drafts;
    const found = async () =>
      world.store.transaction(async ({ importedIssues }) => importedIssues.find(drafts[0]?.applicationId ?? ''));
    clock.advance(30 * 86_400_000);
    await tradeMaintenance({ store: world.store, clock })();
    expect(await found()).toBeDefined();
    clock.advance(1);
    await tradeMaintenance({ store: world.store, clock })();
    expect(await found()).toBeUndefined();
  });

  it('are remembered once they are issued', async () => {
    const { drafts } = (await keep(formsOf(await read([heads, good()])))).data as Drafts;
    const id = drafts[0]?.applicationId ?? '';
    await world.store.transaction(async ({ tradeApplications }) => {
      const record = await tradeApplications.find(id);
      if (record) await tradeApplications.save({ ...record, state: 'EFFECTIVE' });
    });
    const again = await read([heads, good()]);
    expect(again.rows[0]?.importedBefore?.applicationId).toBe(id);
    expect(((await keep(formsOf(again))).data as Drafts).drafts).toEqual([]);
  });

  it('count those of the same request: a double that may follow as many as the first is left out', async () => {
    await keep(formsOf(await read([heads, good()])));
    const forms = formsOf(await read([heads, good(), good()]));
    const { drafts, earlier } = (await keep(forms, undefined, [1, 1])).data as Drafts;
    expect([drafts.length, earlier?.map(({ form, timesBefore }) => [form, timesBefore])]).toEqual([1, [[1, 2]]]);
  });

  it('are remembered while they are edited and submitted', async () => {
    const { drafts } = (await keep(formsOf(await read([heads, good()])))).data as Drafts;
    await submit(drafts);
    const again = await read([heads, good()]);
    expect(again.rows[0]?.importedBefore).toMatchObject({
      applicationId: drafts[0]?.applicationId,
      isDraft: false,
    });
  });

  it('are made once where two colleagues give the same sheet at the same time', async () => {
    const before = await draftsKept();
    const forms = formsOf(await read([heads, good(), good('2000.00')]));
    const other = await world.asking(
      'shennanzhi',
      (await world.store.transaction(async ({ users }) => users.byName('shennanzhi')))?.roles[0],
    );
    const said = await Promise.all(
      [clerk, other, clerk, other].map(async (who) =>
        asked(world, 'makeTradeDrafts', { instrumentKind: 'credit', forms }, who),
      ),
    );
    expect(said.map(({ data }) => (data as Drafts).drafts.length).filter((count) => count > 0)).toEqual([2]);
    expect((await draftsKept()) - before).toBe(2);
  });

  it('are not revealed to a user who may not issue, even where nothing would be made', async () => {
    const forms = formsOf(await read([heads, good()]));
    await keep(forms);
    const director = await world.asking('songbeichen', 'ROLE_CORE_DIRECTOR');
    expect(await asked(world, 'makeTradeDrafts', { instrumentKind: 'credit', forms }, director)).toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });

  it('are not stored for a user who may not issue', async () => {
    const supplier = await world.asking('zhousiyuan');
    const forms = formsOf(await read([heads, good()]));
    expect(await asked(world, 'makeTradeDrafts', { instrumentKind: 'credit', forms }, supplier)).toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });

  it('are submitted each for itself; what exceeds the limit stays a draft with the reason', async () => {
    const forms = formsOf(await read([heads, good('1900000.00'), good('1800000.00')]));
    const { drafts } = (await keep(forms)).data as Drafts;
    const uses = await world.store.transaction(async ({ limitUses }) => limitUses.sums('C-QIHENG credit'));
    await world.store.transaction(async ({ issueLimits }) => {
      const limit = await issueLimits.lock('C-QIHENG credit');
      if (limit) await issueLimits.save({ ...limit, total: { fen: uses.used.fen + uses.reserved.fen + 200_000_000n } });
    });
    const { results } = (await submit(drafts, 'key-2')).data as Results;
    expect(results).toMatchObject([
      { applicationId: drafts[0]?.applicationId, application: { state: 'WAITING' } },
      {
        applicationId: drafts[1]?.applicationId,
        refusal: { code: 'TRADE_RULE' },
        rule: { code: 'LIMIT', because: 'exceeded' },
      },
    ]);
    const kept = await world.store.transaction(async ({ tradeApplications }) =>
      tradeApplications.find(drafts[1]?.applicationId ?? ''),
    );
    expect(kept?.state).toBe('DRAFT');
    expect(await submit(drafts, 'key-2')).toMatchObject({
      data: { results: [{ application: { state: 'WAITING' } }, {}] },
    });
  });

  it('that were changed meanwhile, or that belong to others, are refused without stopping the rest', async () => {
    const forms = formsOf(await read([heads, good(), good('2000.00')]));
    const { drafts } = (await keep(forms)).data as Drafts;
    const [changed, right] = drafts;
    const { results } = (
      await submit([
        { ...changed, version: 7 },
        { applicationId: 'TA-none', version: 1 },
        { applicationId: right?.applicationId, version: right?.version },
      ])
    ).data as Results;
    expect(results.map(({ refusal, application }) => refusal?.code ?? application?.state)).toEqual([
      'TRADE_CHANGED',
      'NOT_FOUND',
      'WAITING',
    ]);
  });

  it('are issues alone: a draft of another act is not submitted with them', async () => {
    const supplier = await world.asking('zhousiyuan');
    const [holding] = await world.store.transaction(async ({ holdings }) =>
      holdings.page(
        { companyId: 'C-YANZHOU', place: 'held', keyword: '', orderBy: 'amount', descending: true },
        { offset: 0, limit: 1 },
      ),
    );
    const form = { holdingId: holding?.id ?? '', lines: [{ payeeId: 'C-CHENGYE', amount: '1.00' }] };
    const request = { act: 'transfer', instrumentKind: 'credit', form, submits: false };
    const { code, data } = await asked(world, 'saveTradeApplication', request, supplier);
    expect(code).toBe('0');
    const { applicationId, version } = data as { readonly applicationId: string; readonly version: number };
    const drafts = [{ applicationId, version }];
    expect(await asked(world, 'submitTradeDrafts', { drafts }, supplier)).toMatchObject({ code: 'NOT_PERMITTED' });
    await world.store.transaction(async ({ tradeApplications }) => {
      const draft = await tradeApplications.find(applicationId);
      if (draft) await tradeApplications.save({ ...draft, companyId: 'C-QIHENG' });
    });
    const answer = await submit(drafts);
    expect((answer.data as Results).results).toMatchObject([{ applicationId, refusal: { code: 'NOT_FOUND' } }]);
  });

  it('are those of the own company: one of another company is not found', async () => {
    const { drafts } = (await keep(formsOf(await read([heads, good()])))).data as Drafts;
    const [{ applicationId, version } = { applicationId: '', version: 0 }] = drafts;
    await world.store.transaction(async ({ tradeApplications }) => {
      const draft = await tradeApplications.find(applicationId);
      if (draft) await tradeApplications.save({ ...draft, companyId: 'C-LANCHUAN' });
    });
    const { results } = (await submit([{ applicationId, version }])).data as Results;
    expect(results).toMatchObject([{ applicationId, refusal: { code: 'NOT_FOUND' } }]);
  });

  it('are submitted once, although the back end died after the first of them', async () => {
    const { drafts } = (await keep(formsOf(await read([heads, good(), good('2000.00')])))).data as Drafts;
    let isDead = false;
    let submitted = 0;
    const dying: Store = {
      isReady: async () => world.store.isReady(),
      clear: async () => world.store.clear(),
      transaction: async (work) => {
        if (isDead) throw new Error('The back end is dead');
        return world.store.transaction(async (transaction) => {
          const { limitUses } = transaction;
          const watched = Object.assign(Object.create(limitUses), {
            save: async (use: Parameters<typeof limitUses.save>[0]) => {
              submitted += 1;
              if (submitted > 1) {
                isDead = true;
                throw new Error('The back end is dead');
              }
              return limitUses.save(use);
            },
          }) as typeof limitUses;
          return work({ ...transaction, limitUses: watched });
        });
      },
    };
    const named = drafts.map(({ applicationId, version }) => ({ applicationId, version }));
    const asking = { ...clerk, idempotencyKey: 'died' };
    const first = await asked(
      { backEnd: world.beside({ store: dying }) },
      'submitTradeDrafts',
      { drafts: named },
      asking,
    );
    expect(first.code).not.toBe('0');
    // The lease of the back end that died has expired.
    clock.advance(10_000);
    const { results } = (await submit(named, 'died')).data as Results;
    expect(results.map(({ application }) => application?.state)).toEqual(['WAITING', 'WAITING']);
  });

  it('cannot be submitted twice in one request', async () => {
    const { drafts } = (await keep(formsOf(await read([heads, good()])))).data as Drafts;
    const [{ applicationId, version } = { applicationId: '', version: 0 }] = drafts;
    const named = { applicationId, version };
    expect(await submit([named, named])).toMatchObject({ code: 'REQUEST_INVALID' });
  });
});
