import { passwordProblems, type PasswordProblem } from '../../../domain/identity/password-rules.ts';
import { maxPersonNameCharacters } from '../../../domain/parties/person-details.ts';
import {
  maxCompanyNameCharacters,
  registrationFields,
  type RegistrationField,
  type RegistrationProblem,
  type RegistrationProblems,
} from '../../../domain/registration/registration.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { passwordWords } from '../../identity/password-words.ts';
import { fieldWords } from '../../shared/field-words.ts';

const missingWords: Readonly<Record<RegistrationField, PlainKey>> = {
  companyName: 'registration.company-missing',
  uscc: 'registration.uscc-missing',
  legalRepresentative: 'registration.legal-missing',
  personName: 'registration.person-missing',
  idNumber: 'registration.id-missing',
  userName: 'registration.user-name-missing',
  password: 'registration.password-missing',
  agreements: 'registration.agreements-missing',
  declared: 'registration.declared-missing',
  mobile: 'sms.mobile-wrong',
  code: 'sms.code-wrong',
};

const otherWords: Readonly<
  Partial<Record<RegistrationField, Readonly<Partial<Record<RegistrationProblem, PlainKey>>>>>
> = {
  companyName: { 'not-a-name': 'registration.company-form', 'other-code': 'registration.company-other-code' },
  uscc: { form: 'registration.uscc-form', 'check-sign': 'registration.uscc-check' },
  legalRepresentative: { 'not-a-name': 'registration.name-form' },
  personName: { 'not-a-name': 'registration.name-form' },
  idNumber: {
    form: 'registration.id-form',
    date: 'registration.id-date',
    'check-sign': 'registration.id-check',
    'under-age': 'registration.id-under-age',
  },
  userName: { form: 'registration.user-name-form', taken: 'registration.user-name-taken' },
  agreements: { changed: 'registration.agreements-changed' },
  mobile: { form: 'sms.mobile-wrong' },
  code: { form: 'sms.code-wrong' },
};

const isPasswordProblem = (problem: RegistrationProblem): problem is PasswordProblem =>
  (passwordProblems as readonly string[]).includes(problem);

/** Words the problem of a field. */
export function problemWords(field: RegistrationField, problem: RegistrationProblem): Message {
  if (field === 'password' && isPasswordProblem(problem)) return message(passwordWords[problem]);
  if (problem === 'too-long')
    return message('registration.too-long', {
      most: field === 'companyName' ? maxCompanyNameCharacters : maxPersonNameCharacters,
    });
  return message(otherWords[field]?.[problem] ?? missingWords[field]);
}

/** Words the problems of all fields, in their order. */
export function wordsOf(problems: RegistrationProblems): Partial<Record<RegistrationField, Message>> {
  return fieldWords(registrationFields, problems, problemWords);
}
