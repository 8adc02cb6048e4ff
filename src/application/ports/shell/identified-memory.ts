/**
 * The user whom this tab has identified, and the end of their session in real milliseconds; undefined where unknown.
 */
export interface Identified {
  readonly userId: string;
  readonly endsAt?: number | undefined;
}

/** Memory of the tab, which may fail silently. */
export interface IdentifiedMemory {
  recall(): Identified | undefined;
  remember(who: Identified): void;
  forget(): void;
}
