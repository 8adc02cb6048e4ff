import type { CategoryChange } from '../../../domain/evidence/standards/standard-changes.ts';

/** What is asked for otherwise since a package was made. */
export interface StandardChange {
  /** The standard as it is now. */
  readonly version: string;
  readonly changes: readonly CategoryChange[];
  /** Whether the package may take it over; otherwise it keeps the one by which it was made. */
  readonly mayTakeOver: boolean;
}

/**
 * The library of standards against a package that is being assembled (document 2, section 7: comparePrompt; checklist
 * F-219).
 */
export interface LibraryChanges {
  /** Undefined where nothing has changed. */
  changesOf(packageId: string): Promise<StandardChange | undefined>;
  /**
   * Takes the standard over as it is now; what was given stays. Whether it was done; false where the package moved on,
   * or may not. Twice is as once.
   */
  takeOver(packageId: string): Promise<boolean>;
}
