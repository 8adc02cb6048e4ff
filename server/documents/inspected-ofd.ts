import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import type { Inspection } from '../core/ports.ts';
import type { ActiveContent } from './active-content.ts';
import { latinText } from './content-kind.ts';

/** Where every such document begins. */
const entrance = 'OFD.xml';
const mostEntries = 2_000;
// A page of pictures has a tenth of it.
const mostUnpacked = 64 * 1024 * 1024;
const pieceOf = 4_096;

const foreign: readonly (readonly [RegExp, ActiveContent])[] = [
  [/\.(?:exe|dll|com|scr|msi|bat|cmd|ps1|sh)$/iu, 'program'], [/\.(?:m?js|vbs|wsf)$/iu, 'script'], [/\.(?:x?html?|svg|mht)$/iu, 'html'], [/\.(?:zip|rar|7z|jar|gz|ofd)$/iu, 'archive'],
  // Outside of where it is unpacked.
  [/(?:^|[/\\])\.\.(?:[/\\]|$)|^[A-Za-z]:/u, 'archive'],
];

class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/** Whether a zip is an OFD document (GB/T 33190), unpacks to no more than such a one would, and holds nothing that runs. No size that it states is believed. */
export function inspectedOfd(bytes: Uint8Array): Inspection {
  try {
    const names = listed(bytes);
    if (!names.includes(entrance)) return { kind: 'refused', because: 'unknown-content' };
    const what = names.flatMap((name) => foreign.flatMap(([pattern, kind]) => (pattern.test(name) ? [kind] : [])))[0];
    if (what !== undefined) return { kind: 'refused', because: 'active', what };
    // What its directory leaves out, others find.
    const isWhole = names.toSorted().join('\n') === unpacked(bytes).toSorted().join('\n');
    return isWhole ? { kind: 'ofd', mimeType: 'application/ofd' } : { kind: 'refused', because: 'active', what: 'archive' };
  } catch (fault) {
    if (fault instanceof TooMuch) return { kind: 'refused', because: 'active', what: 'bomb' };
    // What was cut off may still say what it was.
    return { kind: 'refused', because: latinText(bytes).includes(entrance) ? 'unreadable' : 'unknown-content' };
  }
}

function listed(bytes: Uint8Array): readonly string[] {
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
