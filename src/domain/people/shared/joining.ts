import { passwordProblem, type PasswordProblem } from '../../identity/password-rules.ts';
import { isUserName, userNameIn } from '../../identity/user-name.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';
import { idNumberProblem, type IdProblem } from '../../parties/person-said.ts';

/** What whoever accepts an invitation says, in the order in which it is asked. */
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
  /** Both of the platform's agreements as they hold, read and agreed to. */
  readonly agreements: boolean;
}

/**
 * Everything that speaks against joining on a day of Shanghai, as far as what is said tells: whose identity number it
 * is to be, and which user names are taken, the back end knows.
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
