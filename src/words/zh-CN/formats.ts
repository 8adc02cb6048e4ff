import { dateTime, dateTimeShort, plainDate, shortDate } from '../format.ts';

type Day = string | null | undefined;
type Instant = string | number | null | undefined;

/** Formats of values. With `today`, a day of the same year is shown without the year. */
export const formats = {
  'formats.list-separator': '、',
  'formats.clause-separator': ' · ',
  'formats.sentence-separator': '',
  'formats.day': ({ day }: { day: Day }) => plainDate(day),
  'formats.day-short': ({ day, today }: { day: Day; today: string }) => shortDate(day, today),
  'formats.moment': ({ at }: { at: Instant }) => dateTime(at),
  'formats.moment-short': ({ at, today }: { at: Instant; today: string }) => dateTimeShort(at, today),
};
