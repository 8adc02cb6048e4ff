import type { DocumentSource } from './document-source.ts';
import { eInvoiceFields } from './e-invoice-xml.ts';
import { xmlTree } from './xml-tree.ts';
import { kindsRead } from './kinds-read.ts';

/** An electronic invoice as an XML file. */
export const xmlSource: DocumentSource = {
  ...kindsRead.xml,
  read: async (bytes, _, limits) => eInvoiceFields(xmlTree(bytes, limits), 'xml'),
};
