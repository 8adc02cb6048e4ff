/** Analytics of the portal's use (document 1, section 4). */
export interface Analytics {
  /** Identifies the user, whose account is in good order. The result is not awaited; it may throw or reject. */
  identify(who: { readonly userId: string; readonly personId: string | undefined }): void | Promise<void>;
}
