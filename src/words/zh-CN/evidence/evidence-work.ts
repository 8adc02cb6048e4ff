import { after } from './after.ts';
import { check } from './check.ts';
import { choose } from './choose.ts';
import { detail } from './detail.ts';
import { marks } from './marks.ts';
import { materials } from './materials.ts';
import { orders } from './orders.ts';
import { overdue } from './overdue.ts';
import { reading } from './reading.ts';
import { sheets } from './sheets.ts';
import { reuse } from './reuse.ts';
import { standards } from './standards.ts';
import { submitted } from './submitted.ts';
import { together } from './together.ts';

/** Texts for the work on a package, from its creation to its review. Lists of packages do not load them. */
export const evidenceWork = {
  ...after,
  ...check,
  ...choose,
  ...detail,
  ...marks,
  ...materials,
  ...orders,
  ...overdue,
  ...reading,
  ...reuse,
  ...sheets,
  ...standards,
  ...submitted,
  ...together,
};
