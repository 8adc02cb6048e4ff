import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';

/**
 * Amount of data for filling the demo world, for a company by its number. Without a book, the most common books are
 * used.
 */
export interface VolumeOrder {
  readonly packages: number;
  readonly receivables: number;
  readonly company: string;
  readonly book?: OpenBook | undefined;
}

/** Amount of data that was made, and the company's name. */
export interface VolumeMade {
  readonly packages: number;
  readonly receivables: number;
  readonly company: string;
}
