import { isSupportedDate, isPlainDate, type PlainDate } from '../../calendar/plain-date.ts';
import { residentIdProblem } from '../../parties/resident-id.ts';
import { usccProblem } from '../../parties/uscc.ts';
import {
  isLastDay,
  maxFieldCharacters,
  longTerm,
  type CertificationForm,
  type FormText,
} from './certification-form.ts';
import type { LicenceSlot } from './licence-slots.ts';

/** Fields that can be read from papers: fields of the form, and the registered name and code of the company. */
export const paperFields = [
  'companyName',
  'uscc',
  'licenceUntil',
  'legalName',
  'legalIdNumber',
  'legalIdUntil',
  'agentName',
  'agentIdNumber',
  'agentIdUntil',
] as const;
export type PaperField = (typeof paperFields)[number];

export interface PaperFact {
  readonly field: PaperField;
  /** A day, or `LONG-TERM`, where the field is a last day. */
  readonly value: string;
}

const licence = { companyName: 'companyName', uscc: 'uscc', person: 'legalName', until: 'licenceUntil' } as const;
const fieldsByPaper = {
  SOCIAL_CREDIT_FILE: licence,
  BUSI_LICENSE_FILE: licence,
  LEGAL_PERSON: { person: 'legalName', idNumber: 'legalIdNumber', until: 'legalIdUntil' },
  AUTH_AGENT_PERSON: { person: 'agentName', idNumber: 'agentIdNumber', until: 'agentIdUntil' },
} as const satisfies Partial<
  Record<LicenceSlot, Partial<Record<'companyName' | 'uscc' | 'person' | 'idNumber' | 'until', PaperField>>>
>;

/** The slots whose papers can be read: licences and identity cards. */
export type ReadableSlot = keyof typeof fieldsByPaper;
export const readableSlots = Object.keys(fieldsByPaper) as readonly ReadableSlot[];
export const isReadableSlot = (slot: string): slot is ReadableSlot => Object.hasOwn(fieldsByPaper, slot);

/** Normalises a text for comparison with labels: half width, no blanks. */
const bare = (text: string): string => text.normalize('NFKC').replaceAll(/\s/gu, '');

const labels =
  '统一社会信用代码|名称|类型|住所|经营场所|法定代表人|负责人|经营者|注册资本|成立日期|营业期限|经营范围|登记机关|姓名|性别|民族|出生|住址|公民身份号码|签发机关|有效期限';
const anyLabel = new RegExp(`^(?:${labels})`, 'u');

/** The text between a label and the next one, in the same line or, if that is empty, in the line below. */
function textAfterLabel(lines: readonly string[], label: string): string {
  const wanted = new RegExp(`(?:${label})[:：]?(.*?)(?=(?:${labels})|$)`, 'u');
  for (const [index, line] of lines.entries()) {
    const value = wanted.exec(line)?.[1];
    if (value === undefined) continue;
    const below = lines[index + 1] ?? '';
    if (value !== '') return value;
    if (below !== '' && !anyLabel.test(below)) return below;
  }
  return '';
}

const day = /(\d{4})[年./-](\d{1,2})[月./-](\d{1,2})日?/gu;

/** The last day of a period, or `LONG-TERM` for a period without an end. */
function parseLastDay(period: string): string {
  if (/长期|无固定期限|永久/u.test(period)) return longTerm;
  const days = [...period.matchAll(day)]
    .map(([, year = '', month = '', date = '']) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
    .filter(isPlainDate);
  // A single day may be the first or the last, so it is not used.
  return days.length < 2 ? '' : (days.at(-1) ?? '');
}

/** The first company code with a valid check sign in a text. */
function usccOf(text: string): string {
  return (
    [...text.matchAll(/(?=([0-9A-HJ-NPQRTUWXY]{18}))/gu)]
      .map(([, code = '']) => code)
      .find((code) => usccProblem(code) === undefined) ?? ''
  );
}

/** The first resident's number with a valid check sign in a text. */
function residentIdOf(text: string, today: PlainDate): string {
  return (
    [...text.matchAll(/(?=(\d{17}[\dX]))/gu)]
      .map(([, id = '']) => id)
      .find((id) => residentIdProblem(id, today) === undefined) ?? ''
  );
}

/**
 * The text where it has the form of a Chinese name: at least two characters, with dots between the parts; otherwise
 * empty.
 */
const nameIn = (said: string): string => (/^[\p{Script=Han}·]{2,30}$/u.test(said) ? said : '');

/**
 * Extracts proposed field values from the lines of a paper, which are ordered from top to bottom. Numbers with a wrong
 * check sign are left out, because they were misread.
 */
export function readPaper(slot: ReadableSlot, lines: readonly string[], today: PlainDate): readonly PaperFact[] {
  const filledLines = lines.map(bare).filter((line) => line !== '');
  const whole = filledLines.join('\n').toUpperCase();
  const isLicence = slot === 'SOCIAL_CREDIT_FILE' || slot === 'BUSI_LICENSE_FILE';
  const values = {
    companyName: textAfterLabel(filledLines, '名称').slice(0, maxFieldCharacters.upperName),
    uscc: usccOf(whole),
    idNumber: residentIdOf(whole, today),
    until: parseLastDay(textAfterLabel(filledLines, isLicence ? '营业期限' : '有效期限')),
    person: nameIn(textAfterLabel(filledLines, isLicence ? '法定代表人|负责人|经营者' : '姓名')),
  };
  return (Object.entries(fieldsByPaper[slot]) as [keyof typeof values, PaperField][]).flatMap(
    ([what, field]): readonly PaperFact[] => (values[what] === '' ? [] : [{ field, value: values[what] }]),
  );
}

/** Registered facts of the company. No paper changes them. */
export interface RegisteredCompany {
  readonly companyName: string;
  readonly uscc: string;
}

/**
 * A value read from a paper, compared with the form. `empty`: the form has no value yet. `unlike-registered`: the value
 * differs from the registration, which the form cannot change.
 */
export type Comparison = PaperFact & {
  readonly form: string;
  readonly status: 'same' | 'empty' | 'differs' | 'unlike-registered';
};

export const isFormText = (field: PaperField): field is PaperField & FormText =>
  field !== 'companyName' && field !== 'uscc';

/** Compares the read values with the form, in the order of the form. The first value of each field counts. */
export function compareWithForm(
  facts: readonly PaperFact[],
  form: CertificationForm,
  company: RegisteredCompany,
): readonly Comparison[] {
  return paperFields.flatMap((field): readonly Comparison[] => {
    const fact = facts.find((each) => each.field === field);
    if (!fact) return [];
    if (!isFormText(field))
      return [
        {
          ...fact,
          form: company[field],
          status: bare(company[field]) === bare(fact.value) ? 'same' : 'unlike-registered',
        },
      ];
    const typed = form[field].trim();
    return [
      {
        ...fact,
        form: typed,
        status:
          typed === '' ? 'empty' : bare(typed).toUpperCase() === bare(fact.value).toUpperCase() ? 'same' : 'differs',
      },
    ];
  });
}

/** Whether a paper's last day has passed. The user is warned before the submission, and the reviewer decides. */
export function hasEnded({ field, value }: PaperFact, today: PlainDate): boolean {
  return isLastDay(field) && isSupportedDate(value) && value < today;
}
