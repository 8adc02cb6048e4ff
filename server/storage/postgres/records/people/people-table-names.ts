/** Tables of the database. Each comes after the tables that it refers to. */
export const peopleTableNames = ['invitations', 'departures', 'proposals', 'delegations'] as const;
