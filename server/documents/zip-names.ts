import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { activeXml } from './active-xml.ts';
import type { ActiveContent } from './active-content.ts';
import { latinText } from './content-kind.ts';
import { maxXmlDepth, XmlDepth } from './xml-depth.ts';
import { zipUnicodeNames } from './zip-layout.ts';

const maxEntries = 2_000;
// Maximum size of an unpacked document: ten times a page of pictures, or a sheet of some thousand rows.
const maxUnpackedBytes = 64 * 1024 * 1024;
const pieceBytes = 4_096;

/** Thrown for a zip that has more parts, or unpacks to more bytes, than any document. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/** The names in a zip's directory; nothing is unpacked. Throws `TooMuch`, and when the directory cannot be read. */
export function zipNames(bytes: Uint8Array): readonly string[] {
  const names: string[] = [];
  unzipSync(bytes, {
    filter: ({ name }) => {
      if (names.push(name) > maxEntries) throw new TooMuch();
      return false;
    },
  });
  return names;
}

// Longer than any pattern that is searched for.
const overlap = 64;

/**
 * Inspects a part piece by piece while it is unpacked. A part that is XML must contain nothing but data, and its
 * elements must not be nested too deep.
 */
class PartInspection {
  found: ActiveContent | undefined;
  #before = '';
  #isXml: boolean | undefined;
  readonly #depth = new XmlDepth();

  take(piece: Uint8Array): void {
    // Without NUL bytes, ASCII words are the same in UTF-16 as in UTF-8.
    const added = latinText(piece).replaceAll('\0', '');
    const text = this.#before + added;
    this.#isXml ??= /[^\s\u00ef\u00bb\u00bf\u00fe\u00ff]/u.exec(text)?.[0].startsWith('<');
    if (this.#isXml) {
      this.#depth.take(added);
      const isBomb = /<!DOCTYPE/iu.test(text) || this.#depth.deepest > maxXmlDepth;
      this.found ??= activeXml(text) ?? (isBomb ? 'bomb' : undefined);
    }
    this.#before = this.#isXml === false ? '' : text.slice(-overlap);
  }
}

/**
 * Unpacks all parts piece by piece, inspects and discards them. Returns the names in their local headers, and the first
 * active content. Throws `TooMuch`.
 */
function unpackParts(bytes: Uint8Array): {
  readonly names: readonly string[];
  readonly active: ActiveContent | undefined;
} {
  const names: string[] = [];
  const inspections: PartInspection[] = [];
  let size = 0;
  const unzip = new Unzip((part) => {
    if (names.push(part.name) > maxEntries) throw new TooMuch();
    const inspection = new PartInspection();
    inspections.push(inspection);
    part.ondata = (fault, data) => {
      if (fault) throw fault;
      size += data.length;
      if (size > maxUnpackedBytes) throw new TooMuch();
      inspection.take(data);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceBytes)
    unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
  return { names, active: inspections.flatMap(({ found }) => found ?? [])[0] };
}

/** Patterns of forbidden part names, each with the content that such a part is. */
export type ForeignNames = readonly (readonly [RegExp, ActiveContent])[];

const foreign: ForeignNames = [
  [/\.(?:exe|dll|com|scr|msi|bat|cmd|ps1|sh)$/iu, 'program'],
  [/\.(?:m?js|vbs|wsf)$/iu, 'script'],
  [/\.(?:x?html?|svg|mht)$/iu, 'html'],
  [/\.(?:zip|rar|7z|jar|gz|ofd)$/iu, 'archive'],
  // Paths that lead out of the target folder.
  [/(?:^|[/\\])\.\.(?:[/\\]|$)|^[A-Za-z]:/u, 'archive'],
];

/**
 * The first part that no document may have, by its names and Unicode names.
 *
 * @param more patterns for one kind of document, besides those for all
 */
export function foreignPart(
  bytes: Uint8Array,
  names: readonly string[],
  more: ForeignNames = [],
): ActiveContent | undefined {
  const allNames = [...names, ...zipUnicodeNames(bytes).flatMap((other) => other?.name ?? [])];
  return allNames.flatMap((name) =>
    [...more, ...foreign].flatMap(([pattern, kind]) => (pattern.test(name) ? [kind] : [])),
  )[0];
}

/**
 * The first active content in the parts of a document: XML that is more than data, or parts that its directory does not
 * name, which other readers find. Throws `TooMuch`.
 */
export function activePart(bytes: Uint8Array, names: readonly string[]): ActiveContent | undefined {
  const { names: found, active } = unpackParts(bytes);
  return names.toSorted().join('\n') === found.toSorted().join('\n') ? active : 'archive';
}
