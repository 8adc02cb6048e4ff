import type { Announcement } from '../../core/tables/common.ts';
import type { MaintainableStore, Transaction } from '../../core/store.ts';
import type { Undo } from './memory-table.ts';
import { accountTables } from './account/account-tables.ts';
import { certificatesTables } from './certificates/certificates-tables.ts';
import { certificationTables } from './certification/certification-tables.ts';
import { companyTables } from './company/company-tables.ts';
import { entryTables } from './entry/entry-tables.ts';
import { evidenceTables } from './evidence/evidence-tables.ts';
import { helpTables } from './help/help-tables.ts';
import { invoicingTables } from './invoicing/invoicing-tables.ts';
import { messagesTables } from './messages/messages-tables.ts';
import { noticesTables } from './notices/notices-tables.ts';
import { peopleTables } from './people/people-tables.ts';
import { productsTables } from './products/products-tables.ts';
import { registrationTables } from './registration/registration-tables.ts';
import { onboardingTables } from './onboarding/onboarding-tables.ts';
import { shellTables } from './shell/shell-tables.ts';
import { financingTables } from './trade/financing-tables.ts';
import { officerTables } from './trade/officer-tables.ts';
import { payrollTables } from './trade/payroll-tables.ts';
import { importTables } from './trade/import-tables.ts';
import { supplierTables } from './trade/supplier-tables.ts';
import { tradeTables } from './trade/trade-tables.ts';
import { commonTables } from './common-tables.ts';
import { MemoryShelf } from './memory-shelf.ts';

/**
 * A store without a disk, for tests and for the portal without a server. One transaction at a time; a failed one leaves
 * no trace.
 */
export class MemoryStore implements MaintainableStore {
  readonly maxPackages = 20_000;
  private tail: Promise<unknown> = Promise.resolve();
  private undos: Undo[] = [];
  private announced: Announcement[] = [];
  private readonly listeners = new Set<(announcement: Announcement | undefined) => void>();
  private shelf = this.emptyShelf();
  private tables = this.tablesOn(this.shelf);

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const turn = this.tail.then(async () => {
      [this.undos, this.announced] = [[], []];
      try {
        const result = await work(this.tables);
        for (const announcement of this.announced) for (const listener of this.listeners) listener(announcement);
        return result;
      } catch (fault) {
        for (const undo of this.undos.toReversed()) undo();
        throw fault;
      }
    });
    this.tail = turn.catch(() => undefined);
    return turn;
  }

  async isReady(): Promise<boolean> {
    return true;
  }

  async clear(): Promise<void> {
    await this.transaction(async () => {
      this.shelf = this.emptyShelf();
      this.tables = this.tablesOn(this.shelf);
    });
  }

  onAnnounced(listener: (announcement: Announcement | undefined) => void): () => void {
    // A new function for each subscription, so that one listener can subscribe twice.
    const subscription = (announcement: Announcement | undefined): void => listener(announcement);
    this.listeners.add(subscription);
    return () => this.listeners.delete(subscription);
  }

  async tidy(): Promise<void> {
    // This store has nothing to maintain.
  }

  async bulkLoad(work: () => Promise<void>): Promise<void> {
    await work();
  }

  /** Copies all records to an empty store. */
  copy<Copy extends MemoryStore>(copy: Copy): Copy {
    this.shelf.copyTo(copy.shelf);
    return copy;
  }

  private emptyShelf(): MemoryShelf {
    return new MemoryShelf((step) => void this.undos.push(step));
  }

  private tablesOn(shelf: MemoryShelf): Transaction {
    const { packagedIds, ...evidence } = evidenceTables(shelf);
    const trade = tradeTables(shelf, packagedIds);
    return {
      ...commonTables(shelf, {
        hasWritten: () => this.undos.length > 0,
        announce: (announcements) => void this.announced.push(...announcements),
      }),
      ...accountTables(shelf),
      ...certificatesTables(shelf),
      ...certificationTables(shelf),
      ...companyTables(shelf),
      ...entryTables(shelf),
      ...evidence,
      ...helpTables(shelf),
      ...invoicingTables(shelf),
      ...messagesTables(shelf),
      ...noticesTables(shelf),
      ...peopleTables(shelf),
      ...productsTables(shelf),
      ...registrationTables(shelf),
      ...onboardingTables(shelf),
      ...shellTables(shelf),
      ...trade,
      ...financingTables(shelf, trade.instruments),
      ...officerTables(shelf),
      ...payrollTables(shelf),
      ...supplierTables(shelf),
      ...importTables(shelf),
    };
  }
}
