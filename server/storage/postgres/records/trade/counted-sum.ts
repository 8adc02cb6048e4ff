import type { CountedSum } from '../../../../core/tables/trade.ts';
import { moneyFromNumeric, type Row } from '../../fields.ts';

/** Count and sum from the columns `count` and `amount` of a row. */
export function countedSum(row: Row | undefined): CountedSum {
  return { count: Number(row?.['count'] ?? 0), amount: moneyFromNumeric(row?.['amount'] ?? '0.00') };
}
