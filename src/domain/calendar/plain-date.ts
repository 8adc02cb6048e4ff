/** A calendar day in Shanghai, `YYYY-MM-DD`. It is not an instant, so that no time zone can shift it. */
export type PlainDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMilliseconds = 86_400_000;
/** China has used one offset without summer time since 1991. */
const shanghaiOffset = 8 * 3_600_000;

function toDayNumber(date: PlainDate): number {
  const match = pattern.exec(date);
  if (!match) return Number.NaN;
  const [, year = 0, month = 0, day = 0] = match.map(Number);
  return Date.UTC(year, month - 1, day) / dayMilliseconds;
}

const firstInstant = Date.UTC(1000, 0, 1);
const lastInstant = Date.UTC(9999, 11, 31, 15, 59, 59, 999);

/**
 * Whether an instant, in milliseconds since the epoch, lies in a year of four digits. Any other instant is an error.
 */
export function hasFourDigitYear(instant: number): boolean {
  return instant >= firstInstant && instant <= lastInstant;
}

function fromDayNumber(dayNumber: number): PlainDate {
  if (!hasFourDigitYear(dayNumber * dayMilliseconds)) return '';
  return new Date(dayNumber * dayMilliseconds).toISOString().slice(0, 10);
}

/** True for a day that exists. */
export function isPlainDate(text: string): boolean {
  const dayNumber = toDayNumber(text);
  return Number.isFinite(dayNumber) && fromDayNumber(dayNumber) === text;
}

/** Whether a day exists and lies in the years 1900 to 2999, for which all calendars and stores agree. */
export function isSupportedDate(text: string): boolean {
  return isPlainDate(text) && text >= '1900-01-01' && text <= '2999-12-31';
}

const writtenDate = /^(?:(\d{4}|\d{2})[-/.年]\s*(\d{1,2})[-/.月]\s*(\d{1,2})日?|(\d{4})(\d{2})(\d{2}))$/u;

const threeShort = /^\d{1,2}[-/.]\s*\d{1,2}[-/.]\s*\d{1,2}$/u;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** `5 Oct 2026`, `October 5, 2026`: the month by its name, the year in full. */
const namedMonth = /^(?:(\d{1,2})[\s-]+([a-z]{3,9})\.?|([a-z]{3,9})\.?\s+(\d{1,2}))[\s,-]+(\d{4})$/u;

function fromNamedMonth(text: string): PlainDate | undefined {
  const [, dayBefore, nameAfter, nameBefore, dayAfter, year = ''] = namedMonth.exec(text.toLowerCase()) ?? [];
  const name = nameAfter ?? nameBefore ?? '';
  const month = months.findIndex((each) => name.startsWith(each)) + 1;
  const date = `${year}-${String(month).padStart(2, '0')}-${(dayBefore ?? dayAfter ?? '').padStart(2, '0')}`;
  return isPlainDate(date) ? date : undefined;
}

/** Whether a text is three short numbers of which any may be the year: `10/11/26` may be in 2026 or in 2010. */
export function isAmbiguous(text: string): boolean {
  return threeShort.test(text.normalize('NFKC').trim());
}

export interface DateHabits {
  /** Whether the first of three short numbers is the year, as in Chinese; otherwise such a date is ambiguous. */
  readonly shortYearsFirst?: boolean;
}

/**
 * Parses a day as people and invoices write it: `17 Sep 2026`, `2026-9-17`, `2026/09/17`, `2026.9.17`, `20260917`,
 * `2026年9月17日`, and `26-9-17`, which lies in this century. Undefined for other text, for a day that does not exist,
 * and for a day without a year: a guess would be a year off around New Year.
 */
export function readPlainDate(text: string, { shortYearsFirst = true }: DateHabits = {}): PlainDate | undefined {
  const match = writtenDate.exec(text.normalize('NFKC').trim());
  if (!shortYearsFirst && isAmbiguous(text)) return undefined;
  if (!match) return fromNamedMonth(text.trim());
  const [, year = '', month = '', day = '', bareYear = '', bareMonth = '', bareDay = ''] = match;
  const date = `${(year || bareYear).padStart(4, '20')}-${(month || bareMonth).padStart(2, '0')}-${(day || bareDay).padStart(2, '0')}`;
  return isPlainDate(date) ? date : undefined;
}

/** The Shanghai day of an instant in milliseconds since the epoch; empty for an instant without a four-digit year. */
export function shanghaiDate(instant: number): PlainDate {
  return hasFourDigitYear(instant) ? new Date(instant + shanghaiOffset).toISOString().slice(0, 10) : '';
}

/** The instant, in milliseconds since the epoch, at which an hour of a Shanghai day begins. */
export function shanghaiInstant(date: PlainDate, hour = 0): number {
  return toDayNumber(date) * dayMilliseconds - shanghaiOffset + hour * 3_600_000;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Whole days from the first day to the second; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** 0 for Sunday up to 6 for Saturday. */
export function weekday(date: PlainDate): number {
  return (toDayNumber(date) + 4) % 7;
}
