import { compareMoney, parseMoney } from '../../domain/money/money.ts';
import { withoutSeparators } from '../../domain/text/without-separators.ts';
import type { FileRead, QueuedItem } from '../api/sandbox-answers.ts';
import { fieldsIn, type LineField } from './line-fields.ts';

export interface PaperValue {
  readonly text: string;
  readonly source: string;
  readonly doubts: readonly string[];
}

/** One field of a document: the entered value, the value on the paper, and the value entered before the return. */
export interface ComparedRow {
  readonly field: LineField;
  readonly entered: string;
  readonly paper: PaperValue | undefined;
  /** Undefined if the document had no values before. */
  readonly before: string | undefined;
  /** Whether the entered value differs from the value on the paper. */
  readonly differs: boolean;
  /** The number of the problem on the document, from 1; undefined without a difference or a doubt. */
  readonly mark: number | undefined;
}

/** The names of a field in a reading, by its wire name. */
const readingNames: Readonly<Record<string, readonly string[]>> = {
  invoiceType: ['type'],
  invoiceCode: ['code'],
  invoiceNum: ['number'],
  checkCode: ['checkCode'],
  invoiceDate: ['date'],
  amountExcludingTax: ['amountExcludingTax'],
  taxAmount: ['tax'],
  taxIncludedAmount: ['total'],
  contractNo: ['number'],
  contractAmount: ['amount'],
};

/** Fields that are read and cannot be entered. They are shown as well, because their doubts concern the document. */
const partyFields: readonly LineField[] = [
  { name: 'sellerName', label: 'reading.seller-name', isWritten: false },
  { name: 'sellerTaxNumber', label: 'reading.seller-number', isWritten: false },
  { name: 'buyerName', label: 'reading.buyer-name', isWritten: false },
  { name: 'buyerTaxNumber', label: 'reading.buyer-number', isWritten: false },
  { name: 'firstParty', label: 'reading.buyer-name', isWritten: false },
  { name: 'secondParty', label: 'reading.seller-name', isWritten: false },
];

function hasSameValue({ name, kind }: LineField, entered: string, read: string): boolean {
  if (kind === 'amount') {
    const [one, other] = [parseMoney(entered), parseMoney(read)];
    return one !== undefined && other !== undefined ? compareMoney(one, other) === 0 : entered === read;
  }
  if (name === 'contractNo') return withoutSeparators(entered) === withoutSeparators(read);
  return entered.trim() === read.trim();
}

function readingOf(read: FileRead | undefined, names: readonly string[]): PaperValue | undefined {
  const found = read?.fields.find(({ name }) => names.includes(name));
  return found && { text: found.value, source: found.source, doubts: found.doubts };
}

/** The fields of a document, each with the value on the paper. Fields with a difference or a doubt are numbered. */
export function comparisonRows(
  { fields: entered, replaced }: Pick<QueuedItem, 'fields' | 'replaced'>,
  read: FileRead | undefined,
): readonly ComparedRow[] {
  const before = replaced?.fields ?? {};
  const isCompared = Object.keys(before).length > 0;
  const own = fieldsIn(entered, before).map((field) => ({
    field,
    paper: readingOf(read, readingNames[field.name] ?? []),
  }));
  const parties = partyFields.flatMap((field) => {
    const paper = readingOf(read, [field.name]);
    return paper ? [{ field, paper }] : [];
  });
  let marks = 0;
  return [...own, ...parties].map(({ field, paper }) => {
    const isParty = parties.some((each) => each.field === field);
    const value = entered[field.name] ?? '';
    const differs = !isParty && paper !== undefined && !hasSameValue(field, value, paper.text);
    const mark = differs || (paper?.doubts.length ?? 0) > 0 ? (marks += 1) : undefined;
    return {
      field,
      entered: value,
      paper,
      before: isCompared && !isParty ? (before[field.name] ?? '') : undefined,
      differs,
      mark,
    };
  });
}

/** The number of fields with a difference or a doubt. */
export function problemsIn(
  item: Pick<QueuedItem, 'fields' | 'replaced'> | undefined,
  read: FileRead | undefined,
): number {
  return item ? comparisonRows(item, read).filter(({ mark }) => mark !== undefined).length : 0;
}
