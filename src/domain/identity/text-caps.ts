import type { PeriodCount } from './period-count.ts';

/** Scopes in which text messages are counted. */
export type TextScope = 'installation' | 'prefix' | 'network' | 'company' | 'user';

const hour = 3_600_000;

/** Periods of a count, in milliseconds. */
export const textPeriods = { hour, day: 24 * hour } as const;
export type TextPeriod = keyof typeof textPeriods;

/**
 * Maximum number of text messages in a period. A network may be one office with many people. A prefix is the first
 * seven digits of a telephone number; invented consecutive numbers share it.
 */
export const textCaps: Readonly<Record<TextScope, Readonly<Record<TextPeriod, number>>>> = {
  installation: { hour: 2_000, day: 20_000 },
  prefix: { hour: 30, day: 100 },
  network: { hour: 40, day: 150 },
  company: { hour: 40, day: 120 },
  user: { hour: 20, day: 60 },
};

/** First seven digits of a telephone number, shared by the numbers of a series. */
export const prefixOf = (mobile: string): string => mobile.slice(0, 7);

/** Milliseconds until a message may be sent; 0 where it may be sent now. */
export function waitForCap(past: PeriodCount | undefined, most: number, now: number): number {
  return past !== undefined && now < past.until && past.calls >= most ? past.until - now : 0;
}
