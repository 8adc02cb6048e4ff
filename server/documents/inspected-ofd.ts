import type { Inspection } from '../core/ports.ts';
import { latinText } from './content-kind.ts';
import { activePart, foreignPart, zipNames, TooMuch } from './zip-names.ts';

/** The entry file of every OFD document. */
const entrance = 'OFD.xml';
const isEntrance = (name: string): boolean => /^[/\\]?OFD\.xml$/iu.test(name);

/**
 * Whether a zip is meant as an OFD document, by the names of its parts or, if those are unreadable, by its bytes: a
 * truncated file may still contain the name.
 */
export function isOfd(names: readonly string[], bytes: Uint8Array): boolean {
  return names.some(isEntrance) || (names.length === 0 && latinText(bytes).includes(entrance));
}

/**
 * Inspects a zip as an OFD document (GB/T 33190): it must not unpack to too much or hold active content. No stated size
 * is trusted.
 */
export function inspectOfd(bytes: Uint8Array): Inspection {
  try {
    const names = zipNames(bytes);
    if (!names.some(isEntrance)) return { kind: 'refused', because: 'unknown-content' };
    const flaw = foreignPart(bytes, names) ?? activePart(bytes, names);
    return flaw === undefined
      ? { kind: 'ofd', mimeType: 'application/ofd' }
      : { kind: 'refused', because: 'active', flaw };
  } catch (fault) {
    if (fault instanceof TooMuch) return { kind: 'refused', because: 'active', flaw: 'bomb' };
    // A truncated file may still contain the name of the entry file.
    return { kind: 'refused', because: latinText(bytes).includes(entrance) ? 'unreadable' : 'unknown-content' };
  }
}
