import { unzipSync } from 'fflate';
import type { ArchiveEntry } from '../../src/domain/viewer/shared/archive-entry.ts';
import { streamOf, wholeOf } from '../core/byte-stream.ts';
import type { ArchiveOpener, ArrivedContent, UnpackedEntry } from '../core/ports.ts';
import { sha256Hex } from '../core/secrets.ts';
import { contentKind } from './content-kind.ts';
import { entryContent } from './entry-content.ts';
import { lightReaders } from './light-file-inspector.ts';

/** Opens zips without libarchive and without Node, for the portal that runs in a browser tab. */
export class LightArchiveOpener implements ArchiveOpener {
  async unpack<Result>(
    archive: ArrivedContent,
    entry: ArchiveEntry & { readonly index: number },
    work: (found: UnpackedEntry) => Promise<Result>,
  ): Promise<Result> {
    const bytes = await wholeOf(archive.bytes);
    if (bytes.length !== archive.size || (await sha256Hex(bytes)) !== archive.sha256) return work({ kind: 'changed' });
    const unpacked = unzipEntry(bytes, entry);
    if (!unpacked) return work({ kind: 'unshown', because: 'damaged' });
    const content = await entryContent(entry.path, unpacked, lightReaders);
    return work(
      'trouble' in content
        ? { kind: 'unshown', because: content.trouble }
        : { kind: 'shown', mimeType: content.mimeType, size: unpacked.length, bytes: streamOf(unpacked) },
    );
  }
}

/** Unpacks the file at a place in the directory; undefined when it has another size than listed, or is damaged. */
function unzipEntry(
  bytes: Uint8Array,
  { index, size }: { readonly index: number; readonly size: number },
): Uint8Array | undefined {
  if (contentKind(bytes) !== 'zip') return undefined;
  try {
    let place = -1;
    const [found] = Object.values(
      unzipSync(bytes, {
        filter: ({ name, originalSize }) => {
          if (!name.endsWith('/')) place += 1;
          return !name.endsWith('/') && place === index && originalSize === size;
        },
      }),
    );
    return found?.length === size ? found : undefined;
  } catch {
    return undefined;
  }
}
