import { invoiceSheet } from './invoice-sheet.ts';
import type { FormatAnswer } from './format-question.ts';
import type { DrawnObject } from './ofd-drawing.ts';
import { ofdPages } from './ofd-pages.ts';
import { OfdParts } from './ofd-parts.ts';
import { Refused } from './refused.ts';
import { elementsAt, textAt, type XmlElement } from './xml-element.ts';
import { zipParts } from './zip-parts.ts';

const limits = { entries: 2_000, unpacked: 64 * 1024 * 1024 } as const;

/** An OFD document (GB/T 33190): its pages, or the attached invoice if the pages are empty. */
export function ofdFile(bytes: Uint8Array): FormatAnswer {
  const parts = new OfdParts(zipParts(bytes, () => true, limits));
  const [body] = elementsAt(parts.xml('OFD.xml'), 'DocBody');
  if (!body) throw new Refused('damaged');
  const drawing = ofdPages(parts, body);
  if (drawing.pages.some(({ objects }) => objects.some(isShown))) return { kind: 'ofd', drawing };
  const invoice = findAttachedInvoice(parts, body);
  if (invoice) return { kind: 'invoice', invoice };
  if (drawing.pages.length === 0) throw new Refused('damaged');
  return { kind: 'ofd', drawing };
}

function isShown(object: DrawnObject): boolean {
  return object.kind !== 'image' || object.image !== undefined;
}

function findAttachedInvoice(parts: OfdParts, body: XmlElement) {
  const documentPlace = parts.place('', textAt(body, 'DocRoot'));
  const document = parts.xml(documentPlace);
  for (const list of elementsAt(document, 'Attachments')) {
    const listPlace = parts.place(documentPlace, list.text);
    for (const attachment of parts.has(listPlace) ? elementsAt(parts.xml(listPlace), 'Attachment') : []) {
      const place = [
        parts.place(listPlace, textAt(attachment, 'FileLoc')),
        parts.place(documentPlace, textAt(attachment, 'FileLoc')),
      ].find((each) => parts.has(each));
      if (place !== undefined && /^original_invoice/iu.test(attachment.attributes.get('Name') ?? ''))
        return invoiceSheet(parts.xml(place));
    }
  }
  return undefined;
}
