import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { CandidateRecord, PackageRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { packageStates } from '../../../../src/domain/evidence/materials/package-state.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  clerk = await world.asking('zhousiyuan');
});

/** A receivable of a company that can be chosen. */
async function creditOf(pkCorp: string): Promise<CandidateRecord> {
  const all = {
    pkCorp,
    book: 'credit',
    side: 'finance',
    states: undefined,
    businessTypes: undefined,
    productType: undefined,
    counterparty: undefined,
    offset: 0,
    limit: 200,
  } as const;
  const { records } = await world.store.transaction(async (transaction) => transaction.candidates.page(all));
  const found =
    records.find(
      (credit) => credit.packagedIn === undefined && credit.funderId !== undefined && credit.state === 'HOLDING',
    ) ?? records.find((credit) => credit.number.endsWith('-00871'));
  if (!found) throw new Error(`${pkCorp} has nothing to choose`);
  return found;
}

const order = (credits: readonly CandidateRecord[], more: Readonly<Record<string, unknown>> = {}) => ({
  docType: 'CREDIT',
  fkCredit: credits.map((credit) => credit.id),
  fkFinance: credits[0]?.funderId ?? '',
  fkCorpCore: credits[0]?.coreEnterpriseId ?? '',
  ...more,
});

async function change(fields: Partial<PackageRecord>): Promise<PackageRecord> {
  return world.store.transaction(async (transaction) => {
    const record = await transaction.packages.find(world.docDatumId);
    if (!record) throw new Error('The demo world has no package that is being assembled');
    await transaction.packages.save({ ...record, ...fields });
    return { ...record, ...fields };
  });
}

describe('a change of role', () => {
  it('records in the security log the other sessions that it ended', async () => {
    const told: string[] = [];
    const backEnd = world.beside({ security: ({ what, account }) => void told.push(`${what} ${account}`) });
    await world.asking('zhousiyuan', 'ROLE_CORP_DIRECTOR');
    expect((await asked({ backEnd }, 'refreshSession', { currentRole3: 'ROLE_CORP_DIRECTOR' }, clerk)).code).toBe('0');
    expect(told).toEqual(['role-switched zhousiyuan', 'sessions-replaced zhousiyuan']);
  });
});

describe('a new package', () => {
  it('is refused with a receivable of another company', async () => {
    const own = await creditOf('C-YANZHOU');
    // A copy of our own with another owner, so that nothing else can be the reason.
    await world.store.transaction(async (transaction) =>
      transaction.candidates.save({ ...own, id: 'theirs', number: 'RX-THEIRS', pkCorp: 'C-CHENGYE' }),
    );
    expect((await asked(world, 'packageCreate', order([{ ...own, id: 'theirs' }]), clerk)).code).toBe('NOT_FOUND');
    expect((await asked(world, 'packageCreate', order([own]), clerk)).code).toBe('0');
  });

  it.each<[string, Partial<CandidateRecord>]>([
    ['the other side', { side: 'issue' }],
    ['another book', { book: 'first-trade' }],
  ])('is refused with a receivable of %s', async (_whose, differently) => {
    const own = await creditOf('C-YANZHOU');
    await world.store.transaction(async (transaction) =>
      transaction.candidates.save({ ...own, id: 'beside', number: 'RX-BESIDE', ...differently }),
    );
    expect((await asked(world, 'packageCreate', order([{ ...own, id: 'beside' }]), clerk)).code).toBe('NOT_FOUND');
  });

  it('is refused under a standard that is no longer current', async () => {
    const own = await creditOf('C-YANZHOU');
    expect(
      (await asked(world, 'packageCreate', order([own], { fkStdSnapshotVersionEffect: 'an earlier one' }), clerk)).code,
    ).toBe('STANDARD_CHANGED');
    expect((await asked(world, 'packageCreate', order([own]), clerk)).code).toBe('0');
  });
});

describe('a submission', () => {
  const confirm = ({ docDatumId, dataVersion }: PackageRecord, more: Readonly<Record<string, unknown>> = {}) => ({
    docDatumId,
    dataVersion,
    taskSegment: 'CORP',
    ...more,
  });

  it('is refused under a standard that is no longer current', async () => {
    const record = await change({});
    expect(
      (await asked(world, 'packageConfirm', confirm(record, { fkStdSnapshotVersionEffect: 'an earlier one' }), clerk))
        .code,
    ).toBe('STANDARD_CHANGED');
    expect(
      (
        await asked(
          world,
          'packageConfirm',
          confirm(record, { fkStdSnapshotVersionEffect: record.standardVersion }),
          clerk,
        )
      ).code,
    ).toBe('0');
  });

  it('is refused when the package has no materials, which is a fault of its data', async () => {
    const record = await change({});
    await world.store.transaction(async (transaction) => {
      for (const { docFileId } of await transaction.items.ofPackage(record.docDatumId))
        await transaction.items.remove(docFileId);
      for (const { docMaterialId } of await transaction.materials.ofPackage(record.docDatumId))
        await transaction.materials.remove(docMaterialId);
    });
    expect((await asked(world, 'packageSteps', { docDatumId: record.docDatumId }, clerk)).data).toEqual([]);
    expect((await asked(world, 'submitCheck', { docDatumId: record.docDatumId }, clerk)).code).toBe('PACKAGE_EMPTY');
    expect((await asked(world, 'packageConfirm', confirm(record), clerk)).code).toBe('PACKAGE_EMPTY');
  });
});

describe('a removal of documents', () => {
  const idOf = (data: unknown) => (data as { readonly docFileId: string }).docFileId;
  const created = async (docMaterialId: string) =>
    idOf((await asked(world, 'fileCreate', { docMaterialId, docFileType: 'BUSI_CONTRACT', contract: {} }, clerk)).data);
  const there = async (docFileId: string) => (await asked(world, 'fileFind', { docFileId }, clerk)).code;

  it('removes documents of the named material only, all or none', async () => {
    const { docMaterialId, docDatumId } = world;
    const other = await world.store.transaction(async (transaction) => {
      const material = await transaction.materials.find(docMaterialId);
      if (material) await transaction.materials.save({ ...material, docMaterialId: 'beside' });
      return (
        (await transaction.packages.inStates(undefined)).find((each) => each.pkCorp !== 'C-YANZHOU')?.docDatumId ?? ''
      );
    });
    const theirs = await world.store.transaction(
      async (transaction) => (await transaction.materials.ofPackage(other))[0]?.docMaterialId ?? '',
    );
    expect(docDatumId).not.toBe(other);
    const [here, beside] = [await created(docMaterialId), await created('beside')];
    const takenOut = async (material: string, docFileIds: readonly string[]) =>
      (await asked(world, 'fileUnrelate', { docMaterialId: material, docFileIds: docFileIds.join(',') }, clerk)).code;
    for (const [material, items] of [
      [docMaterialId, [here, beside]],
      [theirs, [here]],
      ['never', [here]],
    ] as const)
      expect(await takenOut(material, items)).toBe('NOT_FOUND');
    expect([await there(here), await there(beside)]).toEqual(['0', '0']);
    expect(await takenOut(docMaterialId, [here])).toBe('0');
    expect([await there(here), await there(beside)]).toEqual(['NOT_FOUND', '0']);
  });
});

describe('a claim of a package', () => {
  it.each(packageStates)('is possible only while the company has the package: %s', async (state) => {
    const record = await change({ state });
    const { code } = await asked(
      world,
      'packageClaim',
      { docDatumId: record.docDatumId, dataVersion: record.dataVersion },
      await world.asking('limin'),
    );
    expect(code).toBe(['PREPARE', 'MODIFY', 'AUDIT_REJECT'].includes(state) ? '0' : 'NOT_IN_THIS_STATE');
  });
});
