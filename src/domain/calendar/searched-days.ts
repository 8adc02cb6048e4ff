import { addDays, isSupportedDate, type PlainDate } from './plain-date.ts';

/** Days from one to another, both included. */
export interface DaySpan {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

const fullDay =
  /^(\d{4})(?:-(\d{1,2})-(\d{1,2})|\/(\d{1,2})\/(\d{1,2})|\.(\d{1,2})\.(\d{1,2})|年(\d{1,2})月(\d{1,2})日?)$/u;
const compactDay = /^(\d{4})(\d{2})(\d{2})$/u;
const dayOfYear = /^(?:(\d{1,2})[-/](\d{1,2})|(\d{1,2})月(\d{1,2})日?)$/u;
const monthOfYear = /^(?:(\d{4})[-/](\d{1,2})|(\d{4})年(\d{1,2})月?)$/u;

const dateText = (year: string, month: string, day: string): PlainDate =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The matched groups of a pattern, without groups that took no part in the match. */
function partsOf(pattern: RegExp, text: string): readonly string[] | undefined {
  return pattern
    .exec(text)
    ?.slice(1)
    .filter((part: string | undefined) => part !== undefined);
}

const oneDay = (day: PlainDate): readonly DaySpan[] => (isSupportedDate(day) ? [{ from: day, to: day }] : []);

function wholeMonth(year: string, month: string): readonly DaySpan[] {
  const from = dateText(year, month, '1');
  if (!isSupportedDate(from)) return [];
  const next =
    Number(month) === 12
      ? dateText(String(Number(year) + 1), '1', '1')
      : dateText(year, String(Number(month) + 1), '1');
  return [{ from, to: addDays(next, -1) }];
}

/**
 * Parses searched days: `2026-11-27`, `2026/11/27`, `2026.11.27`, `20261127`, `2026年11月27日`, or a month such as
 * `2026年11月` and `2026-11`. A day without a year, such as `11-27` and `11月27日`, is one of this year, of the last and
 * of the next. Empty for other text and for days that do not exist.
 */
export function readSearchedDays(word: string, today: PlainDate): readonly DaySpan[] {
  const text = word.normalize('NFKC');
  const full = partsOf(fullDay, text) ?? partsOf(compactDay, text);
  if (full) return oneDay(dateText(full[0] ?? '', full[1] ?? '', full[2] ?? ''));
  const month = partsOf(monthOfYear, text);
  if (month) return wholeMonth(month[0] ?? '', month[1] ?? '');
  const day = partsOf(dayOfYear, text);
  if (!day) return [];
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear - 1, thisYear + 1].flatMap((year) =>
    oneDay(dateText(String(year), day[0] ?? '', day[1] ?? '')),
  );
}
