import { moneyToText, type Money } from '../../money/money.ts';
import { invoiceAsEdited } from '../invoice/invoice.ts';
import type { DocumentContent } from './document-content.ts';
import type { Material, MaterialItem } from './material.ts';
import type { CorrectedField, FieldChange } from './progress.ts';

/** As reviewers call the fields of a document in their reasons, in Chinese and in English. */
const calledInReasons: Readonly<Record<CorrectedField, readonly string[]>> = {
  type: ['发票类型', '票种', 'invoice type'],
  code: ['发票代码', 'invoice code'],
  number: ['发票号码', '发票号', 'invoice number'],
  checkCode: ['校验码', 'check code'],
  date: ['开票日期', 'date of issue'],
  amountExcludingTax: ['不含税金额', '未税金额', 'excluding tax'],
  tax: ['税额', 'tax amount'],
  total: ['价税合计', '含税金额', '发票金额', 'including tax', 'total'],
  contractNumber: ['合同编号', '合同号', 'contract number'],
  contractAmount: ['合同金额', 'contract amount'],
};

const text = (amount: Money | undefined): string => (amount ? moneyToText(amount) : '');

function textsOf(content: DocumentContent): ReadonlyMap<CorrectedField, string> {
  if (content.kind === 'other') return new Map();
  if (content.kind === 'contract')
    return new Map([
      ['contractNumber', content.contract.number],
      ['contractAmount', text(content.contract.amount)],
    ]);
  const { type, code, number, checkCode, date, amountExcludingTax, tax, total } = invoiceAsEdited(content.invoice);
  return new Map([
    ['type', type ?? ''],
    ['code', code],
    ['number', number],
    ['checkCode', checkCode],
    ['date', date],
    ['amountExcludingTax', text(amountExcludingTax)],
    ['tax', text(tax)],
    ['total', text(total)],
  ]);
}

/** What a document says otherwise than before, field by field. */
export function fieldChanges(before: DocumentContent, now: DocumentContent): readonly FieldChange[] {
  const [old, said] = [textsOf(before), textsOf(now)];
  return [...said]
    .map(([field, after]) => ({ field, before: old.get(field) ?? '', after }))
    .filter((change) => change.before !== change.after);
}

/**
 * The fields of a document that a reason names. What lies within a longer name is not that field: an amount without tax
 * is none with tax.
 */
export function fieldsComplainedOf(reason: string, { kind }: DocumentContent): readonly CorrectedField[] {
  const own = (field: CorrectedField): boolean =>
    (field === 'contractNumber' || field === 'contractAmount') === (kind === 'contract');
  const names = Object.entries(calledInReasons)
    .flatMap(([field, each]) => each.map((name) => ({ field: field as CorrectedField, name })))
    .toSorted((a, b) => b.name.length - a.name.length);
  let rest = reason.toLowerCase();
  const found = new Set<CorrectedField>();
  for (const { field, name } of names) {
    if (!rest.includes(name)) continue;
    rest = rest.replaceAll(name, ' ');
    if (kind !== 'other' && own(field)) found.add(field);
  }
  return (Object.keys(calledInReasons) as CorrectedField[]).filter((field) => found.has(field));
}

/**
 * What was done about a document that was returned: nothing yet (`waits`); something else than its reason is about
 * (`beside`); what may answer it (`changed`): whether it does is the reviewer's to say.
 */
export interface Mending {
  readonly state: 'waits' | 'beside' | 'changed';
  /** Field by field; none where it is not told what it said before. */
  readonly changes: readonly FieldChange[];
  /** Fields that the reason names and nobody touched, while the files are the same. */
  readonly untouched: readonly CorrectedField[];
  /** Who changed it last; empty where that is not told. */
  readonly by: string;
}

/** The one answer to how far a returned document is mended; undefined for what was not returned. */
export function mendingOf({
  result,
  reason,
  changedSinceReturn,
  replaced,
  content,
}: Pick<MaterialItem, 'result' | 'reason' | 'changedSinceReturn' | 'replaced' | 'content'>): Mending | undefined {
  const by = replaced?.by ?? '';
  const changes = replaced?.content ? fieldChanges(replaced.content, content) : [];
  if (result !== 'NOPASS') return replaced ? { state: 'changed', changes, untouched: [], by } : undefined;
  if (!changedSinceReturn) return { state: 'waits', changes: [], untouched: [], by: '' };
  const named = replaced?.content && replaced.sameFiles ? fieldsComplainedOf(reason, content) : [];
  const untouched = named.filter((field) => !changes.some((change) => change.field === field));
  return {
    state: named.length > 0 && untouched.length === named.length ? 'beside' : 'changed',
    changes,
    untouched,
    by,
  };
}

/** Documents of a package that were changed, but in none of the fields that their return reasons name. */
export const mendedBeside = (materials: readonly Material[]): readonly MaterialItem[] =>
  materials.flatMap(({ items }) => items.filter((item) => mendingOf(item)?.state === 'beside'));
