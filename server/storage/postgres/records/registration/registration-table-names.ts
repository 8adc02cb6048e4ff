/** Tables of the database. Each comes after the tables that it refers to. */
export const registrationTableNames = ['registrations', 'guarantee_projects'] as const;
