/** Tables of the database. Each comes after the tables that it refers to. */
export const invoicingTableNames = ['invoicing_profiles'] as const;
