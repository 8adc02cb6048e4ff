import { beforeEach, describe, expect, it } from 'vitest';
import { bytesOfAddress, workbookBytes, workbookRows, type SheetRows } from '../../../../features/support/sheets.ts';
import { createBackEnd } from '../../../../server/core/back-end.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { PackageRecord } from '../../../../server/core/records/evidence.ts';
import { LightWorkbookReader } from '../../../../server/recognition/light-workbook-reader.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { invoiceSheetsOver } from '../../../../server/wording/invoice-sheets-over.ts';
import { asked, policyFor, sent, sha256, uploadingWorld, type Said, type World } from './uploading.ts';
import { streamOf } from '../../../../server/core/byte-stream.ts';

const heads = ['发票类型', '发票号码', '开票日期', '不含税金额', '税额', '价税合计'];
const row = (serial: number, total = '1130'): readonly string[] => [
  '数电专票',
  `2699200000000128${String(serial).padStart(4, '0')}`,
  '2026-09-15',
  '1000',
  '130',
  total,
];

let world: World;
let clerk: CallerFacts;
let docMaterialId: string;
let parent: PackageRecord;

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore(), { sheets: invoiceSheetsOver(new LightWorkbookReader()) });
  clerk = await world.asking('pengyuting');
  await world.store.transaction(async (transaction) => {
    // The youngest: an older one was taken back with what it held.
    const draft = (await transaction.packages.inStates(['PREPARE'])).findLast(({ book }) => book === 'extoc');
    const material = (await transaction.materials.ofPackage(draft?.docDatumId ?? '')).find(
      ({ category }) => category.docFileType === 'BUSI_INVOICE',
    );
    if (!draft || !material) throw new Error('There is no draft of a distributor');
    [parent, docMaterialId] = [draft, material.docMaterialId];
  });
});

let uploads = 0;
async function given(rows: SheetRows, name = '发票.xlsx', asking = clerk): Promise<string> {
  uploads += 1;
  const bytes = workbookBytes(rows, name.endsWith('.xls') ? 'xls' : 'xlsx');
  const { form } = await policyFor({ ...world, docMaterialId }, asking, `sheet-${uploads}`, {
    localFileName: name,
    size: bytes.length,
    sha256: sha256(bytes),
  });
  const said = await sent(world, asking, form.fileName, streamOf(bytes));
  return (said.data as { readonly pkFile: string }).pkFile;
}
const taken = async (pkFile: string | undefined, asking = clerk): Promise<Said> =>
  asked(world, 'invoiceSheet', { docMaterialId, pkFile }, asking);
const items = async () =>
  world.store.transaction(async (transaction) => transaction.items.ofPackage(parent.docDatumId));
const fileRows = ({ data }: Said) =>
  workbookRows(bytesOfAddress(`,${(data as { readonly file: { readonly fileContent: string } }).file.fileContent}`));

describe('a sheet of invoices', () => {
  it('becomes documents in the order of its rows, with the sheet as their file', async () => {
    const pkFile = await given([heads, row(1), row(2)]);
    expect(await taken(pkFile)).toMatchObject({ code: '0', data: { added: 2, faulty: 0, problems: [], repeated: [] } });
    const made = (await items()).toSorted((a, b) => a.turn - b.turn);
    expect(made.map(({ pkFiles, content }) => [pkFiles, content.kind === 'invoice' && content.invoice.number])).toEqual(
      [
        [[pkFile], '26992000000001280001'],
        [[pkFile], '26992000000001280002'],
      ],
    );
  });

  it('that is imported again adds nothing, and names the repeated rows', async () => {
    const pkFile = await given([heads, row(1)]);
    await taken(pkFile);
    expect(await taken(pkFile)).toMatchObject({
      code: '0',
      data: { added: 0, repeated: [{ row: 2, invoiceNum: '26992000000001280001' }] },
    });
    expect(await items()).toHaveLength(1);
  });

  it('that is imported twice at the same moment adds each invoice once', async () => {
    const pkFile = await given([heads, row(1), row(2)]);
    const other = await world.asking('pengyuting');
    await Promise.all([taken(pkFile), taken(pkFile, other)]);
    expect(await items()).toHaveLength(2);
  });

  it('returns its faulty rows in a workbook that can be imported again', async () => {
    const said = await taken(await given([heads, row(1), row(2, '1131'), ['=1+1', '+SUM(A1)', '', '', '', '']]));
    expect(said).toMatchObject({ data: { added: 1, faulty: 2 } });
    const [first = [], ...rows] = fileRows(said);
    expect(rows).toHaveLength(2);
    // What looks like a formula is a text, there and back.
    expect(rows[1]?.[0]).toBe('=1+1');
    expect(await taken(await given([first, ...rows]))).toMatchObject({ data: { added: 0, faulty: 2 } });
  });

  it('has a template whose example row is not imported', async () => {
    const rows = fileRows(await taken(undefined));
    expect(rows[0]).toEqual([
      '发票类型',
      '发票代码',
      '发票号码',
      '开票日期',
      '不含税金额',
      '税额',
      '价税合计',
      '校验码',
      '说明',
    ]);
    expect(await taken(await given(rows))).toMatchObject({ data: { trouble: 'no-rows' } });
  });

  it('is never read as a single document', async () => {
    const pkFile = await given([heads, row(1)]);
    await taken(pkFile);
    expect(
      await asked(world, 'identifySubmit', { docDatumId: parent.docDatumId, pkFiles: [pkFile] }, clerk),
    ).toMatchObject({ data: { tasks: [] } });
    expect(await world.store.transaction(async (transaction) => transaction.readings.findAll([pkFile]))).toEqual([]);
  });
});

describe('a sheet is refused', () => {
  it('to another company as not found, and to a director as not permitted', async () => {
    const pkFile = await given([heads, row(1)]);
    expect((await taken(pkFile, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect((await taken(undefined, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect((await taken(pkFile, await world.asking('pengyuting', 'ROLE_CORP_DIRECTOR'))).code).toBe('NOT_PERMITTED');
    expect(await items()).toEqual([]);
  });

  it('in a category without invoices', async () => {
    const contracts = await world.store.transaction(async (transaction) =>
      (await transaction.materials.ofPackage(parent.docDatumId)).find(
        ({ category }) => category.docFileType === 'BUSI_CONTRACT',
      ),
    );
    expect((await asked(world, 'invoiceSheet', { docMaterialId: contracts?.docMaterialId ?? '' }, clerk)).code).toBe(
      'NOT_FOUND',
    );
  });

  it('once the package is submitted', async () => {
    const pkFile = await given([heads, row(1)]);
    await world.store.transaction(async (transaction) => transaction.packages.save({ ...parent, state: 'UN_AUDIT' }));
    expect((await taken(pkFile)).code).toBe('NOT_OPEN_FOR_CHANGE');
    expect(await items()).toEqual([]);
  });

  it('when it has not arrived, or was uploaded for another material', async () => {
    expect((await taken('PK-NONE')).code).toBe('FILE_MISSING');
    const pkFile = await given([heads, row(1)]);
    await world.store.transaction(async (transaction) => {
      const file = await transaction.files.find(pkFile);
      if (file) await transaction.files.save({ ...file, docMaterialId: 'DM-OTHER' });
    });
    expect((await taken(pkFile)).code).toBe('FILE_MISSING');
  });

  it('as the file of a single document', async () => {
    const pkFile = await given([heads, row(1)]);
    expect(
      (await asked(world, 'fileCreate', { docMaterialId, docFileType: 'BUSI_INVOICE', invoiceFile: pkFile }, clerk))
        .code,
    ).toBe('FILE_EXTENSION');
  });

  it('when the back end reads no sheets', async () => {
    const { sheets: _sheets, ...without } = world.parts;
    const pkFile = await given([heads, row(1)]);

    expect(
      (await asked({ backEnd: createBackEnd(without) }, 'invoiceSheet', { docMaterialId, pkFile }, clerk)).code,
    ).toBe('NOT_FOUND');
  });
});
