import type { MadeFile } from '../made-file.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import type { ItemOutcome } from './material-desk.ts';

/** The letter of an overdue package: the missed due date, and the material for the signed letter. */
export interface OverdueLetter {
  readonly due: PlainDate;
  readonly material: Material;
}

/** Who downloaded the letter last. `at` in milliseconds. */
export interface LetterDownload {
  readonly at: number;
  readonly by: string;
}

/** Steps of an overdue business, in any order (document 2, sections 4 and 7; checklist F-232). */
export interface OverdueDesk {
  /** Whether the user may give a signed letter. */
  canGiveLetter(packageId: string, signal?: AbortSignal): Promise<boolean>;
  /** Undefined where the package is not overdue. */
  letter(packageId: string): Promise<OverdueLetter | undefined>;
  /** The letter to sign, with the package's parties, numbers, amounts and dates. */
  render(packageId: string): Promise<MadeFile>;
  /** Undefined where nobody has downloaded it. */
  lastDownload(packageId: string): Promise<LetterDownload | undefined>;
  /** Keeps that it was downloaded, by whom and when; a second time under the same key is the first. */
  noteDownload(packageId: string, key: string): Promise<void>;
  /**
   * Gives an arrived file as the signed letter, in the place of an earlier one too; `key` makes what is sent twice one.
   */
  give(packageId: string, fileId: string, key: string): Promise<ItemOutcome>;
}
