import { isAskableDate, isPlainDate, type PlainDate } from '../../calendar/plain-date.ts';
import { residentIdProblem } from '../../parties/resident-id.ts';
import { usccProblem } from '../../parties/uscc.ts';
import { isLastDay, longestField, longTerm, type CertificationForm, type FormText } from './certification-form.ts';
import type { LicenceSlot } from './licence-slots.ts';

/** What papers say: fields of the form, and of the company what it registered by. */
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
const saying = {
  SOCIAL_CREDIT_FILE: licence,
  BUSI_LICENSE_FILE: licence,
  LEGAL_PERSON: { person: 'legalName', idNumber: 'legalIdNumber', until: 'legalIdUntil' },
  AUTH_AGENT_PERSON: { person: 'agentName', idNumber: 'agentIdNumber', until: 'agentIdUntil' },
} as const satisfies Partial<
  Record<LicenceSlot, Partial<Record<'companyName' | 'uscc' | 'person' | 'idNumber' | 'until', PaperField>>>
>;

/** The papers that say something that the form asks for: licences and identity cards. */
export type ReadableSlot = keyof typeof saying;
export const readableSlots = Object.keys(saying) as readonly ReadableSlot[];
export const isReadableSlot = (slot: string): slot is ReadableSlot => Object.hasOwn(saying, slot);

/** As labels are compared: one width, no blanks. */
const bare = (text: string): string => text.normalize('NFKC').replaceAll(/\s/gu, '');

const labels =
  '统一社会信用代码|名称|类型|住所|经营场所|法定代表人|负责人|经营者|注册资本|成立日期|营业期限|经营范围|登记机关|姓名|性别|民族|出生|住址|公民身份号码|签发机关|有效期限';
const anyLabel = new RegExp(`^(?:${labels})`, 'u');

/**
 * What stands behind a label as far as the next one, in its own line or, where nothing follows there, in the line
 * below.
 */
function behind(lines: readonly string[], label: string): string {
  const wanted = new RegExp(`(?:${label})[:：]?(.*?)(?=(?:${labels})|$)`, 'u');
  for (const [index, line] of lines.entries()) {
    const said = wanted.exec(line)?.[1];
    if (said === undefined) continue;
    const below = lines[index + 1] ?? '';
    if (said !== '') return said;
    if (below !== '' && !anyLabel.test(below)) return below;
  }
  return '';
}

const day = /(\d{4})[年./-](\d{1,2})[月./-](\d{1,2})日?/gu;

/** The last day of a period; the form's word for what ends on no day. */
function untilIn(period: string): string {
  if (/长期|无固定期限|永久/u.test(period)) return longTerm;
  const days = [...period.matchAll(day)]
    .map(([, year = '', month = '', date = '']) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
    .filter(isPlainDate);
  // One day alone is the first as likely as the last.
  return days.length < 2 ? '' : (days.at(-1) ?? '');
}

/** A company's code in a text, by its check sign. */
function usccOf(text: string): string {
  return (
    [...text.matchAll(/(?=([0-9A-HJ-NPQRTUWXY]{18}))/gu)]
      .map(([, code = '']) => code)
      .find((code) => usccProblem(code) === undefined) ?? ''
  );
}

/** A resident's number in a text, by its check sign. */
function residentIdOf(text: string, today: PlainDate): string {
  return (
    [...text.matchAll(/(?=(\d{17}[\dX]))/gu)]
      .map(([, id = '']) => id)
      .find((id) => residentIdProblem(id, today) === undefined) ?? ''
  );
}

/** As people are called here: two Chinese characters or more, with a dot between the parts of longer names. */
const nameIn = (said: string): string => (/^[\p{Script=Han}·]{2,30}$/u.test(said) ? said : '');

/**
 * What a paper says, from the lines that were read of it (upper ones first, what stands side by side in one line): a
 * proposal, whose numbers are left out where a check sign says that they were misread. Nothing where it says nothing
 * that is asked for.
 */
export function readPaper(slot: ReadableSlot, lines: readonly string[], today: PlainDate): readonly PaperFact[] {
  const said = lines.map(bare).filter((line) => line !== '');
  const whole = said.join('\n').toUpperCase();
  const isLicence = slot === 'SOCIAL_CREDIT_FILE' || slot === 'BUSI_LICENSE_FILE';
  const values = {
    companyName: behind(said, '名称').slice(0, longestField.upperName),
    uscc: usccOf(whole),
    idNumber: residentIdOf(whole, today),
    until: untilIn(behind(said, isLicence ? '营业期限' : '有效期限')),
    person: nameIn(behind(said, isLicence ? '法定代表人|负责人|经营者' : '姓名')),
  };
  return (Object.entries(saying[slot]) as [keyof typeof values, PaperField][]).flatMap(
    ([what, field]): readonly PaperFact[] => (values[what] === '' ? [] : [{ field, value: values[what] }]),
  );
}

/** What is known of the company, which no paper changes. */
export interface RegisteredCompany {
  readonly companyName: string;
  readonly uscc: string;
}

/**
 * How what was read stands beside the form: the same, where nothing stands yet, otherwise; `unlike-registered` of what
 * nobody writes here.
 */
export type Comparison = PaperFact & {
  readonly form: string;
  readonly standing: 'same' | 'empty' | 'differs' | 'unlike-registered';
};

export const isFormText = (field: PaperField): field is PaperField & FormText =>
  field !== 'companyName' && field !== 'uscc';

/**
 * What was read beside what stands, in the order of the form; of several papers that say the same field the first
 * counts.
 */
export function compared(
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
          standing: bare(company[field]) === bare(fact.value) ? 'same' : 'unlike-registered',
        },
      ];
    const stands = form[field].trim();
    return [
      {
        ...fact,
        form: stands,
        standing:
          stands === '' ? 'empty' : bare(stands).toUpperCase() === bare(fact.value).toUpperCase() ? 'same' : 'differs',
      },
    ];
  });
}

/** Whether a paper's last day has passed: it is said before it is handed in, and the reviewer decides. */
export function hasEnded({ field, value }: PaperFact, today: PlainDate): boolean {
  return isLastDay(field) && isAskableDate(value) && value < today;
}
