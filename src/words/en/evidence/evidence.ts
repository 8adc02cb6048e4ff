import { books } from './books.ts';
import { packages } from './packages.ts';
import { standing } from './standing.ts';

/** What is said of evidence packages wherever they stand, in lists first of all. */
export const evidence = { ...books, ...packages, ...standing };
