import { platformCalls } from '../../../contract/documented/platform/platform.ts';
import type { HolidayCalendar } from '../../../application/ports/holiday-calendar.ts';
import type { WorkingCalendar } from '../../../domain/calendar/working-days.ts';
import type { WireClient } from '../wire-client.ts';

/** Holidays of mainland China, as the documents number it (document 1, section 9). */
const region = 'R_156';

export class WireHolidayCalendar implements HolidayCalendar {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async thisYear(): Promise<WorkingCalendar> {
    const days = await this.client.send(platformCalls.holidays, { region });
    const dates = (worked: boolean): ReadonlySet<string> =>
      new Set(days.filter((day) => (day.workday ?? false) === worked).map((day) => day.holidayDate));
    // A year without days off has not been announced.
    return {
      holidays: dates(false),
      workedWeekends: dates(true),
      announced: new Set(days.map((day) => Number(day.holidayDate.slice(0, 4)))),
    };
  }
}
