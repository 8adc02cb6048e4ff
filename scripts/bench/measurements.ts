import { lists } from './lists.ts';
import type { Measurement } from './reading.ts';
import { serverLoad } from './server-load.ts';

/** In the order in which they run. */
export const measurements: readonly Measurement[] = [lists, serverLoad];
