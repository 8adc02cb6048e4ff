import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { markInvoice } from '../../../../server/core/evidence/invoice-register.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { EarlierWire } from '../../../../src/contract/documented/evidence/earlier.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;
let material: string;

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  clerk = await world.asking('zhousiyuan');
  material =
    (await world.store.transaction(async (transaction) => transaction.materials.ofPackage(world.docDatumId))).find(
      ({ category }) => category.docFileType === 'BUSI_INVOICE',
    )?.docMaterialId ?? '';
});

type Call = 'earlierInvoices' | 'earlierContracts' | 'earlierContractsInAudit';
const page = async (call: Call, more: object = {}, asking = clerk) => {
  const said = await asked(world, call, { docDatumId: world.docDatumId, page: 1, pageSize: 10, ...more }, asking);
  return { code: said.code, ...(said.data as { readonly total: number; readonly records: readonly EarlierWire[] }) };
};
const relate = async (docFileIds: readonly string[], asking = clerk, docMaterialId = material) =>
  asked(world, 'fileRelate', { docMaterialId, docFileIds }, asking);
const items = async () => world.store.transaction(async (transaction) => transaction.items.ofPackage(world.docDatumId));
const free = async (): Promise<readonly EarlierWire[]> =>
  (await page('earlierInvoices', { pageSize: 50 })).records.filter(({ inPackage }) => inPackage !== true);
const mark = async ({ invoice }: EarlierWire, as: 'RED' | 'VOID' | undefined) =>
  world.store.transaction(async (transaction) =>
    markInvoice(transaction, { code: invoice?.invoiceCode ?? '', number: invoice?.invoiceNum ?? '' }, as, 1),
  );

describe('the earlier documents', () => {
  it('come page by page, each invoice once, with the packages that use it', async () => {
    const [first, second] = [await page('earlierInvoices'), await page('earlierInvoices', { page: 2 })];
    expect([first.records.length, second.total]).toEqual([10, first.total]);
    const numbers = [...first.records, ...second.records].map(
      ({ invoice }) => `${invoice?.invoiceCode}/${invoice?.invoiceNum}`,
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    const all = (await page('earlierInvoices', { pageSize: 200 })).records;
    expect(all.filter(({ inPackage }) => inPackage).length).toBeGreaterThan(0);
    expect(
      all.filter(({ usedIn, usedCount }) => usedIn?.length === usedCount && usedCount === 1).length,
    ).toBeGreaterThan(0);
  });

  it('are found by a part of the number, without wildcards', async () => {
    const [one] = await free();
    const number = one?.invoice?.invoiceNum ?? '';
    expect(
      (await page('earlierInvoices', { keyword: ` ${number.slice(1)} ` })).records.map(
        ({ invoice }) => invoice?.invoiceNum,
      ),
    ).toContain(number);
    expect(await page('earlierInvoices', { keyword: '%' })).toMatchObject({ total: 0, records: [] });
  });

  it('are found by the buyer, and the used ones come last', async () => {
    const { records } = await page('earlierInvoices', { pageSize: 200 });
    const payersOf = async (of: readonly EarlierWire[]): Promise<readonly string[]> =>
      world.store.transaction(async (transaction) =>
        (await transaction.packages.findAll([...new Set(of.map(({ docDatumId }) => docDatumId))])).map(
          ({ payerName }) => payerName,
        ),
      );
    const [payer = ''] = await payersOf(records);
    const found = (await page('earlierInvoices', { payerName: payer.slice(0, 4), pageSize: 200 })).records;
    expect(new Set(await payersOf(found))).toEqual(new Set([payer]));
    expect(found.length).toBeLessThan(records.length);
    const unused = await page('earlierInvoices', { unused: true, pageSize: 200 });
    expect(unused.total).toBeGreaterThan(0);
    expect(records.slice(0, unused.total).map(({ docFileId }) => docFileId)).toEqual(
      unused.records.map(({ docFileId }) => docFileId),
    );
  });

  it.each([
    [{ amountFrom: 'x' }],
    [{ amountTo: '1.234' }],
    [{ dateFrom: '2026-02-30' }],
    [{ dateTo: 'constructor' }],
    [{ unused: 'perhaps' }],
    [{ payerName: 'x'.repeat(65) }],
  ])('are refused for the filter %j', async (filter) => {
    expect((await page('earlierInvoices', filter)).code).toBe('REQUEST_INVALID');
  });

  it('have contracts of packages under review in a list of their own', async () => {
    const states = async ({ records }: { readonly records: readonly EarlierWire[] }) =>
      new Set(
        (
          await world.store.transaction(async (transaction) =>
            transaction.packages.findAll(records.map(({ docDatumId }) => docDatumId)),
          )
        ).map(({ state }) => state),
      );
    const [calm, reviewed] = [
      await page('earlierContracts', { pageSize: 200 }),
      await page('earlierContractsInAudit', { pageSize: 200 }),
    ];
    expect((await states(reviewed)).has('UN_AUDIT')).toBe(true);
    expect((await states(calm)).has('AUDITED')).toBe(true);
    expect(
      [...(await states(calm))].filter((state) => /^(UN_|FIRST_AUD|FINAL_|BIZ_|PRE_[AF]|AI_)/.test(state)),
    ).toEqual([]);
  });

  it('are not shown to another company or a director', async () => {
    expect((await page('earlierInvoices', {}, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect((await page('earlierInvoices', {}, await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe(
      'NOT_PERMITTED',
    );
  });

  it('show the state in the tax register while it is set', async () => {
    const [one] = await free();
    if (!one) throw new Error('Nothing was given before');
    const state = async () => (await free()).find(({ docFileId }) => docFileId === one.docFileId)?.invoiceState;
    await mark(one, 'RED');
    expect(await state()).toBe('RED');
    await mark(one, undefined);
    expect(await state()).toBeUndefined();
  });
});

describe('choosing earlier documents', () => {
  it('copies files and values into the package, and leaves the originals unchanged', async () => {
    const [one, two] = await free();
    const before = await items();
    const answer = await relate([one?.docFileId ?? '', two?.docFileId ?? '']);
    expect(answer).toMatchObject({
      code: '0',
      data: [
        { invoice: one?.invoice, files: one?.files, approveResult: 'UNKNOWN' },
        { invoice: two?.invoice, files: two?.files },
      ],
    });
    const added = (await items()).filter(({ docFileId }) => !before.some((each) => each.docFileId === docFileId));
    expect(added.length).toBe(2);
    expect(
      await world.store.transaction(async (transaction) => transaction.items.find(one?.docFileId ?? '')),
    ).toMatchObject({ docDatumId: one?.docDatumId });
    expect(
      (await world.store.transaction(async (transaction) => transaction.log.ofPackage(world.docDatumId))).filter(
        ({ action }) => action === 'item-added',
      ).length,
    ).toBe(2);
  });

  it('allows a change of the copy without a new upload of its file', async () => {
    const [one] = await free();
    const [added] = (await relate([one?.docFileId ?? ''])).data as readonly EarlierWire[];
    const pkFile = one?.files[0]?.pkFile;
    expect(
      (
        await asked(
          world,
          'fileModify',
          { docFileId: added?.docFileId, invoiceFile: pkFile, invoice: { ...one?.invoice, checkCode: '123456' } },
          clerk,
        )
      ).code,
    ).toBe('0');
    expect((await asked(world, 'fileInfo', { ids: [pkFile] }, clerk)).code).toBe('0');
  });

  it('under one key is done once', async () => {
    const [one] = await free();
    const keyed = { ...clerk, idempotencyKey: 'once' };
    const [first, second] = [await relate([one?.docFileId ?? ''], keyed), await relate([one?.docFileId ?? ''], keyed)];
    expect([first.code, second]).toEqual(['0', first]);
  });

  it('takes none when one of them is void or in the package already', async () => {
    const [one, two] = await free();
    if (!one || !two) throw new Error('Nothing was given before');
    const before = (await items()).length;
    await mark(two, 'VOID');
    expect(await relate([one.docFileId, two.docFileId])).toMatchObject({
      code: 'CHOICE_REFUSED',
      data: { number: two.invoice?.invoiceNum, because: 'void' },
    });
    expect((await items()).length).toBe(before);
    await relate([one.docFileId]);
    expect(await relate([one.docFileId])).toMatchObject({ code: 'CHOICE_REFUSED', data: { because: 'here' } });
  });

  it('takes none of another company or type, and none when the package is not open', async () => {
    const [one] = await free();
    const stranger = (
      await world.store.transaction(async (transaction) => transaction.packages.inStates(['AUDIT_REJECT']))
    ).find(({ pkCorp }) => pkCorp === 'C-CHENGYE');
    const [theirs] = (
      await world.store.transaction(async (transaction) => transaction.items.ofPackage(stranger?.docDatumId ?? ''))
    ).filter(({ docFileType }) => docFileType === 'BUSI_INVOICE');
    expect((await relate([theirs?.docFileId ?? ''])).code).toBe('NOT_FOUND');
    expect((await relate(['DF-NONE'])).code).toBe('NOT_FOUND');
    expect((await relate([])).code).toBe('REQUEST_INVALID');
    expect((await relate([one?.docFileId ?? ''], clerk, world.docMaterialId)).code).not.toBe('0');
    expect((await relate([one?.docFileId ?? ''], await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    await world.store.transaction(async (transaction) => {
      const record = await transaction.packages.find(world.docDatumId);
      if (record) await transaction.packages.save({ ...record, state: 'UN_AUDIT' });
    });
    expect((await relate([one?.docFileId ?? ''])).code).toBe('NOT_OPEN_FOR_CHANGE');
  });

  it('makes the tax register’s state of the copy visible in the package', async () => {
    const [one] = await free();
    if (!one) throw new Error('Nothing was given before');
    const [added] = (await relate([one.docFileId])).data as readonly EarlierWire[];
    await mark(one, 'RED');
    expect(await asked(world, 'invoiceUses', { docDatumId: world.docDatumId }, clerk)).toMatchObject({
      code: '0',
      data: { marks: [{ docFileId: added?.docFileId, invoiceNum: one.invoice?.invoiceNum, invoiceState: 'RED' }] },
    });
  });
});
