import type { LocalFile } from './document-vault.ts';

/** A file that was picked, or why it is not found again: reading it was not allowed, or it is not where it was. */
export type FoundAgain =
  | { readonly found: true; readonly file: LocalFile }
  | { readonly found: false; readonly because: 'denied' | 'gone' };

/**
 * Where files of uploads lie, kept in this browser, so that after a crash or a closed tab they need not be picked
 * again. Nothing is kept of a file whose place the browser does not tell, and without anybody signed in. Belongs to one
 * user; another user never finds it. Nothing of it rejects: what is not kept is picked again.
 */
export interface PickedFiles {
  keep(uploadId: string, file: LocalFile): void;
  forget(uploadId: string): void;
  /** The uploads whose file may be found again. */
  keptUploads(): Promise<ReadonlySet<string>>;
  /** Asks for the file where it lies; in a press, since the browser may ask its user first. */
  find(uploadId: string): Promise<FoundAgain>;
  /** Forgets everything of one user, who may have left already. */
  removeAllOf(userId: string): void;
}
