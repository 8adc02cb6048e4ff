export interface Submitting {
  openCheck(packageId: string): Promise<void>;
  check(): Promise<CheckedPackage>;
  /** Whether the answers of this package are open. */
  isChecking(): Promise<boolean>;
  /** Titles of the documents with values that machines read and nobody has confirmed. */
  unconfirmed(): Promise<readonly string[]>;
  /** Titles of the documents that were changed since the return, but not in what its reason names. */
  mendedBeside(): Promise<readonly string[]>;
  submit(): Promise<void>;
  /** The question that stands before submitting, or empty. */
  question(): Promise<string>;
  goOn(): Promise<void>;
  /** The invoices whose originals are asked for before submitting, each with what is wrong with what was named. */
  originals(): Promise<readonly { readonly of: string; readonly problem: string }[]>;
  /** Names the same original for all that are asked for, and goes on. */
  nameOriginal(number: string, code: string): Promise<void>;
  /** Names the original of one invoice by itself, or another one in its place; nothing is submitted. */
  noteOriginal(of: string, number: string, code: string): Promise<void>;
  /** The originals that stand among the answers. */
  notedOriginals(): Promise<readonly string[]>;
  submitTrouble(): Promise<string>;
  /** Whether one is told that something has changed since it was shown. */
  isOutdated(): Promise<boolean>;
}

export interface CheckedPackage {
  readonly blockers: readonly string[];
  /** What only the platform misses, in its words. */
  readonly platformMisses: readonly string[];
  readonly warnings: readonly string[];
  /** Documents whose picture is not clear, by title. */
  readonly unclear: readonly string[];
  /** Why it cannot be said that everything is in place. */
  readonly doubts: readonly string[];
  readonly maySubmit: boolean;
  /** When the platform would answer. */
  readonly expected: string | undefined;
}
