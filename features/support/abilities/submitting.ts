export interface Submitting {
  openCheck(packageId: string): Promise<void>;
  check(): Promise<CheckedPackage>;
  /** Whether the check page of this package is open. */
  isChecking(): Promise<boolean>;
  /** Titles of the documents with recognised values that nobody has confirmed. */
  unconfirmed(): Promise<readonly string[]>;
  /** Titles of the documents that were changed since the return, but not in the fields that its reason names. */
  mendedBeside(): Promise<readonly string[]>;
  submit(): Promise<void>;
  /** The confirmation before submitting; empty for none. */
  question(): Promise<string>;
  goOn(): Promise<void>;
  /** The invoices whose originals are required before submitting, each with the problem of the entered original. */
  originals(): Promise<readonly { readonly of: string; readonly problem: string }[]>;
  /** Enters the same original for all of them, and continues. */
  nameOriginal(number: string, code: string): Promise<void>;
  /** Enters or replaces the original of one invoice, without submitting. */
  noteOriginal(of: string, number: string, code: string): Promise<void>;
  /** The originals that the check page lists. */
  notedOriginals(): Promise<readonly string[]>;
  submitTrouble(): Promise<string>;
  /** Whether the page says that the package has changed since it was shown. */
  isOutdated(): Promise<boolean>;
}

export interface CheckedPackage {
  readonly blockers: readonly string[];
  /** Missing data that only the platform reports, in its words. */
  readonly platformMisses: readonly string[];
  readonly warnings: readonly string[];
  /** Titles of documents with an unclear picture. */
  readonly unclear: readonly string[];
  /** Reasons why completeness cannot be confirmed. */
  readonly doubts: readonly string[];
  readonly maySubmit: boolean;
  /** Day by which the platform is expected to answer. */
  readonly expected: string | undefined;
}
