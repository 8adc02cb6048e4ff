import { describe, expect, it } from 'vitest';
import type { ImportedIssueRecord } from '../../../server/core/records/trade.ts';
import type { StoreSuite } from './store-suite.ts';

const imported: ImportedIssueRecord = {
  id: 'TA-1',
  companyId: 'C-8',
  kind: 'credit',
  identity: 'a1',
  importedAt: 1_764_208_800_001,
};

export function importStoreContract(suite: StoreSuite): void {
  describe('of imports', () => importsContract(suite));
}

function importsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'imported issues',
    (each) => each.importedIssues,
    (each) => each.id,
    [imported, { ...imported, id: 'TA-2' }],
    { importedAt: 1_764_208_800_009 },
  );

  const save = async (id: string, more: Partial<ImportedIssueRecord> = {}) =>
    doing(async ({ importedIssues }) => importedIssues.save({ ...imported, id, ...more }));

  it('finds those of a company that ask for the same, the earliest first, and forgets the old ones', async () => {
    await save('1', { importedAt: 9 });
    await save('2', { importedAt: 5, identity: 'b2' });
    await save('3', { importedAt: 4 });
    await save('4', { importedAt: 6, companyId: 'C-9' });
    await save('5', { importedAt: 6, identity: 'c3' });
    await doing(async ({ importedIssues }) => {
      const found = async (since: number, ...identities: readonly string[]) =>
        (await importedIssues.ofIdentities('C-8', 'credit', identities, since)).map(({ id }) => id);
      expect(await found(5, 'a1', 'b2')).toEqual(['2', '1']);
      expect(await found(4, 'a1')).toEqual(['3', '1']);
      expect([await found(0), await found(0, 'constructor')]).toEqual([[], []]);
      await importedIssues.forgetBefore(6);
      expect(await found(0, 'a1', 'b2', 'c3')).toEqual(['5', '1']);
    });
  });
}
