/** Tables of the database. Each comes after the tables that it refers to. */
export const certificatesTableNames = [
  'certificates',
  'certificate_events',
  'certificate_orders',
  'hard_keys',
] as const;
