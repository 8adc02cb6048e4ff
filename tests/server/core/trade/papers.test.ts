import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { FileRecord } from '../../../../server/core/records/evidence.ts';
import type { Transaction } from '../../../../server/core/store.ts';
import type { DocumentContent } from '../../../../src/domain/evidence/materials/document-content.ts';
import { emptyInvoice } from '../../../../src/domain/evidence/invoice/invoice.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { aPackage, contractItem, file, material } from '../../../contracts/store/records/evidence.ts';

let store: MemoryStore;
let backEnd: BackEnd;
const now = Date.parse('2026-11-27T16:30:00Z');

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => now } });
});

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}

/** Saves a document with a file in a package of a company. */
async function keep(
  pkCorp: string,
  name: string,
  content: DocumentContent,
  more: Partial<Pick<typeof aPackage, 'state' | 'side'>> = {},
): Promise<void> {
  const [docDatumId, docMaterialId] = [`DD-${name}`, `DM-${name}`];
  await store.transaction(async ({ packages, materials, items, files }) => {
    await packages.save({ ...aPackage, book: 'credit', side: 'issue', ...more, docDatumId, pkCorp });
    await materials.save({ ...material, docDatumId, docMaterialId });
    await files.save({ ...file, pkFile: `F-${name}`, pkCorp, name: `${name}.pdf`, state: 'stored', docMaterialId });
    const docFileType = content.kind === 'contract' ? 'BUSI_CONTRACT' : 'BUSI_INVOICE';
    const pkFiles = [`F-${name}`];
    await items.save({
      ...contractItem,
      docFileId: `DF-${name}`,
      docDatumId,
      docMaterialId,
      docFileType,
      pkFiles,
      content,
    });
  });
}
/** Changes the time of a document to later than the others. */
const giveLater = async (name: string): Promise<void> =>
  store.transaction(async ({ items }) => {
    const item = await items.find(`DF-${name}`);
    if (item) await items.save({ ...item, createdAt: item.createdAt + 1 });
  });
async function changeFile({ files }: Transaction, change: Partial<FileRecord>): Promise<void> {
  const kept = await files.find('F-contract');
  if (kept) await files.save({ ...kept, ...change });
}
const contract = (amount?: string, more: { number?: string; asWritten?: string } = {}): DocumentContent => ({
  kind: 'contract',
  contract: { number: 'QH2026A0917', ...more, amount: amount === undefined ? undefined : money(amount) },
});
const invoice = (number: string, code = ''): DocumentContent => ({
  kind: 'invoice',
  invoice: { ...emptyInvoice, number, code },
});

interface Application {
  readonly applicationId: string;
  readonly version: number;
  readonly state: string;
  readonly instrument?: { readonly issueDate: string };
  readonly checks: readonly { readonly code: string; readonly outcome: string; readonly values: object }[];
}
const invoices = [{ code: '', number: '26330000000000000001', issuedOn: '2026-11-01', total: '100000.00' }];
const form = {
  payeeId: 'C-YANZHOU',
  amount: '100000.00',
  dueOn: '2027-03-31',
  contractNumber: 'QH-2026A0917',
  invoices,
};
const submit = async (more: Partial<typeof form> = {}): Promise<Application> =>
  (await as('luoqiubai')).given<Application>('saveTradeApplication', {
    act: 'issue',
    instrumentKind: 'credit',
    form: { ...form, ...more },
    submits: true,
  });
const decide = async (account: string, { applicationId, version }: Application): Promise<Application> =>
  (await as(account)).given<Application>('decideTradeApplication', { applicationId, version, decision: 'approve' });
const papersFor = async (account: string, { applicationId }: Pick<Application, 'applicationId'>) =>
  (await as(account)).ask('tradeApplicationPapers', { applicationId });
const contractCheck = ({ checks }: Application) => checks.find(({ code }) => code === 'CONTRACT_SUM');

describe('the papers behind an application', () => {
  it('are the files that the reader’s company keeps of its contract and its invoices', async () => {
    await keep('C-QIHENG', 'contract', contract());
    await keep('C-QIHENG', 'invoice', invoice('26330000000000000001'));
    await keep('C-QIHENG', 'other', invoice('26330000000000000002'));
    await keep('C-YANZHOU', 'theirs', contract(), { side: 'finance' });
    expect(await papersFor('shennanzhi', await submit())).toMatchObject({
      code: '0',
      data: [
        { kind: 'contract', number: 'QH2026A0917', files: [{ pkFile: 'F-contract', name: 'contract.pdf' }] },
        { kind: 'invoice', number: '26330000000000000001', files: [{ pkFile: 'F-invoice', name: 'invoice.pdf' }] },
      ],
    });
  });

  it('are those of the invoice with the same code: many invoices share a number of eight digits', async () => {
    await keep('C-QIHENG', 'own', invoice('26990001', '3300261130'));
    await keep('C-QIHENG', 'second', invoice('26990001', '3300261131'));
    await keep('C-QIHENG', 'other', invoice('26990001', '3300261139'));
    const ofCode = (code: string) => ({ code, number: '26990001', issuedOn: '2026-11-01', total: '100000.00' });
    const made = await submit({ contractNumber: '', invoices: [ofCode('3300261130'), ofCode('3300261131')] });
    const { data } = await papersFor('shennanzhi', made);
    const names = (data as readonly { readonly files: readonly { readonly name: string }[] }[]).map(({ files }) =>
      files.map(({ name }) => name),
    );
    expect(names).toEqual([['own.pdf'], ['second.pdf']]);
  });

  it('can be opened by every user who sees them', async () => {
    await keep('C-QIHENG', 'contract', contract());
    const reviewer = await as('shennanzhi');
    const { data } = await reviewer.ask(
      'tradeApplicationPapers',
      await submit().then(({ applicationId }) => ({ applicationId })),
    );
    const [paper] = data as readonly { readonly files: readonly { readonly pkFile: string }[] }[];
    const ids = (paper?.files ?? []).map(({ pkFile }) => pkFile);
    expect(ids).toEqual(['F-contract']);
    expect(await reviewer.ask('fileInfo', { ids })).toMatchObject({ code: '0' });
  });

  it.each([{ state: 'INVALID' }, { side: 'finance' }] as const)(
    'leave out what is in a package of %j',
    async (more) => {
      await keep('C-QIHENG', 'contract', contract(), more);
      expect(await papersFor('shennanzhi', await submit())).toMatchObject({ code: '0', data: [] });
    },
  );

  it.each<readonly [string, (transaction: Transaction) => Promise<void>]>([
    ['has not arrived', async (transaction) => changeFile(transaction, { state: 'awaited' })],
    ['is another company’s', async (transaction) => changeFile(transaction, { pkCorp: 'C-YANZHOU' })],
    [
      'lies in another company’s package',
      async ({ materials, packages }) => {
        await packages.save({ ...aPackage, docDatumId: 'DD-theirs', pkCorp: 'C-YANZHOU', side: 'issue' });
        await materials.save({ ...material, docDatumId: 'DD-theirs', docMaterialId: 'DM-contract' });
      },
    ],
  ])('leave out a file that %s, and tell of the next document that has one', async (_what, happen) => {
    await keep('C-QIHENG', 'earlier', contract());
    await keep('C-QIHENG', 'contract', contract());
    await giveLater('contract');
    await store.transaction(happen);
    expect(await papersFor('shennanzhi', await submit())).toMatchObject({
      data: [{ files: [{ pkFile: 'F-earlier' }] }],
    });
  });

  it('are the latest document of a contract, and tell its amount', async () => {
    await keep('C-QIHENG', 'b-earlier', contract('1.00'));
    await keep('C-QIHENG', 'a-later', contract('2.00'));
    await giveLater('a-later');
    const made = await submit();
    expect(await papersFor('shennanzhi', made)).toMatchObject({ data: [{ files: [{ pkFile: 'F-a-later' }] }] });
    expect(contractCheck(made)?.values).toMatchObject({ most: '2.00' });
  });

  it.each([
    ['3300261130', ['F-paper']],
    ['33-0026 1130', ['F-paper']],
    ['', ['F-paper']],
    ['3300261131', []],
  ])('are found of an invoice by the code %s on its paper', async (code, found) => {
    await keep('C-QIHENG', 'paper', invoice('26990001', code));
    const own = { code: '3300261130', number: '26990001', issuedOn: '2026-11-01', total: '100000.00' };
    const { data } = await papersFor('shennanzhi', await submit({ contractNumber: '', invoices: [own] }));
    expect((data as readonly { files: readonly { pkFile: string }[] }[]).flatMap(({ files }) => files)).toMatchObject(
      found.map((pkFile) => ({ pkFile })),
    );
  });

  it('are each listed once, also where one paper without a code fits two invoices', async () => {
    await keep('C-QIHENG', 'paper', invoice('26990001'));
    const ofCode = (code: string) => ({ code, number: '26990001', issuedOn: '2026-11-01', total: '100000.00' });
    const made = await submit({ contractNumber: '', invoices: [ofCode('3300261130'), ofCode('3300261131')] });
    expect((await papersFor('shennanzhi', made)).data).toMatchObject([{ files: [{ pkFile: 'F-paper' }] }]);
  });

  it('are none for a final reviewer, who has no access to packages', async () => {
    await keep('C-QIHENG', 'contract', contract());
    const made = await submit();
    expect((await papersFor('songbeichen', made)).data).toHaveLength(1);
    expect(await papersFor('fumingheng', made)).toMatchObject({ code: '0', data: [] });
  });

  it('are not found for a company that the application does not concern', async () => {
    const made = await submit();
    expect(await papersFor('zhousiyuan', made)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await papersFor('shennanzhi', { applicationId: 'constructor' })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('issues under a contract', () => {
  it('is compared with the contract’s own amount, and noted where it exceeds that, but not refused', async () => {
    await keep('C-QIHENG', 'contract', contract('150000.00'));
    const first = await submit();
    expect(contractCheck(first)).toMatchObject({ outcome: 'passed', values: { sum: '0.00', most: '150000.00' } });
    expect(await decide('songbeichen', await decide('shennanzhi', first))).toMatchObject({ state: 'EFFECTIVE' });
    const second = await submit();
    expect(second.state).toBe('WAITING');
    expect(contractCheck(second)).toMatchObject({
      outcome: 'noted',
      values: { sum: '100000.00', amount: '100000.00', most: '150000.00' },
    });
  });

  it.each([
    ['启采【2026】18 号', '100000.00', '150000.00'],
    ['乙采〔2026〕18号', '0.00', ''],
    ['202618', '0.00', '150000.00'],
    ['启采〔２０２６〕１８号', '100000.00', '150000.00'],
    ['２０２６１８', '0.00', '150000.00'],
  ])('tells %s from 启采〔2026〕18号 by its letters of any script', async (contractNumber, sum, most) => {
    await keep('C-QIHENG', 'ours', contract('150000.00', { number: '202618', asWritten: '启采〔2026〕18号' }));
    const first = await submit({ contractNumber: '启采〔2026〕18号' });
    await decide('songbeichen', await decide('shennanzhi', first));
    expect(contractCheck(await submit({ contractNumber }))?.values).toMatchObject({
      number: contractNumber,
      sum,
      most,
    });
  });

  it('finds a document that does not keep how its number is written', async () => {
    await keep('C-QIHENG', 'ours', contract('150000.00', { number: '202618' }));
    expect(contractCheck(await submit({ contractNumber: '启采〔2026〕18号' }))?.values).toMatchObject({
      most: '150000.00',
    });
  });

  it('are not listed for a number without Latin letters and digits, which no document has', async () => {
    await keep('C-QIHENG', 'draft', contract('1.00', { number: '' }));
    const first = await submit({ contractNumber: '采购合同第十八号' });
    expect(await papersFor('luoqiubai', first)).toMatchObject({ code: '0', data: [] });
    await decide('songbeichen', await decide('shennanzhi', first));
    expect(contractCheck(await submit({ contractNumber: '采购合同（第十八号）' }))).toMatchObject({
      outcome: 'passed',
      values: { sum: '100000.00', most: '' },
    });
  });

  it('is compared with the amount of the latest document that tells one', async () => {
    await keep('C-QIHENG', 'b-earlier', contract('150000.00'));
    await keep('C-QIHENG', 'a-later', contract());
    await giveLater('a-later');
    expect(contractCheck(await submit())?.values).toMatchObject({ most: '150000.00' });
  });

  it('are listed alone where no document of the company names the contract’s amount', async () => {
    await keep('C-QIHENG', 'void', contract('1.00'), { state: 'INVALID' });
    await keep('C-YANZHOU', 'theirs', contract('1.00'), { side: 'finance' });
    expect(contractCheck(await submit())).toMatchObject({ outcome: 'passed', values: { sum: '0.00', most: '' } });
  });
});

describe('the paper of an effective issue', () => {
  it('has the day in Shanghai on which it took effect', async () => {
    const effective = await decide('songbeichen', await decide('shennanzhi', await submit()));
    expect(effective.instrument?.issueDate).toBe('2026-11-28');
  });
});
