import { unzipSync } from 'fflate';
import type { ArchiveEntry } from '../../src/domain/viewer/shared/archive-entry.ts';
import { streamOf, wholeOf } from '../core/byte-stream.ts';
import type { ArchiveOpener, ArrivedContent, UnpackedEntry } from '../core/ports.ts';
import { sha256Hex } from '../core/secrets.ts';
import { contentKind } from './content-kind.ts';
import { entryContent } from './entry-content.ts';
import { lightReaders } from './light-file-inspector.ts';

/** Opens zips without the reader for all archives and without Node: for the portal that runs in a browser tab. */
export class LightArchiveOpener implements ArchiveOpener {
  async unpack<Result>(
    archive: ArrivedContent,
    entry: ArchiveEntry & { readonly index: number },
    work: (found: UnpackedEntry) => Promise<Result>,
  ): Promise<Result> {
    const bytes = await wholeOf(archive.bytes);
    if (bytes.length !== archive.size || (await sha256Hex(bytes)) !== archive.sha256) return work({ kind: 'changed' });
    const unpacked = unzipped(bytes, entry);
    if (!unpacked) return work({ kind: 'unshown', because: 'damaged' });
    const content = await entryContent(entry.path, unpacked, lightReaders);
    return work(
      'unshown' in content
        ? { kind: 'unshown', because: content.unshown }
        : { kind: 'shown', mimeType: content.mimeType, size: unpacked.length, bytes: streamOf(unpacked) },
    );
  }
}

/** The file of a place in the directory, as large as it was said to be; undefined where it is not. */
function unzipped(
  bytes: Uint8Array,
  { index, size }: { readonly index: number; readonly size: number },
): Uint8Array | undefined {
  if (contentKind(bytes) !== 'zip') return undefined;
  try {
    let at = -1;
    const [found] = Object.values(
      unzipSync(bytes, {
        filter: ({ name, originalSize }) => {
          if (!name.endsWith('/')) at += 1;
          return !name.endsWith('/') && at === index && originalSize === size;
        },
      }),
    );
    return found?.length === size ? found : undefined;
  } catch {
    return undefined;
  }
}
