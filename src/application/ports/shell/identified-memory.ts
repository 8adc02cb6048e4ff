/**
 * Whom this tab has told of already, and until when, in real milliseconds, their session lasts at most; undefined where
 * that is not known.
 */
export interface Identified {
  readonly userId: string;
  readonly endsAt?: number | undefined;
}

/** It ends with the tab. What cannot be kept is forgotten. */
export interface IdentifiedMemory {
  recall(): Identified | undefined;
  remember(who: Identified): void;
  forget(): void;
}
