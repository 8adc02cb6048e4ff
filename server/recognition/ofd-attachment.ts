import type { ReadingLimits } from './document-source.ts';
import { elementAt, elementsAt, textAt } from './xml-node.ts';
import { xmlTree } from './xml-tree.ts';

type Parts = ReadonlyMap<string, Uint8Array>;

const invoiceDataName = /^original_invoice(?:\.xml)?$/iu;

/**
 * The paths at which the invoice's data may be, by the references from `OFD.xml`. The attachment is found by its name.
 * Its path may be relative to the folder of the document, the folder of the attachment list or the root: all three are
 * returned, and need not exist.
 */
export function attachmentPlaces(parts: Parts, limits: ReadingLimits): readonly string[] {
  const root = readPart(parts, 'OFD.xml', limits);
  return elementsAt(elementAt(root, 'OFD'), 'DocBody').flatMap((body) => {
    const documentPlace = textAt(body, 'DocRoot') ?? '';
    const list = textAt(readPart(parts, resolvePath('', documentPlace), limits), 'Document', 'Attachments') ?? '';
    return [resolvePath(folderOf(documentPlace), list), resolvePath('', list)].flatMap((listPlace) =>
      elementsAt(elementAt(readPart(parts, listPlace, limits), 'Attachments'), 'Attachment')
        .filter((attachment) => invoiceDataName.test(textAt(attachment, '@Name') ?? ''))
        .flatMap((attachment) => {
          const place = textAt(attachment, 'FileLoc') ?? '';
          return [
            resolvePath(folderOf(listPlace), place),
            resolvePath(folderOf(documentPlace), place),
            resolvePath('', place),
          ];
        }),
    );
  });
}

function readPart(parts: Parts, place: string, limits: ReadingLimits): unknown {
  const bytes = parts.get(place);
  return bytes && xmlTree(bytes, limits);
}

function folderOf(place: string): string {
  return place.replace(/[^/]*$/u, '');
}

/** A path within the zip. It cannot leave the zip by `..`. */
function resolvePath(folder: string, place: string): string {
  const path: string[] = [];
  for (const step of (place.startsWith('/') ? place : `${folder}${place}`).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
