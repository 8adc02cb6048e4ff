import type { ItemOutcome, MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';

/** What is needed to ask the desk for a change of a package's documents, and to tell what comes of it. */
export interface ChangeParts {
  readonly desk: MaterialDesk;
  /** Fetches what is there now. */
  readonly refresh: () => Promise<void>;
  readonly refused: (outcome: Extract<ItemOutcome, { readonly saved: false }>) => void;
  readonly faulted: (thrown: unknown) => void;
}
