import { describe, expect, it } from 'vitest';
import {
  emptyForm,
  fieldProblem,
  formTexts,
  normaliseForm,
} from '../../src/domain/certification/shared/certification-form.ts';
import { authorisationProblemsOf } from '../../src/domain/company/shared/authorisation-entry.ts';
import {
  bankFields,
  bankProblems,
  emptyBankAccount,
  normaliseBankAccount,
} from '../../src/domain/company/shared/bank-account.ts';
import {
  emptyProfile,
  profileProblems,
  normaliseProfile,
} from '../../src/domain/invoicing/shared/invoicing-profile.ts';
import { delegationProblemsOf } from '../../src/domain/people/shared/delegation-entry.ts';
import { emptyInvitation, invitationProblemsOf } from '../../src/domain/people/shared/invitation.ts';
import { joinProblemsOf } from '../../src/domain/people/shared/join-form.ts';
import {
  applicationFields,
  applicationProblem,
  emptyApplication,
  normaliseApplication,
} from '../../src/domain/products/shared/application.ts';
import { registrationProblemsOf } from '../../src/domain/registration/registration.ts';
import { numberIn } from '../../src/domain/text/typed-number.ts';
import { invisibleCharacter } from '../../src/domain/text/invisible-characters.ts';
import { naughty, naughtyTexts } from '../builders/naughty-texts.ts';

const today = '2026-11-21';
const registration = {
  companyName: '',
  uscc: '',
  legalRepresentative: '',
  personName: '',
  idNumber: '',
  userName: '',
  password: 'river lamp 42',
  agreements: true,
  declared: true,
  mobile: '',
  code: '',
};
const branch = { ...emptyForm, isUnified: true, isBranch: true, isLegalApply: false, opensCloud: true };

/** The problem of a field with a text; undefined for none. */
type Judge = (field: string, text: string) => string | undefined;
const by = (problems: object, field: string): string | undefined =>
  (problems as Readonly<Record<string, string | undefined>>)[field];
const forms: Readonly<Record<string, readonly [fields: readonly string[], judge: Judge]>> = {
  registration: [
    ['companyName', 'uscc', 'legalRepresentative', 'personName', 'idNumber', 'userName', 'mobile', 'code'],
    (field, text) => by(registrationProblemsOf({ ...registration, [field]: text }, today), field),
  ],
  certification: [
    formTexts,
    (field, text) =>
      fieldProblem(
        normaliseForm({ ...branch, [field]: text }),
        formTexts.find((each) => each === field) ?? 'legalName',
      ),
  ],
  'a bank account': [
    bankFields,
    (field, text) =>
      bankProblems(normaliseBankAccount({ ...emptyBankAccount, [field]: text })).get(
        bankFields.find((each) => each === field) ?? 'bankName',
      ),
  ],
  invoicing: [
    ['title', 'registeredAddress', 'registeredPhone', 'bankName', 'bankAccount', 'email', 'mobile'],
    (field, text) =>
      by(Object.fromEntries(profileProblems(normaliseProfile({ ...emptyProfile, [field]: text }))), field),
  ],
  inviting: [
    ['personName', 'mobile', 'idNumber', 'institution'],
    (field, text) =>
      by(invitationProblemsOf({ ...emptyInvitation, roles: ['institution'], [field]: text }, false, today), field),
  ],
  joining: [
    ['idNumber', 'userName'],
    (field, text) =>
      by(
        joinProblemsOf({ idNumber: '', userName: '', password: '', again: '', agreements: true, [field]: text }, today),
        field,
      ),
  ],
  delegating: [
    ['from', 'until'],
    (field, text) =>
      by(
        delegationProblemsOf(
          { fromUserId: 'A', toUserId: 'B', roles: ['R'], from: today, until: today, [field]: text },
          today,
        ),
        field,
      ),
  ],
  authorising: [
    ['userId', 'personName', 'organisationId', 'from', 'until'],
    (field, text) =>
      by(
        authorisationProblemsOf(
          {
            userId: '',
            personName: '',
            organisationId: '',
            products: ['CREDIT'],
            actions: ['view'],
            from: today,
            until: today,
            [field]: text,
          },
          { organisations: [], products: ['CREDIT'], people: [], givers: ['周思远'] },
          today,
        ),
        field,
      ),
  ],
  'applying for a product': [
    applicationFields,
    (field, text) =>
      applicationProblem(
        normaliseApplication({ ...emptyApplication, [field]: text }),
        applicationFields.find((each) => each === field) ?? 'purpose',
      ),
  ],
};

/** Fields that accept texts of several lines. */
const overLines: readonly string[] = ['purpose'];
/** Invisible characters are ignored there, and the field may be empty. */
const optionalNumbers: readonly string[] = ['bankAccount'];
/** Several blanks between words count as one there. */
const names: readonly string[] = ['companyName', 'legalRepresentative', 'personName', 'institution'];

describe.each(Object.entries(forms))('%s', (_name, [fields, judge]) => {
  it.each(fields.flatMap((field) => naughty.map(([what, text]) => [field, what, text] as const)))(
    'judges in %s %s',
    (field, what, text) => {
      const problem = judge(field, text);
      if (what === 'very long') expect(problem).toBeDefined();
      const isHidden =
        invisibleCharacter.test(text.trim()) &&
        !(what === 'lines' && (overLines.includes(field) || names.includes(field)));
      // Codes are compared without separators. The rest is still not a valid code.
      const isLeftOut =
        (what === 'lines' && field === 'upperCode') || (optionalNumbers.includes(field) && numberIn(text) === '');
      if (isHidden && !(isLeftOut && problem === undefined))
        expect(problem, 'signs that nobody sees are named').toBeDefined();
    },
  );
});

describe('the name of a person', () => {
  const called = (text: string): readonly (string | undefined)[] => [
    registrationProblemsOf({ ...registration, personName: text }, today).personName,
    fieldProblem({ ...branch, legalName: text }, 'legalName'),
    fieldProblem({ ...branch, agentName: text }, 'agentName'),
    fieldProblem({ ...branch, upperPerson: text }, 'upperPerson'),
  ];

  it.each([
    'HTML',
    'quotes',
    'a template',
    'a formula',
    'no day',
    'a negative amount',
    'a name that every object has',
    'digits of full width',
    'emoji',
    'half of a sign',
    'a mark that turns the direction',
    'a sign of no width',
    'marks',
  ] as const)('is not %s in any form', (what) => {
    expect(called(naughtyTexts[what]).every((problem) => problem !== undefined)).toBe(true);
  });

  it.each(['石清越', '古丽·买买提', 'Anne-Marie O’Neil', '欧阳 清'])('%s, in every form', (name) => {
    expect(called(name)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the number of a paper', () => {
  it.each([
    ['330299199003071235', undefined],
    ['33029919900307123X', undefined],
    ['E12345678', undefined],
    ['H1234567(8)', undefined],
    ['３３０２９９１９９００３０７１２３５', undefined],
    ['<b>1</b>', 'not-a-number'],
    ['号码', 'not-a-number'],
    ['-1.00', undefined],
    ['abcdef', 'not-a-number'],
  ])('%s: %s', (number, expected) => {
    expect(fieldProblem({ ...branch, legalIdNumber: number }, 'legalIdNumber')).toBe(expected);
  });
});
