import type { DocumentSource, ReadFields, ReadingLimits } from './document-source.ts';
import { eInvoiceFields } from './e-invoice-xml.ts';
import { typeByTitle } from './invoice-titles.ts';
import { attachmentPlaces } from './ofd-attachment.ts';
import { sayingsFrom } from './saying.ts';
import { xmlTree } from './xml-tree.ts';
import { zipParts } from './zip-parts.ts';
import { kindsRead } from './kinds-read.ts';

const structure = /(?:^|\/)(?:OFD|Document|Attachments?)\.xml$/iu;
const ownName = /(?:^|\/)original_invoice\.xml$/iu;
const pageOrTemplate = /(?:^|\/)Content\.xml$/iu;

/**
 * An electronic invoice as OFD (GB/T 33190): its data is an attachment of the document; only its title is read from the
 * pages.
 */
export const ofdSource: DocumentSource = {
  ...kindsRead.ofd,
  read: async (bytes, _, limits) => {
    const parts = zipParts(bytes, (name) => structure.test(name), limits);
    const places = new Set(attachmentPlaces(parts, limits));
    const found = zipParts(bytes, (name) => places.has(name) || ownName.test(name), limits);
    // A file that the references lead to comes before one that only has the name.
    const data =
      [...places].map((place) => found.get(place)).find((part) => part !== undefined) ?? [...found.values()][0];
    const fields = data && eInvoiceFields(xmlTree(data, limits), 'ofd');
    if (!fields || fields.some(({ field }) => field === 'type')) return fields;
    return [...fields, ...(titleFields(bytes, limits) ?? [])];
  },
};

/** The type by the title on the pages: data of the tax-control system does not state whether an invoice is special. */
function titleFields(bytes: Uint8Array, limits: ReadingLimits): ReadFields | undefined {
  const pages = zipParts(bytes, (name) => pageOrTemplate.test(name), limits);
  const lines = [...pages.values()].flatMap((page) => {
    const text = new TextDecoder().decode(page.subarray(0, limits.xmlBytes));
    return [...text.matchAll(/>([^<>]{1,100})<\/(?:\w+:)?TextCode>/gu)].map(([, line = '']) => line);
  });
  return sayingsFrom('ofd', [{ field: 'type', text: typeByTitle(lines) }]);
}
