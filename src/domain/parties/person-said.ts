import type { PlainDate } from '../calendar/plain-date.ts';
import { unseenSign } from '../text/unseen-sign.ts';
import { isOfAge, residentBirth, residentIdIn, residentIdProblem } from './resident-id.ts';

/** Signs that a person's name has at most. */
export const longestPersonName = 50;

/** A name as it is written down: one blank between words, and none around them. Brackets stay as they are typed. */
export const nameIn = (typed: string): string => typed.normalize('NFC').replace(/\s+/gu, ' ').trim();

const lettersOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}]/gu, '');

/** Whether two names are one name, however it is spaced, dotted and typed. */
export const isSameName = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

export type NameProblem = 'missing' | 'too-long' | 'not-a-name';

/** What speaks against a name of at most so many signs, whoever or whatever is called by it. */
export function nameProblem(typed: string, longest: number): NameProblem | undefined {
  const name = nameIn(typed);
  const length = Array.from(name).length;
  if (length === 0) return 'missing';
  if (length > longest) return 'too-long';
  return length < 2 || unseenSign.test(name) || !/\p{Letter}/u.test(name) ? 'not-a-name' : undefined;
}

/** What speaks against a person's name; people are not called by digits. */
export function personNameProblem(typed: string): NameProblem | undefined {
  return (
    nameProblem(typed, longestPersonName) ??
    (/^[\p{Letter}\p{Mark} .·•'’-]+$/u.test(nameIn(typed)) && !/\p{Mark}{3}/u.test(nameIn(typed))
      ? undefined
      : 'not-a-name')
  );
}

export type IdProblem = 'missing' | 'form' | 'date' | 'check-sign' | 'under-age';

/**
 * What speaks against the identity number of somebody who is to be of full age on a day of Shanghai (GB 11643; document
 * 1, section 5).
 */
export function idNumberProblem(typed: string, today: PlainDate): IdProblem | undefined {
  const id = residentIdIn(typed);
  if (id === '') return 'missing';
  return residentIdProblem(id, today) ?? (isOfAge(residentBirth(id), today) ? undefined : 'under-age');
}
