/** A file in an archive, for display. Files are never unpacked to the location that their path names. */
export interface ArchiveEntry {
  /** Folders and name with forward slashes, without parts that lead to another location. */
  readonly path: string;
  /** Unpacked size in bytes. */
  readonly size: number;
}

const litterFolders: ReadonlySet<string> = new Set(['__macosx', '.spotlight-v100', '.trashes', '.fseventsd']);
const litterNames: ReadonlySet<string> = new Set(['.ds_store', 'thumbs.db', 'ehthumbs.db', 'desktop.ini']);

/** Whether a file of an archive was added by macOS or Windows, not by the user. */
export function isSystemFile({ path }: Pick<ArchiveEntry, 'path'>): boolean {
  const parts = path.toLowerCase().split('/');
  const name = parts.at(-1) ?? '';
  return (
    name.startsWith('._') || litterNames.has(name) || parts.slice(0, -1).some((folder) => litterFolders.has(folder))
  );
}

/** Extensions of files that can be shown. The content decides once the file is unpacked. */
const shownEndings = /\.(?:pdf|jpe?g|png|ofd|xml|xlsx|csv|txt)$/iu;
/** Maximum size of a shown file, as large as any upload limit. */
export const largestEntry = 64 * 1024 * 1024;

/** Whether a file of an archive can be opened on its own. */
export function mayBeOpened({ path, size }: ArchiveEntry): boolean {
  return size > 0 && size <= largestEntry && shownEndings.test(path);
}

/** Why a file of an archive is not shown. `active`: its content is executable or hidden. */
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
