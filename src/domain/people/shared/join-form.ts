import { passwordProblem, type PasswordProblem } from '../../identity/password-rules.ts';
import { isUserName, userNameIn } from '../../identity/user-name.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';
import { idNumberProblem, type IdProblem } from '../../parties/person-details.ts';

/** Fields of accepting an invitation, in the order of the form. */
export const joinFields = ['idNumber', 'userName', 'password', 'again', 'agreements'] as const;
export type JoinField = (typeof joinFields)[number];
export type JoinProblem = IdProblem | PasswordProblem | 'taken' | 'differs' | 'changed';

/** As it was typed. */
export interface JoinForm {
  readonly idNumber: string;
  readonly userName: string;
  readonly password: string;
  /** The password once more. */
  readonly again: string;
  /** The current versions of both platform agreements were read and accepted. */
  readonly agreements: boolean;
}

/**
 * The problems of the form on a Shanghai day, by field. The back end checks whether the identity number is the invited
 * one, and whether the user name is free.
 */
export function joinProblemsOf(
  { idNumber, userName, password, again, agreements }: JoinForm,
  today: PlainDate,
): Partial<Readonly<Record<JoinField, JoinProblem>>> {
  const name = userNameIn(userName);
  const found: Readonly<Record<JoinField, JoinProblem | undefined>> = {
    idNumber: idNumberProblem(idNumber, today),
    userName: name === '' ? 'missing' : isUserName(name) ? undefined : 'form',
    password: password === '' ? 'missing' : passwordProblem(password, { userName: name, personName: '' }),
    again: again === password ? undefined : 'differs',
    agreements: agreements ? undefined : 'missing',
  };
  return Object.fromEntries(joinFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])));
}
