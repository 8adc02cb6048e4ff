/** Tables of the database. Each comes after the tables that it refers to. */
export const helpTableNames = ['feedback', 'surveys', 'help_opinions', 'tours'] as const;
