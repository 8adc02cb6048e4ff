import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { PackageRecord } from '../../../../server/core/records/evidence.ts';
import { sandboxMembers, type MemberOrder } from '../../../../server/core/sandbox/sandbox-members.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { CallName } from '../../../../src/contract/calls.ts';
import { openBooks } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { makesPackages } from '../../../../src/domain/evidence/shared/package-beginning.ts';
import { bookToWire } from '../../../../src/contract/documented/evidence/book-mapping.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;
beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  clerk = await world.asking('zhousiyuan');
});

async function record(change: Partial<PackageRecord> = {}): Promise<PackageRecord> {
  return world.store.transaction(async ({ packages }) => {
    const found = await packages.find(world.docDatumId);
    if (!found) throw new Error('The demo world has no package that is being assembled');
    const changed = { ...found, ...change };
    await packages.save(changed);
    return changed;
  });
}
const lines = async (): Promise<readonly string[]> =>
  (await world.store.transaction(async ({ log }) => log.ofPackage(world.docDatumId))).map(({ action }) => action);

describe('a call repeated under one key', () => {
  it.each<[CallName, string, Partial<PackageRecord>, (record: PackageRecord) => object]>([
    [
      'packageConfirm',
      'submitted',
      {},
      ({ docDatumId, dataVersion }) => ({ docDatumId, dataVersion, taskSegment: 'CORP' }),
    ],
    ['packageDiscard', 'discarded', {}, ({ docDatumId, dataVersion }) => ({ docDatumId, dataVersion })],
    [
      'packageChangeRequest',
      'change-asked',
      { state: 'UN_AUDIT' },
      ({ docDatumId }) => ({ id: docDatumId, reason: '合同要换' }),
    ],
    [
      'fileCreate',
      'item-added',
      {},
      () => ({ docMaterialId: world.docMaterialId, docFileType: 'BUSI_CONTRACT', contract: {} }),
    ],
  ])('%s has the same answer, and is done once', async (name, action, change, request) => {
    const [before, keyed] = [await lines(), { ...clerk, idempotencyKey: 'once' }];
    const asking = request(await record(change));
    const first = await asked(world, name, asking, keyed);
    expect(first.code).toBe('0');
    expect(await asked(world, name, asking, keyed)).toEqual(first);
    expect((await lines()).slice(before.length).filter((line) => line === action)).toEqual([action]);
  });

  it('packageCreate makes one package, and answers with the same number', async () => {
    const free = await world.store.transaction(async (transaction) =>
      (
        await transaction.candidates.page({
          book: 'credit',
          side: 'finance',
          pkCorp: 'C-YANZHOU',
          states: ['HOLDING'],
          businessTypes: undefined,
          productType: undefined,
          counterparty: undefined,
          offset: 0,
          limit: 200,
        })
      ).records.find(({ packagedIn, funderId: fkFinance }) => packagedIn === undefined && fkFinance !== undefined),
    );
    const [keyed, order] = [
      { ...clerk, idempotencyKey: 'once' },
      { docType: 'CREDIT', fkCredit: [free?.id], fkFinance: free?.funderId, fkCorpCore: free?.coreEnterpriseId },
    ];
    const first = await asked(world, 'packageCreate', order, keyed);
    expect(first.code).toBe('0');
    expect(await asked(world, 'packageCreate', order, keyed)).toEqual(first);
  });
});

describe('a restricted company', () => {
  const members = () => sandboxMembers(world.store, world.parts.clock);
  /** A clerk's order for a package of a free business. */
  async function order(): Promise<object> {
    const free = await world.store.transaction(async (transaction) =>
      (
        await transaction.candidates.page({
          book: 'credit',
          side: 'finance',
          pkCorp: 'C-YANZHOU',
          states: ['HOLDING'],
          businessTypes: undefined,
          productType: undefined,
          counterparty: undefined,
          offset: 0,
          limit: 200,
        })
      ).records.find(({ packagedIn, funderId: fkFinance }) => packagedIn === undefined && fkFinance !== undefined),
    );
    return { docType: 'CREDIT', fkCredit: [free?.id], fkFinance: free?.funderId, fkCorpCore: free?.coreEnterpriseId };
  }

  it.each<[string, Omit<MemberOrder, 'pkCorp'>, string, object]>([
    [
      'as it is a violating member',
      { standing: 'violating', effectiveOn: '2026-01-01' },
      'MEMBER_VIOLATING',
      { from: '2026-01-01', objectors: ['周思远'] },
    ],
    ['as the platform has barred it from financing', { barred: ['finance'] }, 'BUSINESS_BARRED', { action: 'finance' }],
  ])('cannot make or submit a package, %s', async (_why, bar, code, data) => {
    await members().put({ pkCorp: 'C-YANZHOU', ...bar });
    expect(await asked(world, 'packageCreate', await order(), clerk)).toMatchObject({ code, data });
    const { docDatumId, dataVersion } = await record();
    expect(await asked(world, 'packageConfirm', { docDatumId, dataVersion, taskSegment: 'CORP' }, clerk)).toMatchObject(
      { code, data },
    );
    expect((await record()).state).toBe('PREPARE');
  });

  it.each<[string, Omit<MemberOrder, 'pkCorp'>]>([
    ['before the day of its notice', { standing: 'violating', effectiveOn: '2999-01-01' }],
    ['on the watch list', { standing: 'watch-listed' }],
    ['that is barred from transfers and from signing alone', { barred: ['transfer', 'accept'] }],
  ])('can make packages: %s', async (_when, bar) => {
    await members().put({ pkCorp: 'C-YANZHOU', ...bar });
    expect(await asked(world, 'packageCreate', await order(), clerk)).toMatchObject({ code: '0' });
  });

  it('is shown the restriction and who can object, from its effective day', async () => {
    const restricted = async () =>
      ((await asked(world, 'productStates', {}, clerk)).data as { readonly restricted?: unknown }).restricted;
    expect(await restricted()).toBeUndefined();
    await members().put({ pkCorp: 'C-YANZHOU', standing: 'violating', effectiveOn: '2999-01-01' });
    expect(await restricted()).toBeUndefined();
    await members().put({
      pkCorp: 'C-YANZHOU',
      standing: 'violating',
      effectiveOn: '2026-01-01',
      barred: ['accept', 'accept'],
    });
    expect(await restricted()).toEqual({
      violating: true,
      violatingFrom: '2026-01-01',
      barred: ['accept'],
      objectors: ['周思远'],
    });
  });
});

describe('a package', () => {
  it.each(openBooks().filter((book) => !makesPackages(book)))(
    'of %s, which the platform makes, cannot be made by a company',
    async (book) => {
      expect(
        (
          await asked(
            world,
            'packageCreate',
            { ...bookToWire(book), fkCredit: ['K-NONE'], fkFinance: 'F-CHANGYU', fkCorpCore: 'C-QIHENG' },
            clerk,
          )
        ).code,
      ).toBe('NOT_PERMITTED');
    },
  );

  it.each<CallName>([
    'packageFind',
    'packageSteps',
    'operationLog',
    'materialList',
    'submitCheck',
    'needSubmit',
    'expectedAnswer',
    'overdueButton',
    'fileFind',
    'materialBaseInfo',
  ])('is not shown to another company, nor to the other side: %s', async (name) => {
    const { data } = await asked(
      world,
      'fileCreate',
      { docMaterialId: world.docMaterialId, docFileType: 'BUSI_CONTRACT', contract: {} },
      clerk,
    );
    const request = {
      docDatumId: world.docDatumId,
      docFileId: (data as { readonly docFileId: string }).docFileId,
      id: world.docMaterialId,
    };
    expect((await asked(world, name, request, clerk)).code).toBe('0');
    for (const stranger of [await world.asking('heqinghe'), await world.asking('zhousiyuan', 'ROLE_CORE_OPERATOR')])
      expect(await asked(world, name, request, stranger)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
