import type { DayPart } from '../../domain/calendar/day-part.ts';
import { dayOfWeek, englishDay } from '../format.ts';

const greetings: Readonly<Record<DayPart, string>> = {
  night: 'Hello',
  morning: 'Good morning',
  noon: 'Good afternoon',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A greeting by the time of the day; an empty name is left out. */
export const greet = ({ part, name }: { part: DayPart; name: string }): string =>
  name === '' ? greetings[part] : `${greetings[part]}, ${name}`;

/** A day with its day of the week. */
export const dayAndWeekday = ({ today }: { today: string }): string =>
  `${weekdays[dayOfWeek(today) ?? 0]}, ${englishDay(today)}`;
