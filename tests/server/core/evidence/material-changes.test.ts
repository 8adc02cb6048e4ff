import { materialTotals } from '../../../../src/domain/evidence/materials/totals.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { ItemRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { DocFileWire } from '../../../../src/contract/documented/evidence/materials.ts';
import { packageStates, type PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import { asked, uploadingWorld, type Said, type World } from './uploading.ts';

let clock: ManualClock;
let world: World;
let clerk: CallerFacts;
let invoices: string;

beforeEach(async () => {
  clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  world = await uploadingWorld(new MemoryObjectStore(), { clock });
  clerk = await world.asking('zhousiyuan');
  invoices = (await materials()).find(({ category }) => category.docFileType === 'BUSI_INVOICE')?.docMaterialId ?? '';
});

const materials = async () =>
  world.store.transaction(async (transaction) => transaction.materials.ofPackage(world.docDatumId));
const items = async (): Promise<readonly ItemRecord[]> =>
  world.store.transaction(async (transaction) => transaction.items.ofPackage(world.docDatumId));
const record = async () => world.store.transaction(async (transaction) => transaction.packages.find(world.docDatumId));
const lines = async (action: string) =>
  world.store.transaction(async (transaction) =>
    (await transaction.log.ofPackage(world.docDatumId)).filter((line) => line.action === action),
  );
async function put(state: PackageState): Promise<void> {
  await world.store.transaction(async (transaction) => {
    const found = await transaction.packages.find(world.docDatumId);
    if (found) await transaction.packages.save({ ...found, state });
  });
}
async function added(number: string, more: object = {}, extBusiParams?: string): Promise<DocFileWire> {
  const invoice = {
    invoiceType: 'GENERAL_VAT_ELEC',
    invoiceCode: '033002600111',
    invoiceNum: number,
    checkCode: '123456',
    invoiceDate: '2026-10-01',
    taxIncludedAmount: '100.00',
    ...more,
  };
  const said = await asked(
    world,
    'fileCreate',
    { docMaterialId: invoices, docFileType: 'BUSI_INVOICE', invoice, extBusiParams },
    clerk,
  );
  expect(said.code).toBe('0');
  return said.data as DocFileWire;
}
const update = async (updateDocFile: readonly object[], asking = clerk, docMaterialId = invoices): Promise<Said> =>
  asked(world, 'materialBatchModify', { docMaterialId, updateDocFile }, asking);
const invoiceNumbered = async (number: string) =>
  (await items())
    .map(({ content }) => (content.kind === 'invoice' ? content.invoice : undefined))
    .find((each) => each?.number === number);

describe('a change of several invoices at once', () => {
  it('writes only the named fields, with one line in the log for each', async () => {
    const [one, two] = [await added('10000001'), await added('10000002', { invoiceDate: '2026-10-02' })];
    const said = await update(
      [one, two].map(({ docFileId, revision }) => ({ docFileId, revision, invoice: { invoiceDate: '2026-10-09' } })),
    );
    expect(said.code).toBe('0');
    expect(await invoiceNumbered('10000001')).toMatchObject({
      date: '2026-10-09',
      code: '033002600111',
      checkCode: '123456',
      type: 'GENERAL_VAT_ELEC',
      total: { fen: 10_000n },
    });
    expect(await invoiceNumbered('10000002')).toMatchObject({ date: '2026-10-09', code: '033002600111' });
    expect((said.data as readonly DocFileWire[]).map(({ revision }) => revision)).toEqual([2, 2]);
    expect((await lines('item-edited')).map(({ docFileId, actorName }) => [docFileId, actorName])).toEqual([
      [one.docFileId, '周思远'],
      [two.docFileId, '周思远'],
    ]);
  });

  it('empties the fields that the new type does not have', async () => {
    const one = await added('10000001');
    await update([{ docFileId: one.docFileId, invoice: { invoiceType: 'E_SPECIAL_VAT_ELEC' } }]);
    expect(await invoiceNumbered('10000001')).toMatchObject({ type: 'E_SPECIAL_VAT_ELEC', code: '', checkCode: '' });
  });

  it('keeps the original invoice of a red one', async () => {
    const one = await added('10000001', {}, JSON.stringify({ originalInvoiceNum: '26992000000001280371' }));
    await update([{ docFileId: one.docFileId, invoice: { invoiceDate: '2026-10-09' } }]);
    expect((await items()).find(({ docFileId }) => docFileId === one.docFileId)?.content).toMatchObject({
      original: { number: '26992000000001280371', code: '' },
    });
  });

  it('changes none when a colleague changed one of them, and names that one', async () => {
    const [one, two] = [await added('10000001'), await added('10000002')];
    const limin = await world.asking('limin');
    await asked(
      world,
      'fileModify',
      {
        docFileId: two.docFileId,
        revision: two.revision,
        invoice: { invoiceNum: '10000002', invoiceDate: '2026-10-05' },
      },
      limin,
    );
    const said = await update(
      [one, two].map(({ docFileId, revision }) => ({ docFileId, revision, invoice: { invoiceDate: '2026-10-09' } })),
    );
    expect(said).toMatchObject({ code: 'ITEM_CHANGED', data: { by: '李敏', docFileId: two.docFileId } });
    expect(await invoiceNumbered('10000001')).toMatchObject({ date: '2026-10-01' });
  });

  it('is refused when not open, for another material, for repeated documents, and for unshared fields', async () => {
    const one = await added('10000001');
    const change = { docFileId: one.docFileId, invoice: { invoiceDate: '2026-10-09' } };
    const contracts =
      (await materials()).find(({ category }) => category.docFileType === 'BUSI_CONTRACT')?.docMaterialId ?? '';
    expect((await update([change], clerk, contracts)).code).toBe('NOT_FOUND');
    expect(await update([change, change])).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'updateDocFile' } });
    expect((await update([{ ...change, invoice: { invoiceNum: '1' } }])).code).toBe('REQUEST_INVALID');
    expect((await update([{ ...change, invoice: { invoiceDate: '2026-13-40' } }])).code).toBe('REQUEST_INVALID');
    for (const invoice of [{ invoiceType: 'NO_SUCH_TYPE' }, { invoiceCode: '' }, { invoiceDate: '' }, {}])
      expect((await update([{ ...change, invoice }])).code).toBe('REQUEST_INVALID');
    expect((await update([])).code).toBe('REQUEST_INVALID');
    await put('UN_AUDIT');
    expect(await update([change])).toMatchObject({ code: 'NOT_OPEN_FOR_CHANGE', data: { docFileId: one.docFileId } });
    expect(await invoiceNumbered('10000001')).toMatchObject({ date: '2026-10-01' });
  });

  it('is refused for contracts', async () => {
    const contracts =
      (await materials()).find(({ category }) => category.docFileType === 'BUSI_CONTRACT')?.docMaterialId ?? '';
    const { data } = await asked(
      world,
      'fileCreate',
      { docMaterialId: contracts, docFileType: 'BUSI_CONTRACT', contract: { contractNo: 'A1' } },
      clerk,
    );
    expect(
      (
        await update(
          [{ docFileId: (data as DocFileWire).docFileId, invoice: { invoiceDate: '2026-10-09' } }],
          clerk,
          contracts,
        )
      ).code,
    ).toBe('REQUEST_INVALID');
  });

  it('is refused to a director and to another company', async () => {
    const one = await added('10000001');
    const change = [{ docFileId: one.docFileId, invoice: { invoiceDate: '2026-10-09' } }];
    expect((await update(change, await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe('NOT_PERMITTED');
    expect((await update(change, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
  });
});

describe('a request to remove a document', () => {
  const ask = async (id: string, asking = clerk, reason = '传错了') =>
    asked(world, 'materialRemoveApprove', { id, reason }, asking);
  const answer = async (action: 'approve-removal' | 'refuse-removal', reason = '') =>
    world.backEnd.reviews.applyAction(world.docDatumId, { action, by: 'shen-ruoxi', reason, corrections: [] });
  let one: DocFileWire;

  beforeEach(async () => {
    one = await added('10000001');
    await added('10000002');
  });

  it('leaves the document until the platform approves, then removes only that one', async () => {
    await put('UN_AUDIT');
    const [before, all] = [await record(), await items()];
    expect((await ask(one.docFileId)).code).toBe('0');
    expect([await record(), await items()]).toEqual([before, all]);
    expect(
      (await lines('removal-asked')).map(({ docFileId, actorName, returned }) => [
        docFileId,
        actorName,
        returned[0]?.number,
        returned[0]?.reason,
      ]),
    ).toEqual([[one.docFileId, '周思远', '10000001', '传错了']]);
    expect(await answer('approve-removal')).toMatchObject({
      state: 'UN_AUDIT',
      dataVersion: (before?.dataVersion ?? 0) + 1,
    });
    expect((await items()).map(({ docFileId }) => docFileId)).toEqual(
      all.map(({ docFileId }) => docFileId).filter((each) => each !== one.docFileId),
    );
    expect((await lines('removal-approved')).map(({ side, returned }) => [side, returned[0]?.number])).toEqual([
      ['PLATFORM', '10000001'],
    ]);
    await expect(answer('approve-removal')).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
  });

  it('that is approved removes the final reviewer’s objections to that document', async () => {
    await put('FINAL_REJECT');
    await world.store.transaction(async (transaction) => {
      const found = await transaction.packages.find(world.docDatumId);
      if (found)
        await transaction.packages.save({
          ...found,
          objections: [
            { docMaterialId: invoices, docFileId: one.docFileId, reason: '模糊' },
            { docMaterialId: invoices, docFileId: 'DF-OTHER', reason: '缺页' },
          ],
        });
    });
    await ask(one.docFileId);
    await answer('approve-removal');
    expect((await record())?.objections.map(({ docFileId }) => docFileId)).toEqual(['DF-OTHER']);
  });

  it('that is approved reduces the submitted totals, so a later return does not ask for the difference', async () => {
    await put('UN_AUDIT');
    const totals = materialTotals(await items());
    await world.store.transaction(async (transaction) => {
      const found = await transaction.packages.find(world.docDatumId);
      if (found) await transaction.packages.save({ ...found, submittedTotals: totals });
    });
    await ask(one.docFileId);
    await answer('approve-removal');
    const left = materialTotals(await items());
    expect(left.invoices).not.toEqual(totals.invoices);
    expect((await record())?.submittedTotals).toEqual(left);
  });

  it('is refused by the platform only with a reason, and can be made again', async () => {
    await put('UN_AUDIT');
    await ask(one.docFileId);
    await expect(answer('refuse-removal', ' ')).rejects.toMatchObject({ code: 'REVIEW_REASON' });
    await answer('refuse-removal', '需要这张发票');
    expect((await lines('removal-refused')).map(({ detail, returned }) => [detail, returned[0]?.number])).toEqual([
      ['需要这张发票', '10000001'],
    ]);
    expect((await items()).some(({ docFileId }) => docFileId === one.docFileId)).toBe(true);
    expect((await ask(one.docFileId)).code).toBe('0');
  });

  it('is the only open request of its package, and is made once under one key', async () => {
    await put('UN_AUDIT');
    const keyed = { ...clerk, idempotencyKey: 'once' };
    expect([(await ask(one.docFileId, keyed)).code, (await ask(one.docFileId, keyed)).code]).toEqual(['0', '0']);
    expect((await lines('removal-asked')).length).toBe(1);
    expect(await ask(one.docFileId, await world.asking('limin'))).toMatchObject({
      code: 'CHANGE_ASKED',
      data: { by: '周思远' },
    });
    expect(
      (await asked(world, 'packageChangeRequest', { id: world.docDatumId, reason: '发票开错了' }, clerk)).code,
    ).toBe('CHANGE_ASKED');
    await answer('refuse-removal', '需要');
    await asked(world, 'packageChangeRequest', { id: world.docDatumId, reason: '发票开错了' }, clerk);
    expect((await ask(one.docFileId)).code).toBe('CHANGE_ASKED');
    await expect(answer('approve-removal')).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
  });

  it('is refused for the only document of a required material', async () => {
    const required = (await materials()).find(
      ({ docMaterialId, category }) => category.required && docMaterialId !== invoices,
    );
    await asked(
      world,
      'fileCreate',
      { docMaterialId: required?.docMaterialId, docFileType: required?.category.docFileType },
      clerk,
    );
    const only = (await items()).filter(({ docMaterialId }) => docMaterialId === required?.docMaterialId);
    await put('UN_AUDIT');
    expect(only.length).toBe(1);
    expect((await ask(only[0]?.docFileId ?? '')).code).toBe('LAST_OF_REQUIRED');
  });

  it.each(packageStates)('in %s is possible while the platform has the package', async (state) => {
    await put(state);
    const theirs = !['PREPARE', 'MODIFY', 'AUDIT_REJECT', 'INVALID', 'SUBMITTED', 'AUDITED'].includes(state);
    expect((await ask(one.docFileId)).code).toBe(theirs ? '0' : 'NOT_IN_THIS_STATE');
  });

  it('is refused without a reason, to a director, and to another company', async () => {
    await put('UN_AUDIT');
    expect((await ask(one.docFileId, clerk, ' ')).code).toBe('REQUEST_INVALID');
    expect((await ask(one.docFileId, await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe(
      'NOT_PERMITTED',
    );
    expect((await ask(one.docFileId, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect((await ask('DF-NONE')).code).toBe('NOT_FOUND');
  });
});

describe('the place of a document', () => {
  it('is shown to its company, also to a director', async () => {
    await added('10000001');
    const said = await asked(
      world,
      'materialBaseInfo',
      { id: invoices },
      await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'),
    );
    const evidence = await record();
    expect(said).toMatchObject({
      code: '0',
      data: {
        docMaterialId: invoices,
        docFileType: 'BUSI_INVOICE',
        docDatumId: world.docDatumId,
        docType: 'CREDIT',
        state: 'PREPARE',
        supplierName: evidence?.supplierName,
        financeName: evidence?.financeName,
      },
    });
    const { docFiles, businessNumbers } = said.data as {
      readonly docFiles: number;
      readonly businessNumbers: readonly string[];
    };
    expect([docFiles, businessNumbers.length > 0]).toEqual([
      (await items()).filter(({ docMaterialId }) => docMaterialId === invoices).length,
      true,
    ]);
  });

  it('is not shown to another company', async () => {
    expect((await asked(world, 'materialBaseInfo', { id: invoices }, await world.asking('heqinghe'))).code).toBe(
      'NOT_FOUND',
    );
    expect((await asked(world, 'materialBaseInfo', { id: 'DM-NONE' }, clerk)).code).toBe('NOT_FOUND');
  });
});
