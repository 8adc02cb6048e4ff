/** When one may be interrupted. */
export interface Calm {
  /**
   * Done when the page is drawn, no other dialog, menu or help stands open, nobody is in the middle of a text, and
   * nobody has just moved, pressed or typed; what they were about to press is theirs.
   */
  whenCalm(): Promise<void>;
  /**
   * The same for a window in sight: false where nobody has it before them, or not any more, and somebody may sit before
   * another.
   */
  whenCalmInSight(): Promise<boolean>;
}
