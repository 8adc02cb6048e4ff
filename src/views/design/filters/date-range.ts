/** A range of plain ISO dates; an empty end is open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The range of the last `days` days, including today. */
export function lastDays(today: string, days: number): DateRange {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  // Counted in UTC because plain dates have no zone.
  return { from: new Date(Date.UTC(year, month - 1, day - days + 1)).toISOString().slice(0, 10), to: today };
}

export const isBackwards = ({ from, to }: DateRange): boolean => from !== '' && to !== '' && from > to;
