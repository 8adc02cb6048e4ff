/** Columns of a package list after the number, in this order (document 2, section 2). */
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
