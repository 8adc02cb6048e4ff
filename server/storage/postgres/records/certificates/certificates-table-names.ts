/** Tables of the database, those after the ones that they refer to. */
export const certificatesTableNames = [
  'certificates',
  'certificate_events',
  'certificate_orders',
  'hard_keys',
] as const;
