import type { ReadDocument, FieldReading } from './read-document.ts';
import { contractReadFields, type DocumentKind, invoiceReadFields, type ReadFieldName } from './read-fields.ts';
import { readContract } from './read-contract.ts';
import { type ReadingCircumstances, readInvoice } from './read-invoice.ts';

/** Builds and checks a document from the values of its sources. Fields of another kind are left out. */
export function readDocumentFrom(
  kind: DocumentKind,
  fieldReadings: readonly FieldReading[],
  circumstances: ReadingCircumstances,
): ReadDocument {
  return kind === 'invoice'
    ? readInvoice(readingsOfFields(invoiceReadFields, fieldReadings), circumstances)
    : readContract(readingsOfFields(contractReadFields, fieldReadings), circumstances);
}

function readingsOfFields<Field extends ReadFieldName>(
  fields: readonly Field[],
  fieldReadings: readonly FieldReading[],
): readonly FieldReading<Field>[] {
  return fieldReadings.flatMap(({ field, ...rest }) =>
    fields.flatMap((known) => (known === field ? [{ field: known, ...rest }] : [])),
  );
}
