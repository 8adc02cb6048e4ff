import type { ReadDocument, FieldReading } from './read-document.ts';
import { contractReadFields, type DocumentKind, invoiceReadFields, type ReadFieldName } from './read-fields.ts';
import { readContract } from './read-contract.ts';
import { type ReadingCircumstances, readInvoice } from './read-invoice.ts';

/** Builds and checks a document from the values of its sources. Fields of another kind are left out. */
export function readDocumentFrom(
  kind: DocumentKind,
  sayings: readonly FieldReading[],
  circumstances: ReadingCircumstances,
): ReadDocument {
  return kind === 'invoice'
    ? readInvoice(sayingsOfFields(invoiceReadFields, sayings), circumstances)
    : readContract(sayingsOfFields(contractReadFields, sayings), circumstances);
}

function sayingsOfFields<Field extends ReadFieldName>(
  fields: readonly Field[],
  sayings: readonly FieldReading[],
): readonly FieldReading<Field>[] {
  return sayings.flatMap(({ field, ...rest }) =>
    fields.flatMap((known) => (known === field ? [{ field: known, ...rest }] : [])),
  );
}
