import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import type { ActiveContent } from './active-content.ts';

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

/** The names that stand before the parts themselves, each unpacked piece by piece to be counted and forgotten. */
function unpacked(bytes: Uint8Array): readonly string[] {
  const names: string[] = [];
  let size = 0;
  const unzip = new Unzip((part) => {
    if (names.push(part.name) > mostEntries) throw new TooMuch();
    part.ondata = (fault, data) => {
      if (fault) throw fault;
      size += data.length;
      if (size > mostUnpacked) throw new TooMuch();
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceOf) unzip.push(bytes.subarray(at, at + pieceOf), at + pieceOf >= bytes.length);
  return names;
}

/** Names of parts, and what one of such a name is. */
export type ForeignNames = readonly (readonly [RegExp, ActiveContent])[];

const foreign: ForeignNames = [
  [/\.(?:exe|dll|com|scr|msi|bat|cmd|ps1|sh)$/iu, 'program'], [/\.(?:m?js|vbs|wsf)$/iu, 'script'], [/\.(?:x?html?|svg|mht)$/iu, 'html'], [/\.(?:zip|rar|7z|jar|gz|ofd)$/iu, 'archive'],
  // Outside of where it is unpacked.
  [/(?:^|[/\\])\.\.(?:[/\\]|$)|^[A-Za-z]:/u, 'archive'],
];

/** What a part is that no document has, by its name: what is so in every zip, and `more` in one of a kind. */
export function foreignAmong(names: readonly string[], more: ForeignNames = []): ActiveContent | undefined {
  return names.flatMap((name) => [...more, ...foreign].flatMap(([pattern, kind]) => (pattern.test(name) ? [kind] : [])))[0];
}

/** Whether a zip holds what its directory names and nothing else: what that leaves out, others find. Throws `TooMuch`. */
export function isWhole(bytes: Uint8Array, names: readonly string[]): boolean {
  return names.toSorted().join('\n') === unpacked(bytes).toSorted().join('\n');
}
