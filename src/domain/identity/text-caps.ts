import type { PeriodCount } from './period-count.ts';

/** What text messages are counted by. */
export type TextScope = 'installation' | 'prefix' | 'network' | 'company' | 'user';

const hour = 3_600_000;

/** Periods of a count, in milliseconds. */
export const textPeriods = { hour, day: 24 * hour } as const;
export type TextPeriod = keyof typeof textPeriods;

/**
 * Maximum number of text messages in a period. A network is one office with many people. A prefix is the seven digits
 * that the telephone numbers of one series share: numbers that are made up in a row have the same prefix.
 */
export const textCaps: Readonly<Record<TextScope, Readonly<Record<TextPeriod, number>>>> = {
  installation: { hour: 2_000, day: 20_000 },
  prefix: { hour: 30, day: 100 },
  network: { hour: 40, day: 150 },
  company: { hour: 40, day: 120 },
  user: { hour: 20, day: 60 },
};

/** The digits that a telephone number shares with the numbers of its series. */
export const prefixOf = (mobile: string): string => mobile.slice(0, 7);

/** Milliseconds until a message may be sent; 0 where it may be sent now. */
export function waitForCap(past: PeriodCount | undefined, most: number, now: number): number {
  return past !== undefined && now < past.until && past.calls >= most ? past.until - now : 0;
}
