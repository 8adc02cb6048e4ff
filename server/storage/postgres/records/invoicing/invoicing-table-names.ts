/** Tables of the database, those after the ones that they refer to. */
export const invoicingTableNames = ['invoicing_profiles'] as const;
