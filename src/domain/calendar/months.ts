import { isSupportedDate } from './plain-date.ts';

/** Whether a text is a month, `YYYY-MM`, of the years 1900 to 2999. */
export const isMonth = (text: string): boolean => isSupportedDate(`${text}-01`);

/** Number of months from the year 0 to a month `YYYY-MM`. */
export const monthIndex = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The month (`YYYY-MM`) a number of months after another; earlier for a negative number. */
export function monthAfter(month: string, months: number): string {
  const index = monthIndex(month) + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Number of days of a month; January is 1. */
export const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
