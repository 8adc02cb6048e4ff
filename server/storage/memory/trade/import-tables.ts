import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type { ImportedIssueRecord } from '../../../core/records/trade.ts';
import type { ImportTables } from '../../../core/tables/trade.ts';
import type { MemoryShelf } from '../memory-shelf.ts';
import { byId } from './by-id.ts';

export function importTables({ table }: MemoryShelf): ImportTables {
  const all = table<ImportedIssueRecord>((each) => each.id);
  return {
    importedIssues: Object.assign(all, {
      ofIdentities: async (companyId: string, kind: InstrumentKind, identities: readonly string[], since: number) =>
        all
          .select(
            (each) =>
              each.companyId === companyId &&
              each.kind === kind &&
              identities.includes(each.identity) &&
              each.importedAt >= since,
          )
          .toSorted((one, other) => one.importedAt - other.importedAt || byId(one, other)),
      forgetBefore: async (at: number) => {
        for (const { id } of all.selectUncopied(({ importedAt }) => importedAt < at)) await all.remove(id);
      },
    }),
  };
}
