import type { Millionths } from './funding-programme.ts';

/** The whole percents between which a rate lies: what an issuer may know of its supplier's financing. */
export interface RateBand {
  readonly from: number;
  readonly to: number;
}

const percent = 10_000;

/** A rate that is a whole percent begins its band. */
export function rateBand(rate: Millionths): RateBand {
  const from = Math.floor(rate / percent);
  return { from, to: from + 1 };
}
