/** Tables of the database. Each comes after the tables that it refers to. */
export const accountTableNames = ['security_events', 'mail_addresses', 'account_languages'] as const;
