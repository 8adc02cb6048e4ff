import { reminderSteps } from '../../calendar/reminders.ts';
import { isSupportedDate, type PlainDate } from '../../calendar/plain-date.ts';
import { invisibleCharacter } from '../../text/invisible-characters.ts';
import { personNameProblem } from '../../parties/person-details.ts';
import { residentIdIn, residentIdProblem } from '../../parties/resident-id.ts';
import { normalizeUscc, usccProblem } from '../../parties/uscc.ts';
import { mobileNumber } from '../../text/mobile-number.ts';
import { requiredSlots, type CertificationCase, type LicenceSlot } from './licence-slots.ts';

/** Text fields of the form, each with its maximum length in characters. */
export const maxFieldCharacters = {
  upperName: 200,
  upperCode: 60,
  upperPerson: 60,
  legalName: 60,
  legalIdNumber: 30,
  legalIdUntil: 10,
  agentName: 60,
  agentIdNumber: 30,
  agentMobile: 20,
  agentIdUntil: 10,
  licenceUntil: 10,
  entrustUntil: 10,
  upperLetterUntil: 10,
} as const;
export type FormText = keyof typeof maxFieldCharacters;
export const formTexts = Object.keys(maxFieldCharacters) as readonly FormText[];

/** The yes/no choices. */
export const formChoices = ['isUnified', 'isBranch', 'isLegalApply', 'opensCloud'] as const;
export type FormChoice = (typeof formChoices)[number];

export type FormField = FormText | FormChoice;

/** Value of a last day for a document without an end. */
export const longTerm = 'LONG-TERM';

/** The real-name form without its files. Choices are undefined until made; texts are empty (document 2, section 3). */
export type CertificationForm = Readonly<Record<FormText, string>> &
  CertificationCase & { readonly opensCloud: boolean | undefined };

export const emptyForm: CertificationForm = {
  isUnified: undefined,
  isBranch: undefined,
  isLegalApply: undefined,
  opensCloud: undefined,
  upperName: '',
  upperCode: '',
  upperPerson: '',
  legalName: '',
  legalIdNumber: '',
  legalIdUntil: '',
  agentName: '',
  agentIdNumber: '',
  agentMobile: '',
  agentIdUntil: '',
  licenceUntil: '',
  entrustUntil: '',
  upperLetterUntil: '',
};

/** The form as it is stored: texts trimmed, codes and numbers in their standard form. */
export function normaliseForm(form: CertificationForm): CertificationForm {
  const texts = Object.fromEntries(formTexts.map((field) => [field, form[field].trim()]));
  return {
    ...form,
    ...texts,
    upperCode: normalizeUscc(form.upperCode),
    agentMobile: mobileNumber(form.agentMobile) ?? form.agentMobile.trim(),
  };
}

/** The fields that are the last day of a paper. */
export const lastDayFields = [
  'licenceUntil',
  'legalIdUntil',
  'agentIdUntil',
  'entrustUntil',
  'upperLetterUntil',
] as const satisfies readonly FormText[];
export type LastDayField = (typeof lastDayFields)[number];
export const isLastDay = (field: string): field is LastDayField => (lastDayFields as readonly string[]).includes(field);

const names: readonly FormText[] = ['upperPerson', 'legalName', 'agentName'];
const numbers: readonly FormText[] = ['legalIdNumber', 'agentIdNumber'];
/** Number of an identity card, a passport or a permit. */
const numberOfPaper = /^(?=.*\d)[0-9A-Za-z()\-/. ]{5,}$/;
const upper: readonly FormText[] = ['upperName', 'upperCode', 'upperPerson', 'upperLetterUntil'];
const agent: readonly FormText[] = ['agentName', 'agentIdNumber', 'agentMobile', 'agentIdUntil', 'entrustUntil'];

/**
 * Fields that a case requires, in the order of the form: the company's paper and people, an agent only where one
 * applies, and the upper entity of a branch.
 */
export function requiredTextFields({ isBranch, isLegalApply }: CertificationCase): readonly FormText[] {
  return [
    'licenceUntil',
    'legalName',
    'legalIdNumber',
    'legalIdUntil',
    ...(isLegalApply === false ? agent : []),
    ...(isBranch === true ? upper : []),
  ] as readonly FormText[];
}

/** Personal numbers. They are masked in views until a user asks for one; each request is recorded. */
export const guardedNumbers = ['legalIdNumber', 'agentIdNumber', 'agentMobile'] as const satisfies readonly FormText[];
export type GuardedNumber = (typeof guardedNumbers)[number];
export const isGuarded = (field: FormText): field is GuardedNumber =>
  (guardedNumbers as readonly FormText[]).includes(field);

/** Personal fields that only certifying users see: numbers of identity papers and telephones, and their last days. */
export const personalFields: ReadonlySet<FormField> = new Set([
  'legalIdNumber',
  'legalIdUntil',
  'agentIdNumber',
  'agentIdUntil',
  'agentMobile',
]);

export type FieldProblem =
  | 'missing'
  | 'too-long'
  | 'unseen'
  | 'not-18'
  | 'not-a-day'
  | 'not-a-mobile'
  | 'not-a-name'
  | 'not-a-number';

/**
 * Why a field cannot be submitted; undefined where it can, or where the case does not require it. The code of an upper
 * entity has 18 characters (document 2, section 5).
 */
export function fieldProblem(form: CertificationForm, field: FormField): FieldProblem | undefined {
  if (field === 'isUnified' || field === 'isBranch' || field === 'isLegalApply' || field === 'opensCloud')
    return form[field] === undefined ? 'missing' : undefined;
  if (!requiredTextFields(form).includes(field)) return undefined;
  const value = form[field];
  if (value === '') return 'missing';
  if (value.length > maxFieldCharacters[field]) return 'too-long';
  if (invisibleCharacter.test(value)) return 'unseen';
  if (field === 'upperCode' && value.length !== 18) return 'not-18';
  // The same rule for names applies to registrations and invitations.
  if (names.includes(field) && personNameProblem(value) === 'not-a-name') return 'not-a-name';
  if (numbers.includes(field) && !numberOfPaper.test(value.normalize('NFKC'))) return 'not-a-number';
  if (isLastDay(field) && value !== longTerm && !isSupportedDate(value)) return 'not-a-day';
  return field === 'agentMobile' && !/^1[34578]\d{9}$/.test(value) ? 'not-a-mobile' : undefined;
}

/** Whether a code of the right length breaks GB 32100. The form shows a warning and blocks nothing (F-126). */
export const isDoubtfulCode = (code: string): boolean => code.length === 18 && usccProblem(code) !== undefined;

/**
 * Whether a number as long as a resident's breaks GB 11643 on a Shanghai day. The form shows a warning and blocks
 * nothing, since a passport number may be as long.
 */
export function isDoubtfulIdNumber(number: string, today: PlainDate): boolean {
  const id = residentIdIn(number);
  return (id.length === 18 || /^\d{15,19}$/.test(id)) && residentIdProblem(id, today) !== undefined;
}

/** A missing part of the form: a field, or a slot without a file. */
export type MissingFormPart =
  | { readonly kind: 'field'; readonly field: FormField; readonly problem: FieldProblem }
  | { readonly kind: 'slot'; readonly slot: LicenceSlot };

/**
 * All missing parts that block the submission of a form, in the order choices, fields, documents. `filled`: the slots
 * that have a file.
 */
export function missingIn(form: CertificationForm, filled: ReadonlySet<LicenceSlot>): readonly MissingFormPart[] {
  const fields = ([...formChoices, ...requiredTextFields(form)] as const).flatMap((field): MissingFormPart[] => {
    const problem = fieldProblem(form, field);
    return problem === undefined ? [] : [{ kind: 'field', field, problem }];
  });
  return [
    ...fields,
    ...requiredSlots(form).flatMap((slot): MissingFormPart[] => (filled.has(slot) ? [] : [{ kind: 'slot', slot }])),
  ];
}

/** Days before the end of a document from which a warning is shown. */
const soon = reminderSteps[0];

/** Warning for a last day, as of today. `ended` blocks nothing either, since the reviewer decides. */
export function expiryOf(
  day: string,
  today: PlainDate,
): { readonly kind: 'ended' | 'soon'; readonly days: number } | undefined {
  if (!isSupportedDate(day)) return undefined;
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (days < 0) return { kind: 'ended', days: -days };
  return days <= soon ? { kind: 'soon', days } : undefined;
}

/** Fields that the paper of each slot proves. Returning the slot opens them for changes. */
const fieldsOnPaper: Readonly<Record<LicenceSlot, readonly FormField[]>> = {
  SOCIAL_CREDIT_FILE: ['licenceUntil', 'legalName'],
  BUSI_LICENSE_FILE: ['licenceUntil', 'legalName'],
  ORG_CERT_FILE: [],
  TAX_REGCERT_FILE: [],
  LEGAL_PERSON: ['legalName', 'legalIdNumber', 'legalIdUntil'],
  CA_AUTH_FILE: ['opensCloud'],
  CORP_AUTH_FILE: [],
  CORP_AUTH_ENTRUST_FILE: ['agentName', 'agentIdNumber', 'agentMobile', 'entrustUntil'],
  AUTH_AGENT_PERSON: ['agentName', 'agentIdNumber', 'agentIdUntil'],
  CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE: ['upperName', 'upperCode', 'upperPerson', 'upperLetterUntil'],
};

/** The papers beside which the form shows each field. */
const papersOfField: Readonly<Record<FormText, readonly LicenceSlot[]>> = {
  licenceUntil: ['SOCIAL_CREDIT_FILE', 'BUSI_LICENSE_FILE'],
  legalName: ['LEGAL_PERSON'],
  legalIdNumber: ['LEGAL_PERSON'],
  legalIdUntil: ['LEGAL_PERSON'],
  entrustUntil: ['CORP_AUTH_ENTRUST_FILE'],
  agentName: ['AUTH_AGENT_PERSON'],
  agentIdNumber: ['AUTH_AGENT_PERSON'],
  agentMobile: ['AUTH_AGENT_PERSON'],
  agentIdUntil: ['AUTH_AGENT_PERSON'],
  upperName: ['CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE'],
  upperCode: ['CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE'],
  upperPerson: ['CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE'],
  upperLetterUntil: ['CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE'],
};

/** Required fields that the form shows beside a paper, in the order of the form. */
export const requiredFieldsShownBeside = (slot: LicenceSlot, form: CertificationCase): readonly FormText[] =>
  requiredTextFields(form).filter((field) => papersOfField[field].includes(slot));

/** Required fields whose paper is not known yet, because the case has not been chosen. */
export function fieldsWithoutPaper(form: CertificationCase): readonly FormText[] {
  const slots = requiredSlots(form);
  return requiredTextFields(form).filter((field) => !papersOfField[field].some((slot) => slots.includes(slot)));
}

/** Values of a slot's fields at submission. Choices are Y, N or empty. */
export type FieldTexts = Readonly<Partial<Record<FormField, string | undefined>>>;

const toFieldText = (value: string | boolean | undefined): string =>
  typeof value === 'string' ? value : value === undefined ? '' : value ? 'Y' : 'N';

/** The fields that a slot's paper proves, in their order; empty for a paper without fields. */
export const fieldsProvedBy = (slot: LicenceSlot): readonly FormField[] => fieldsOnPaper[slot];

/** The values of a slot's fields in a form. */
export function fieldTextsOf(slot: LicenceSlot, form: CertificationForm): FieldTexts {
  return Object.fromEntries(fieldsOnPaper[slot].map((field) => [field, toFieldText(form[field])]));
}

/**
 * The fields of a returned slot that changed since its submission. Such a change corrects the slot just as a new paper
 * does.
 */
export function differingFields(
  slot: LicenceSlot,
  said: FieldTexts,
  form: Readonly<Partial<Record<FormField, string | boolean | undefined>>>,
): readonly FormField[] {
  return fieldsOnPaper[slot].filter((field) => said[field] !== undefined && said[field] !== toFieldText(form[field]));
}

/** The last days of letters. Forms that were submitted before these fields existed lack them. */
const lettersUntil = ['entrustUntil', 'upperLetterUntil'] as const satisfies readonly FormText[];

/**
 * The fields that may be changed after slots were returned: those that the slots' papers prove, and those that did not
 * exist at submission.
 */
export function editableFields(
  returned: readonly LicenceSlot[],
  form: Pick<CertificationForm, (typeof lettersUntil)[number]>,
): ReadonlySet<FormField> {
  return new Set([
    ...returned.flatMap((slot) => fieldsOnPaper[slot]),
    ...lettersUntil.filter((field) => form[field] === ''),
  ]);
}

/** The first field that changed although it is not open for changes; undefined where there is none. */
export function findLockedChange(
  before: CertificationForm,
  after: CertificationForm,
  open: ReadonlySet<FormField>,
): FormField | undefined {
  return [...formChoices, ...formTexts].find((field) => before[field] !== after[field] && !open.has(field));
}
