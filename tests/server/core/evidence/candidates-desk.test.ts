import { beforeEach, describe, expect, it } from 'vitest';
import { standardFor } from '../../../../server/core/evidence/candidates-desk.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { StandardRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  clerk = await world.asking('zhousiyuan');
});

const standard = (snapshotVersion: string, fkCorpCore: string, fkFinance: string): StandardRecord => ({
  snapshotVersion,
  book: 'credit',
  fkCorpCore,
  fkFinance,
  categories: [],
  reviewEntry: undefined,
});

describe('the standard in force', () => {
  it.each([
    ['C1', 'F1', 'theirs'],
    ['C2', 'F1', 'the funder’s'],
    ['C1', 'F2', 'the product’s'],
    ['C2', 'F9', 'the product’s'],
  ])('for core enterprise %s and funder %s is %s', async (core, finance, version) => {
    const all = [
      standard('the product’s', '*', '*'),
      standard('the funder’s', '*', 'F1'),
      standard('theirs', 'C1', 'F1'),
      { ...standard('of a core enterprise alone', 'C1', '*') },
    ];
    const found = await world.store.transaction(async (transaction) =>
      standardFor(
        { ...transaction, standards: { ...transaction.standards, all: async () => all } },
        'credit',
        core,
        finance,
      ),
    );
    expect(found?.snapshotVersion).toBe(version);
  });

  it('does not exist for another product', async () => {
    const found = await world.store.transaction(async (transaction) => standardFor(transaction, 'est', 'C1', 'F1'));
    expect(found).toBeUndefined();
    expect(
      (await asked(world, 'effectiveStandard', { docType: 'constructor', fkCorpCore: 'C1', fkFinance: 'F1' }, clerk))
        .code,
    ).toBe('NOT_FOUND');
  });
});

interface Candidates {
  readonly total: number;
  readonly records: readonly {
    readonly fkCredit: string;
    readonly viewLabels?: string;
    readonly pushBlankType?: string;
  }[];
}

const candidates = async (request: Readonly<Record<string, unknown>>): Promise<Candidates> =>
  (await asked(world, 'candidates', request, clerk)).data as Candidates;

describe('the candidates', () => {
  it('come page by page, each once', async () => {
    const all = await candidates({ page: 1, pageSize: 100 });
    const parts = [await candidates({ page: 1, pageSize: 4 }), await candidates({ page: 2, pageSize: 4 })];
    expect(parts.flatMap(({ records }) => records.map(({ fkCredit }) => fkCredit))).toEqual(
      all.records.slice(0, 8).map(({ fkCredit }) => fkCredit),
    );
    expect(parts.map(({ total }) => total)).toEqual([all.total, all.total]);
    expect((await candidates({})).records).toEqual(all.records);
  });

  it('are refused for an unknown product', async () => {
    for (const docType of ['TOMORROW', 'constructor', '', 'credit'])
      expect(await asked(world, 'candidates', { docType }, clerk)).toMatchObject({
        code: 'REQUEST_INVALID',
        data: { field: 'docType' },
      });
    expect((await candidates({ docType: 'CREDIT' })).total).toBe((await candidates({})).total);
  });

  it('mark those that may omit the invoice, and no others', async () => {
    const { records } = await candidates({ page: 1, pageSize: 100 });
    const marks = new Set(
      records.map(({ viewLabels, pushBlankType }) => `${viewLabels ?? '-'} ${pushBlankType ?? '-'}`),
    );
    expect([...marks].filter((mark) => mark !== '- -').every((mark) => mark.endsWith(' NO_INVOICE'))).toBe(true);
    expect(marks.size).toBeGreaterThan(1);
  });
});
