import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';

/**
 * How much the demo world is to be filled with, and whose it is: a company by its number. Without a book, of those that
 * a company has most of.
 */
export interface VolumeOrder {
  readonly packages: number;
  readonly receivables: number;
  readonly company: string;
  readonly book?: OpenBook | undefined;
}

/** What came of it; the company by its name. */
export interface VolumeMade {
  readonly packages: number;
  readonly receivables: number;
  readonly company: string;
}
