import { reminderSteps } from '../../calendar/reminders.ts';
import { isAskableDate, type PlainDate } from '../../calendar/plain-date.ts';
import { unseenSign } from '../../text/unseen-sign.ts';
import { personNameProblem } from '../../parties/person-said.ts';
import { residentIdIn, residentIdProblem } from '../../parties/resident-id.ts';
import { usccIn, usccProblem } from '../../parties/uscc.ts';
import { mobileNumber } from '../../text/mobile-number.ts';
import { requiredSlots, type CertificationCase, type LicenceSlot } from './licence-slots.ts';

/** The text fields of the form, each with the most characters that it takes. */
export const longestField = {
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
export type FormText = keyof typeof longestField;
export const formTexts = Object.keys(longestField) as readonly FormText[];

/** What is chosen by yes or no. */
export const formChoices = ['isUnified', 'isBranch', 'isLegalApply', 'opensCloud'] as const;
export type FormChoice = (typeof formChoices)[number];

export type FormField = FormText | FormChoice;

/** Instead of the last day of what ends on no day. */
export const longTerm = 'LONG-TERM';

/** The real-name form without its files; choices are undefined until made, texts empty (document 2, section 3). */
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

/** As it is kept: nothing around it, a code as codes are written. */
export function tidiedForm(form: CertificationForm): CertificationForm {
  const texts = Object.fromEntries(formTexts.map((field) => [field, form[field].trim()]));
  return {
    ...form,
    ...texts,
    upperCode: usccIn(form.upperCode),
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
 * Which fields a case asks for, in the order of the form: the company's own paper, its own people, an agent only where
 * one applies, and last the upper entity of a branch.
 */
export function askedTexts({ isBranch, isLegalApply }: CertificationCase): readonly FormText[] {
  return [
    'licenceUntil',
    'legalName',
    'legalIdNumber',
    'legalIdUntil',
    ...(isLegalApply === false ? agent : []),
    ...(isBranch === true ? upper : []),
  ] as readonly FormText[];
}

/** Numbers of people: masked wherever they are only read, until somebody asks for one, which is written down. */
export const guardedNumbers = ['legalIdNumber', 'agentIdNumber', 'agentMobile'] as const satisfies readonly FormText[];
export type GuardedNumber = (typeof guardedNumbers)[number];
export const isGuarded = (field: FormText): field is GuardedNumber =>
  (guardedNumbers as readonly FormText[]).includes(field);

/**
 * What is told to nobody but those who certify: numbers of people's papers and telephones, and until when those papers
 * hold.
 */
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
 * What keeps a field from being handed in; undefined where nothing does, or the case does not ask for it. Length 18 is
 * the rule of an upper entity's code (document 2, section 5).
 */
export function fieldProblem(form: CertificationForm, field: FormField): FieldProblem | undefined {
  if (field === 'isUnified' || field === 'isBranch' || field === 'isLegalApply' || field === 'opensCloud')
    return form[field] === undefined ? 'missing' : undefined;
  if (!askedTexts(form).includes(field)) return undefined;
  const value = form[field];
  if (value === '') return 'missing';
  if (value.length > longestField[field]) return 'too-long';
  if (unseenSign.test(value)) return 'unseen';
  if (field === 'upperCode' && value.length !== 18) return 'not-18';
  // A licence names people as their documents do; so do registering and inviting.
  if (names.includes(field) && personNameProblem(value) === 'not-a-name') return 'not-a-name';
  if (numbers.includes(field) && !numberOfPaper.test(value.normalize('NFKC'))) return 'not-a-number';
  if (isLastDay(field) && value !== longTerm && !isAskableDate(value)) return 'not-a-day';
  return field === 'agentMobile' && !/^1[34578]\d{9}$/.test(value) ? 'not-a-mobile' : undefined;
}

/** Whether a code of the right length breaks GB 32100: said, and in nobody's way (F-126). */
export const isDoubtfulCode = (code: string): boolean => code.length === 18 && usccProblem(code) !== undefined;

/**
 * Whether a number of the length of a resident's breaks GB 11643 on a Shanghai day: said, and in nobody's way, since a
 * passport may have as many signs.
 */
export function isDoubtfulIdNumber(number: string, today: PlainDate): boolean {
  const id = residentIdIn(number);
  return (id.length === 18 || /^\d{15,19}$/.test(id)) && residentIdProblem(id, today) !== undefined;
}

/** A thing that is still missing: a field, or a slot without a file. */
export type Missing =
  | { readonly kind: 'field'; readonly field: FormField; readonly problem: FieldProblem }
  | { readonly kind: 'slot'; readonly slot: LicenceSlot };

/**
 * Everything that keeps a form from being handed in, in its order: choices, fields, documents. `filled`: the slots that
 * have a file.
 */
export function missingIn(form: CertificationForm, filled: ReadonlySet<LicenceSlot>): readonly Missing[] {
  const fields = ([...formChoices, ...askedTexts(form)] as const).flatMap((field): Missing[] => {
    const problem = fieldProblem(form, field);
    return problem === undefined ? [] : [{ kind: 'field', field, problem }];
  });
  return [
    ...fields,
    ...requiredSlots(form).flatMap((slot): Missing[] => (filled.has(slot) ? [] : [{ kind: 'slot', slot }])),
  ];
}

/** So many days before a document ends its owner is told. */
const soon = reminderSteps[0];

/** How a last day looks today: `ended` is a warning too, since the reviewer decides. */
export function endingOf(
  day: string,
  today: PlainDate,
): { readonly kind: 'ended' | 'soon'; readonly days: number } | undefined {
  if (!isAskableDate(day)) return undefined;
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (days < 0) return { kind: 'ended', days: -days };
  return days <= soon ? { kind: 'soon', days } : undefined;
}

/** What a slot's return opens: the fields that its paper says. */
const fed: Readonly<Record<LicenceSlot, readonly FormField[]>> = {
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

/** The paper beside which each field is written: the one that says it first of all. */
const writtenAt: Readonly<Record<FormText, readonly LicenceSlot[]>> = {
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

/** The fields that a case asks for and that are written beside a paper, in the order of the form. */
export const fieldsAt = (slot: LicenceSlot, form: CertificationCase): readonly FormText[] =>
  askedTexts(form).filter((field) => writtenAt[field].includes(slot));

/** Those of them whose paper is not known yet, since the case has not been chosen. */
export function fieldsAlone(form: CertificationCase): readonly FormText[] {
  const slots = requiredSlots(form);
  return askedTexts(form).filter((field) => !writtenAt[field].some((slot) => slots.includes(slot)));
}

/** What the fields that a slot's paper says said when the form was handed in: choices as Y, N or nothing. */
export type SaidFields = Readonly<Partial<Record<FormField, string | undefined>>>;

const saidAs = (value: string | boolean | undefined): string =>
  typeof value === 'string' ? value : value === undefined ? '' : value ? 'Y' : 'N';

/** The fields beside a slot's paper, in their order; none where it says nothing that is written. */
export const fieldsBeside = (slot: LicenceSlot): readonly FormField[] => fed[slot];

/** What the paper of a slot says by a form. */
export function saidOf(slot: LicenceSlot, form: CertificationForm): SaidFields {
  return Object.fromEntries(fed[slot].map((field) => [field, saidAs(form[field])]));
}

/**
 * The fields of a returned slot that say something else than when it was handed in: that mends it as much as another
 * paper (a correction counts when the returned thing itself changed).
 */
export function correctedFields(
  slot: LicenceSlot,
  said: SaidFields,
  form: Readonly<Partial<Record<FormField, string | boolean | undefined>>>,
): readonly FormField[] {
  return fed[slot].filter((field) => said[field] !== undefined && said[field] !== saidAs(form[field]));
}

/** The last days of letters, which forms that were handed in before they were asked for do not say. */
const lettersUntil = ['entrustUntil', 'upperLetterUntil'] as const satisfies readonly FormText[];

/**
 * The fields that may be mended after these slots of a form were returned: those that their papers say, and what was
 * not asked for yet as it was handed in.
 */
export function openedFields(
  returned: readonly LicenceSlot[],
  form: Pick<CertificationForm, (typeof lettersUntil)[number]>,
): ReadonlySet<FormField> {
  return new Set([...returned.flatMap((slot) => fed[slot]), ...lettersUntil.filter((field) => form[field] === '')]);
}

/** The first field that differs between two forms and is none of those that may; undefined where there is none. */
export function lockedChange(
  before: CertificationForm,
  after: CertificationForm,
  open: ReadonlySet<FormField>,
): FormField | undefined {
  return [...formChoices, ...formTexts].find((field) => before[field] !== after[field] && !open.has(field));
}
