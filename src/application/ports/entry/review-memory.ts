import type { WaitingReview } from './recovery-desk.ts';

/** A request that waits for a manual decision, and the signed-in user; `userId` is empty if no one is signed in. */
export interface KeptReview extends WaitingReview {
  readonly userId: string;
}

/** Stores the waiting request in this tab, so that a reload does not lose it. Other tabs do not see it. */
export interface ReviewMemory {
  recall(): KeptReview | undefined;
  remember(kept: KeptReview): void;
  forget(): void;
}
