/** Tables of the database, those after the ones that they refer to. */
export const noticesTableNames = [
  'agreement_signatures',
  'notices_read',
  'member_standings',
  'agency_objections',
  'agreement_texts',
] as const;
