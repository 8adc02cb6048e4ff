/** Moments at which the user may be interrupted. */
export interface IdleSignal {
  /**
   * Resolves when the page is drawn, no dialog, menu or help is open, the user is not writing, and there was no recent
   * input.
   */
  whenIdle(): Promise<void>;
  /** As `whenIdle`, for a visible window; resolves to false where the window is or becomes hidden. */
  whenIdleAndVisible(): Promise<boolean>;
}
