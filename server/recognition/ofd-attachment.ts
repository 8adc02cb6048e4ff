import type { OfdPackage } from './ofd-package.ts';
import { elementAt, elementsAt, textAt } from './xml-node.ts';

const invoiceDataName = /^original_invoice(?:\.xml)?$/iu;
const voucherFormat = /^xbrl$/iu;
const ownName = /(?:^|\/)original_invoice\.xml$/iu;

/** The parts of an OFD document that its entry part names. */
export interface OfdBody {
  readonly body: unknown;
  readonly place: string;
  readonly document: unknown;
}

/** The documents of an OFD file. */
export function ofdBodies(parts: OfdPackage): readonly OfdBody[] {
  const entrance = parts.xml(parts.nameAt('OFD.xml'));
  return elementsAt(elementAt(entrance, 'OFD'), 'DocBody').flatMap((body) => {
    const place = parts.find(textAt(body, 'DocRoot'));
    return place === undefined ? [] : [{ body, place, document: elementAt(parts.xml(place), 'Document') }];
  });
}

/**
 * The attached parts that may be the invoice's data, the most trusted first: the invoice itself by its name, then an
 * electronic accounting voucher by its format. A part that only has the right name comes last.
 */
export function attachedData(parts: OfdPackage, bodies: readonly OfdBody[]): readonly string[] {
  const attachments = bodies.flatMap(({ document, place }) =>
    elementsAt(document, 'Attachments').flatMap((list) => {
      const listPlace = parts.find(textAt(list), place);
      return elementsAt(elementAt(parts.xml(listPlace), 'Attachments'), 'Attachment').map((attachment) => ({
        name: textAt(attachment, '@Name') ?? '',
        format: textAt(attachment, '@Format') ?? '',
        part: parts.find(textAt(attachment, 'FileLoc'), listPlace ?? place, place),
      }));
    }),
  );
  const found = [
    ...attachments.filter(({ name }) => invoiceDataName.test(name)),
    ...attachments.filter(({ format }) => voucherFormat.test(format)),
  ].flatMap(({ part }) => part ?? []);
  return [...new Set([...found, ...parts.names.filter((name) => ownName.test(name))])];
}
