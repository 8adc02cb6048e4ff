import type { MarkVerdict, WordMark } from '../../../domain/evidence/marks/word-mark.ts';

/**
 * Words on documents that the platform's machine marked, and what people say of that (document 2, section 7; checklist
 * F-222).
 */
export interface WordMarks {
  /** Whether marks are shown at all. */
  areShown(signal?: AbortSignal): Promise<boolean>;
  /** Those of a package, in the order of their documents. */
  marks(packageId: string, signal?: AbortSignal): Promise<readonly WordMark[]>;
  /** Says of a mark that it is right or wrong; of the last who did it holds. */
  judge(packageId: string, id: string, verdict: MarkVerdict): Promise<void>;
}
