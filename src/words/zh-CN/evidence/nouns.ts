import type { BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';

const nouns: Readonly<Record<BusinessKind, string>> = {
  credit: '应收账款',
  receivable: '应收账款',
  bill: '票据',
  order: '订单',
  payroll: '代发清单',
};

/** The businesses that the packages of a book are made for. */
export const nounOf = (kind: BusinessKind): string => nouns[kind];
