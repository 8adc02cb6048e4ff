/** Tables of the database. Each comes after the tables that it refers to. */
export const shellTableNames = ['platforms', 'version_returns', 'hand_overs'] as const;
