import type { Table } from '../table.ts';
import type { ProductOpeningRecord, ApplicationRecord } from '../records/products.ts';

export interface ProductsTables {
  readonly productOpenings: Table<ProductOpeningRecord>;
  /** `allSubmitted`: those of all companies that were ever submitted, the one that waits longest first. */
  readonly applications: Table<ApplicationRecord> & { allSubmitted(): Promise<readonly ApplicationRecord[]> };
}
