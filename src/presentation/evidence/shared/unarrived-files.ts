import type { Drafts } from '../../../application/ports/drafts.ts';
import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { PickedFiles } from '../../../application/ports/uploads/picked-files.ts';
import type { FilePlacement } from '../../../application/usecases/evidence/place-file.ts';

export interface UnarrivedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly materialId: string;
  /** The document that the file is for; undefined for a new document. */
  readonly documentId?: string | undefined;
  readonly kind: FilePlacement['kind'];
}

const draftName = (packageId: string): string => `unarrived:${packageId}`;

function isUnarrived(value: unknown): value is UnarrivedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'name' in value &&
    'size' in value &&
    'materialId' in value &&
    typeof value.name === 'string' &&
    typeof value.size === 'number'
  );
}

/**
 * Remembers the files of unfinished uploads by name, and by their place where the browser tells it. The page lists them
 * after a tab was closed.
 */
export class UnarrivedFiles {
  readonly #drafts: Drafts;
  readonly #picked: PickedFiles | undefined;

  constructor(drafts: Drafts, picked?: PickedFiles) {
    this.#drafts = drafts;
    this.#picked = picked;
  }

  of(packageId: string): readonly UnarrivedFile[] {
    const kept = this.#drafts.read(draftName(packageId));
    return Array.isArray(kept) ? kept.filter(isUnarrived) : [];
  }

  add(packageId: string, file: UnarrivedFile, local?: LocalFile): void {
    if (local) this.#picked?.keep(file.id, local);
    this.#drafts.write(draftName(packageId), [...this.of(packageId).filter(({ id }) => id !== file.id), file]);
  }

  remove(packageId: string, id: string): void {
    this.#picked?.forget(id);
    const left = this.of(packageId).filter((file) => file.id !== id);
    if (left.length > 0) this.#drafts.write(draftName(packageId), left);
    else this.#drafts.remove(draftName(packageId));
  }

  /** Removes the places of the files that a user picked, because the user signed out. */
  forgetPlacesOf(userId: string): void {
    this.#picked?.removeAllOf(userId);
  }
}
