/**
 * Lists of the trade that can be exported as sheets: holdings in two places, instruments, applications, the ledger,
 * financings.
 */
export const tradeLists = ['held', 'transit', 'instruments', 'applications', 'ledger', 'financings'] as const;
export type TradeList = (typeof tradeLists)[number];
