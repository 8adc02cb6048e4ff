/** A file that lies in an archive, as it is shown: nothing is ever unpacked to a place that its path names. */
export interface ArchiveEntry {
  /** Folders and name, with plain slashes, without what would lead elsewhere. */
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
}

const litterFolders: ReadonlySet<string> = new Set(['__macosx', '.spotlight-v100', '.trashes', '.fseventsd']);
const litterNames: ReadonlySet<string> = new Set(['.ds_store', 'thumbs.db', 'ehthumbs.db', 'desktop.ini']);

/**
 * Whether a file of an archive is what macOS and Windows leave there for themselves, which nobody packed on purpose.
 */
export function isSystemFile({ path }: Pick<ArchiveEntry, 'path'>): boolean {
  const parts = path.toLowerCase().split('/');
  const name = parts.at(-1) ?? '';
  return (
    name.startsWith('._') || litterNames.has(name) || parts.slice(0, -1).some((folder) => litterFolders.has(folder))
  );
}

/** Endings of what can be shown by itself; what a file is, its bytes decide once it is unpacked. */
const shownEndings = /\.(?:pdf|jpe?g|png|ofd|xml|xlsx|csv|txt)$/iu;
/** As much as any place takes of one file. */
export const largestEntry = 64 * 1024 * 1024;

/** Whether a file of an archive is offered to be opened by itself. */
export function mayBeOpened({ path, size }: ArchiveEntry): boolean {
  return size > 0 && size <= largestEntry && shownEndings.test(path);
}

/**
 * Why a file of an archive is not shown: what it is nobody shows, it asks for a password, something in it runs or
 * hides, it is more than a preview may hold, it has nothing in it, it cannot be read, or unpacking it came to no end.
 */
export const entryTroubles = [
  'unknown-format',
  'encrypted',
  'active',
  'too-large',
  'empty',
  'damaged',
  'timed-out',
] as const;
export type EntryTrouble = (typeof entryTroubles)[number];
