import type { Measurement } from './reading.ts';
import { uploads } from './uploads.ts';

/** In the order in which they run. */
export const measurements: readonly Measurement[] = [uploads];
