import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import type { Table } from '../table.ts';
import type {
  CompanyRecord,
  UserRecord,
  GroupRecord,
  BankAccountRecord,
  OrganisationChangeRecord,
} from '../records/company.ts';

export interface CompanyTables {
  readonly companies: Table<CompanyRecord> & {
    /** All ids after a given one, sorted. */
    idsAfter(id: string, limit: number): Promise<readonly string[]>;
    /** Known companies with one of these full names. */
    byNames(names: readonly string[]): Promise<readonly CompanyRecord[]>;
    /** Companies with one unified social credit code, in the order of their ids. */
    byUscc(uscc: string): Promise<readonly CompanyRecord[]>;
    /** The same for several codes. */
    byUsccs(usccs: readonly string[]): Promise<readonly CompanyRecord[]>;
    /**
     * Companies that have opened a product, are not deregistered, and whose name or credit code contains a text; by
     * their ids, after a given one.
     */
    withProduct(
      product: ProductCode,
      keyword: string,
      limit: number,
      after?: string,
    ): Promise<readonly CompanyRecord[]>;
  };
  readonly users: Table<UserRecord> & {
    byName(userName: string): Promise<UserRecord | undefined>;
    all(): Promise<readonly UserRecord[]>;
    ofCompany(pkCorp: string): Promise<readonly UserRecord[]>;
    /** Accounts whose telephone has this number, in the order of their ids. */
    withMobile(mobile: string): Promise<readonly UserRecord[]>;
    /** All accounts of one person, in the order of their ids. */
    ofPerson(personId: string): Promise<readonly UserRecord[]>;
  };
  /** Keyed by company. */
  readonly groups: Table<GroupRecord>;
  readonly organisationChanges: Table<OrganisationChangeRecord> & {
    /** Those of one company, the newest first. */
    latestOf(pkCorp: string, limit: number): Promise<readonly OrganisationChangeRecord[]>;
  };
  /**
   * `ofCompany`: those of one company, the oldest first, including removed ones. `allUnverified`: those of all
   * companies that are neither verified nor removed, the newest transfer first.
   */
  readonly bankAccounts: Table<BankAccountRecord> & {
    ofCompany(pkCorp: string): Promise<readonly BankAccountRecord[]>;
    allUnverified(): Promise<readonly BankAccountRecord[]>;
    /** Those that are verified and not removed. */
    allVerified(): Promise<readonly BankAccountRecord[]>;
  };
}
