import type { Inspection } from '../core/ports.ts';
import { latinText } from './content-kind.ts';
import { activeParts, foreignAmong, listed, TooMuch } from './zip-listing.ts';

/** The entry file of every OFD document. */
const entrance = 'OFD.xml';

/**
 * Whether a zip is meant as an OFD document, by the names of its parts or, if those are unreadable, by its bytes: a
 * truncated file may still contain the name.
 */
export function isOfd(names: readonly string[], bytes: Uint8Array): boolean {
  return names.includes(entrance) || (names.length === 0 && latinText(bytes).includes(entrance));
}

/**
 * Whether a zip is an OFD document (GB/T 33190), unpacks to no more than such a one would, and holds nothing that runs.
 * No size that it states is believed.
 */
export function inspectedOfd(bytes: Uint8Array): Inspection {
  try {
    const names = listed(bytes);
    if (!names.includes(entrance)) return { kind: 'refused', because: 'unknown-content' };
    const what = foreignAmong(bytes, names) ?? activeParts(bytes, names);
    return what === undefined
      ? { kind: 'ofd', mimeType: 'application/ofd' }
      : { kind: 'refused', because: 'active', what };
  } catch (fault) {
    if (fault instanceof TooMuch) return { kind: 'refused', because: 'active', what: 'bomb' };
    // A truncated file may still contain the name of the entry file.
    return { kind: 'refused', because: latinText(bytes).includes(entrance) ? 'unreadable' : 'unknown-content' };
  }
}
