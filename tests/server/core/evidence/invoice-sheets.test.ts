import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { bytesOfAddress, workbookBytes, workbookRows, type SheetRows } from '../../../../features/support/sheets.ts';
import { workbookBytes as sheetsBytes } from '../../../../features/support/workbook-bytes.ts';
import { createBackEnd } from '../../../../server/core/back-end.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { PackageRecord } from '../../../../server/core/records/evidence.ts';
import { LightWorkbookReader } from '../../../../server/recognition/light-workbook-reader.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { sheetsOver } from '../../../../server/wording/sheets-over.ts';
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
  world = await uploadingWorld(new MemoryObjectStore(), { sheets: sheetsOver(new LightWorkbookReader()) });
  clerk = await world.asking('pengyuting');
  await world.store.transaction(async (transaction) => {
    // The newest: an older one was withdrawn with its content.
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
  return givenBytes(workbookBytes(rows, name.endsWith('.xls') ? 'xls' : 'xlsx'), name, asking);
}
async function givenBytes(bytes: Uint8Array<ArrayBuffer>, name = '发票.xlsx', asking = clerk): Promise<string> {
  uploads += 1;
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
const fileOf = ({ data }: Said) =>
  (data as { readonly file: { readonly fileName: string; readonly fileContent: string } }).file;
const fileBytes = (said: Said) => new Uint8Array(bytesOfAddress(`,${fileOf(said).fileContent}`));
const fileRows = (said: Said) => workbookRows(fileBytes(said));

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
    // A cell that looks like a formula stays a text when it is written and read.
    expect(rows[1]?.[0]).toBe('=1+1');
    expect(await taken(await given([first, ...rows]))).toMatchObject({ data: { added: 0, faulty: 2 } });
  });

  it('returns a workbook of faulty rows that is taken as it is, and whole once it is corrected', async () => {
    const rows = [
      row(1),
      ['数电专票', '26992000000001280002', '@2026-09-15', '1.000,00', '-', '1.130'],
      ['无此类型', '26992000000001280003', '2026年9月15日', '1.000', '130,00', '1.130,00'],
    ];
    const said = await taken(await given([heads, ...rows]));
    expect(said).toMatchObject({ data: { added: 1, faulty: 2 } });
    const again = await taken(await givenBytes(fileBytes(said), fileOf(said).fileName));
    expect(again).toMatchObject({
      data: {
        added: 0,
        faulty: 2,
        unreadSheets: [],
        problems: [
          { row: 2, fieldName: 'taxIncludedAmount', because: 'does-not-add-up' },
          { row: 3, fieldName: 'invoiceType', because: 'unknown-type' },
        ],
      },
    });
    // The readable cells are the same without the column of errors.
    expect(fileRows(again).slice(1)).toEqual([
      ['数电专票', '', '26992000000001280002', '2026-09-15', '1000.00', '0.00', '1130.00', '', expect.any(String)],
      ['无此类型', '', '26992000000001280003', '2026-09-15', '1000.00', '130.00', '1130.00', '', expect.any(String)],
    ]);
    const corrected = fileBytes(again);
    const text = (name: string): string => strFromU8(unzipSync(corrected)[name] ?? new Uint8Array());
    const sheet = 'xl/worksheets/sheet1.xml';
    const mended = zipSync({
      ...unzipSync(corrected),
      [sheet]: strToU8(text(sheet).replace('>0.00<', '>130.00<').replace('无此类型', '数电专票')),
    });
    expect(await taken(await givenBytes(mended))).toMatchObject({
      data: { added: 2, faulty: 0 },
    });
  });

  it('tells which sheets and how many hidden rows were not read', async () => {
    const cells = (values: readonly string[], at: number): string =>
      values
        .map((value, column) => `<c r="${'ABCDEF'[column]}${at}" t="inlineStr"><is><t>${value}</t></is></c>`)
        .join('');
    const bytes = sheetsBytes(
      {
        旧: [heads, row(1)],
        汇总: [['项目', '合计']],
        本月: `<row r="1">${cells(heads, 1)}</row><row r="2" hidden="1">${cells(row(2), 2)}</row><row r="3">${cells(row(3), 3)}</row>`,
      },
      { states: { 旧: 'hidden' } },
    );
    expect(await taken(await givenBytes(bytes))).toMatchObject({
      data: { added: 1, faulty: 0, unreadSheets: ['旧', '汇总'], hiddenRows: 1 },
    });
    expect((await items()).map(({ content }) => content.kind === 'invoice' && content.invoice.number)).toEqual([
      '26992000000001280003',
    ]);
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
