/** Does some work after a number of milliseconds, unless the returned function is called before. */
export type ScheduleAfter = (milliseconds: number, work: () => void) => () => void;
