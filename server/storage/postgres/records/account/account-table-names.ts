/** Tables of the database, those after the ones that they refer to. */
export const accountTableNames = ['security_events', 'mail_addresses'] as const;
