/** Tables of the database. Each comes after the tables that it refers to. */
export const onboardingTableNames = ['settlements'] as const;
