import type { Table } from '../table.ts';
import type {
  CertificateRecord,
  CertificateEventRecord,
  CertificateOrderRecord,
  HardKeyRecord,
} from '../records/certificates.ts';

export interface CertificatesTables {
  /**
   * `ofUser`: the newest first. `allRevoked`: the revoked ones, by serial. `endingBetween`: those that are not revoked
   * and end after the first instant, and not after the second.
   */
  readonly certificates: Table<CertificateRecord> & {
    ofUser(userId: string): Promise<readonly CertificateRecord[]>;
    allRevoked(): Promise<readonly CertificateRecord[]>;
    endingBetween(after: number, until: number): Promise<readonly CertificateRecord[]>;
  };
  /** `ofUser`: the newest first, at most `most`. */
  readonly certificateEvents: Table<CertificateEventRecord> & {
    ofUser(userId: string, most: number): Promise<readonly CertificateEventRecord[]>;
  };
  /** Keyed by account. `open`: those without a result yet. */
  readonly certificateOrders: Table<CertificateOrderRecord> & { open(): Promise<readonly CertificateOrderRecord[]> };
  /**
   * Keyed by number. `ofCompany`: the newest first. `underWay`: those of all companies that are not finished, the
   * longest in its state first.
   */
  readonly hardKeys: Table<HardKeyRecord> & {
    ofCompany(pkCorp: string): Promise<readonly HardKeyRecord[]>;
    underWay(): Promise<readonly HardKeyRecord[]>;
  };
}
