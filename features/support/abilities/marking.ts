import type { MarkVerdict } from '../../../src/domain/evidence/marks/word-mark.ts';

/** What the platform's machine marked on papers, and what one says of it. */
export interface Marking {
  /** Every mark of the package that is open, in their order; waits until it is known which there are. */
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
