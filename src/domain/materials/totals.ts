import { sumMoney, type Money } from '../money/money.ts';
import type { MaterialItem } from './material.ts';

/** The sums that a funder compares with the financing amount. */
export interface MaterialTotals {
  readonly invoices: Money;
  readonly contracts: Money;
}

/** Tax-inclusive invoice amounts and contract amounts; what has no readable amount yet counts as nothing. */
export function materialTotals(items: Iterable<Pick<MaterialItem, 'invoice' | 'contract'>>): MaterialTotals {
  const all = [...items];
  return {
    invoices: sumMoney(all.flatMap((item) => item.invoice?.total ?? [])),
    contracts: sumMoney(all.flatMap((item) => item.contract?.amount ?? [])),
  };
}
