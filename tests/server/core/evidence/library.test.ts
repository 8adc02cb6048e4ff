import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { reviseStandard, type StandardRevision } from '../../../../server/core/evidence/standard-revision.ts';
import { standardTermsFact } from '../../../../server/core/evidence/standard-terms.ts';
import type { PackageRecord } from '../../../../server/core/records/evidence.ts';
import type { Transaction } from '../../../../server/core/store.ts';
import { Refusal } from '../../../../server/core/refusal.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;
let record: PackageRecord;

const doing = async <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  world.store.transaction(work);
const saved = async (change: Partial<PackageRecord>): Promise<void> =>
  doing(async (transaction) => transaction.packages.save({ ...record, ...change }));
const revise = async (revision: Partial<StandardRevision>) =>
  doing(async (transaction) =>
    reviseStandard(transaction, { docDatumId: world.docDatumId }, { removed: [], asked: [], ...revision }),
  );
const compare = async (wish: object = {}, asking = clerk) =>
  asked(world, 'libraryCompare', { id: world.docDatumId, ...wish }, asking);
const materials = async () => doing(async (transaction) => transaction.materials.ofPackage(world.docDatumId));
const names = async () =>
  (await materials()).toSorted((a, b) => a.position - b.position).map(({ category }) => category.name);

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  clerk = await world.asking('zhousiyuan');
  const found = await doing(async (transaction) => transaction.packages.find(world.docDatumId));
  if (!found) throw new Error('The demo world has lost its package');
  record = { ...found, state: 'PREPARE' };
  await saved({});
  const within = await doing(async (transaction) => transaction.candidates.inPackage(world.docDatumId));
  if (within.length === 0) throw new Error('The package is for nothing');
});

describe('the comparison of a package with the library', () => {
  it('is empty while the standard is unchanged', async () => {
    expect((await compare()).data).toEqual({ categories: [] });
  });

  it('names what a newer standard adds, changes and removes', async () => {
    const [first, second] = await names();
    const revised = await revise({
      removed: [first ?? ''],
      asked: [
        { name: second ?? '', required: false },
        { name: '质检报告', required: true },
      ],
    });
    expect((await compare()).data).toEqual({
      fkStdSnapshotVersionEffect: revised.snapshotVersion,
      canCreateMaterial: true,
      categories: [
        { categoryName: '质检报告', changeType: 'ADDED', required: true },
        { categoryName: second, changeType: 'CHANGED', aspects: ['optional'] },
        { categoryName: first, changeType: 'REMOVED' },
      ],
    });
    expect((await doing(async (transaction) => transaction.packages.find(world.docDatumId)))?.standardVersion).toBe(
      record.standardVersion,
    );
  });

  it('updates the package’s categories, and keeps its documents', async () => {
    const before = await materials();
    const items = await doing(async (transaction) => transaction.items.ofPackage(world.docDatumId));
    const given =
      before.find(({ docMaterialId }) => items.some((item) => item.docMaterialId === docMaterialId)) ??
      before.find(({ docMaterialId }) => docMaterialId === world.docMaterialId);
    const empty = before.find(
      ({ docMaterialId }) =>
        docMaterialId !== given?.docMaterialId && !items.some((item) => item.docMaterialId === docMaterialId),
    );
    if (!given || !empty) throw new Error('The package has not what this needs');
    if (items.length === 0)
      await doing(async (transaction) => {
        for (const other of await transaction.packages.inStates(undefined)) {
          const [item] = await transaction.items.ofPackage(other.docDatumId);
          if (item)
            return transaction.items.save({
              ...item,
              docFileId: 'DF-GIVEN',
              docDatumId: world.docDatumId,
              docMaterialId: given.docMaterialId,
            });
        }
      });
    await revise({
      removed: [given.category.name, empty.category.name],
      asked: [{ name: '质检报告', required: true }],
    });
    expect((await compare({ createMaterial: true })).code).toBe('0');
    const after = await materials();
    expect(after.find(({ docMaterialId }) => docMaterialId === given.docMaterialId)?.category).toMatchObject({
      name: given.category.name,
      required: false,
    });
    expect(after.some(({ docMaterialId }) => docMaterialId === empty.docMaterialId)).toBe(false);
    expect(after.find(({ category }) => category.name === '质检报告')?.category.required).toBe(true);
    expect((await names()).at(-1)).toBe(given.category.name);
    const [now, log] = await doing(
      async (transaction) =>
        [await transaction.packages.find(world.docDatumId), await transaction.log.ofPackage(world.docDatumId)] as const,
    );
    expect([now?.dataVersion, log.at(-1)?.action]).toEqual([record.dataVersion + 1, 'standard-taken']);
    expect(now?.standardVersion).not.toBe(record.standardVersion);
    expect((await compare()).data).toEqual({ categories: [] });
    expect((await compare({ createMaterial: true })).code).toBe('0');
    expect((await doing(async (transaction) => transaction.packages.find(world.docDatumId)))?.dataVersion).toBe(
      record.dataVersion + 1,
    );
  });

  it('ignores invoices that the package may omit', async () => {
    await saved({ invoiceNeed: 'absent' });
    for (const material of await materials())
      if (material.category.docFileType === 'BUSI_INVOICE')
        await doing(async (transaction) =>
          transaction.materials.save({ ...material, category: { ...material.category, required: false } }),
        );
    await revise({ asked: [{ name: '质检报告', required: true }] });
    expect(
      ((await compare()).data as { readonly categories: readonly { readonly categoryName: string }[] }).categories.map(
        ({ categoryName }) => categoryName,
      ),
    ).toEqual(['质检报告']);
  });

  it('is empty unless the package is assembled, and cannot be applied when its funder keeps the old way', async () => {
    await revise({ asked: [{ name: '质检报告', required: true }] });
    await saved({ state: 'UN_AUDIT' });
    expect((await compare()).data).toEqual({ categories: [] });
    expect((await compare({ createMaterial: true })).code).toBe('NOT_IN_THIS_STATE');
    await saved({});
    await doing(async (transaction) =>
      transaction.facts.write(standardTermsFact, {
        switchedOff: [],
        rootProducts: [],
        oldRoadFunders: [record.fkFinance],
        oldProvided: true,
      }),
    );
    expect((await compare()).data).toMatchObject({
      canCreateMaterial: false,
      categories: [{ categoryName: '质检报告' }],
    });
    expect((await compare({ createMaterial: true })).code).toBe('NOT_PERMITTED');
  });

  it('is shown to the package’s company, and applied by its operators', async () => {
    await revise({ asked: [{ name: '质检报告', required: true }] });
    const [stranger, director] = [
      await world.asking('heqinghe'),
      await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'),
    ];
    expect([(await compare({}, stranger)).code, (await compare({ createMaterial: true }, stranger)).code]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    expect([(await compare({}, director)).code, (await compare({ createMaterial: true }, director)).code]).toEqual([
      '0',
      'NOT_PERMITTED',
    ]);
    expect((await compare({ id: 'DD-NONE' })).code).toBe('NOT_FOUND');
  });
});

describe('a revision of a standard', () => {
  it('applies to new packages, and keeps the earlier versions', async () => {
    const revised = await revise({ asked: [{ name: '质检报告', required: false }] });
    const again = await revise({ removed: ['质检报告'] });
    const [first, second] = await doing(async (transaction) => [
      await transaction.standards.find(record.standardVersion),
      await transaction.standards.find(revised.snapshotVersion),
    ]);
    expect([first?.supersededBy, second?.supersededBy, again.supersededBy]).toEqual([
      revised.snapshotVersion,
      again.snapshotVersion,
      undefined,
    ]);
  });

  it('restores a category as it was asked for before', async () => {
    const before = await doing(async (transaction) => transaction.standards.find(record.standardVersion));
    const contract = before?.categories.find(({ docFileType }) => docFileType === 'BUSI_CONTRACT');
    await revise({ removed: [contract?.name ?? ''] });
    const again = await revise({ asked: [{ name: contract?.name ?? '', required: false }] });
    expect(again.categories.filter(({ name }) => name === contract?.name)).toEqual([{ ...contract, required: false }]);
  });

  it('takes nothing from another funder’s category of the same name', async () => {
    const other = await doing(async (transaction) => {
      const [found] = (await transaction.standards.all()).filter(
        ({ book, fkFinance, categories }) =>
          book !== record.book && fkFinance !== record.fkFinance && categories.length > 0,
      );
      if (!found) throw new Error('The demo world has no other standard');
      await transaction.standards.save({
        ...found,
        categories: [
          ...found.categories,
          {
            docStdCategoryId: 'STD-ELSEWHERE',
            name: '质检报告',
            stage: 'BUSI_CONTRACT',
            docFileType: 'ORDER',
            required: true,
            maxItems: 1,
            limits: undefined,
            templateFiles: [],
            exampleFiles: [],
          },
        ],
      });
      return found;
    });
    expect(other.book).not.toBe(record.book);
    const revised = await revise({ asked: [{ name: '质检报告', required: true }] });
    expect(revised.categories.at(-1)).toMatchObject({
      name: '质检报告',
      docFileType: 'OTHER',
      stage: 'FINANCE_OTHER',
      maxItems: undefined,
    });
  });

  it('is refused for an unknown package', async () => {
    const made = doing(async (transaction) =>
      reviseStandard(transaction, { docDatumId: 'DD-NONE' }, { removed: [], asked: [] }),
    );
    await expect(made).rejects.toThrow(new Refusal('NOT_FOUND'));
  });
});
