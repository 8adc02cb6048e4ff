import { passwordProblem, type PasswordProblem } from '../identity/password-rules.ts';
import { isUserName, userNameIn } from '../identity/user-name.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import { idNumberProblem, nameIn, nameProblem, personNameProblem } from '../parties/person-said.ts';
import { usccIn, usccProblem } from '../parties/uscc.ts';
import { codeDigits } from '../identity/verify-codes.ts';
import { mobileNumber } from '../text/mobile-number.ts';

/** What whoever registers a company says, in the order in which it is asked (checklist F-060, F-058). */
export const registrationFields = [
  'companyName',
  'uscc',
  'legalRepresentative',
  'personName',
  'idNumber',
  'userName',
  'password',
  'agreements',
  'declared',
  'mobile',
  'code',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

/** Why something that was said is not taken. */
export const registrationProblems = [
  'missing',
  'too-long',
  'not-a-name',
  'form',
  'check-sign',
  'date',
  'under-age',
  'taken',
  'other-code',
  'changed',
  'too-short',
  'edge-space',
  'the-same',
  'holds-name',
  'known',
  'too-plain',
] as const satisfies readonly string[];
export type RegistrationProblem = (typeof registrationProblems)[number] | PasswordProblem;

export type RegistrationProblems = Partial<Readonly<Record<RegistrationField, RegistrationProblem>>>;

/** As it was typed. */
export interface RegistrationForm {
  readonly companyName: string;
  readonly uscc: string;
  readonly legalRepresentative: string;
  readonly personName: string;
  readonly idNumber: string;
  readonly userName: string;
  readonly password: string;
  /** Both of the platform's agreements as they hold, read and agreed to. */
  readonly agreements: boolean;
  /** What registrants declare (document 1, section 5). */
  readonly declared: boolean;
  readonly mobile: string;
  readonly code: string;
}

/** Signs that a company's name has at most. */
export const longestCompanyName = 100;

/**
 * A company's name as it is written down: no blank beside a Chinese character, and digits and letters are the ordinary
 * ones. Brackets stay as they are typed.
 */
export function companyNameIn(typed: string): string {
  const plain = nameIn(typed).replaceAll(/[！-～]/gu, (sign) =>
    sign === '（' || sign === '）' ? sign : sign.normalize('NFKC'),
  );
  return plain.replaceAll(/(?<=[\p{Unified_Ideograph}（）]) | (?=[\p{Unified_Ideograph}（）])/gu, '');
}

/**
 * How else the same name may be written down: of two companies, no two are called by names that differ in their
 * brackets alone.
 */
export function companyNamesAlike(name: string): readonly string[] {
  return [
    ...new Set([
      name,
      name.replaceAll('(', '（').replaceAll(')', '）'),
      name.replaceAll('（', '(').replaceAll('）', ')'),
    ]),
  ];
}

/**
 * What a company's registered name is made of: Chinese characters, Latin letters, digits, brackets and few marks. Signs
 * that only look like these are none of them.
 */
const companySigns = /^[\p{Unified_Ideograph}\p{Script=Latin}\d（）() ·.,&'’-]+$/u;

function companyProblem(typed: string): RegistrationProblem | undefined {
  return (
    nameProblem(companyNameIn(typed), longestCompanyName) ??
    (companySigns.test(companyNameIn(typed)) ? undefined : 'not-a-name')
  );
}

/** `empty` where nothing is left of what was typed, else what else is wrong with it. */
const missingOr = (left: string, problem: RegistrationProblem | undefined): RegistrationProblem | undefined =>
  left === '' ? 'missing' : problem;

/**
 * Everything that speaks against a registration on a day of Shanghai, field by field; nothing where it may be taken, as
 * far as what is said tells: whether a company or a name is there already, and whether the code is right, the back end
 * knows. Document 1, section 5; checklist F-058, F-060.
 */
export function problemsOf(form: RegistrationForm, today: PlainDate): RegistrationProblems {
  const { password, mobile } = form;
  const owner = { userName: userNameIn(form.userName), personName: nameIn(form.personName) };
  const found: Readonly<Record<RegistrationField, RegistrationProblem | undefined>> = {
    companyName: companyProblem(form.companyName),
    uscc: missingOr(usccIn(form.uscc), usccProblem(usccIn(form.uscc))),
    legalRepresentative: personNameProblem(form.legalRepresentative),
    personName: personNameProblem(form.personName),
    idNumber: idNumberProblem(form.idNumber, today),
    userName: missingOr(owner.userName, isUserName(owner.userName) ? undefined : 'form'),
    password: missingOr(password, passwordProblem(password, owner)),
    agreements: form.agreements ? undefined : 'missing',
    declared: form.declared ? undefined : 'missing',
    mobile: missingOr(mobile.trim(), mobileNumber(mobile) === undefined ? 'form' : undefined),
    code: missingOr(form.code.trim(), new RegExp(`^\\d{${codeDigits}}$`).test(form.code.trim()) ? undefined : 'form'),
  };
  return Object.fromEntries(
    registrationFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  );
}

/** What a company is called for short, as in the bar of the portal: without what its legal form adds at the end. */
export function shortNameOf(companyName: string): string {
  const name = nameIn(companyName);
  return name.replace(/(?:股份有限公司|有限责任公司|有限公司)$/u, '') || name;
}
