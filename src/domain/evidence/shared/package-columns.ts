/** What a list tells of its packages (document 2, section 2), with what has it now; in this order, after the number. */
export const packageColumns = [
  'payer',
  'credit-source',
  'supplier',
  'funder',
  'account',
  'amount',
  'expected-payment',
  'state',
  'progress',
  'expected-due',
  'created',
] as const;

export type PackageColumn = (typeof packageColumns)[number];
