/** Tables of the database, those after the ones that they refer to. */
export const settlingTableNames = ['settlements'] as const;
