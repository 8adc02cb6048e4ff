/**
 * What somebody did with guidance, for as long as that lasts (`guidanceLasts`). What cannot be kept or read counts as
 * nothing.
 */
export interface GuidanceMemory {
  recall(userId: string): KeptGuidance;
  /** Put away for a day. */
  dismiss(userId: string): void;
  /** These steps are finished, for half a day from now. */
  markFinished(userId: string, links: readonly string[]): void;
}

export interface KeptGuidance {
  readonly isDismissed: boolean;
  /** Ids of the links. */
  readonly finished: readonly string[];
}
