import { Unzip, UnzipInflate } from 'fflate';
import { zipFiles } from './archive-names.ts';
import { UnpackCounter, type ArchiveFinding, type ArchiveKind } from './inspected-archive.ts';
import { zipLayoutFlaw } from './zip-layout.ts';

const pieceBytes = 4_096;

class LimitExceeded extends Error {}

/**
 * Unpacks a zip without libarchive and counts its bytes, for the portal that runs in a browser tab. A RAR is
 * refused.
 */
export async function readZipArchive(kind: ArchiveKind, bytes: Uint8Array): Promise<ArchiveFinding> {
  if (kind !== 'zip') return 'rar';
  const counter = new UnpackCounter(bytes.length);
  try {
    const files = zipFiles(bytes);
    const unzip = new Unzip((part) => {
      part.ondata = (fault, data) => {
        if (fault) throw fault;
        counter.addBytes(data.length);
        if (counter.exceeded) throw new LimitExceeded();
      };
      part.start();
    });
    unzip.register(UnzipInflate);
    for (let at = 0; at < bytes.length; at += pieceBytes)
      unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
    const flaw = zipLayoutFlaw(bytes);
    return flaw === undefined ? { files } : flaw === 'damaged' ? 'unreadable' : flaw;
  } catch (fault) {
    return fault instanceof LimitExceeded ? (counter.exceeded ?? 'unreadable') : 'unreadable';
  }
}
