import { amountFrom, invoiceAmounts, type InvoiceAmount } from '../../../../domain/evidence/invoice/invoice-amounts.ts';
import { moneyToText, parseMoney } from '../../../../domain/money/money.ts';
import type { ItemFields } from '../../shared/item-fields.ts';

/**
 * The amount of an invoice that was computed from the two others. It follows them while they are typed. A typed amount
 * is never overwritten.
 */
export class FilledAmount {
  #filled: { readonly field: InvoiceAmount; readonly text: string } | undefined;

  /** The amount to fill in after a change of fields, or an emptied one that can no longer be computed. */
  after(fields: ItemFields, typed: Partial<ItemFields>): Partial<ItemFields> {
    if (!invoiceAmounts.some((field) => Object.hasOwn(typed, field))) return {};
    const last = this.#filled;
    const isUnchanged = last !== undefined && !Object.hasOwn(typed, last.field) && fields[last.field] === last.text;
    const empty = invoiceAmounts.filter((field) => fields[field].trim() === '');
    const target = isUnchanged ? last.field : empty.length === 1 ? empty[0] : undefined;
    this.#filled = undefined;
    if (target === undefined || Object.hasOwn(typed, target)) return {};
    const { amountExcludingTax, tax, total } = fields;
    const amount = amountFrom(target, {
      amountExcludingTax: parseMoney(amountExcludingTax),
      tax: parseMoney(tax),
      total: parseMoney(total),
    });
    const text = amount ? moneyToText(amount) : '';
    if (amount) this.#filled = { field: target, text };
    return fields[target] === text ? {} : { [target]: text };
  }
}
