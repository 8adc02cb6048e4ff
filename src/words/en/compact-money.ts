const compact = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'CNY',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** An amount of yuan, as a decimal text, in few letters; for charts, where the exact amount stands elsewhere. */
export const compactMoney = (yuan: string): string => compact.format(yuan as Intl.StringNumericLiteral);
