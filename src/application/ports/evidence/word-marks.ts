import type { MarkVerdict, WordMark } from '../../../domain/evidence/marks/word-mark.ts';

/**
 * Words in documents that the platform's software marked, and the users' verdicts on the marks (document 2, section 7;
 * checklist F-222).
 */
export interface WordMarks {
  /** Whether marks are shown. */
  areShown(signal?: AbortSignal): Promise<boolean>;
  /** Marks of a package, in the order of its documents. */
  marks(packageId: string, signal?: AbortSignal): Promise<readonly WordMark[]>;
  /** Records whether a mark is right or wrong; the last verdict counts. */
  judge(packageId: string, id: string, verdict: MarkVerdict): Promise<void>;
}
