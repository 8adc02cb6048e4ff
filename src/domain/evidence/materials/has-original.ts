import type { InvoiceMark } from '../reuse/invoice-mark.ts';
import { invoiceOf } from './document-content.ts';
import type { MaterialItem } from './material.ts';

/**
 * Whether a document has an original invoice: its invoice has a negative amount, is red in the tax register, or had its
 * file replaced.
 */
export function hasOriginal(
  { content, replaced }: Pick<MaterialItem, 'content' | 'replaced'>,
  mark: InvoiceMark | undefined,
): boolean {
  const invoice = invoiceOf(content);
  if (!invoice) return false;
  const isNegative = [invoice.amountExcludingTax, invoice.tax, invoice.total].some(
    (amount) => amount !== undefined && amount.fen < 0n,
  );
  return isNegative || mark === 'RED' || (replaced !== undefined && !replaced.sameFiles);
}
