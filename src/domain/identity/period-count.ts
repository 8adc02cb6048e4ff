/** Number of calls or messages in a period, and the end of the period in milliseconds. */
export interface PeriodCount {
  readonly calls: number;
  readonly until: number;
}

/** Adds one to the count. A period begins with its first call and lasts `span` milliseconds. */
export function countInPeriod(past: PeriodCount | undefined, span: number, now: number): PeriodCount {
  return past !== undefined && now < past.until
    ? { calls: past.calls + 1, until: past.until }
    : { calls: 1, until: now + span };
}
