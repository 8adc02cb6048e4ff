import { documentAmount, documentNumber } from '../../../domain/evidence/materials/document-content.ts';
import { documentCorrectionOf } from '../../../domain/evidence/materials/document-correction.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { compareMoney, moneyToText } from '../../../domain/money/money.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { money } from '../../../words/format.ts';
import { describeField } from './field-kinds.ts';
import { shownValue, type ShownValue } from './shown-value.ts';

/** The changes of a document since its return, for every page that shows it. */
export interface DocumentCorrectionView {
  /** The file, number and amount before the change, as far as they are not shown field by field. */
  readonly before: Message | undefined;
  readonly changes: readonly { readonly label: PlainKey; readonly before: ShownValue; readonly after: ShownValue }[];
  /** Who changed it; empty if unknown. */
  readonly by: string;
  /** Fields that the reason names and that were not changed. */
  readonly remaining: readonly PlainKey[];
}

/** The replaced file, or the number and amount that were changed without a record of the fields. */
function beforeWords({ content, replaced }: MaterialItem): Message | undefined {
  if (!replaced) return undefined;
  if (!replaced.sameFiles) return message('materials.replaced-note', { name: replaced.fileName });
  if (replaced.content) return undefined;
  const now = documentAmount(content);
  const other = replaced.amount && (!now || compareMoney(now, replaced.amount) !== 0);
  const values = {
    number: replaced.number === documentNumber(content) ? '' : replaced.number,
    amount: replaced.amount && other ? money(moneyToText(replaced.amount)) : '',
  };
  return values.number === '' && values.amount === '' ? undefined : message('materials.edited-detail', values);
}

export function documentCorrectionView(item: MaterialItem): DocumentCorrectionView | undefined {
  const correction = documentCorrectionOf(item);
  if (!correction || (correction.state === 'waits' && !item.replaced)) return undefined;
  const { changes, by, remaining } = correction;
  return {
    before: beforeWords(item),
    by,
    remaining: remaining.map((field) => describeField(field).label),
    changes: changes.map((change) => {
      const named = describeField(change.field);
      return { label: named.label, before: shownValue(named, change.before), after: shownValue(named, change.after) };
    }),
  };
}
