import type { Millionths } from './funding-programme.ts';

/** The whole percents around a rate. An issuer may know no more of its supplier's financing. */
export interface RateBand {
  readonly from: number;
  readonly to: number;
}

const percent = 10_000;

/** Band of a rate. A whole percent is the lower end of its band. */
export function rateBand(rate: Millionths): RateBand {
  const from = Math.floor(rate / percent);
  return { from, to: from + 1 };
}
