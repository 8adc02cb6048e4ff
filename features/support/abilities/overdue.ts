import type { GivenFile } from './assembling.ts';

/** The letter of an overdue business, as its dialog shows it. */
export interface ShownLetter {
  readonly tip: string;
  /** `wanted`, `given`, `returned` or `taken`. */
  readonly state: string;
  readonly file: string;
  readonly reason: string;
  /** Files that did not make it, by name. */
  readonly refused: readonly string[];
}

export interface Overdue {
  /** Whether the package that is shown offers the letter. */
  letterOffered(): Promise<boolean>;
  /** The letter's dialog of the package that is shown. */
  letter(): Promise<ShownLetter>;
  /** Downloads the letter to sign; answers its name and its first four letters. */
  downloadLetter(): Promise<{ readonly name: string; readonly head: string }>;
  /** Gives a file as the signed letter. */
  giveLetter(file: GivenFile): Promise<void>;
}
