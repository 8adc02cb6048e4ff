/** Tables of the database. Each comes after the tables that it refers to. */
export const companyTableNames = ['companies', 'users', 'bank_accounts', 'groups', 'organisation_changes'] as const;
