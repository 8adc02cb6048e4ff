import type { Invoice } from '../invoice/invoice.ts';
import { sumMoney, type Money } from '../../money/money.ts';
import { contractOf, invoiceOf } from './document-content.ts';
import type { MaterialItem } from './material.ts';
import { invoiceIdentity } from './same-invoice.ts';

/** Sums that are compared with the financing amount. */
export interface MaterialTotals {
  readonly invoices: Money;
  readonly contracts: Money;
}

/** Invoices without repetitions. Invoices without a number cannot be compared and all count. */
function withoutRepeats(invoices: readonly Invoice[]): readonly Invoice[] {
  const seen = new Set<string>();
  return invoices.filter((invoice) => {
    const identity = invoiceIdentity(invoice);
    if (identity === undefined) return true;
    const isNew = !seen.has(identity);
    seen.add(identity);
    return isNew;
  });
}

/**
 * Sums of the tax-inclusive invoice amounts and of the contract amounts. A document without an amount counts as zero, a
 * repeated invoice counts once, and `isLeftOut` excludes items, such as invoices of another package.
 */
export function materialTotals<Item extends Pick<MaterialItem, 'content'>>(
  items: Iterable<Item>,
  isLeftOut: (item: Item) => boolean = () => false,
): MaterialTotals {
  const contents = [...items].filter((item) => !isLeftOut(item)).map(({ content }) => content);
  const invoices = contents
    .flatMap((content) => invoiceOf(content) ?? [])
    .filter((invoice) => invoice.total !== undefined);
  return {
    invoices: sumMoney(withoutRepeats(invoices).flatMap((invoice) => invoice.total ?? [])),
    contracts: sumMoney(contents.flatMap((content) => contractOf(content)?.amount ?? [])),
  };
}
