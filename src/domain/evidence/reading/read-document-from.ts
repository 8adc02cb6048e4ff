import type { ReadDocument, Saying } from './read-document.ts';
import { contractReadFields, type DocumentKind, invoiceReadFields, type ReadFieldName } from './read-fields.ts';
import { readContract } from './read-contract.ts';
import { type ReadingCircumstances, readInvoice } from './read-invoice.ts';

/**
 * A document of a kind from all that its sources say, checked; what is said of fields that the kind has not is left
 * out.
 */
export function readDocumentFrom(
  kind: DocumentKind,
  sayings: readonly Saying[],
  circumstances: ReadingCircumstances,
): ReadDocument {
  return kind === 'invoice'
    ? readInvoice(among(invoiceReadFields, sayings), circumstances)
    : readContract(among(contractReadFields, sayings), circumstances);
}

function among<Field extends ReadFieldName>(
  fields: readonly Field[],
  sayings: readonly Saying[],
): readonly Saying<Field>[] {
  return sayings.flatMap(({ field, ...rest }) =>
    fields.flatMap((known) => (known === field ? [{ field: known, ...rest }] : [])),
  );
}
