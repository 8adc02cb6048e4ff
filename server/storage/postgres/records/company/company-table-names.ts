/** Tables of the database, those after the ones that they refer to. */
export const companyTableNames = ['companies', 'users', 'bank_accounts', 'groups'] as const;
