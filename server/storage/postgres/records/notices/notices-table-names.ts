/** Tables of the database. Each comes after the tables that it refers to. */
export const noticesTableNames = [
  'agreement_signatures',
  'notices_read',
  'member_standings',
  'agency_objections',
  'agreement_texts',
] as const;
