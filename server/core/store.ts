import type { CommonTables, Announcement } from './tables/common.ts';
import type { AccountTables } from './tables/account.ts';
import type { CertificatesTables } from './tables/certificates.ts';
import type { CertificationTables } from './tables/certification.ts';
import type { CompanyTables } from './tables/company.ts';
import type { EntryTables } from './tables/entry.ts';
import type { EvidenceTables } from './tables/evidence.ts';
import type { HelpTables } from './tables/help.ts';
import type { InvoicingTables } from './tables/invoicing.ts';
import type { MessagesTables } from './tables/messages.ts';
import type { NoticesTables } from './tables/notices.ts';
import type { PeopleTables } from './tables/people.ts';
import type { ProductsTables } from './tables/products.ts';
import type { RegistrationTables } from './tables/registration.ts';
import type { OnboardingTables } from './tables/onboarding.ts';
import type { ShellTables } from './tables/shell.ts';
import type { FinancingTables, ImportTables, OfficerTables, PayrollTables, SupplierTables } from './tables/trade.ts';
import type { TradeTables } from './tables/trade.ts';

/** Tables that one piece of work reads and writes atomically. */
export type Transaction = CommonTables &
  AccountTables &
  CertificatesTables &
  CertificationTables &
  CompanyTables &
  EntryTables &
  EvidenceTables &
  HelpTables &
  InvoicingTables &
  MessagesTables &
  NoticesTables &
  PeopleTables &
  ProductsTables &
  RegistrationTables &
  OnboardingTables &
  ShellTables &
  TradeTables &
  FinancingTables &
  OfficerTables &
  PayrollTables &
  SupplierTables &
  ImportTables;

/** Storage of the back end. */
export interface Store {
  /**
   * Throws `StoreUnavailable` where the database cannot be reached, or conflicts with other transactions persist; all
   * writes are rolled back then.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
  /** Removes all records, for a reset. */
  clear(): Promise<void>;
}

/** A store with maintenance and bulk loading. */
export interface MaintainableStore extends Store {
  /** Maintains derived data, such as cached counts and statistics about sizes. It affects speed only, never results. */
  tidy(): Promise<void>;
  /** Runs work that stores very many records, and prepares the store for it. Other work may be slower meanwhile. */
  bulkLoad(work: () => Promise<void>): Promise<void>;
  /**
   * Listens to the announcements of all servers from about now on; `undefined` means that some may have been missed.
   * Returns a function that stops it.
   */
  onAnnounced(listener: (announcement: Announcement | undefined) => void): () => void;
  /** Maximum number of packages. */
  readonly maxPackages: number;
}

export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
