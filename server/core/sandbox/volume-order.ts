import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';

/** Amount of data to fill the demo world with, for a company by its number. Without a book, the most common books. */
export interface VolumeOrder {
  readonly packages: number;
  readonly receivables: number;
  readonly company: string;
  readonly book?: OpenBook | undefined;
}

/** Amount of data that was made; the company by its name. */
export interface VolumeMade {
  readonly packages: number;
  readonly receivables: number;
  readonly company: string;
}
