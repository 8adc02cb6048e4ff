export const tradeRefusalCodes = [
  'TRADE_RULE',
  'TRADE_CHANGED',
  'TRADE_STATE',
  'TRADE_NOT_YOURS',
  'SIGNATURE_NEEDED',
  'LIMIT_REQUEST',
  'FINANCING_STATE',
  'PAYMENT_STATE',
] as const;
