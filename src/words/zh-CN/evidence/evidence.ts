import { books } from './books.ts';
import { packages } from './packages.ts';
import { packageStatus } from './package-status.ts';

/** Texts about evidence packages that all their pages use, mainly lists. */
export const evidence = { ...books, ...packages, ...packageStatus };
