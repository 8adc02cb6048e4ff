import { Unzip, UnzipInflate } from 'fflate';
import { zipFiles } from './archive-names.ts';
import { Unpacking, type ArchiveFinding, type ArchiveKind } from './inspected-archive.ts';
import { zipLayoutFlaw } from './zip-layout.ts';

const pieceOf = 4_096;

class Ended extends Error {}

/**
 * Looks through zips without the reader for all archives, for the portal that runs in a browser tab; others it cannot
 * read.
 */
export async function lightArchive(kind: ArchiveKind, bytes: Uint8Array): Promise<ArchiveFinding> {
  if (kind !== 'zip') return 'unreadable';
  const unpacking = new Unpacking(bytes.length);
  try {
    const files = zipFiles(bytes);
    const unzip = new Unzip((part) => {
      part.ondata = (fault, data) => {
        if (fault) throw fault;
        unpacking.piece(data.length);
        if (unpacking.ended) throw new Ended();
      };
      part.start();
    });
    unzip.register(UnzipInflate);
    for (let at = 0; at < bytes.length; at += pieceOf)
      unzip.push(bytes.subarray(at, at + pieceOf), at + pieceOf >= bytes.length);
    const flaw = zipLayoutFlaw(bytes);
    return flaw === undefined ? { files } : flaw === 'damaged' ? 'unreadable' : flaw;
  } catch (fault) {
    return fault instanceof Ended ? (unpacking.ended ?? 'unreadable') : 'unreadable';
  }
}
