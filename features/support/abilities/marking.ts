import type { MarkVerdict } from '../../../src/domain/evidence/marks/word-mark.ts';

/** Marks of the platform's automatic check on papers, and the user's verdicts. */
export interface Marking {
  /** Every mark of the open package, in their order. Waits until they are known. */
  marks(): Promise<readonly ShownMark[]>;
  judgeMark(number: number, verdict: MarkVerdict): Promise<void>;
}

export interface ShownMark {
  readonly number: number;
  readonly words: string;
  readonly remark: string;
  readonly verdict: MarkVerdict | undefined;
  readonly failed: boolean;
}
