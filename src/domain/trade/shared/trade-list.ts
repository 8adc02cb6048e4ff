/**
 * Lists of the trade that can be exported as sheets: holdings in two places, instruments, applications, the ledger,
 * financings, and the figures of statistics.
 */
export const tradeLists = [
  'held',
  'transit',
  'instruments',
  'applications',
  'ledger',
  'financings',
  'statistics',
] as const;
export type TradeList = (typeof tradeLists)[number];
