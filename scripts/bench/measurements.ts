import { checkTimes } from './check-times.ts';
import type { Measurement } from './reading.ts';

/** In the order in which they run. */
export const measurements: readonly Measurement[] = [checkTimes];
