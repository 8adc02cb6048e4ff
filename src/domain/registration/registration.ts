import { passwordProblem, type PasswordProblem } from '../identity/password-rules.ts';
import { isUserName, userNameIn } from '../identity/user-name.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import { idNumberProblem, nameIn, nameProblem, personNameProblem } from '../parties/person-details.ts';
import { normalizeUscc, usccProblem } from '../parties/uscc.ts';
import { codeDigits } from '../identity/verify-codes.ts';
import { mobileNumber } from '../text/mobile-number.ts';

/** Fields of the registration form, in their order (checklist F-060, F-058). */
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

/** Problems of a field. */
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
  /** The current versions of both platform agreements were read and accepted. */
  readonly agreements: boolean;
  /** Whether the registrant has made the required declaration (document 1, section 5). */
  readonly declared: boolean;
  readonly mobile: string;
  readonly code: string;
}

/** Maximum length of a company's name, in characters. */
export const maxCompanyNameCharacters = 100;

/** A company's name as it is stored: half-width letters, and no blank beside a Chinese character. Brackets stay. */
export function companyNameIn(typed: string): string {
  const plain = nameIn(typed).replaceAll(/[！-～]/gu, (sign) =>
    sign === '（' || sign === '）' ? sign : sign.normalize('NFKC'),
  );
  return plain.replaceAll(/(?<=[\p{Unified_Ideograph}（）]) | (?=[\p{Unified_Ideograph}（）])/gu, '');
}

/** Spellings of the same name. Two companies never have names that differ only in the width of brackets. */
export function companyNamesAlike(name: string): readonly string[] {
  return [
    ...new Set([
      name,
      name.replaceAll('(', '（').replaceAll(')', '）'),
      name.replaceAll('（', '(').replaceAll('）', ')'),
    ]),
  ];
}

/** Characters of a registered company name: Chinese characters, Latin letters, digits, brackets and a few marks. */
const companySigns = /^[\p{Unified_Ideograph}\p{Script=Latin}\d（）() ·.,&'’-]+$/u;

function companyProblem(typed: string): RegistrationProblem | undefined {
  return (
    nameProblem(companyNameIn(typed), maxCompanyNameCharacters) ??
    (companySigns.test(companyNameIn(typed)) ? undefined : 'not-a-name')
  );
}

/** `missing` for an empty value, otherwise the given problem. */
const missingOr = (value: string, problem: RegistrationProblem | undefined): RegistrationProblem | undefined =>
  value === '' ? 'missing' : problem;

/**
 * The problems of the form on a Shanghai day, by field. The back end checks whether the company or user name already
 * exists, and whether the code is right. Document 1, section 5; checklist F-058, F-060.
 */
export function registrationProblemsOf(form: RegistrationForm, today: PlainDate): RegistrationProblems {
  const { password, mobile } = form;
  const owner = { userName: userNameIn(form.userName), personName: nameIn(form.personName) };
  const found: Readonly<Record<RegistrationField, RegistrationProblem | undefined>> = {
    companyName: companyProblem(form.companyName),
    uscc: missingOr(normalizeUscc(form.uscc), usccProblem(normalizeUscc(form.uscc))),
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

/** Short name of a company for the portal's bar: without the legal form at its end. */
export function shortNameOf(companyName: string): string {
  const name = nameIn(companyName);
  return name.replace(/(?:股份有限公司|有限责任公司|有限公司)$/u, '') || name;
}
