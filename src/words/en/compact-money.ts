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

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

/** The same without a currency, to three digits; for charts of many narrow bars. */
export const shortAmount = (yuan: string): string => short.format(yuan as Intl.StringNumericLiteral);
