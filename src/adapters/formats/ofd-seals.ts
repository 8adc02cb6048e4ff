import type { OfdParts } from './ofd-parts.ts';
import { boxIn, type Box } from './ofd-geometry.ts';
import { elementsAt, textAt, type XmlElement } from './xml-element.ts';

export interface OfdSeal {
  readonly box: Box;
  /** A picture, or an OFD of its own. */
  readonly look: Uint8Array;
}

const maxSeals = 50;
const marks: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x50, 0x4b, 0x03, 0x04],
];

/**
 * The seals of a document by page id. The picture of a seal is inside the data of its signature, and is found by the
 * first bytes of pictures. The signature is not verified.
 */
export function ofdSeals(parts: OfdParts, body: XmlElement): ReadonlyMap<string, readonly OfdSeal[]> {
  const found = new Map<string, OfdSeal[]>();
  const listPlace = parts.existing('', textAt(body, 'Signatures'));
  if (listPlace === undefined) return found;
  for (const { attributes } of elementsAt(parts.xml(listPlace), 'Signature').slice(0, maxSeals)) {
    const place = parts.existing(listPlace, attributes.get('BaseLoc') ?? '');
    if (place === undefined) continue;
    const signature = parts.xml(place);
    const look = lookOf(parts, place, signature);
    for (const stamp of look ? elementsAt(signature, 'SignedInfo', 'StampAnnot').slice(0, maxSeals) : []) {
      const box = boxIn(stamp.attributes.get('Boundary'));
      const page = stamp.attributes.get('PageRef') ?? '';
      if (box && look) found.set(page, [...(found.get(page) ?? []), { box, look }]);
    }
  }
  return found;
}

function lookOf(parts: OfdParts, place: string, signature: XmlElement): Uint8Array | undefined {
  const named = [textAt(signature, 'SignedInfo', 'Seal', 'BaseLoc'), textAt(signature, 'SignedValue')].filter(
    (each) => each !== '',
  );
  for (const each of named) {
    const bytes = parts.bytes(parts.existing(place, each) ?? '');
    const at = bytes ? Math.min(...marks.map((mark) => placeOf(bytes, mark))) : Infinity;
    if (bytes && at < Infinity) return bytes.subarray(at);
  }
  return undefined;
}

function placeOf(bytes: Uint8Array, mark: readonly number[]): number {
  for (let at = bytes.indexOf(mark[0] ?? 0); at >= 0; at = bytes.indexOf(mark[0] ?? 0, at + 1)) {
    if (mark.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return Infinity;
}
