import type { GeneratedFile } from '../generated-file.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import type { ItemOutcome } from './material-desk.ts';

/** The letter for an overdue package: the missed due date, and the material that takes the signed letter. */
export interface OverdueLetter {
  readonly due: PlainDate;
  readonly material: Material;
}

/** The last download of the letter. `at` in milliseconds since the epoch. */
export interface LetterDownload {
  readonly at: number;
  readonly by: string;
}

/** Actions for an overdue business, in any order (document 2, sections 4 and 7; checklist F-232). */
export interface OverdueDesk {
  /** Whether the user may upload a signed letter. */
  canGiveLetter(packageId: string, signal?: AbortSignal): Promise<boolean>;
  /** Undefined where the package is not overdue. */
  letter(packageId: string): Promise<OverdueLetter | undefined>;
  /** The letter to sign, with the package's parties, numbers, amounts and dates. */
  render(packageId: string): Promise<GeneratedFile>;
  /** Undefined where nobody has downloaded it yet. */
  lastDownload(packageId: string): Promise<LetterDownload | undefined>;
  /** Records a download of the letter with user and time. Repeated calls with the same `key` record it once. */
  noteDownload(packageId: string, key: string): Promise<void>;
  /**
   * Saves an uploaded file as the signed letter, and replaces an earlier one. Repeated calls with the same `key` have
   * no further effect.
   */
  give(packageId: string, fileId: string, key: string): Promise<ItemOutcome>;
}
