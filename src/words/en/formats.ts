import { englishDay, englishDayShort, englishMoment, englishMomentShort } from '../format.ts';
import type { formats as words } from '../zh-CN/formats.ts';

/** Dates have the name of the month, because digits alone would be ambiguous. */
export const formats: typeof words = {
  'formats.list-separator': ', ',
  'formats.clause-separator': ' · ',
  'formats.sentence-separator': ' ',
  'formats.day': ({ day }) => englishDay(day),
  'formats.day-short': ({ day, today }) => englishDayShort(day, today),
  'formats.moment': ({ at }) => englishMoment(at),
  'formats.moment-short': ({ at, today }) => englishMomentShort(at, today),
};
