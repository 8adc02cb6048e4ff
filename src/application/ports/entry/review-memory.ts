import type { WaitingReview } from './recovery-desk.ts';

/** What a person decides about, and whose account it is: empty where nobody is signed in. */
export interface KeptReview extends WaitingReview {
  readonly userId: string;
}

/** Remembers over a reload what was handed to a person; another tab knows nothing of it. */
export interface ReviewMemory {
  recall(): KeptReview | undefined;
  remember(kept: KeptReview): void;
  forget(): void;
}
