/** A calendar day in Shanghai, `YYYY-MM-DD`. Never a point in time, so that no time zone can move it. */
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
 * An instant, in milliseconds since the epoch, that four digits of a year can tell; anything else is a slip of whoever
 * wrote it.
 */
export function isTellable(instant: number): boolean {
  return instant >= firstInstant && instant <= lastInstant;
}

function fromDayNumber(dayNumber: number): PlainDate {
  if (!isTellable(dayNumber * dayMilliseconds)) return '';
  return new Date(dayNumber * dayMilliseconds).toISOString().slice(0, 10);
}

/** True for a day that exists. */
export function isPlainDate(text: string): boolean {
  const dayNumber = toDayNumber(text);
  return Number.isFinite(dayNumber) && fromDayNumber(dayNumber) === text;
}

/**
 * Whether a day exists and may be asked for: of the years 1900 to 2999, in which every calendar here and every store
 * agrees on what follows it.
 */
export function isAskableDate(text: string): boolean {
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

/** Whether a text is three numbers of which any may be the year: `10/11/26` is of 2026 or of 2010, by who wrote it. */
export function isAmbiguous(text: string): boolean {
  return threeShort.test(text.normalize('NFKC').trim());
}

export interface DateHabits {
  /**
   * Whether, of three short numbers, the first is the year, as whoever writes Chinese takes it; else they are refused
   * as ambiguous.
   */
  readonly shortYearsFirst?: boolean;
}

/**
 * A day as people and invoices write it: `17 Sep 2026`, `2026-9-17`, `2026/09/17`, `2026.9.17`, `20260917`,
 * `2026年9月17日`, and `26-9-17`, which is of this century as everything here is. Undefined for what is not one, does
 * not exist, or leaves the year to be guessed: around New Year a guess would be a year off.
 */
export function readPlainDate(text: string, { shortYearsFirst = true }: DateHabits = {}): PlainDate | undefined {
  const match = writtenDate.exec(text.normalize('NFKC').trim());
  if (!shortYearsFirst && isAmbiguous(text)) return undefined;
  if (!match) return fromNamedMonth(text.trim());
  const [, year = '', month = '', day = '', bareYear = '', bareMonth = '', bareDay = ''] = match;
  const date = `${(year || bareYear).padStart(4, '20')}-${(month || bareMonth).padStart(2, '0')}-${(day || bareDay).padStart(2, '0')}`;
  return isPlainDate(date) ? date : undefined;
}

/** The Shanghai day of an instant in milliseconds since the epoch; empty for an instant that is none. */
export function shanghaiDate(instant: number): PlainDate {
  return isTellable(instant) ? new Date(instant + shanghaiOffset).toISOString().slice(0, 10) : '';
}

/** The instant, in milliseconds since the epoch, of a Shanghai day and an hour of it. */
export function shanghaiInstant(date: PlainDate, hour = 0): number {
  return toDayNumber(date) * dayMilliseconds - shanghaiOffset + hour * 3_600_000;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Whole days from one to the other; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** 0 for Sunday up to 6 for Saturday. */
export function weekday(date: PlainDate): number {
  return (toDayNumber(date) + 4) % 7;
}
