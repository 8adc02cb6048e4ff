import type { WorkingCalendar } from '../../src/domain/calendar/working-days.ts';

interface Holiday {
  readonly holidayDate: string;
  /** A weekend day that is worked to make up for the days off. */
  readonly workday: boolean;
}

/** Public holidays and make-up working days that are known; a year that has not been announced has none. */
const announced: Readonly<Record<number, { readonly off: readonly string[]; readonly worked: readonly string[] }>> = {
  2026: {
    off: [
      '01-01', '01-02', '01-03', '02-15', '02-16', '02-17', '02-18', '02-19', '02-20', '02-21', '02-22', '02-23', '04-04', '04-05', '04-06',
      '05-01', '05-02', '05-03', '05-04', '05-05', '06-19', '06-20', '06-21', '09-25', '09-26', '09-27', '10-01', '10-02', '10-03', '10-04', '10-05', '10-06', '10-07',
    ],
    worked: ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'],
  },
};

export function holidaysOf(year: number): readonly Holiday[] {
  const { off = [], worked = [] } = announced[year] ?? {};
  return [...off.map((day) => ({ holidayDate: `${year}-${day}`, workday: false })), ...worked.map((day) => ({ holidayDate: `${year}-${day}`, workday: true }))];
}

export function workingCalendarOf(year: number): WorkingCalendar {
  const days = [...holidaysOf(year), ...holidaysOf(year + 1)];
  return {
    holidays: new Set(days.filter((day) => !day.workday).map((day) => day.holidayDate)),
    workedWeekends: new Set(days.filter((day) => day.workday).map((day) => day.holidayDate)),
  };
}
