import { moneyToText, type Money } from '../../money/money.ts';
import { clearUnusedFields } from '../invoice/invoice.ts';
import type { DocumentContent } from './document-content.ts';
import type { Material, MaterialItem } from './material.ts';
import type { CorrectedField, FieldChange } from './progress.ts';

/** Names that reviewers use for fields in their reasons, in Chinese and in English. */
const fieldNamesInReasons: Readonly<Record<CorrectedField, readonly string[]>> = {
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
  const { type, code, number, checkCode, date, amountExcludingTax, tax, total } = clearUnusedFields(content.invoice);
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

/** Changes of a document's fields. */
export function fieldChanges(before: DocumentContent, now: DocumentContent): readonly FieldChange[] {
  const [old, said] = [textsOf(before), textsOf(now)];
  return [...said]
    .map(([field, after]) => ({ field, before: old.get(field) ?? '', after }))
    .filter((change) => change.before !== change.after);
}

/**
 * The fields of a document that a reason names. Longer names are matched first, so that "excluding tax" does not also
 * match "tax".
 */
export function fieldsNamedInReason(reason: string, { kind }: DocumentContent): readonly CorrectedField[] {
  const appliesToKind = (field: CorrectedField): boolean =>
    (field === 'contractNumber' || field === 'contractAmount') === (kind === 'contract');
  const names = Object.entries(fieldNamesInReasons)
    .flatMap(([field, each]) => each.map((name) => ({ field: field as CorrectedField, name })))
    .toSorted((a, b) => b.name.length - a.name.length);
  let rest = reason.toLowerCase();
  const found = new Set<CorrectedField>();
  for (const { field, name } of names) {
    if (!rest.includes(name)) continue;
    rest = rest.replaceAll(name, ' ');
    if (kind !== 'other' && appliesToKind(field)) found.add(field);
  }
  return (Object.keys(fieldNamesInReasons) as CorrectedField[]).filter((field) => found.has(field));
}

/**
 * Correction of a returned document: none yet (`waits`), only in fields that the reason does not name (`unrelated`), or
 * a change that may answer the reason (`changed`), which the reviewer decides.
 */
export interface DocumentCorrection {
  readonly state: 'waits' | 'unrelated' | 'changed';
  /** Changes by field; empty where the earlier content is unknown. */
  readonly changes: readonly FieldChange[];
  /** Unchanged fields that the reason names, while the files are the same. */
  readonly remaining: readonly CorrectedField[];
  /** Who changed it last; empty where unknown. */
  readonly by: string;
}

/** State of the correction of a document; undefined for a document that was not returned. */
export function documentCorrectionOf({
  result,
  reason,
  changedSinceReturn,
  replaced,
  content,
}: Pick<MaterialItem, 'result' | 'reason' | 'changedSinceReturn' | 'replaced' | 'content'>):
  | DocumentCorrection
  | undefined {
  const by = replaced?.by ?? '';
  const changes = replaced?.content ? fieldChanges(replaced.content, content) : [];
  if (result !== 'NOPASS') return replaced ? { state: 'changed', changes, remaining: [], by } : undefined;
  if (!changedSinceReturn) return { state: 'waits', changes: [], remaining: [], by: '' };
  const named = replaced?.content && replaced.sameFiles ? fieldsNamedInReason(reason, content) : [];
  const remaining = named.filter((field) => !changes.some((change) => change.field === field));
  return {
    state: named.length > 0 && remaining.length === named.length ? 'unrelated' : 'changed',
    changes,
    remaining,
    by,
  };
}

/** Documents of a package that were changed, but in none of the fields that their return reasons name. */
export const itemsWithUnrelatedChanges = (materials: readonly Material[]): readonly MaterialItem[] =>
  materials.flatMap(({ items }) => items.filter((item) => documentCorrectionOf(item)?.state === 'unrelated'));
