import { documentNumber } from '../../../../src/domain/evidence/materials/document-content.ts';
import type { ItemRecord } from '../../../core/records/evidence.ts';
import type { EarlierQuery } from '../../../core/tables/evidence.ts';
import type { MemoryShelf } from '../memory-shelf.ts';
import { earlierOf } from './memory-earlier.ts';
import type { MemoryPackages } from './memory-packages.ts';

export function memoryItems({ table }: MemoryShelf, packages: MemoryPackages) {
  const items = table<ItemRecord>((item) => item.docFileId);
  const selectByNumber = (
    kind: ItemRecord['content']['kind'],
    pkCorp: string,
    numbers: readonly string[],
  ): readonly ItemRecord[] => {
    const own = new Set(packages.select((each) => each.pkCorp === pkCorp).map(({ docDatumId }) => docDatumId));
    const wanted = new Set(numbers.filter((number) => number !== ''));
    return items
      .select(
        (item) => item.content.kind === kind && wanted.has(documentNumber(item.content)) && own.has(item.docDatumId),
      )
      .toSorted((a, b) => a.createdAt - b.createdAt || (a.docFileId < b.docFileId ? -1 : 1));
  };
  return Object.assign(items, {
    filesInUse: async (pkFiles: readonly string[]) =>
      new Set(
        items
          .select((item) => pkFiles.some((each) => item.pkFiles.includes(each)))
          .flatMap((item) => item.pkFiles)
          .filter((each) => pkFiles.includes(each)),
      ),
    invoicesByNumber: async (pkCorp: string, numbers: readonly string[]) => selectByNumber('invoice', pkCorp, numbers),
    contractsByNumber: async (pkCorp: string, numbers: readonly string[]) =>
      selectByNumber('contract', pkCorp, numbers),
    earlier: async (query: EarlierQuery) =>
      earlierOf(
        query,
        packages.select((each) => each.pkCorp === query.pkCorp),
        (wanted) => items.select((item) => wanted.has(item.docDatumId)),
      ),
    ofPackage: async (docDatumId: string) =>
      items
        .select((item) => item.docDatumId === docDatumId)
        .toSorted((a, b) => a.createdAt - b.createdAt || a.turn - b.turn || (a.docFileId < b.docFileId ? -1 : 1)),
  });
}
