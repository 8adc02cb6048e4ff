import { amountFrom, invoiceAmounts, type InvoiceAmount } from '../../../../domain/evidence/invoice/invoice-amounts.ts';
import { moneyToText, parseMoney } from '../../../../domain/money/money.ts';
import type { ItemFields } from '../../shared/item-fields.ts';

/**
 * The one amount of an invoice that was filled in from the two others. It goes with them while they are typed; what a
 * hand has typed is never overwritten.
 */
export class FilledAmount {
  #filled: { readonly field: InvoiceAmount; readonly text: string } | undefined;

  /** What is to be filled in after a change of some fields, or emptied because it follows from nothing any more. */
  after(fields: ItemFields, typed: Partial<ItemFields>): Partial<ItemFields> {
    if (!invoiceAmounts.some((field) => Object.hasOwn(typed, field))) return {};
    const own = this.#filled;
    const isOwn = own !== undefined && !Object.hasOwn(typed, own.field) && fields[own.field] === own.text;
    const empty = invoiceAmounts.filter((field) => fields[field].trim() === '');
    const wanted = isOwn ? own.field : empty.length === 1 ? empty[0] : undefined;
    this.#filled = undefined;
    if (wanted === undefined || Object.hasOwn(typed, wanted)) return {};
    const { amountExcludingTax, tax, total } = fields;
    const amount = amountFrom(wanted, {
      amountExcludingTax: parseMoney(amountExcludingTax),
      tax: parseMoney(tax),
      total: parseMoney(total),
    });
    const text = amount ? moneyToText(amount) : '';
    if (amount) this.#filled = { field: wanted, text };
    return fields[wanted] === text ? {} : { [wanted]: text };
  }
}
