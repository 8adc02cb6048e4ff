/** Tables of the database. Each comes after the tables that it refers to. */
export const certificationTableNames = ['certifications', 'real_names'] as const;
