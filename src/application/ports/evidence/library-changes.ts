import type { CategoryChange } from '../../../domain/evidence/standards/standard-changes.ts';

/** Changes of the required documents since a package was created. */
export interface StandardChange {
  /** Version of the current standard. */
  readonly version: string;
  readonly changes: readonly CategoryChange[];
  /** Whether the package may switch to the current standard; otherwise it keeps the one that it was created with. */
  readonly mayTakeOver: boolean;
}

/**
 * Comparison of a draft package with the library of standards (document 2, section 7: comparePrompt; checklist F-219).
 */
export interface LibraryChanges {
  /** Undefined where nothing has changed. */
  changesOf(packageId: string): Promise<StandardChange | undefined>;
  /**
   * Switches the package to the current standard and keeps its documents. Returns false where the package has moved on
   * or may not switch. Repeated calls have no further effect.
   */
  takeOver(packageId: string): Promise<boolean>;
}
