/** Tables of the database, those after the ones that they refer to. */
export const registrationTableNames = ['registrations', 'guarantee_projects'] as const;
