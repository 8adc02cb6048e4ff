import type { PlainDate } from '../calendar/plain-date.ts';
import { invisibleCharacter } from '../text/invisible-characters.ts';
import { isOfAge, residentBirth, residentIdIn, residentIdProblem } from './resident-id.ts';

/** Maximum length of a person's name, in characters. */
export const maxPersonNameCharacters = 50;

/** A name as it is stored: trimmed, with single blanks. Brackets stay as typed. */
export const nameIn = (typed: string): string => typed.normalize('NFC').replace(/\s+/gu, ' ').trim();

const lettersOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}]/gu, '');

/** Whether two names are equal regardless of spaces, dots, width and case. */
export const isSameName = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

export type NameProblem = 'missing' | 'too-long' | 'not-a-name';

/** Problem of a name with a maximum length; undefined where there is none. */
export function nameProblem(typed: string, longest: number): NameProblem | undefined {
  const name = nameIn(typed);
  const length = Array.from(name).length;
  if (length === 0) return 'missing';
  if (length > longest) return 'too-long';
  return length < 2 || invisibleCharacter.test(name) || !/\p{Letter}/u.test(name) ? 'not-a-name' : undefined;
}

/** Problem of a person's name, which has no digits; undefined where there is none. */
export function personNameProblem(typed: string): NameProblem | undefined {
  return (
    nameProblem(typed, maxPersonNameCharacters) ??
    (/^[\p{Letter}\p{Mark} .·•'’-]+$/u.test(nameIn(typed)) && !/\p{Mark}{3}/u.test(nameIn(typed))
      ? undefined
      : 'not-a-name')
  );
}

export type IdProblem = 'missing' | 'form' | 'date' | 'check-sign' | 'under-age';

/**
 * Problem of the identity number of a person who must be an adult on a Shanghai day (GB 11643; document 1, section 5).
 */
export function idNumberProblem(typed: string, today: PlainDate): IdProblem | undefined {
  const id = residentIdIn(typed);
  if (id === '') return 'missing';
  return residentIdProblem(id, today) ?? (isOfAge(residentBirth(id), today) ? undefined : 'under-age');
}
