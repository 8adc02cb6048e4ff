import { mayBeOpened, type EntryTrouble } from '../../../src/domain/viewer/shared/archive-entry.ts';
import { extensionOf } from '../../../src/domain/uploads/file-limits.ts';
import { CallTurns } from '../call-turns.ts';
import { Leases } from '../leases.ts';
import type { Parts } from '../parts.ts';
import type { ByteStream, UnpackedEntry } from '../ports.ts';
import type { ArchivedEntry, FileRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';

/** Where a file of an archive lies by itself, or why it does not. */
export type OpenedEntry =
  | { readonly objectKey: string; readonly mimeType: string; readonly name: string; readonly size: number }
  | { readonly unshown: EntryTrouble };

/** What another try would find again; unpacking that took too long may have had a busy machine. */
const lasting = (because: EntryTrouble): boolean => because !== 'timed-out';

const nameOf = ({ path }: ArchivedEntry): string => path.slice(path.lastIndexOf('/') + 1);

/** The same archive with what came of one of its files. */
function withEntry(file: FileRecord, index: number, unpacked: ArchivedEntry['unpacked']): FileRecord {
  const entry = file.archive?.[index];
  return entry && file.archive ? { ...file, archive: file.archive.with(index, { ...entry, unpacked }) } : file;
}

/**
 * Opens files of archives, each by its place in the archive's list as it was recorded. What was unpacked is kept beside
 * the archive as long as that is, so that nobody unpacks it twice. A company's archives are unpacked one after the
 * other, on however many servers.
 */
export function archiveEntries({
  store,
  objects,
  clock,
  archives,
}: Pick<Parts, 'store' | 'objects' | 'clock' | 'archives'>) {
  const lines = new CallTurns(1, Number.POSITIVE_INFINITY);
  const leases = new Leases(store, clock);

  async function known(pkFile: string): Promise<FileRecord> {
    const file = await store.transaction(async (transaction) => transaction.files.find(pkFile));
    if (!file) throw new Refusal('NOT_FOUND');
    return file;
  }

  /** What is known of the file; undefined where it must be unpacked, including again after the store lost it. */
  async function kept({ unpacked, size, ...entry }: ArchivedEntry): Promise<OpenedEntry | undefined> {
    if (!unpacked || 'unshown' in unpacked) return unpacked;
    return (await objects.head(unpacked.objectKey))
      ? { ...unpacked, name: nameOf({ ...entry, size }), size }
      : undefined;
  }

  /** Notes what came of it; false where there is no such file any more. */
  async function noted(pkFile: string, index: number, unpacked: ArchivedEntry['unpacked']): Promise<boolean> {
    return store.transaction(async (transaction) => {
      const held = await transaction.files.lock(pkFile);
      if (held) await transaction.files.save(withEntry(held, index, unpacked));
      return held !== undefined;
    });
  }

  async function* contentOf({ name, objectKey }: FileRecord): ByteStream {
    const bytes = await objects.get(objectKey);
    if (!bytes) throw new Refusal('FILE_MISSING', { name });
    yield* bytes;
  }

  async function taken(
    pkFile: string,
    index: number,
    entry: ArchivedEntry,
    found: UnpackedEntry,
  ): Promise<OpenedEntry> {
    if (found.kind === 'changed') return { unshown: 'damaged' };
    if (found.kind === 'unshown') {
      if (lasting(found.because)) await noted(pkFile, index, { unshown: found.because });
      return { unshown: found.because };
    }
    const { mimeType, size, bytes } = found;
    const objectKey = `${randomToken(16)}.${extensionOf(entry.path)}`;
    await objects.put(objectKey, { bytes, size, contentType: mimeType });
    if (await noted(pkFile, index, { objectKey, mimeType })) return { objectKey, mimeType, name: nameOf(entry), size };
    await objects.remove(objectKey);
    throw new Refusal('NOT_FOUND');
  }

  async function unpackedNow(pkFile: string, index: number): Promise<OpenedEntry> {
    // The previous turn may have unpacked the same file.
    const file = await known(pkFile);
    const entry = file.archive?.[index];
    if (!entry || !archives) throw new Refusal('NOT_FOUND');
    const { size, sha256, pkCorp } = file;
    return (
      (await kept(entry)) ??
      archives.unpack(
        { bytes: contentOf(file), size, sha256, company: pkCorp ?? '' },
        { path: entry.path, size: entry.size, index },
        async (found) => taken(pkFile, index, entry, found),
      )
    );
  }

  /**
   * A caller that is `gone` before it is unpacked loses its place in the company's line. Refuses with NOT_FOUND a file
   * that is no archive or has no such place, and with FILE_MISSING an archive that the store does not have.
   */
  return async ({ pkFile, pkCorp, archive }: FileRecord, index: number, gone?: AbortSignal): Promise<OpenedEntry> => {
    const entry = archive?.[index];
    if (!entry || !archives) throw new Refusal('NOT_FOUND');
    if (!mayBeOpened(entry)) return { unshown: 'unknown-format' };
    const company = pkCorp ?? '';
    return (
      (await kept(entry)) ??
      lines.take(company, async () => leases.hold(`unpacking ${company}`, async () => unpackedNow(pkFile, index)), gone)
    );
  };
}
