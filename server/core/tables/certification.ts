import type { Table } from '../table.ts';
import type { CertificationRecord, RealNameRecord } from '../records/certification.ts';

export interface CertificationTables {
  /** Keyed by company; none for one that has not begun. */
  readonly certifications: Table<CertificationRecord>;
  /** Keyed by company; none for one that has not begun its form. `all`: in the order of the companies' numbers. */
  readonly realNames: Table<RealNameRecord> & { all(): Promise<readonly RealNameRecord[]> };
}
