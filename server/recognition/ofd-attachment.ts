import type { ReadingLimits } from './document-source.ts';
import { elementAt, elementsAt, textAt } from './xml-node.ts';
import { xmlTree } from './xml-tree.ts';

type Parts = ReadonlyMap<string, Uint8Array>;

const wanted = /^original_invoice(?:\.xml)?$/iu;

/**
 * The places at which the invoice's data may lie, by the chain from `OFD.xml`: the attachment is looked for by its
 * name, its place is taken from the document's or the attachments' folder, since both are seen. Places need not exist.
 */
export function attachmentPlaces(parts: Parts, limits: ReadingLimits): readonly string[] {
  const root = part(parts, 'OFD.xml', limits);
  return elementsAt(elementAt(root, 'OFD'), 'DocBody').flatMap((body) => {
    const documentPlace = textAt(body, 'DocRoot') ?? '';
    const list = textAt(part(parts, resolved('', documentPlace), limits), 'Document', 'Attachments') ?? '';
    return [resolved(folderOf(documentPlace), list), resolved('', list)].flatMap((listPlace) =>
      elementsAt(elementAt(part(parts, listPlace, limits), 'Attachments'), 'Attachment')
        .filter((attachment) => wanted.test(textAt(attachment, '@Name') ?? ''))
        .flatMap((attachment) => {
          const place = textAt(attachment, 'FileLoc') ?? '';
          return [resolved(folderOf(listPlace), place), resolved(folderOf(documentPlace), place), resolved('', place)];
        }),
    );
  });
}

function part(parts: Parts, place: string, limits: ReadingLimits): unknown {
  const bytes = parts.get(place);
  return bytes && xmlTree(bytes, limits);
}

function folderOf(place: string): string {
  return place.replace(/[^/]*$/u, '');
}

/** A place within the zip, which no `..` leaves. */
function resolved(folder: string, place: string): string {
  const path: string[] = [];
  for (const step of (place.startsWith('/') ? place : `${folder}${place}`).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
