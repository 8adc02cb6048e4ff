import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { overdueLetter } from '../../../../server/core/evidence/overdue-letter.ts';
import type { CandidateRecord, PackageRecord } from '../../../../server/core/records/evidence.ts';
import type { CompanyRecord } from '../../../../server/core/records/company.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { bookToWire } from '../../../../src/contract/documented/evidence/book-mapping.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { arrivedFile, asked, policyFor, uploadingWorld, type World } from './uploading.ts';

const day = 86_400_000;
const reviewer = { by: 'shen-ruoxi', reason: '', corrections: [] } as const;

let clock: ManualClock;
let world: World;
let clerk: CallerFacts;
let docDatumId: string;
let paid: PackageRecord | undefined;

beforeEach(async () => {
  clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  world = await uploadingWorld(new MemoryObjectStore(), { clock });
  clerk = await world.asking('zhousiyuan');
  [paid] = await paidOut();
  docDatumId = paid?.docDatumId ?? '';
});

const paidOut = async (): Promise<readonly PackageRecord[]> =>
  (await world.store.transaction(async (transaction) => transaction.packages.inStates(['AUDITED'])))
    .filter(({ book, fundedAt }) => book === 'receivable' && fundedAt !== undefined)
    .toSorted((a, b) => (a.expectDueDate < b.expectDueDate ? -1 : 1));
const ask = async (name: Parameters<typeof asked>[1], more: object = {}, asking = clerk) =>
  asked(world, name, { docDatumId, ...more }, asking);
const materialId = async (): Promise<string> =>
  ((await ask('overdueCheck')).data as { readonly material: { readonly docMaterialId: string } }).material
    .docMaterialId;
const give = async (uploadId: string) =>
  ask('overdueFileModify', { fkFile: await arrivedFile(world, clerk, uploadId, await materialId()) });
const lines = async (action: string) =>
  (await world.store.transaction(async (transaction) => transaction.log.ofPackage(docDatumId))).filter(
    (line) => line.action === action,
  );
const answer = async (action: 'take-letter' | 'return-letter', reason = '') =>
  world.backEnd.reviews.applyAction(docDatumId, { ...reviewer, action, reason });
const overdueSaid = async (): Promise<unknown> =>
  JSON.parse(((await ask('packageFind')).data as { readonly extBusiParams: string }).extBusiParams) as unknown;

describe('the demo world', () => {
  it('has one package that is overdue, and one that becomes so with time', async () => {
    const [overdue, soon] = await paidOut();
    expect([overdue?.expectDueDate, soon?.expectDueDate]).toEqual(['2026-11-09', '2026-11-24']);
    docDatumId = soon?.docDatumId ?? '';
    expect((await ask('overdueButton')).data).toBe(false);
    clock.advance(4 * day);
    clerk = await world.asking('zhousiyuan');
    expect((await ask('overdueButton')).data).toBe(true);
  });
});

describe('the letter of an overdue business', () => {
  it('is requested by package and list, and its material is created once', async () => {
    expect(await overdueSaid()).toMatchObject({ overdueSince: '2026-11-09', overdueLetter: 'wanted' });
    expect(await overdueSaid()).not.toHaveProperty('letterAt');
    expect([await materialId(), await materialId()]).toEqual([`${docDatumId}-OL`, `${docDatumId}-OL`]);
    expect(
      (await world.store.transaction(async (transaction) => transaction.materials.ofPackage(docDatumId))).filter(
        ({ category }) => category.docStdCategoryId === 'OVERDUE_LETTER',
      ).length,
    ).toBe(1);
  });

  it('can be downloaded, and the person and time of the download are kept', async () => {
    expect((await ask('overdueDownloadTip')).data).toEqual({ downloadTime: undefined, downloadPersonName: undefined });
    expect(await ask('overdueRender')).toMatchObject({
      code: '0',
      data: { fileName: `逾期情况说明函-${docDatumId}.pdf`, mimeType: 'application/pdf' },
    });
    const keyed = { ...clerk, idempotencyKey: 'once' };
    await ask('overdueDownloadRecord', {}, keyed);
    await ask('overdueDownloadRecord', {}, keyed);
    expect((await lines('overdue-downloaded')).map(({ actorName, at }) => [actorName, at])).toEqual([
      ['周思远', clock.now()],
    ]);
    expect((await ask('overdueDownloadTip', {}, await world.asking('limin'))).data).toEqual({
      downloadTime: clock.now(),
      downloadPersonName: '周思远',
    });
  });

  it('given twice under one key is given once, and counts as submitted', async () => {
    const [fkFile, keyed] = [
      await arrivedFile(world, clerk, 'letter', await materialId()),
      { ...clerk, idempotencyKey: 'once' },
    ];
    const first = await ask('overdueFileModify', { fkFile }, keyed);
    expect([first.code, await ask('overdueFileModify', { fkFile }, keyed)]).toEqual(['0', first]);
    expect(await lines('overdue-given')).toHaveLength(1);
    expect((await world.file('letter'))?.submittedAt).toBe(clock.now());
  });

  it('is checked like every upload, and can be replaced until it is accepted', async () => {
    expect(
      (await policyFor({ ...world, docMaterialId: await materialId() }, clerk, 'exe', { localFileName: 'a.exe' })).code,
    ).toBe('FILE_EXTENSION');
    expect(await give('one')).toMatchObject({
      code: '0',
      data: { approveResult: 'UNKNOWN', files: [{ name: '合同.pdf' }] },
    });
    expect(await overdueSaid()).toMatchObject({ overdueLetter: 'given', letterAt: clock.now() });
    expect((await give('two')).code).toBe('0');
    expect((await lines('overdue-given')).length).toBe(2);
    const before = await world.store.transaction(async (transaction) => transaction.packages.find(docDatumId));
    await answer('take-letter');
    const taken = await world.store.transaction(async (transaction) => transaction.packages.find(docDatumId));
    expect([taken?.state, taken?.stateSince]).toEqual([before?.state, before?.stateSince]);
    expect(await overdueSaid()).toMatchObject({ overdueLetter: 'taken' });
    expect((await ask('overdueButton')).data).toBe(false);
    expect((await policyFor({ ...world, docMaterialId: `${docDatumId}-OL` }, clerk, 'three')).code).toBe(
      'NOT_OPEN_FOR_CHANGE',
    );
    expect((await ask('overdueFileModify', { fkFile: 'PK-NONE' })).code).toBe('NOT_OPEN_FOR_CHANGE');
  });

  it('that the platform returns has a reason, and its next version shows what it replaced', async () => {
    await give('one');
    await expect(answer('return-letter', ' ')).rejects.toMatchObject({ code: 'REVIEW_REASON' });
    await answer('return-letter', '没有盖章');
    expect(await overdueSaid()).toMatchObject({ overdueLetter: 'returned', letterAt: clock.now() });
    await expect(answer('take-letter')).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
    expect(await give('two')).toMatchObject({
      code: '0',
      data: { approveResult: 'UNKNOWN', changedSinceReturn: true, replaced: { fileName: '合同.pdf' } },
    });
  });

  it('is not accessible to another company, or by the calls of other documents', async () => {
    const fkFile = await arrivedFile(world, clerk, 'one', await materialId());
    const stranger = await world.asking('heqinghe');
    for (const call of [
      'overdueButton',
      'overdueCheck',
      'overdueRender',
      'overdueDownloadTip',
      'overdueDownloadRecord',
    ] as const)
      expect((await ask(call, {}, stranger)).code).toBe('NOT_FOUND');
    expect((await ask('overdueFileModify', { fkFile }, stranger)).code).toBe('NOT_FOUND');
    const director = await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR');
    expect((await ask('overdueButton', {}, director)).data).toBe(false);
    expect((await ask('overdueFileModify', { fkFile }, director)).code).toBe('NOT_PERMITTED');
    expect(
      (await asked(world, 'fileCreate', { docMaterialId: `${docDatumId}-OL`, docFileType: 'OTHER', fkFile }, clerk))
        .code,
    ).toBe('NOT_OPEN_FOR_CHANGE');
    expect((await ask('overdueFileModify', { fkFile: 'PK-NONE' })).code).toBe('FILE_MISSING');
  });

  it('is refused for a package that is not overdue', async () => {
    docDatumId = world.docDatumId;
    expect((await ask('overdueButton')).data).toBe(false);
    for (const call of ['overdueCheck', 'overdueRender', 'overdueDownloadTip', 'overdueDownloadRecord'] as const)
      expect((await ask(call)).code).toBe('NOT_IN_THIS_STATE');
    expect((await ask('overdueFileModify', { fkFile: 'PK-NONE' })).code).toBe('NOT_IN_THIS_STATE');
    await expect(answer('take-letter')).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
  });
});

describe('an overdue package', () => {
  const book = () => bookToWire(paid?.book ?? 'credit');
  const waitingStates = { docDatumStates: ['PREPARE', 'MODIFY', 'AUDIT_REJECT'] };
  const listed = async (conditions: object): Promise<readonly string[]> => {
    const { data } = await asked(world, 'packagePage', { ...book(), page: 1, pageSize: 50, ...conditions }, clerk);
    return (data as { readonly records: readonly { readonly docDatumId: string }[] }).records.map(
      (record) => record.docDatumId,
    );
  };
  const counted = async (): Promise<readonly [number, number]> => {
    const { data } = await asked(world, 'packageTotals', { ...book(), ...waitingStates, orOverdue: true }, clerk);
    const { data: waiting } = await asked(world, 'waitSubmit', {}, clerk);
    const { products } = waiting as {
      readonly products: readonly { readonly docType: string; readonly count: number }[];
    };
    return [
      (data as { readonly count: number }).count,
      products.find(({ docType }) => docType === book().docType)?.count ?? 0,
    ];
  };

  it('waits in the company’s list and counts until its letter is given, and again when it is returned', async () => {
    const conditions = { ...waitingStates, orOverdue: true, fkPersonHandle: 'U-NOBODY' };
    const [list, company] = await counted();
    expect(await listed(conditions)).toEqual([docDatumId]);
    expect(await listed(waitingStates)).not.toContain(docDatumId);
    await give('letter-1');
    expect(await listed(conditions)).toEqual([]);
    expect(await counted()).toEqual([list - 1, company - 1]);
    await answer('return-letter', '没有盖章');
    expect(await listed(conditions)).toEqual([docDatumId]);
    await give('letter-2');
    await answer('take-letter');
    expect(await counted()).toEqual([list - 1, company - 1]);
  });

  it('cannot be added to a list whose states may already include it', async () => {
    for (const states of [{}, { docDatumStates: ['AUDITED'] }]) {
      expect(
        await asked(world, 'packagePage', { ...book(), page: 1, pageSize: 50, ...states, orOverdue: true }, clerk),
      ).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'orOverdue' } });
    }
  });

  it('is no longer overdue once it was repaid, which happens once after the payment', async () => {
    const applyAction = async (wanted: 'repay' | 'take-letter', number = docDatumId) =>
      world.backEnd.reviews.applyAction(number, { ...reviewer, action: wanted });
    const unpaid =
      (await world.store.transaction(async (transaction) => transaction.packages.inStates(['AUDITED']))).find(
        ({ fundedAt }) => fundedAt === undefined,
      )?.docDatumId ?? '';
    await expect(applyAction('repay', unpaid)).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
    await give('letter-3');
    const [list, company] = await counted();
    await applyAction('repay');
    expect(await overdueSaid()).toMatchObject({ repaidAt: clock.now() });
    expect(await overdueSaid()).not.toHaveProperty('overdueSince');
    expect((await lines('repaid')).length).toBe(1);
    expect((await ask('overdueButton')).data).toBe(false);
    expect(await ask('overdueRender')).toMatchObject({ code: 'NOT_IN_THIS_STATE' });
    await expect(applyAction('repay')).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
    await expect(applyAction('take-letter')).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
    expect(await counted()).toEqual([list, company]);
  });
});

describe('the text of the letter', () => {
  const business = (serial: number, dueDate: string) =>
    ({ number: `YK-${serial}`, amount: money('1200.50'), dueDate }) as CandidateRecord;
  const record = {
    docDatumId: 'DD-1',
    payerName: '付款公司',
    financeName: '资金方',
    accountNo: '330501',
  } as PackageRecord;
  const company = { name: '我们公司', uscc: '91X' } as CompanyRecord;
  const written = (businesses: readonly CandidateRecord[]) =>
    overdueLetter({ record, company, businesses, fundedOn: '2026-09-22', today: '2026-11-21' });

  it('has the parties, and each overdue business with amounts, dates and days', () => {
    const { from, to, date, toSign, paragraphs } = written([
      business(2, '2026-11-19'),
      business(1, '2026-11-09'),
      business(3, '2026-11-21'),
    ]);
    expect([from.name, to, date, toSign]).toEqual(['我们公司', '资金方', '', true]);
    const text = paragraphs.join('\n');
    expect(text).toContain('2026 年 9 月 22 日放款');
    expect(text).toContain('1. YK-1：人民币 1,200.50 元，到期日 2026 年 11 月 9 日，已逾期 12 天；\n2. YK-2：');
    expect(text).not.toContain('YK-3');
    expect(text).toContain('合计人民币 2,401.00 元（大写：贰仟肆佰零壹元整），回款账户 330501。');
  });

  it('lists the first twelve businesses, and counts the rest', () => {
    const text = written(Array.from({ length: 14 }, (_unused, index) => business(index, '2026-11-09'))).paragraphs.join(
      '\n',
    );
    expect(text).toContain('下列 14 笔业务');
    expect(text).toContain('另外 2 笔');
  });

  it('from the debtor says that it has not paid, why, and when it will', () => {
    const owing = overdueLetter({
      record: { ...record, payerName: '我们公司', supplierName: '供应商公司' },
      company,
      businesses: [business(1, '2026-11-09')],
      fundedOn: '2026-09-22',
      today: '2026-11-21',
    }).paragraphs.join('\n');
    expect(owing).toContain(
      '我司为资料包 DD-1 项下业务的付款方，供应商为供应商公司，贵方已于 2026 年 9 月 22 日就该业务放款。截至 2026 年 11 月 21 日，下列 1 笔业务已到期，我司尚未付款：',
    );
    expect(owing).toContain('我司未按期付款的原因：');
    expect(owing).toContain('我司预计付款日期：');
    expect(owing).not.toMatch(/督促|获得的融资|回款账户/);
    expect(written([business(1, '2026-11-09')]).paragraphs.join('\n')).toContain('我司将督促付款方尽快付款');
  });
});
