import type { ProductOpeningRecord, ApplicationRecord } from '../../../core/records/products.ts';
import type { ProductsTables } from '../../../core/tables/products.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function applicationsTable({ table }: MemoryShelf): ProductsTables['applications'] {
  const applications = table<ApplicationRecord>((each) => each.id);
  return Object.assign(applications, {
    allSubmitted: async () =>
      applications
        .select((each) => each.submittedAt !== undefined)
        .toSorted((a, b) => (a.submittedAt ?? 0) - (b.submittedAt ?? 0) || (a.id < b.id ? -1 : 1)),
  });
}

export function productsTables(shelf: MemoryShelf): ProductsTables {
  return {
    productOpenings: shelf.table<ProductOpeningRecord>((each) => each.id),
    applications: applicationsTable(shelf),
  };
}
