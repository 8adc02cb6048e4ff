import { after } from './after.ts';
import { books } from './books.ts';
import { check } from './check.ts';
import { choose } from './choose.ts';
import { detail } from './detail.ts';
import { materials } from './materials.ts';
import { orders } from './orders.ts';
import { packages } from './packages.ts';
import { reading } from './reading.ts';
import { standards } from './standards.ts';
import { standing } from './standing.ts';
import { submitted } from './submitted.ts';

/** What is said of evidence packages. */
export const evidence = { ...books, ...packages, ...choose, ...materials, ...detail, ...check, ...submitted, ...standing, ...reading, ...after, ...standards, ...orders };
