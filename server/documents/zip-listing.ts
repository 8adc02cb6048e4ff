import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { activeXml } from './active-xml.ts';
import type { ActiveContent } from './active-content.ts';
import { latinText } from './content-kind.ts';
import { zipOtherNames } from './zip-layout.ts';

const mostEntries = 2_000;
// A page of pictures has a tenth of it, and so has a sheet of some thousand rows.
const mostUnpacked = 64 * 1024 * 1024;
const pieceOf = 4_096;

/** More parts than a document has, or more in them once they are unpacked. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/** The names in a zip's directory, of which nothing is unpacked. */
export function listed(bytes: Uint8Array): readonly string[] {
  const names: string[] = [];
  unzipSync(bytes, {
    filter: ({ name }) => {
      if (names.push(name) > mostEntries) throw new TooMuch();
      return false;
    },
  });
  return names;
}

// Longer than any sign of what is more than data.
const overlap = 64;

/** Looks at a part as it is unpacked, piece by piece: where it is XML, it must be nothing but data. */
class PartLook {
  found: ActiveContent | undefined;
  #before = '';
  #isXml: boolean | undefined;

  take(piece: Uint8Array): void {
    // Two bytes for a character, or one: its words are the same.
    const text = this.#before + latinText(piece).replaceAll('\0', '');
    this.#isXml ??= /[^\s\u00ef\u00bb\u00bf\u00fe\u00ff]/u.exec(text)?.[0].startsWith('<');
    if (this.#isXml) this.found ??= activeXml(text) ?? (/<!DOCTYPE/iu.test(text) ? 'bomb' : undefined);
    this.#before = this.#isXml === false ? '' : text.slice(-overlap);
  }
}

/**
 * The names that stand before the parts themselves, each unpacked piece by piece to be counted, looked at and
 * forgotten.
 */
function unpacked(bytes: Uint8Array): {
  readonly names: readonly string[];
  readonly active: ActiveContent | undefined;
} {
  const names: string[] = [];
  const looks: PartLook[] = [];
  let size = 0;
  const unzip = new Unzip((part) => {
    if (names.push(part.name) > mostEntries) throw new TooMuch();
    const look = new PartLook();
    looks.push(look);
    part.ondata = (fault, data) => {
      if (fault) throw fault;
      size += data.length;
      if (size > mostUnpacked) throw new TooMuch();
      look.take(data);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceOf)
    unzip.push(bytes.subarray(at, at + pieceOf), at + pieceOf >= bytes.length);
  return { names, active: looks.flatMap(({ found }) => found ?? [])[0] };
}

/** Names of parts, and what one of such a name is. */
export type ForeignNames = readonly (readonly [RegExp, ActiveContent])[];

const foreign: ForeignNames = [
  [/\.(?:exe|dll|com|scr|msi|bat|cmd|ps1|sh)$/iu, 'program'],
  [/\.(?:m?js|vbs|wsf)$/iu, 'script'],
  [/\.(?:x?html?|svg|mht)$/iu, 'html'],
  [/\.(?:zip|rar|7z|jar|gz|ofd)$/iu, 'archive'],
  // Outside of where it is unpacked.
  [/(?:^|[/\\])\.\.(?:[/\\]|$)|^[A-Za-z]:/u, 'archive'],
];

/**
 * What a part is that no document has, by its name or what some programs call it instead: what is so in every zip, and
 * `more` in one of a kind.
 */
export function foreignAmong(
  bytes: Uint8Array,
  names: readonly string[],
  more: ForeignNames = [],
): ActiveContent | undefined {
  const called = [...names, ...zipOtherNames(bytes).flatMap((other) => other?.name ?? [])];
  return called.flatMap((name) =>
    [...more, ...foreign].flatMap(([pattern, kind]) => (pattern.test(name) ? [kind] : [])),
  )[0];
}

/**
 * What a document of such parts is not: parts that its directory does not name, which others find, or XML that is more
 * than data. Throws `TooMuch`.
 */
export function activeParts(bytes: Uint8Array, names: readonly string[]): ActiveContent | undefined {
  const { names: found, active } = unpacked(bytes);
  return names.toSorted().join('\n') === found.toSorted().join('\n') ? active : 'archive';
}
