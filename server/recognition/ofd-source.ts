import type { FieldReading } from '../../src/domain/evidence/reading/read-document.ts';
import type { DocumentSource, ReadFields, ReadingLimits } from './document-source.ts';
import { eInvoiceFields } from './e-invoice-xml.ts';
import { typeByTitle } from './invoice-titles.ts';
import { kindsRead } from './kinds-read.ts';
import { attachedData, ofdBodies, type OfdBody } from './ofd-attachment.ts';
import { customDataFields } from './ofd-custom-data.ts';
import { OfdPackage } from './ofd-package.ts';
import { ofdPageFields } from './ofd-page-text.ts';
import { fieldReadingsFrom } from './field-readings.ts';
import { voucherFields } from './voucher-xbrl.ts';
import { zipParts } from './zip-parts.ts';

const pageOrTemplate = /(?:^|\/)Content\.xml$/iu;

/**
 * An electronic invoice as OFD (GB/T 33190). Its data is attached as the invoice itself, or else stated in an attached
 * accounting voucher, in the entry part and on the pages.
 */
export const ofdSource: DocumentSource = {
  ...kindsRead.ofd,
  read: async (bytes, _, limits) => {
    const parts = new OfdPackage(bytes, limits);
    const bodies = ofdBodies(parts);
    const data = attachedData(parts, bodies).map((name) => parts.xml(name));
    const fields = data.map((tree) => eInvoiceFields(tree, 'ofd')).find((found) => found !== undefined);
    if (!fields) return fieldsWithoutInvoice(parts, bodies, data, limits);
    if (fields.some(({ field }) => field === 'type')) return fields;
    return [...fields, ...(titleFields(bytes, limits) ?? [])];
  },
};

/**
 * The values of a document without an attached invoice. A value on a page that differs from stated data is not sure, so
 * that the stated one counts and the field is to be checked.
 */
function fieldsWithoutInvoice(
  parts: OfdPackage,
  bodies: readonly OfdBody[],
  data: readonly ReturnType<OfdPackage['xml']>[],
  limits: ReadingLimits,
): ReadFields | undefined {
  const stated = fieldReadingsFrom('ofd', [
    ...data.flatMap((tree) => voucherFields(tree) ?? []),
    ...customDataFields(bodies),
  ]);
  const shown = fieldReadingsFrom('ofd', ofdPageFields(parts, bodies, limits));
  const differs = ({ field, value }: FieldReading): boolean =>
    (stated ?? []).some((each) => each.field === field && each.value !== value);
  const fields = [...(stated ?? []), ...(shown ?? []).map((each) => (differs(each) ? { ...each, sure: false } : each))];
  return fields.length === 0 ? undefined : fields;
}

/** The type by the title on the pages: data of the tax-control system does not state whether an invoice is special. */
function titleFields(bytes: Uint8Array, limits: ReadingLimits): ReadFields | undefined {
  const pages = zipParts(bytes, (name) => pageOrTemplate.test(name), limits);
  const lines = [...pages.values()].flatMap((page) => {
    const text = new TextDecoder().decode(page.subarray(0, limits.xmlBytes));
    return [...text.matchAll(/>([^<>]{1,100})<\/(?:\w+:)?TextCode>/gu)].map(([, line = '']) => line);
  });
  return fieldReadingsFrom('ofd', [{ field: 'type', text: typeByTitle(lines) }]);
}
