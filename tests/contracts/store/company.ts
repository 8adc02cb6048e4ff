import * as records from './records/company.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from './store-suite.ts';

export function companyStoreContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'companies',
    (all) => all.companies,
    (each) => each.pkCorp,
    [{ ...records.company, pkCorp: 'C-7' }],
    { name: '甲' },
  );

  keeps(
    'users',
    (all) => all.users,
    (each) => each.userId,
    [{ ...records.user, userId: 'U-7', userName: 'other' }],
    { roles: [] },
  );

  keeps(
    'groups',
    (all) => all.groups,
    (each) => each.pkCorp,
    [records.group, { ...records.group, pkCorp: 'C-2', organisations: [], authorisations: [] }],
    { innerOrganisationsOn: false, authorisationsOn: true, authorisations: [] },
  );

  keeps(
    'changes of inner organisations',
    (all) => all.organisationChanges,
    (each) => each.id,
    [
      records.organisationChange,
      { ...records.organisationChange, id: 'OC-2', serial: 2, event: 'placed', before: '', after: '' },
    ],
    { subjectName: '莫云迟' },
  );

  keeps(
    'accounts at banks',
    (all) => all.bankAccounts,
    (each) => each.id,
    [
      records.bankAccount,
      {
        ...records.bankAccount,
        id: 'BA-2',
        isDefault: true,
        verifiedAt: 1_700_000_000_001,
        removedAt: 1_700_000_000_002,
        transfer: { ...records.bankAccount.transfer, returned: '户名不符' },
      },
    ],
    { transfersSent: [1_700_000_000_000, 1_700_000_000_009] },
  );

  it('lists the newest changes of the inner organisations of a company', async () => {
    await doing(async ({ companies, organisationChanges }) => {
      await companies.save({ ...records.company, pkCorp: 'C-2' });
      await organisationChanges.saveAll([
        { ...records.organisationChange, id: 'OC-1', serial: 2 },
        { ...records.organisationChange, id: 'OC-2', serial: 1 },
        { ...records.organisationChange, id: 'OC-3', serial: 10 },
        { ...records.organisationChange, id: 'OC-4', serial: 30, pkCorp: 'C-2' },
      ]);
    });
    await doing(async ({ organisationChanges }) => {
      const ids = async (pkCorp: string, limit: number) =>
        (await organisationChanges.latestOf(pkCorp, limit)).map(({ id }) => id);
      expect(await ids('C-1', 9)).toEqual(['OC-3', 'OC-1', 'OC-2']);
      expect(await ids('C-1', 2)).toEqual(['OC-3', 'OC-1']);
      expect(await ids('C-3', 9)).toEqual([]);
    });
  });

  it('finds all accounts of one person', async () => {
    await doing(async ({ users }) =>
      users.saveAll([
        { ...records.user, userId: 'U-8', userName: 'u8', personId: 'P-7' },
        { ...records.user, userId: 'U-7', userName: 'u7', personId: 'P-7' },
      ]),
    );
    expect((await doing(async ({ users }) => users.ofPerson('P-7'))).map(({ userId }) => userId)).toEqual([
      'U-7',
      'U-8',
    ]);
    expect(await doing(async ({ users }) => users.ofPerson('P-8'))).toEqual([]);
  });

  it('finds the users of a company', async () => {
    await doing(async ({ companies, users }) => {
      await companies.save({ ...records.company, pkCorp: 'C-2' });
      await users.saveAll([
        { ...records.user, userId: 'U-8', userName: 'u8' },
        { ...records.user, userId: 'U-7', userName: 'u7', pkCorp: 'C-2' },
      ]);
    });
    expect((await doing(async ({ users }) => users.ofCompany('C-2'))).map(({ userId }) => userId)).toEqual(['U-7']);
    expect((await doing(async ({ users }) => users.ofCompany('C-1'))).map(({ userId }) => userId)).toContain('U-8');
  });

  it('finds companies by their codes and full names', async () => {
    await doing(async ({ companies }) =>
      companies.save({ ...records.company, pkCorp: 'C-7', name: '苏州澄叶电子材料有限公司' }),
    );
    expect(
      (await doing(async ({ companies }) => companies.byUscc(records.company.uscc))).map(({ pkCorp }) => pkCorp),
    ).toEqual(['C-1', 'C-7']);
    expect(await doing(async ({ companies }) => companies.byUscc('__proto__'))).toEqual([]);
    const withCodes = await doing(async ({ companies }) => companies.byUsccs(['none', records.company.uscc, '']));
    expect(withCodes.map(({ pkCorp }) => pkCorp)).toEqual(['C-1', 'C-7']);
    expect(await doing(async ({ companies }) => companies.byUsccs([]))).toEqual([]);
    const named = await doing(async ({ companies }) =>
      companies.byNames([records.company.name, '苏州澄叶', '苏州澄叶电子材料有限公司', '']),
    );
    expect(named.map(({ pkCorp }) => pkCorp).toSorted()).toEqual(['C-1', 'C-7']);
    expect(await doing(async ({ companies }) => companies.byNames([]))).toEqual([]);
  });

  it('finds users by their exact name, and lists all', async () => {
    await doing(async (transaction) => transaction.users.save({ ...records.user, userId: 'U-0', userName: 'limin' }));
    await doing(async (transaction) => {
      expect((await transaction.users.byName('limin'))?.userId).toBe('U-0');
      expect(await transaction.users.byName('LIMIN')).toBeUndefined();
      expect((await transaction.users.all()).map((each) => each.userId)).toEqual(['U-0', 'U-1']);
    });
  });
}
