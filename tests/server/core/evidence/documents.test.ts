import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { ItemRecord, MaterialRecord, PackageRecord } from '../../../../server/core/records/evidence.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { DocFileWire, MaterialWire } from '../../../../src/contract/documented/evidence/materials.ts';
import { arrivedFile, asked, uploadingWorld, type World } from './uploading.ts';

const minute = 60_000;
const invoice = {
  invoiceType: 'SPECIAL_VAT',
  invoiceCode: '6199241130',
  invoiceNum: '00412207',
  checkCode: '',
  invoiceDate: '2026-09-18',
  amountExcludingTax: '100.00',
  taxAmount: '13.00',
  taxIncludedAmount: '113.00',
};

let world: World;
let clerk: CallerFacts;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-11-21T02:00:00Z');
  world = await uploadingWorld(new MemoryObjectStore(), { clock: { now: () => now, realTime: () => now } });
  clerk = await world.asking('zhousiyuan');
});

const list = async (wish: object = {}) =>
  (await asked(world, 'materialList', { docDatumId: world.docDatumId, ...wish }, clerk))
    .data as readonly MaterialWire[];
async function material(docFileType: string): Promise<MaterialWire> {
  const found = (await list()).find((each) => each.docFileType === docFileType);
  if (!found) throw new Error(`There is no ${docFileType}`);
  return found;
}
const create = async (docFileType: string, fields: object = {}) =>
  asked(
    world,
    'fileCreate',
    { docMaterialId: (await material(docFileType)).docMaterialId, docFileType, ...fields },
    clerk,
  );
const created = async (docFileType: string, fields: object = {}): Promise<DocFileWire> =>
  (await create(docFileType, fields)).data as DocFileWire;
const modify = async (docFileId: string, fields: object = {}) =>
  asked(world, 'fileModify', { docFileId, ...fields }, clerk);
const found = async (docFileId: string) => (await asked(world, 'fileFind', { docFileId }, clerk)).data as DocFileWire;
const remove = async ({ docMaterialId, docFileId }: DocFileWire, wish: object = {}) =>
  asked(world, 'fileUnrelate', { docMaterialId, docFileIds: [docFileId], ...wish }, clerk);
const record = async (wish: Partial<PackageRecord>): Promise<void> =>
  world.store.transaction(async (transaction) => {
    const kept = await transaction.packages.find(world.docDatumId);
    if (kept) await transaction.packages.save({ ...kept, ...wish });
  });
const itemRecord = async (docFileId: string, wish: Partial<ItemRecord>): Promise<void> =>
  world.store.transaction(async (transaction) => {
    const kept = await transaction.items.find(docFileId);
    if (kept) await transaction.items.save({ ...kept, ...wish });
  });
const materialRecord = async (
  docMaterialId: string,
  wish: (kept: MaterialRecord) => Partial<MaterialRecord>,
): Promise<void> =>
  world.store.transaction(async (transaction) => {
    const kept = await transaction.materials.find(docMaterialId);
    if (kept) await transaction.materials.save({ ...kept, ...wish(kept) });
  });
/** The new lines of the log, as action and subject. */
const lines = async () =>
  (
    (await asked(world, 'operationLog', { docDatumId: world.docDatumId }, clerk)).data as readonly {
      readonly operateTime: number;
      readonly operateType: string;
      readonly remark: string;
    }[]
  )
    .filter(({ operateTime }) => operateTime >= now - 60 * minute && operateTime <= now)
    .map(({ operateType, remark }) => [operateType, remark]);

describe('the list of materials', () => {
  it("has the standard's order, and what each material takes", async () => {
    const all = await list();
    const positions = await world.store.transaction(async (transaction) =>
      (await transaction.materials.ofPackage(world.docDatumId))
        .toSorted((a, b) => a.position - b.position)
        .map(({ docMaterialId }) => docMaterialId),
    );
    expect(all.map(({ docMaterialId }) => docMaterialId)).toEqual(positions);
    const { properties, docFiles } = await material('BUSI_CONTRACT');
    expect(properties).toContainEqual({ propertyType: 'REQUIRED', propertyComponent: { isChecked: true } });
    expect(properties).toContainEqual({ propertyType: 'MAX_FILES', propertyComponent: { value: '10' } });
    expect(properties).toContainEqual({
      propertyType: 'FILE_LIMIT',
      propertyComponent: { busiKey: 'pdf', value: '61440' },
    });
    expect(docFiles?.length).toBeGreaterThan(0);
    const kinds = new Set(all.flatMap((each) => each.properties.map(({ propertyType }) => propertyType)));
    expect([...kinds].toSorted()).toEqual(['EXAMPLE', 'FILE_LIMIT', 'MAX_FILES', 'MAX_ITEMS', 'REQUIRED', 'TEMPLATE']);
    const template = all
      .flatMap((each) => each.properties)
      .find(({ propertyType }) => propertyType === 'TEMPLATE')?.propertyComponent;
    expect(template).toMatchObject({ componentName: template?.file?.name, fkFile: template?.file?.pkFile });
    await materialRecord((await material('BUSI_CONTRACT')).docMaterialId, (kept) => ({
      category: { ...kept.category, maxItems: 7 },
    }));
    expect((await material('BUSI_CONTRACT')).properties).toContainEqual({
      propertyType: 'MAX_ITEMS',
      propertyComponent: { value: '7' },
    });
    await materialRecord((await material('BUSI_CONTRACT')).docMaterialId, (kept) => ({
      category: { ...kept.category, maxItems: undefined },
    }));
    expect((await material('BUSI_CONTRACT')).properties.map(({ propertyType }) => propertyType)).not.toContain(
      'MAX_ITEMS',
    );
  });

  it('can be limited to categories, and can omit the documents', async () => {
    const { docStdCategoryId } = await material('BUSI_CONTRACT');
    expect((await list({ docStdCategories: docStdCategoryId })).map((each) => each.docStdCategoryId)).toEqual([
      docStdCategoryId,
    ]);
    expect((await list({ ignoreDocFiles: true })).every(({ docFiles }) => docFiles?.length === 0)).toBe(true);
  });
});

describe('a document', () => {
  it('is created with its fields and its file, and logged under the file’s name', async () => {
    const pkFile = await arrivedFile(world, clerk, 'upload-1');
    const made = await created('BUSI_CONTRACT', {
      busiContractFile: [pkFile],
      contract: { contractNo: 'HT2026', contractAmount: '1.50' },
      extBusiParams: '{"contractNoAsWritten":"HT-2026"}',
    });
    expect(made).toMatchObject({
      revision: 1,
      contract: { contractNo: 'HT2026', contractAmount: '1.50' },
      extBusiParams: '{"contractNoAsWritten":"HT-2026"}',
      approveResult: 'UNKNOWN',
      approveReason: '',
      changedSinceReturn: false,
      files: [{ pkFile, name: '合同.pdf' }],
    });
    expect([made.invoice, made.replaced, await found(made.docFileId)]).toEqual([undefined, undefined, made]);
    expect(await lines()).toEqual([['item-added', '合同.pdf']]);
  });

  describe('that is a red invoice with its original invoice', () => {
    const original = (originalInvoiceNum: string, originalInvoiceCode = '') => ({
      extBusiParams: JSON.stringify({ originalInvoiceNum, originalInvoiceCode }),
    });

    it('keeps the original invoice until a change without it', async () => {
      const made = await created('BUSI_INVOICE', { invoice, ...original('26992000000000000017') });
      expect(made).toMatchObject({ invoice, ...original('26992000000000000017') });
      expect(await found(made.docFileId)).toMatchObject(original('26992000000000000017'));
      expect((await modify(made.docFileId, { invoice })).data).not.toHaveProperty('extBusiParams');
    });

    it.each([
      ['no number', 'ABC', '', 'originalInvoiceNum'],
      ['a code without its number', '', '033992400111', 'originalInvoiceNum'],
      ['a number that lacks its code', '00412206', '', 'originalInvoiceCode'],
      ['the invoice itself', '00412207', 'own', 'originalInvoiceNum'],
    ])('is refused by the field when the original has %s', async (_, number, code, field) => {
      const own = { ...invoice, invoiceCode: '033992400111' };
      const given = { invoice: own, ...original(number, code === 'own' ? own.invoiceCode : code) };
      expect(await create('BUSI_INVOICE', given)).toMatchObject({
        code: 'REQUEST_INVALID',
        data: { field: `extBusiParams.${field}` },
      });
    });
  });

  it('is created empty without values, and logged under its number or else its category', async () => {
    await materialRecord((await material('BUSI_INVOICE')).docMaterialId, (kept) => ({
      category: { ...kept.category, name: '销项发票' },
    }));
    expect(await created('BUSI_INVOICE')).toMatchObject({
      invoice: {
        invoiceType: '',
        invoiceCode: '',
        invoiceNum: '',
        checkCode: '',
        invoiceDate: '',
        amountExcludingTax: '',
        taxAmount: '',
        taxIncludedAmount: '',
      },
      files: [],
    });
    expect(await created('BUSI_INVOICE', { invoice })).toMatchObject({ invoice });
    expect(await created('BUSI_CONTRACT', { contract: {} })).toMatchObject({
      contract: { contractNo: '', contractAmount: '' },
    });
    expect((await lines()).map(([, name]) => name)).toEqual([
      '销项发票',
      '00412207',
      (await material('BUSI_CONTRACT')).categoryName,
    ]);
  });

  it.each([
    ['invoice.invoiceDate', { invoiceDate: '昨天' }],
    ['invoice.invoiceDate', { invoiceDate: '2026-02-30' }],
    ['invoice.invoiceDate', { invoiceDate: '2026-9-1' }],
    ['invoice.invoiceNum', { invoiceNum: '0041\u202E2207' }],
    ['invoice.invoiceNum', { invoiceNum: '<b>1' }],
    ['invoice.invoiceNum', { invoiceNum: '004\n12207' }],
    ['invoice.invoiceCode', { invoiceCode: '61\u200B99' }],
    ['invoice.checkCode', { checkCode: '😀' }],
  ])('is refused by its field %s when the value is not valid: %j', async (field, change) => {
    expect(await create('BUSI_INVOICE', { invoice: { ...invoice, ...change } })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field },
    });
    expect(await lines()).toEqual([]);
  });

  it('may be incomplete, and keeps its number as written on paper', async () => {
    expect(await created('BUSI_INVOICE', { invoice: { invoiceNum: '004-12', invoiceDate: '' } })).toMatchObject({
      invoice: { invoiceNum: '004-12', invoiceDate: '' },
    });
    expect(await created('BUSI_CONTRACT', { contract: { contractNo: '启衡采字〔2026〕第 31 号' } })).toMatchObject({
      contract: { contractNo: '启衡采字〔2026〕第 31 号' },
    });
    expect(await create('BUSI_CONTRACT', { contract: { contractNo: 'HT\u202E2026' } })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'contract.contractNo' },
    });
  });

  it('has the type of its category, and neither invoice nor contract for other types', async () => {
    const { docMaterialId } = await material('BUSI_CONTRACT');
    expect(await asked(world, 'fileCreate', { docMaterialId, docFileType: 'BUSI_INVOICE' }, clerk)).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'docFileType' },
    });
    await materialRecord(docMaterialId, (kept) => ({ category: { ...kept.category, docFileType: 'OTHER' } }));
    const { data } = await asked(
      world,
      'fileCreate',
      { docMaterialId, docFileType: 'OTHER', invoice, contract: { contractNo: 'HT2026' } },
      clerk,
    );
    expect(data).toMatchObject({ docFileType: 'OTHER' });
    expect([(data as DocFileWire).invoice, (data as DocFileWire).contract]).toEqual([undefined, undefined]);
  });

  it('is refused when the category is full, or the package is not open for changes', async () => {
    const { docMaterialId, docFiles } = await material('BUSI_CONTRACT');
    await materialRecord(docMaterialId, (kept) => ({ category: { ...kept.category, maxItems: docFiles?.length } }));
    expect(await create('BUSI_CONTRACT')).toMatchObject({ code: 'MATERIAL_FULL' });
    await record({ state: 'UN_AUDIT' });
    expect(await create('BUSI_CONTRACT')).toMatchObject({ code: 'NOT_OPEN_FOR_CHANGE', data: { state: 'UN_AUDIT' } });
  });

  it('is created without an unknown invoice type, and without fields outside its type', async () => {
    expect(
      await created('BUSI_INVOICE', { invoice: { ...invoice, invoiceType: 'constructor', checkCode: '1'.repeat(20) } }),
    ).toMatchObject({ invoice: { invoiceType: '' } });
    expect(await created('BUSI_INVOICE', { invoice: { ...invoice, checkCode: '1'.repeat(20) } })).toMatchObject({
      invoice: { checkCode: '' },
    });
  });
});

describe('a change of a document', () => {
  it('keeps unnamed fields, raises the revision, and is logged once in a sitting', async () => {
    const { docFileId } = await created('BUSI_CONTRACT', {
      contract: { contractNo: 'HT2026', contractAmount: '1.50' },
    });
    expect(
      await modify(docFileId, { revision: 1, contract: { contractNo: 'HT2027', contractAmount: '1.50' } }),
    ).toMatchObject({
      code: '0',
      data: { revision: 2, contract: { contractNo: 'HT2027' }, changedSinceReturn: false },
    });
    now += 9 * minute;
    await modify(docFileId, { contract: { contractNo: 'HT2028', contractAmount: '1.50' } });
    await modify(docFileId, { contract: { contractNo: 'HT2028', contractAmount: '1.50' } });
    expect(await lines()).toEqual([
      ['item-added', 'HT2026'],
      ['item-edited', 'HT2027'],
    ]);
    now += minute;
    await modify(docFileId, { contract: { contractNo: 'HT2029', contractAmount: '1.50' } });
    const pkFile = await arrivedFile(world, clerk, 'upload-1');
    expect(await modify(docFileId, { busiContractFile: [pkFile] })).toMatchObject({
      data: { contract: { contractNo: 'HT2029' }, files: [{ pkFile }] },
    });
    expect((await lines()).slice(2)).toEqual([
      ['item-edited', 'HT2029'],
      ['item-changed', '合同.pdf'],
    ]);
  });

  it('of an invoice takes invoice fields, and of a contract no invoice', async () => {
    const [ours, contract] = [
      await created('BUSI_INVOICE', { invoice }),
      await created('BUSI_CONTRACT', { contract: {} }),
    ];
    expect(await modify(ours.docFileId, { invoice: { ...invoice, taxIncludedAmount: '114.00' } })).toMatchObject({
      data: { invoice: { taxIncludedAmount: '114.00' } },
    });
    expect(await modify(ours.docFileId, { contract: { contractNo: 'HT2026' } })).toMatchObject({
      data: { invoice: { taxIncludedAmount: '114.00' } },
    });
    const { data } = await modify(contract.docFileId, { invoice });
    expect((data as DocFileWire).invoice).toBeUndefined();
    expect(
      ((await modify(ours.docFileId, { contract: { contractNo: 'HT2026' } })).data as DocFileWire).contract,
    ).toBeUndefined();
  });

  it('is refused with the colleague’s name when a colleague changed the document meanwhile', async () => {
    const { docFileId } = await created('BUSI_CONTRACT', { contract: {} });
    await asked(world, 'fileModify', { docFileId, contract: { contractNo: 'HT2026' } }, await world.asking('limin'));
    expect(await modify(docFileId, { revision: 1 })).toMatchObject({
      code: 'ITEM_CHANGED',
      data: { by: '李敏', revision: 2 },
    });
    expect(await modify('DF-NONE')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await asked(world, 'fileFind', { docFileId: 'DF-NONE' }, clerk)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused when the package or the document is not open', async () => {
    const [item] = (await material('BUSI_CONTRACT')).docFiles ?? [];
    await record({ state: 'MODIFY' });
    expect(await modify(item?.docFileId ?? '', { contract: {} })).toMatchObject({
      code: 'NOT_OPEN_FOR_CHANGE',
      data: { state: 'MODIFY' },
    });
    await itemRecord(item?.docFileId ?? '', { result: 'NOPASS', reason: '不清楚' });
    expect(await modify(item?.docFileId ?? '', { contract: { contractNo: 'HT2026' } })).toMatchObject({ code: '0' });
  });

  it('after a return keeps the replaced values, and counts as none when they are restored', async () => {
    const [item] = (await material('BUSI_CONTRACT')).docFiles ?? [];
    const { docFileId = '', contract, files } = item ?? {};
    await record({ state: 'MODIFY' });
    await itemRecord(docFileId, { result: 'NOPASS', reason: '不清楚' });
    const [amount, name] = [contract?.contractAmount, files?.[0]?.name];
    expect(await modify(docFileId, { contract: { contractNo: 'HT2026', contractAmount: '1.00' } })).toMatchObject({
      data: {
        changedSinceReturn: true,
        replaced: { fileName: name, number: contract?.contractNo, amount, sameFiles: true },
      },
    });
    expect(await modify(docFileId, { contract: { contractNo: 'HT2027', contractAmount: '1.00' } })).toMatchObject({
      data: { replaced: { number: contract?.contractNo } },
    });
    const { data } = await modify(docFileId, {
      contract: { contractNo: contract?.contractNo, contractAmount: amount },
    });
    expect([(data as DocFileWire).changedSinceReturn, (data as DocFileWire).replaced]).toEqual([false, undefined]);
  });
});

describe('a removal of documents', () => {
  const all = async (docMaterialId: string, docFileIds: readonly string[]) =>
    (await asked(world, 'fileUnrelate', { docMaterialId, docFileIds }, clerk)).code;

  it('removes several of a material at once, each once, with a line in the log for each', async () => {
    const [one, other] = [await created('BUSI_INVOICE'), await created('BUSI_INVOICE')];
    expect(await all(one.docMaterialId, [one.docFileId, other.docFileId, one.docFileId])).toBe('0');
    const log = await world.store.transaction(async (transaction) => transaction.log.ofPackage(world.docDatumId));
    expect(
      [one, other].map(
        ({ docFileId }) => log.filter((line) => line.action === 'item-removed' && line.docFileId === docFileId).length,
      ),
    ).toEqual([1, 1]);
    expect(
      await world.store.transaction(async (transaction) => transaction.items.findAll([one.docFileId, other.docFileId])),
    ).toEqual([]);
  });

  it('removes nothing when a named document is not of the material, or when none is named', async () => {
    const [paper, contract] = [await created('BUSI_INVOICE'), await created('BUSI_CONTRACT')];
    expect([
      await all(paper.docMaterialId, [paper.docFileId, contract.docFileId]),
      await all(paper.docMaterialId, [paper.docFileId, 'DF-NONE']),
      await all(paper.docMaterialId, []),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'REQUEST_INVALID']);
    expect((await found(paper.docFileId)).docFileId).toBe(paper.docFileId);
  });

  it('after a return stops when an earlier removal closes the category', async () => {
    const items = await world.store.transaction(async (transaction) =>
      (await transaction.items.ofPackage(world.docDatumId)).filter(({ docFileType }) => docFileType === 'BUSI_INVOICE'),
    );
    const [first, second] = items;
    if (!first || !second) throw new Error('The package has no two invoices');
    // The place is full and its total is too low: one invoice may be removed, and then the place is not full any more.
    await materialRecord(first.docMaterialId, ({ category }) => ({
      category: { ...category, maxItems: items.length },
    }));
    for (const { docFileId } of items) await itemRecord(docFileId, { result: 'PASS', changedSinceReturn: false });
    await record({
      state: 'MODIFY',
      changeGranted: false,
      totalAmount: money('99999999.00'),
      submittedTotals: { invoices: money('9999999999.00'), contracts: money('9999999999.00') },
    });
    expect(await all(first.docMaterialId, [first.docFileId, second.docFileId])).toBe('NOT_OPEN_FOR_CHANGE');
    expect(await all(first.docMaterialId, [first.docFileId])).toBe('0');
    expect(await all(first.docMaterialId, [second.docFileId])).toBe('NOT_OPEN_FOR_CHANGE');
  });

  it('is logged, and the removal of a returned document opens its category again', async () => {
    const made = await created('BUSI_CONTRACT', { contract: { contractNo: 'HT2026' } });
    expect(await remove(made, { revision: 7 })).toMatchObject({ code: 'ITEM_CHANGED' });
    expect(await remove(made)).toMatchObject({ code: '0' });
    expect([(await lines()).at(-1), (await material('BUSI_CONTRACT')).reopened]).toEqual([
      ['item-removed', 'HT2026'],
      false,
    ]);
    const [returned] = (await material('BUSI_CONTRACT')).docFiles ?? [];
    await record({ state: 'MODIFY' });
    await itemRecord(returned?.docFileId ?? '', { result: 'NOPASS' });
    if (returned) expect(await remove(returned)).toMatchObject({ code: '0' });
    expect((await material('BUSI_CONTRACT')).reopened).toBe(true);
  });

  it('is refused when the package is not open, and a new document after a return is marked as changed', async () => {
    const [passed] = (await material('BUSI_CONTRACT')).docFiles ?? [];
    await record({ state: 'MODIFY' });
    if (passed) expect(await remove(passed)).toMatchObject({ code: 'NOT_OPEN_FOR_CHANGE' });
    await materialRecord((await material('BUSI_CONTRACT')).docMaterialId, () => ({ reopened: true }));
    expect(await created('BUSI_CONTRACT', { contract: {} })).toMatchObject({
      changedSinceReturn: true,
      approveResult: 'UNKNOWN',
    });
  });
});
