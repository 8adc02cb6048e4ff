import { hasFourDigitYear } from '../domain/calendar/plain-date.ts';

/** The sign for a missing value (document 1, section 2). */
export const emptyValue = '--';

const decimal = /^-?\d+(?:\.\d+)?$/;
const plainDateText = /^(\d{4})-(\d{2})-(\d{2})$/;

const currencyFormat = new Intl.NumberFormat('zh-CN', {
  style: 'currency',
  currency: 'CNY',
  currencyDisplay: 'narrowSymbol',
});
const countFormat = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });
const shanghaiFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const isNumericText = (text: string): text is Intl.StringNumericLiteral => decimal.test(text);

/**
 * `¥642,300.00` from a decimal string in yuan, exact at any length because the string never becomes a double. Anything
 * that is not a decimal number gives the empty value.
 */
export function money(yuan: string | null | undefined): string {
  const text = yuan?.trim() ?? '';
  return isNumericText(text) ? currencyFormat.format(text) : emptyValue;
}

/** `1,284`. */
export function count(value: number | bigint | null | undefined): string {
  return value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))
    ? emptyValue
    : countFormat.format(value);
}

/** `62%` from a share between 0 and 1, rounded down, so that 100% is shown only for a complete share. */
export function percent(share: number): string {
  return Number.isNaN(share) ? emptyValue : `${Math.floor(Math.min(1, Math.max(0, share)) * 100)}%`;
}

/** `2026-11-18`, from a plain ISO date or the date part of an ISO instant already in Asia/Shanghai. */
export function plainDate(iso: string | null | undefined): string {
  return iso !== null && iso !== undefined && plainDateText.test(iso) ? iso : emptyValue;
}

/** `11-18`; with the year when `today` (ISO) is in another one. */
export function shortDate(iso: string | null | undefined, today: string): string {
  const parts = plainDateText.exec(iso ?? '');
  if (parts === null) return emptyValue;
  const [whole, year, month, day] = parts;
  return !today.startsWith(`${year}-`) ? whole : `${month}-${day}`;
}

/** Short names of the months in English. */
export const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A month `YYYY-MM` in words: `2026 年 10 月`, `Oct 2026`. */
export const chineseMonth = (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5, 7))} 月`;
export const englishMonth = (month: string): string =>
  `${englishMonths[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** `18 Nov 2026` from a plain ISO date. Digits alone would be ambiguous in English. */
export function englishDay(iso: string | null | undefined): string {
  const [, year, month, day] = plainDateText.exec(iso ?? '') ?? [];
  const name = englishMonths[Number(month) - 1];
  return name === undefined ? emptyValue : `${Number(day)} ${name} ${year}`;
}

/** `18 Nov`; with the year when `today` (ISO) is in another one. */
export function englishDayShort(iso: string | null | undefined, today: string): string {
  const whole = englishDay(iso);
  return iso?.startsWith(today.slice(0, 5)) !== true ? whole : whole.replace(/ \d{4}$/, '');
}

/** Day of the week, 0 for Sunday, of a plain ISO date; counted in UTC because a plain date has no zone. */
export function dayOfWeek(iso: string): number | undefined {
  const parts = plainDateText.exec(iso);
  if (parts === null) return undefined;
  return new Date(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]))).getUTCDay();
}

interface ShanghaiMoment {
  readonly date: string;
  readonly time: string;
}

function inShanghai(instant: string | number | null | undefined): ShanghaiMoment | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined;
  if (typeof instant === 'string' && plainDateText.test(instant)) return { date: instant, time: '' };
  const milliseconds = typeof instant === 'number' ? instant : Date.parse(instant);
  if (!hasFourDigitYear(milliseconds)) return undefined;
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of shanghaiFormat.formatToParts(milliseconds)) part[type] = value;
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}:${part.second}`,
  };
}

/** `2026-11-18 14:05:09` in Asia/Shanghai, from an instant (milliseconds or ISO with zone). */
export function dateTime(instant: string | number | null | undefined): string {
  const moment = inShanghai(instant);
  return moment === undefined ? emptyValue : `${moment.date} ${moment.time}`.trim();
}

/** `2026-11-18 14:05` in Asia/Shanghai, for instants that may be years ago. */
export function dateTimeOfYear(instant: string | number | null | undefined): string {
  const moment = inShanghai(instant);
  return moment === undefined ? emptyValue : `${moment.date} ${moment.time.slice(0, 5)}`.trim();
}

/** `11-18 14:05` in Asia/Shanghai; with the year when `today` (ISO date) is in another one. */
export function dateTimeShort(instant: string | number | null | undefined, today: string): string {
  const moment = inShanghai(instant);
  if (moment === undefined) return emptyValue;
  return `${shortDate(moment.date, today)} ${moment.time.slice(0, 5)}`.trim();
}

/** `18 Nov 2026, 14:05:09` in Asia/Shanghai. */
export function englishMoment(instant: string | number | null | undefined): string {
  const moment = inShanghai(instant);
  return moment === undefined
    ? emptyValue
    : [englishDay(moment.date), moment.time].filter((part) => part !== '').join(', ');
}

/** `18 Nov, 14:05` in Asia/Shanghai; with the year when `today` (ISO date) is in another one. */
export function englishMomentShort(instant: string | number | null | undefined, today: string): string {
  const moment = inShanghai(instant);
  return moment === undefined
    ? emptyValue
    : [englishDayShort(moment.date, today), moment.time.slice(0, 5)].filter((part) => part !== '').join(', ');
}

/** `18 Nov 2026, 14:05` in Asia/Shanghai, for instants that may be years ago. */
export function englishMomentOfYear(instant: string | number | null | undefined): string {
  const moment = inShanghai(instant);
  return moment === undefined
    ? emptyValue
    : [englishDay(moment.date), moment.time.slice(0, 5)].filter((part) => part !== '').join(', ');
}

/** `10:32` in Asia/Shanghai. */
export function timeOfDay(instant: string | number | null | undefined): string {
  return inShanghai(instant)?.time.slice(0, 5) || emptyValue;
}

const kilobyte = 1024;
const megabyte = 1024 * 1024;
const oneDecimal = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

/** `512 B`, `820 KB`, `3.1 MB`, `5 MB`, from bytes; the documents count 1 MB as 1024 KB. */
export function fileSize(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return emptyValue;
  if (bytes < kilobyte) return `${Math.round(bytes)} B`;
  if (Math.round(bytes / kilobyte) < kilobyte) return `${Math.round(bytes / kilobyte)} KB`;
  return `${oneDecimal(bytes / megabyte).replace(/\.0$/, '')} MB`;
}

/** `3.1 / 5.0 MB`. Both sides have the unit of the whole, so that the left side visibly grows. */
export function fileProgress(sentBytes: number, totalBytes: number): string {
  if (totalBytes < megabyte) {
    return `${Math.round(Math.min(sentBytes, totalBytes) / kilobyte)} / ${Math.round(totalBytes / kilobyte)} KB`;
  }
  return `${oneDecimal(Math.min(sentBytes, totalBytes) / megabyte)} / ${oneDecimal(totalBytes / megabyte)} MB`;
}

/** `6222 0210 0100 0000 123`: an account number in groups of four (document 1, section 2). */
export function accountNumber(digits: string | null | undefined): string {
  const compact = digits?.replace(/\s+/g, '') ?? '';
  return compact === '' ? emptyValue : compact.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The text itself, or `--` if it is empty. */
export function orDashes(text: string | number | null | undefined): string {
  const shown = text === null || text === undefined ? '' : String(text).trim();
  return shown === '' ? emptyValue : shown;
}
