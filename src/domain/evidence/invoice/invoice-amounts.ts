import { addMoney, isEnterable, type Money } from '../../money/money.ts';
import type { Invoice } from './invoice.ts';

/** The three amounts of an invoice. Any two of them determine the third. */
export const invoiceAmounts = ['amountExcludingTax', 'tax', 'total'] as const;

export type InvoiceAmount = (typeof invoiceAmounts)[number];

const less = (from: Money | undefined, what: Money | undefined): Money | undefined =>
  from && what && addMoney(from, { fen: -what.fen });

/**
 * The amount that follows from the other two, exact to the fen; undefined while one of them is missing, or where the
 * result is invalid for an invoice.
 */
export function amountFrom(
  wanted: InvoiceAmount,
  { amountExcludingTax, tax, total }: Pick<Invoice, InvoiceAmount>,
): Money | undefined {
  const found = {
    amountExcludingTax: () => less(total, tax),
    tax: () => less(total, amountExcludingTax),
    total: () => amountExcludingTax && tax && addMoney(amountExcludingTax, tax),
  }[wanted]();
  return isEnterable(found) && (wanted === 'tax' || found?.fen !== 0n) ? found : undefined;
}
