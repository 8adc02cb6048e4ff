import type { Invoice } from '../invoice/invoice.ts';
import { invoiceOf, type DocumentContent } from './document-content.ts';

/** Escapes the separator between code and number. */
const escapeSeparator = (text: string): string => text.replaceAll('%', '%25').replaceAll('/', '%2F');

/** Identity of an invoice: its code and number. Undefined while it has no number. */
export function invoiceIdentity(invoice: Pick<Invoice, 'code' | 'number'> | undefined): string | undefined {
  return invoice === undefined || invoice.number === ''
    ? undefined
    : `${escapeSeparator(invoice.code)}/${escapeSeparator(invoice.number)}`;
}

/** Documents whose invoice occurs more than once: the id of each, with the ids of the others in their order. */
export function sameInvoices(
  items: readonly { readonly documentId: string; readonly content: DocumentContent }[],
): ReadonlyMap<string, readonly string[]> {
  const places = Map.groupBy(items, (item) => invoiceIdentity(invoiceOf(item.content)));
  const repeated = [...places]
    .filter(([identity, same]) => identity !== undefined && same.length > 1)
    .map(([, same]) => same.map((item) => item.documentId));
  return new Map(
    repeated.flatMap((same) =>
      same.map((documentId) => [documentId, same.filter((other) => other !== documentId)] as const),
    ),
  );
}
