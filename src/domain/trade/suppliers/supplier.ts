import type { Money } from '../../money/money.ts';
import { compareMoney } from '../../money/money.ts';
import type { PayeeBar } from '../shared/payee-standing.ts';

/** Sums between a core enterprise and one of its suppliers. Months are `YYYY-MM`. */
export interface SupplierSums {
  readonly companyId: string;
  /** Issues since the first month that was requested. */
  readonly issued: { readonly count: number; readonly amount: Money };
  /** Amount that the supplier holds or has not accepted yet, as far as the core enterprise may know. */
  readonly open: Money;
  /** Month of the last issue; empty for none. */
  readonly lastMonth: string;
}

/** A supplier as its core enterprise sees it (checklist 1.4, `/supplier`). */
export interface Supplier extends SupplierSums {
  readonly name: string;
  readonly uscc: string;
  /** Why it cannot be paid with instruments now; undefined where it can. */
  readonly bar: PayeeBar | 'unknown' | undefined;
}

/** Comparison for the list: larger open amount first, then later issue, then id. */
export function compareSuppliers(one: SupplierSums, other: SupplierSums): number {
  const byOpen = compareMoney(other.open, one.open);
  if (byOpen !== 0) return byOpen;
  if (one.lastMonth !== other.lastMonth) return one.lastMonth < other.lastMonth ? 1 : -1;
  return one.companyId < other.companyId ? -1 : 1;
}
