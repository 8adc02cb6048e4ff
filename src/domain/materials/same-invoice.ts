import type { Invoice } from '../invoice/invoice.ts';

/** What makes two invoices the same one: its code and number. Undefined while there is no number. */
export function invoiceIdentity(invoice: Pick<Invoice, 'code' | 'number'> | undefined): string | undefined {
  return invoice === undefined || invoice.number === '' ? undefined : `${invoice.code}/${invoice.number}`;
}

/** Every invoice that stands among the others once more, by the id of its document. */
export function repeatedInvoices(items: readonly { readonly docFileId: string; readonly invoice: Invoice | undefined }[]): readonly string[] {
  const places = Map.groupBy(items, (item) => invoiceIdentity(item.invoice));
  return [...places].flatMap(([identity, same]) => (identity === undefined || same.length < 2 ? [] : same.map((item) => item.docFileId)));
}
