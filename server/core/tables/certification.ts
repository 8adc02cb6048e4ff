import type { Table } from '../table.ts';
import type { CertificationRecord, CertifiedBranch, RealNameRecord } from '../records/certification.ts';

export interface CertificationTables {
  /** Keyed by company; none for one that has not begun. */
  readonly certifications: Table<CertificationRecord>;
  /** Keyed by company; none for one that has not begun its form. `all`: in the order of the companies' numbers. */
  readonly realNames: Table<RealNameRecord> & {
    all(): Promise<readonly RealNameRecord[]>;
    /** Reads a small part of a record that is large. Undefined for a company that is not certified. */
    certifiedBranch(pkCorp: string): Promise<CertifiedBranch | undefined>;
  };
}
