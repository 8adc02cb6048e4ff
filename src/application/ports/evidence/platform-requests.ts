import type { PlainDate } from '../../../domain/calendar/plain-date.ts';

export type RequestOutcome =
  | { readonly done: true }
  /**
   * Once a day is enough; `again` is the Shanghai day from which it may be asked once more, where the back end says so.
   */
  | { readonly done: false; readonly because: 'expedited-today'; readonly again: PlainDate | undefined }
  /** One request at a time; `by` asked, or is empty where the back end does not say. */
  | { readonly done: false; readonly because: 'already-asked'; readonly by: string }
  /** It is the only document of what must be given: a change is to be asked for, so that another takes its place. */
  | { readonly done: false; readonly because: 'last-of-required' }
  /** The package is not where this could be asked for. */
  | { readonly done: false; readonly because: 'not-in-this-state' }
  /** No answer came, and it could not be found out whether it arrived. */
  | { readonly done: false; readonly because: 'unknown' };

/**
 * What one asks of the platform about a package that it has; each with a reason that it is told, up to 200 characters.
 */
export interface PlatformRequests {
  /** Asks it to hurry (document 2, section 7; checklist F-231). `key` makes pressing twice one. */
  expedite(packageId: string, reason: string, key: string): Promise<RequestOutcome>;
  /**
   * Asks to be let change what was handed in: the platform grants or refuses it (document 2, section 7). `key` makes
   * pressing twice one.
   */
  askForChange(packageId: string, reason: string, key: string): Promise<RequestOutcome>;
  /**
   * Asks it to take one document out of what was handed in; the document stays until it approves (document 2, section
   * 7; checklist F-217). `key` makes pressing twice one.
   */
  askForRemoval(documentId: string, reason: string, key: string): Promise<RequestOutcome>;
}
