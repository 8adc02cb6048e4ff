import type { LocalFile } from './document-vault.ts';

/** A picked file, or why it cannot be opened again: permission was denied, or it has been moved. */
export type FoundAgain =
  | { readonly found: true; readonly file: LocalFile }
  | { readonly found: false; readonly because: 'denied' | 'gone' };

/**
 * Handles of uploaded files, kept in this browser, so that files need not be picked again after a crash or a closed
 * tab. Nothing is kept of a file without a handle, or without a signed-in user. Another user never finds the files. No
 * method rejects: a file that is not kept is picked again.
 */
export interface PickedFiles {
  keep(uploadId: string, file: LocalFile): void;
  forget(uploadId: string): void;
  /** Ids of the uploads whose file may be opened again. */
  keptUploads(): Promise<ReadonlySet<string>>;
  /** Opens the file again. Call it from a user action, because the browser may ask for permission. */
  find(uploadId: string): Promise<FoundAgain>;
  /** Removes all handles of one user, who may already have signed out. */
  removeAllOf(userId: string): void;
}
