/** Calls or messages in a period, and the instant at which the period ends; milliseconds. */
export interface PeriodCount {
  readonly calls: number;
  readonly until: number;
}

/** Counts one more. A period begins with the first one in it and lasts `span` milliseconds. */
export function countInPeriod(past: PeriodCount | undefined, span: number, now: number): PeriodCount {
  return past !== undefined && now < past.until
    ? { calls: past.calls + 1, until: past.until }
    : { calls: 1, until: now + span };
}
