/** Tables of the database. Each comes after the tables that it refers to. */
export const entryTableNames = [
  'sessions',
  'attempts',
  'verify_codes',
  'key_challenges',
  'recovery_proofs',
  'account_freezes',
  'unfreezes',
  'second_factors',
  'authenticators',
  'recovery_codes',
  'reset_waits',
  'factor_demands',
  'trusted_devices',
] as const;
