import type { CertificationRecord, RealNameRecord } from '../../../core/records/certification.ts';
import type { CertificationTables } from '../../../core/tables/certification.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function realNamesTable({ table }: MemoryShelf): CertificationTables['realNames'] {
  const realNames = table<RealNameRecord>((each) => each.pkCorp);
  return Object.assign(realNames, {
    all: async () => realNames.select(() => true).toSorted((a, b) => (a.pkCorp < b.pkCorp ? -1 : 1)),
  });
}

export function certificationTables(shelf: MemoryShelf): CertificationTables {
  return { certifications: shelf.table<CertificationRecord>((each) => each.pkCorp), realNames: realNamesTable(shelf) };
}
