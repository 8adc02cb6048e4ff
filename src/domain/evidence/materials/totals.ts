import type { Invoice } from '../invoice/invoice.ts';
import { sumMoney, type Money } from '../../money/money.ts';
import { contractOf, invoiceOf } from './document-content.ts';
import type { MaterialItem } from './material.ts';
import { invoiceIdentity } from './same-invoice.ts';

/** The sums that a funder compares with the financing amount. */
export interface MaterialTotals {
  readonly invoices: Money;
  readonly contracts: Money;
}

/** Each invoice once, however often it was given; those without a number are told apart by nothing, and all count. */
function once(invoices: readonly Invoice[]): readonly Invoice[] {
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
 * Tax-inclusive invoice amounts and contract amounts; what has no readable amount yet counts as nothing, and the same
 * invoice given twice counts once. Invoices that another package has already may be left out.
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
    invoices: sumMoney(once(invoices).flatMap((invoice) => invoice.total ?? [])),
    contracts: sumMoney(contents.flatMap((content) => contractOf(content)?.amount ?? [])),
  };
}
