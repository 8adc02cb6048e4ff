/** Whoever counts how the portal is used, and may be told who uses it (document 1, section 4). */
export interface Analytics {
  /**
   * Somebody whose account is in good order works now. What comes of it is awaited by nobody; it may throw or reject.
   */
  identify(who: { readonly userId: string; readonly personId: string | undefined }): void | Promise<void>;
}
