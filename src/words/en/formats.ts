import type { formats as words } from '../zh-CN/formats.ts';

export const formats: typeof words = {
  'formats.sunday': 'Sun',
  'formats.monday': 'Mon',
  'formats.tuesday': 'Tue',
  'formats.wednesday': 'Wed',
  'formats.thursday': 'Thu',
  'formats.friday': 'Fri',
  'formats.saturday': 'Sat',
  'formats.date-with-day': ({ date, day }) => `${day} ${date}`,
  'formats.list-separator': ', ',
  'formats.clause-separator': ' · ',
};
