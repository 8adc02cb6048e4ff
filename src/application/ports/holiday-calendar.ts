import type { WorkingCalendar } from '../../domain/calendar/working-days.ts';

/** Public holidays and working weekends of the current year (document 1, section 7, holidays of region R_156). */
export interface HolidayCalendar {
  thisYear(): Promise<WorkingCalendar>;
}
