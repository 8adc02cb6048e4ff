import type { CertificationRecord, RealNameRecord } from '../../../core/records/certification.ts';
import type { CertificationTables } from '../../../core/tables/certification.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function realNamesTable({ table }: MemoryShelf): CertificationTables['realNames'] {
  const realNames = table<RealNameRecord>((each) => each.pkCorp);
  return Object.assign(realNames, {
    certifiedBranch: async (pkCorp: string) => {
      const form = (await realNames.find(pkCorp))?.certified?.form;
      return form && { isBranch: form.isBranch, upperCode: form.upperCode, upperLetterUntil: form.upperLetterUntil };
    },
    all: async () => realNames.select(() => true).toSorted((a, b) => (a.pkCorp < b.pkCorp ? -1 : 1)),
  });
}

export function certificationTables(shelf: MemoryShelf): CertificationTables {
  return { certifications: shelf.table<CertificationRecord>((each) => each.pkCorp), realNames: realNamesTable(shelf) };
}
