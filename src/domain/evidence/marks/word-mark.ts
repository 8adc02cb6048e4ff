import type { PageArea } from '../../viewer/shared/page-area.ts';

/** What whoever looked at a mark says of it: the machine was right, or it was not. */
export type MarkVerdict = 'right' | 'wrong';

/**
 * Words on a page of a document that the platform's machine marked for somebody to look at (document 2, section 7;
 * checklist F-222).
 */
export interface WordMark {
  readonly id: string;
  readonly fileId: string;
  /** Counted from 1. */
  readonly page: number;
  readonly area: PageArea;
  /** The words that are marked, as the machine read them. */
  readonly words: string;
  /** Why they are, in the platform's own words. */
  readonly remark: string;
  /** Undefined while nobody has said anything. */
  readonly verdict: MarkVerdict | undefined;
}
