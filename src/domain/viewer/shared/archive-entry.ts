/** A file that lies in an archive, as it is shown: nothing is ever unpacked to a place that its path names. */
export interface ArchiveEntry {
  /** Folders and name, with plain slashes, without what would lead elsewhere. */
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
}

const litterFolders: ReadonlySet<string> = new Set(['__macosx', '.spotlight-v100', '.trashes', '.fseventsd']);
const litterNames: ReadonlySet<string> = new Set(['.ds_store', 'thumbs.db', 'ehthumbs.db', 'desktop.ini']);

/** Whether a file of an archive is what macOS and Windows leave there for themselves, which nobody packed on purpose. */
export function isSystemFile({ path }: Pick<ArchiveEntry, 'path'>): boolean {
  const parts = path.toLowerCase().split('/');
  const name = parts.at(-1) ?? '';
  return name.startsWith('._') || litterNames.has(name) || parts.slice(0, -1).some((folder) => litterFolders.has(folder));
}
