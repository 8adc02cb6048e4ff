import { isAskableDate, type PlainDate } from '../calendar/plain-date.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const checkSigns = '10X98765432';

/** What is wrong with a resident's identity number. */
export type ResidentIdProblem = 'form' | 'date' | 'check-sign';

/** Such a number as it is written down: what people type in between, and a small x, are taken for what they mean. */
export function residentIdIn(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

/** The day of birth that a number of 18 signs names, whether or not there is such a day. */
export function residentBirth(residentId: string): PlainDate {
  return `${residentId.slice(6, 10)}-${residentId.slice(10, 12)}-${residentId.slice(12, 14)}`;
}

/**
 * What speaks against a resident's identity number (居民身份证号码, GB 11643) that `residentIdIn` has read, on a day of
 * Shanghai; undefined where nothing does. The regions are not judged: they change.
 */
export function residentIdProblem(residentId: string, today: PlainDate): ResidentIdProblem | undefined {
  if (!/^[1-9]\d{16}[\dX]$/.test(residentId)) return 'form';
  const birth = residentBirth(residentId);
  if (!isAskableDate(birth) || birth > today) return 'date';
  const sum = weights.reduce((total, weight, at) => total + weight * Number(residentId[at]), 0);
  return checkSigns[sum % 11] === residentId[17] ? undefined : 'check-sign';
}

/** From how many years on a person is fully capable (document 1, section 5). */
const fullAge = 18;

/**
 * Whether somebody born on a day is of full age on another: from their birthday on, which of a 29 February is the first
 * of March where there is none.
 */
export function isOfAge(birth: PlainDate, today: PlainDate): boolean {
  return `${Number(birth.slice(0, 4)) + fullAge}${birth.slice(4)}` <= today;
}
