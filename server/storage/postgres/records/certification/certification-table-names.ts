/** Tables of the database, those after the ones that they refer to. */
export const certificationTableNames = ['certifications', 'real_names'] as const;
