import type { DayPart } from '../../domain/calendar/day-part.ts';
import { dayOfWeek } from '../format.ts';

const greetings: Readonly<Record<DayPart, string>> = {
  night: '夜深了',
  morning: '上午好',
  noon: '中午好',
  afternoon: '下午好',
  evening: '晚上好',
};

const dayParts = /^\d{4}-(\d{2})-(\d{2})$/;

/** A greeting by the time of the day; an empty name is left out. */
export const greet = ({ part, name }: { part: DayPart; name: string }): string =>
  name === '' ? greetings[part] : `${greetings[part]}，${name}`;

/** A day with its day of the week. */
export function dayAndWeekday({ today }: { today: string }): string {
  const [, month, day] = dayParts.exec(today) ?? [];
  return `${Number(month)}月${Number(day)}日 星期${'日一二三四五六'[dayOfWeek(today) ?? 0]}`;
}
