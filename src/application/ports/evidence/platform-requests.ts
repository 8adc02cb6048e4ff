import type { PlainDate } from '../../../domain/calendar/plain-date.ts';

export type RequestOutcome =
  | { readonly done: true }
  /**
   * The package was already expedited today. `again`: the Shanghai day from which the request can be repeated;
   * undefined where the back end does not say.
   */
  | { readonly done: false; readonly because: 'expedited-today'; readonly again: PlainDate | undefined }
  /** Another request is still open. `by`: its author; empty where the back end does not say. */
  | { readonly done: false; readonly because: 'already-asked'; readonly by: string }
  /** The document is the only one of a required material: the user has to request a change instead, to replace it. */
  | { readonly done: false; readonly because: 'last-of-required' }
  /** The state of the package does not allow the request. */
  | { readonly done: false; readonly because: 'not-in-this-state' }
  /** No answer arrived, and it is unknown whether the request did. */
  | { readonly done: false; readonly because: 'unknown' };

/**
 * Requests to the platform about a submitted package. Each has a reason of at most 200 characters, which the platform
 * sees. Repeated calls with the same `key` make one request.
 */
export interface PlatformRequests {
  /** Asks the platform to hurry (document 2, section 7; checklist F-231). */
  expedite(packageId: string, reason: string, key: string): Promise<RequestOutcome>;
  /** Asks for permission to change a submitted package; the platform grants or refuses it (document 2, section 7). */
  askForChange(packageId: string, reason: string, key: string): Promise<RequestOutcome>;
  /**
   * Asks to remove one document from a submitted package. The document stays until the platform approves (document 2,
   * section 7; checklist F-217).
   */
  askForRemoval(documentId: string, reason: string, key: string): Promise<RequestOutcome>;
}
