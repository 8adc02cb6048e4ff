/** Moments at which the user may be interrupted. */
export interface Calm {
  /**
   * Resolves when the page is drawn, no dialog, menu or help is open, the user is not writing, and there was no recent
   * input.
   */
  whenCalm(): Promise<void>;
  /** As `whenCalm`, for a visible window; resolves to false where the window is or becomes hidden. */
  whenCalmInSight(): Promise<boolean>;
}
