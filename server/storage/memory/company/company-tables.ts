import type { ProductCode } from '../../../../src/domain/catalogue/product-code.ts';
import type {
  CompanyRecord,
  UserRecord,
  GroupRecord,
  BankAccountRecord,
  OrganisationChangeRecord,
} from '../../../core/records/company.ts';
import type { CompanyTables } from '../../../core/tables/company.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function companiesTable({ table }: MemoryShelf): CompanyTables['companies'] {
  const companies = table<CompanyRecord>((company) => company.pkCorp);
  const withUsccs = (usccs: readonly string[]) => {
    const asked = new Set(usccs);
    return companies
      .select(({ uscc }) => asked.has(uscc))
      .toSorted((one, other) => (one.pkCorp < other.pkCorp ? -1 : 1));
  };
  return Object.assign(companies, {
    idsAfter: async (id: string, limit: number) =>
      companies
        .selectUncopied(({ pkCorp }) => pkCorp > id)
        .map(({ pkCorp }) => pkCorp)
        .toSorted()
        .slice(0, limit),
    byNames: async (names: readonly string[]) => {
      const asked = new Set(names);
      return companies.select(({ name }) => asked.has(name));
    },
    byUscc: async (uscc: string) => withUsccs([uscc]),
    byUsccs: async (usccs: readonly string[]) => withUsccs(usccs),
    withProduct: async (product: ProductCode, keyword: string, limit: number, after = '') =>
      companies
        .select(
          ({ openedProducts, deregistered, name, uscc, pkCorp }) =>
            pkCorp > after &&
            openedProducts.includes(product) &&
            !deregistered &&
            [name, uscc].some((text) => text.toLowerCase().includes(keyword.toLowerCase())),
        )
        .toSorted((one, other) => (one.pkCorp < other.pkCorp ? -1 : 1))
        .slice(0, limit),
  });
}

function usersTable({ table }: MemoryShelf): CompanyTables['users'] {
  const users = table<UserRecord>((user) => user.userId);
  return Object.assign(users, {
    byName: async (userName: string) => users.select((user) => user.userName === userName)[0],
    all: async () => users.select(() => true).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
    ofCompany: async (pkCorp: string) =>
      users.select((user) => user.pkCorp === pkCorp).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
    ofPerson: async (personId: string) =>
      users.select((user) => user.personId === personId).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
    withMobile: async (mobile: string) =>
      users.select((user) => user.mobile === mobile).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
  });
}

function bankAccountsTable({ table }: MemoryShelf): CompanyTables['bankAccounts'] {
  const bankAccounts = table<BankAccountRecord>((each) => each.id);
  return Object.assign(bankAccounts, {
    ofCompany: async (pkCorp: string) =>
      bankAccounts
        .select((each) => each.pkCorp === pkCorp)
        .toSorted((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1)),
    allVerified: async () =>
      bankAccounts
        .select((each) => each.verifiedAt !== undefined && each.removedAt === undefined)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    allUnverified: async () =>
      bankAccounts
        .select((each) => each.verifiedAt === undefined && each.removedAt === undefined)
        .toSorted((a, b) => b.transfer.sentAt - a.transfer.sentAt || (a.id < b.id ? -1 : 1)),
  });
}

function organisationChangesTable({ table }: MemoryShelf): CompanyTables['organisationChanges'] {
  const changes = table<OrganisationChangeRecord>((each) => each.id);
  return Object.assign(changes, {
    latestOf: async (pkCorp: string, limit: number) =>
      changes
        .select((each) => each.pkCorp === pkCorp)
        .toSorted((a, b) => b.serial - a.serial)
        .slice(0, limit),
  });
}

export function companyTables(shelf: MemoryShelf): CompanyTables {
  return {
    companies: companiesTable(shelf),
    users: usersTable(shelf),
    groups: shelf.table<GroupRecord>((each) => each.pkCorp),
    organisationChanges: organisationChangesTable(shelf),
    bankAccounts: bankAccountsTable(shelf),
  };
}
