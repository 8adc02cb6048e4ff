import { mayBeOpened, type EntryTrouble } from '../../../src/domain/viewer/shared/archive-entry.ts';
import { extensionOf } from '../../../src/domain/uploads/file-limits.ts';
import { CallTurns } from '../call-turns.ts';
import { Leases } from '../leases.ts';
import type { Parts } from '../parts.ts';
import type { ByteStream, UnpackedEntry } from '../ports.ts';
import type { ArchivedEntry, FileRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';

/** An unpacked file of an archive, or the reason why it cannot be shown. */
export type OpenedEntry =
  | { readonly objectKey: string; readonly mimeType: string; readonly name: string; readonly size: number }
  | { readonly unshown: EntryTrouble };

/** Whether another try would fail again. A timeout may have been caused by a busy machine. */
const isPermanent = (because: EntryTrouble): boolean => because !== 'timed-out';

const nameOf = ({ path }: ArchivedEntry): string => path.slice(path.lastIndexOf('/') + 1);

/** The archive with the result of unpacking one of its files. */
function withEntry(file: FileRecord, index: number, unpacked: ArchivedEntry['unpacked']): FileRecord {
  const entry = file.archive?.[index];
  return entry && file.archive ? { ...file, archive: file.archive.with(index, { ...entry, unpacked }) } : file;
}

/**
 * Opens files of archives by their index in the recorded list. An unpacked file is kept as long as its archive, so that
 * it is unpacked once. Archives of one company are unpacked one after the other, on any number of servers.
 */
export function archiveEntries({
  store,
  objects,
  clock,
  archives,
}: Pick<Parts, 'store' | 'objects' | 'clock' | 'archives'>) {
  const lines = new CallTurns(1, Number.POSITIVE_INFINITY);
  const leases = new Leases(store, clock);

  async function findFile(pkFile: string): Promise<FileRecord> {
    const file = await store.transaction(async (transaction) => transaction.files.find(pkFile));
    if (!file) throw new Refusal('NOT_FOUND');
    return file;
  }

  /** The recorded result; undefined where the file must be unpacked, also again after the store has lost it. */
  async function findUnpacked({ unpacked, size, ...entry }: ArchivedEntry): Promise<OpenedEntry | undefined> {
    if (!unpacked || 'unshown' in unpacked) return unpacked;
    return (await objects.head(unpacked.objectKey))
      ? { ...unpacked, name: nameOf({ ...entry, size }), size }
      : undefined;
  }

  /** Saves the result of unpacking. Returns false when the archive no longer exists. */
  async function saveUnpacked(pkFile: string, index: number, unpacked: ArchivedEntry['unpacked']): Promise<boolean> {
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

  /** Stores an unpacked file, or records why it cannot be shown. */
  async function storeUnpacked(
    pkFile: string,
    index: number,
    entry: ArchivedEntry,
    found: UnpackedEntry,
  ): Promise<OpenedEntry> {
    if (found.kind === 'changed') return { unshown: 'damaged' };
    if (found.kind === 'unshown') {
      if (isPermanent(found.because)) await saveUnpacked(pkFile, index, { unshown: found.because });
      return { unshown: found.because };
    }
    const { mimeType, size, bytes } = found;
    const objectKey = `${randomToken(16)}.${extensionOf(entry.path)}`;
    await objects.put(objectKey, { bytes, size, contentType: mimeType });
    if (await saveUnpacked(pkFile, index, { objectKey, mimeType }))
      return { objectKey, mimeType, name: nameOf(entry), size };
    await objects.remove(objectKey);
    throw new Refusal('NOT_FOUND');
  }

  async function unpackEntry(pkFile: string, index: number): Promise<OpenedEntry> {
    // The previous turn may have unpacked the same file.
    const file = await findFile(pkFile);
    const entry = file.archive?.[index];
    if (!entry || !archives) throw new Refusal('NOT_FOUND');
    const { size, sha256, pkCorp } = file;
    return (
      (await findUnpacked(entry)) ??
      archives.unpack(
        { bytes: contentOf(file), size, sha256, company: pkCorp ?? '' },
        { path: entry.path, size: entry.size, index },
        async (found) => storeUnpacked(pkFile, index, entry, found),
      )
    );
  }

  /**
   * Returns a file of an archive. A caller that is `gone` before its turn loses its place in the company's queue.
   * Refuses with NOT_FOUND a file that is no archive or has no such index, and with FILE_MISSING an archive that is not
   * stored.
   */
  return async ({ pkFile, pkCorp, archive }: FileRecord, index: number, gone?: AbortSignal): Promise<OpenedEntry> => {
    const entry = archive?.[index];
    if (!entry || !archives) throw new Refusal('NOT_FOUND');
    if (!mayBeOpened(entry)) return { unshown: 'unknown-format' };
    const company = pkCorp ?? '';
    return (
      (await findUnpacked(entry)) ??
      lines.take(company, async () => leases.hold(`unpacking ${company}`, async () => unpackEntry(pkFile, index)), gone)
    );
  };
}
