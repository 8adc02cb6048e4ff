import { books } from './books.ts';
import { check } from './check.ts';
import { choose } from './choose.ts';
import { detail } from './detail.ts';
import { materials } from './materials.ts';
import { packages } from './packages.ts';
import { standing } from './standing.ts';
import { submitted } from './submitted.ts';

/** What is said of evidence packages. */
export const evidence = { ...books, ...packages, ...choose, ...materials, ...detail, ...check, ...submitted, ...standing };
