/** Tables of the database, those after the ones that they refer to. */
export const shellTableNames = ['platforms', 'version_returns', 'hand_overs'] as const;
