import type { PageArea } from '../../viewer/shared/page-area.ts';

/** A user's verdict on a mark: the machine was right or wrong. */
export type MarkVerdict = 'right' | 'wrong';

/**
 * Words on a page of a document that the platform's software marked for review (document 2, section 7; checklist
 * F-222).
 */
export interface WordMark {
  readonly id: string;
  readonly fileId: string;
  /** Counts from 1. */
  readonly page: number;
  readonly area: PageArea;
  /** The marked words, as the software recognised them. */
  readonly words: string;
  /** Reason for the mark; text of the platform. */
  readonly remark: string;
  /** Undefined while no user has judged the mark. */
  readonly verdict: MarkVerdict | undefined;
}
