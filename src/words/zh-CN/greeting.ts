import type { DayPart } from '../../domain/calendar/day-part.ts';
import { dayOfWeek, plainDate } from '../format.ts';

const greetings: Readonly<Record<DayPart, string>> = {
  night: '夜深了',
  morning: '上午好',
  noon: '中午好',
  afternoon: '下午好',
  evening: '晚上好',
};

/** A greeting by the time of the day; an empty name is left out. */
export const greet = ({ part, name }: { part: DayPart; name: string }): string =>
  name === '' ? greetings[part] : `${greetings[part]}，${name}`;

/** A day of any year with its day of the week: `2027-03-31（周三）`. */
export const dayWithWeekday = (day: string): string =>
  `${plainDate(day)}（周${'日一二三四五六'[dayOfWeek(day) ?? 0]}）`;

/** A day with its day of the week. */
export const dayAndWeekday = ({ today }: { today: string }): string =>
  `${Number(today.slice(5, 7))}月${Number(today.slice(8))}日 星期${'日一二三四五六'[dayOfWeek(today) ?? 0]}`;
