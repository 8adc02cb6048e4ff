import { beforeEach, describe, expect, it } from 'vitest';
import type { PackageRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
});

async function packageIn(state: PackageState): Promise<PackageRecord> {
  const first = (await world.backEnd.reviews.packages([state])).find(
    ({ book, side }) => book === 'credit' && side === 'finance',
  );
  if (!first) throw new Error(`The demo world has no package in ${state}`);
  return first;
}

it('a submission is refused while it lists a document that a colleague removed', async () => {
  const clerk = await world.asking('zhousiyuan');
  const { docDatumId, dataVersion } = (await world.store.transaction(async (transaction) =>
    transaction.packages.find(world.docDatumId),
  )) ?? { docDatumId: '', dataVersion: 0 };
  const extra = (
    await asked(
      world,
      'fileCreate',
      {
        docMaterialId: world.docMaterialId,
        docFileType: 'BUSI_CONTRACT',
        contract: { contractNo: 'HT1', contractAmount: '1.00' },
      },
      clerk,
    )
  ).data as { readonly docFileId: string };
  const seen = await world.store.transaction(async (transaction) =>
    (await transaction.items.ofPackage(docDatumId)).map(({ docFileId, revision }) => ({ docFileId, revision })),
  );
  expect(seen.map((item) => item.docFileId)).toContain(extra.docFileId);
  await asked(
    world,
    'fileUnrelate',
    { docMaterialId: world.docMaterialId, docFileIds: [extra.docFileId] },
    await world.asking('limin'),
  );
  const submitted = async (seenItems: typeof seen) =>
    (await asked(world, 'packageConfirm', { docDatumId, dataVersion, taskSegment: 'CORP', seenItems }, clerk)).code;
  expect(await submitted(seen)).toBe('ITEMS_UNSEEN');
  expect(await submitted(seen.filter((item) => item.docFileId !== extra.docFileId))).toBe('0');
});

describe('a review', () => {
  it('on a document of another package is refused, and nothing is reviewed', async () => {
    const { reviews } = world.backEnd;
    const { docDatumId } = await packageIn('UN_AUDIT');
    const { materials } = await reviews.materials(docDatumId);
    const [theirs] = (await reviews.materials((await packageIn('AUDITED')).docDatumId)).materials;
    const own = materials.flatMap((material) =>
      material.items.map((item) => ({
        materialId: material.materialId,
        documentId: item.documentId,
        result: 'PASS' as const,
        reason: '',
      })),
    );
    const stranger = {
      materialId: theirs?.materialId ?? '',
      documentId: theirs?.items[0]?.documentId,
      result: 'PASS' as const,
      reason: '',
    };
    const passed = async (items: typeof own | (typeof stranger)[]) =>
      reviews.review(docDatumId, { as: 'first', result: 'PASS', items });
    await expect(passed([...own, stranger])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await reviews.materials(docDatumId)).record.state).toBe('UN_AUDIT');
    expect((await passed(own)).state).not.toBe('UN_AUDIT');
  });
});

describe('a receivable of a paid package', () => {
  it('is no longer a candidate', async () => {
    const record = await packageIn('AUDITED');
    const own = await world.store.transaction(async (transaction) =>
      (await transaction.candidates.inPackage(record.docDatumId)).map((credit) => credit.id),
    );
    const user = await world.store.transaction(async (transaction) =>
      (await transaction.users.all()).find(
        (each) => each.pkCorp === record.pkCorp && each.roles.includes('ROLE_CORP_OPERATOR'),
      ),
    );
    const clerk = await world.asking(user?.userName ?? '');
    const listed = async () => {
      const { records } = (await asked(world, 'candidates', { creditStates: 'HOLDING', page: 1, pageSize: 200 }, clerk))
        .data as { readonly records: readonly { readonly fkCredit: string }[] };
      return records.filter((credit) => own.includes(credit.fkCredit)).length;
    };
    expect([own.length > 0, await listed()]).toEqual([true, own.length]);
    await world.backEnd.reviews.applyAction(record.docDatumId, {
      action: 'fund',
      by: 'funder',
      reason: '',
      corrections: [],
    });
    expect(await listed()).toBe(0);
  });
});
