/** Tables of the database. Each comes after the tables that it refers to. */
export const tradeTableNames = [
  'instruments',
  'holdings',
  'reservations',
  'postings',
  'business_applications',
  'issue_limits',
  'limit_uses',
  'limit_changes',
  'limit_requests',
  'limit_proposals',
  'invoice_uses',
  'funding_programmes',
  'funding_limits',
  'funding_uses',
  'financings',
  'payments',
] as const;
