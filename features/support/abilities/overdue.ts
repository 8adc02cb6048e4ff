import type { GivenFile } from './assembling.ts';

/** The letter of an overdue business, as its dialog shows it. */
export interface ShownLetter {
  readonly tip: string;
  /** `wanted`, `given`, `returned` or `taken`. */
  readonly state: string;
  readonly file: string;
  readonly reason: string;
  /** Names of the refused files. */
  readonly refused: readonly string[];
}

export interface Overdue {
  /** Whether the shown package offers the letter. */
  letterOffered(): Promise<boolean>;
  /** The letter dialog of the shown package. */
  letter(): Promise<ShownLetter>;
  /** Downloads the letter to sign. Returns its name and the first four characters of its content. */
  downloadLetter(): Promise<{ readonly name: string; readonly head: string }>;
  /** Uploads a file as the signed letter. */
  giveLetter(file: GivenFile): Promise<void>;
}
