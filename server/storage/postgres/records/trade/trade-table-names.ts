/** Tables of the database. Each comes after the tables that it refers to. */
export const tradeTableNames = [
  'instruments',
  'holdings',
  'reservations',
  'postings',
  'ledger_days',
  'ledger_day_changes',
  'trade_sums',
  'trade_sum_changes',
  'business_applications',
  'issue_limits',
  'limit_uses',
  'limit_changes',
  'limit_requests',
  'limit_proposals',
  'invoice_uses',
] as const;
