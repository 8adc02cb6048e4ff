import { archiveFlaw, isBomb, maxArchivedFiles, displayPath } from '../../src/domain/uploads/archive-limits.ts';
import type { ArchiveEntry } from '../../src/domain/viewer/shared/archive-entry.ts';
import type { Inspection } from '../core/ports.ts';
import type { ListedFile } from './archive-names.ts';

export type ArchiveKind = 'zip' | 'rar';

/** The files of an archive, or why it is refused. */
export type ArchiveFinding =
  | { readonly files: readonly ListedFile[] }
  | 'encrypted'
  | 'unreadable'
  | 'bomb'
  | 'too-many'
  | 'links'
  | 'rar';

export const archiveTypes: Readonly<Record<ArchiveKind, string>> = {
  zip: 'application/zip',
  rar: 'application/vnd.rar',
};

/** Accepts an archive with its list of files, or refuses it. */
export function inspectArchive(kind: ArchiveKind, found: ArchiveFinding): Inspection {
  if (found === 'encrypted' || found === 'unreadable') return { kind: 'refused', because: found };
  if (typeof found === 'string') return { kind: 'refused', because: 'archive', flaw: found };
  const flaw = archiveFlaw(
    found.files.map(({ path }) => path),
    found.files.flatMap(({ alias }) => alias ?? []),
  );
  if (flaw !== undefined) return { kind: 'refused', because: 'archive', flaw };
  const entries = found.files.map(({ path, size }, index): ArchiveEntry => ({
    path: displayPath(path) || `#${index + 1}`,
    size,
  }));
  return { kind: 'archive', mimeType: archiveTypes[kind], entries };
}

/** Counts the unpacked bytes and files, and reports when a limit is exceeded. */
export class UnpackCounter {
  readonly files: ListedFile[] = [];
  #size = 0;
  readonly #packed: number;

  constructor(packed: number) {
    this.#packed = packed;
  }

  /** The limit that is exceeded, if any. */
  get exceeded(): 'bomb' | 'too-many' | undefined {
    if (isBomb(this.#size, this.#packed)) return 'bomb';
    return this.files.length > maxArchivedFiles ? 'too-many' : undefined;
  }

  addBytes(bytes: number): void {
    this.#size += bytes;
  }
}
