/** Tables of the database, those after the ones that they refer to. */
export const peopleTableNames = ['invitations', 'departures', 'proposals', 'delegations'] as const;
