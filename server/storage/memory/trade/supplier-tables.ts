import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type { SupplierRecommendationRecord } from '../../../core/records/trade.ts';
import type { SupplierTables } from '../../../core/tables/trade.ts';
import type { MemoryShelf } from '../memory-shelf.ts';
import { byId } from './by-id.ts';

export function supplierTables({ table }: MemoryShelf): SupplierTables {
  const all = table<SupplierRecommendationRecord>((each) => each.id);
  const of = (companyId: string, kind: InstrumentKind) =>
    all.select((each) => each.companyId === companyId && each.kind === kind);
  const standing = (companyId: string, kind: InstrumentKind, uscc: string) =>
    of(companyId, kind).find((each) => each.uscc === uscc && ['proposed', 'confirmed'].includes(each.state));
  const save = all.save.bind(all);
  return {
    supplierRecommendations: Object.assign(all, {
      // Same constraint as the unique index of the database.
      save: async (record: SupplierRecommendationRecord) => {
        const other = ['proposed', 'confirmed'].includes(record.state)
          ? standing(record.companyId, record.kind, record.uscc)
          : undefined;
        if (other && other.id !== record.id) throw new Error(`Two recommendations of ${record.uscc}`);
        await save(record);
      },
      ofCompany: async (companyId: string, kind: InstrumentKind, limit: number) =>
        of(companyId, kind)
          .toSorted((one, other) => other.proposedAt - one.proposedAt || byId(other, one))
          .slice(0, limit),
      standing: async (companyId: string, kind: InstrumentKind, uscc: string) => standing(companyId, kind, uscc),
      open: async (companyId: string, kind: InstrumentKind) =>
        of(companyId, kind)
          .filter(({ state }) => state === 'proposed')
          .toSorted((one, other) => one.proposedAt - other.proposedAt || byId(one, other)),
    }),
  };
}
