/** Analytics of the portal's use (document 1, section 4). */
export interface Analytics {
  /** Identifies a user whose account is in normal state. The result is not awaited; the method may throw or reject. */
  identify(who: { readonly userId: string; readonly personId: string | undefined }): void | Promise<void>;
}
