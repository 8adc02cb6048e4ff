/** A user's choices about guidance, stored for the periods of `guidanceSeconds`. The memory may fail silently. */
export interface GuidanceMemory {
  recall(userId: string): KeptGuidance;
  /** Hides guidance for a day. */
  dismiss(userId: string): void;
  /** Marks these steps as finished for half a day. */
  markFinished(userId: string, links: readonly string[]): void;
}

export interface KeptGuidance {
  readonly isDismissed: boolean;
  /** Ids of the links. */
  readonly finished: readonly string[];
}
