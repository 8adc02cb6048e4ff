import { isSupportedDate, type PlainDate } from '../calendar/plain-date.ts';
import { numberIn } from '../text/typed-number.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const checkSigns = '10X98765432';

/** Problem of a resident's identity number. */
export type ResidentIdProblem = 'form' | 'date' | 'check-sign';

/** A number in its standard form: without separators, and with a capital X. */
export function residentIdIn(typed: string): string {
  return numberIn(typed).toUpperCase();
}

/** Day of birth in a number of 18 characters. It may be a day that does not exist. */
export function residentBirth(residentId: string): PlainDate {
  return `${residentId.slice(6, 10)}-${residentId.slice(10, 12)}-${residentId.slice(12, 14)}`;
}

/**
 * Problem of a resident's identity number (居民身份证号码, GB 11643) in the form of `residentIdIn`, on a Shanghai day;
 * undefined where there is none. Region codes are not checked, because they change.
 */
export function residentIdProblem(residentId: string, today: PlainDate): ResidentIdProblem | undefined {
  if (!/^[1-9]\d{16}[\dX]$/.test(residentId)) return 'form';
  const birth = residentBirth(residentId);
  if (!isSupportedDate(birth) || birth > today) return 'date';
  const sum = weights.reduce((total, weight, at) => total + weight * Number(residentId[at]), 0);
  return checkSigns[sum % 11] === residentId[17] ? undefined : 'check-sign';
}

/** Age of full legal capacity, in years (document 1, section 5). */
const fullAge = 18;

/** Whether a person is an adult on a day. A birthday on 29 February counts as 1 March in other years. */
export function isOfAge(birth: PlainDate, today: PlainDate): boolean {
  return `${Number(birth.slice(0, 4)) + fullAge}${birth.slice(4)}` <= today;
}
