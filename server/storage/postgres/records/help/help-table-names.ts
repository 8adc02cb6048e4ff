/** Tables of the database, those after the ones that they refer to. */
export const helpTableNames = ['feedback', 'surveys', 'help_opinions', 'tours'] as const;
