/** Lists of the trade that can be exported as sheets: holdings in two places, instruments, applications, the ledger. */
export const tradeLists = ['held', 'transit', 'instruments', 'applications', 'ledger'] as const;
export type TradeList = (typeof tradeLists)[number];
