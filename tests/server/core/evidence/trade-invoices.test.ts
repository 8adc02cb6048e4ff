import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { EarlierWire } from '../../../../src/contract/documented/evidence/earlier.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;
let docDatumId: string;
let docMaterialId: string;

const business = (serial: number): string => `B14-F-2026-${serial}`;
const make = async (serial: number): Promise<string> => {
  const said = await asked(
    world,
    'packageCreate',
    { docType: 'ESTP', fkCredit: business(serial), fkFinance: 'F-CHANGYU' },
    clerk,
  );
  return (said.data as { readonly docDatumId: string }).docDatumId;
};
const invoicesOf = async (number: string): Promise<string> =>
  (await world.store.transaction(async (transaction) => transaction.materials.ofPackage(number))).find(
    ({ category }) => category.docFileType === 'BUSI_INVOICE',
  )?.docMaterialId ?? '';
const page = async (more: object = {}, asking = clerk) => {
  const said = await asked(world, 'tradeInvoices', { docDatumId, page: 1, pageSize: 10, ...more }, asking);
  return { code: said.code, ...(said.data as { readonly total: number; readonly records: readonly EarlierWire[] }) };
};
const relate = async (docFileIds: readonly string[], material = docMaterialId, asking = clerk) =>
  asked(world, 'fileRelate', { docMaterialId: material, docFileIds }, asking);

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore(), {
    clock: { now: () => Date.parse('2026-11-21T02:00:00Z'), realTime: () => Date.now() },
  });
  clerk = await world.asking('zhousiyuan');
  const [found] = await world.store.transaction(async (transaction) => transaction.candidates.findAll([business(12)]));
  expect(found?.book).toBe('estp');
  docDatumId = await make(12);
  docMaterialId = await invoicesOf(docDatumId);
});

describe('the invoices of the trade', () => {
  it("belong to the package's own businesses, and are found by a part of the number", async () => {
    const { total, records } = await page();
    expect([total, records.map(({ files }) => files.length)]).toEqual([2, [1, 0]]);
    expect(await page({ keyword: ` ${(records[1]?.invoice?.invoiceNum ?? '').slice(-4)} ` })).toMatchObject({
      total: 1,
      records: [{ docFileId: records[1]?.docFileId }],
    });
    expect(await page({ keyword: '%' })).toMatchObject({ total: 0 });
  });

  it('are not shown to another company or a director, or in another book', async () => {
    expect((await page({}, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect((await page({}, await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe('NOT_PERMITTED');
    expect((await page({ docDatumId: world.docDatumId })).code).toBe('NOT_PERMITTED');
  });

  it('are copied with their values, and keep their source until they are changed', async () => {
    const [one] = (await page()).records;
    const [added] = (await relate([one?.docFileId ?? ''])).data as readonly EarlierWire[];
    expect(added).toMatchObject({
      sourceType: 'TRADE_INVOICE',
      invoice: one?.invoice,
      files: one?.files,
      docMaterialId,
    });
    expect(added?.docFileId).not.toBe(one?.docFileId);
    const change = async (invoice: object) =>
      asked(world, 'fileModify', { docFileId: added?.docFileId, invoiceFile: one?.files[0]?.pkFile, invoice }, clerk);
    expect((await change({ ...one?.invoice })).data).toMatchObject({ sourceType: 'TRADE_INVOICE' });
    expect((await change({ ...one?.invoice, invoiceDate: '2026-10-01' })).data).not.toHaveProperty('sourceType');
  });

  it('are copied once, and never into the package of another business', async () => {
    const [one] = (await page()).records;
    const id = one?.docFileId ?? '';
    const other = await invoicesOf(await make(15));
    expect((await relate([id], other)).code).toBe('NOT_FOUND');
    expect((await relate([id], undefined, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    await relate([id]);
    // The used invoice comes last now.
    expect((await page({ pageSize: 200 })).records.at(-1)).toMatchObject({ docFileId: id, inPackage: true });
    expect(await relate([id])).toMatchObject({ code: 'CHOICE_REFUSED', data: { because: 'here' } });
  });
});
