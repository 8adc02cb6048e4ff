import { documentAmount, documentNumber } from '../../../domain/evidence/materials/document-content.ts';
import { mendingOf } from '../../../domain/evidence/materials/mending.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { compareMoney, moneyToText } from '../../../domain/money/money.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { money } from '../../../words/format.ts';
import { fieldNamed } from './field-kinds.ts';
import { shownValue, type ShownValue } from './shown-value.ts';

/** What was changed of a document since it was returned, as every page says it. */
export interface MendingView {
  /** What it was, where it is not told field by field: its file, its number and amount. */
  readonly before: Message | undefined;
  readonly changes: readonly { readonly label: PlainKey; readonly before: ShownValue; readonly after: ShownValue }[];
  /** Who changed it; empty where that is not told. */
  readonly by: string;
  /** What the reason is about and nobody touched. */
  readonly untouched: readonly PlainKey[];
}

/**
 * Its file, where that is another one; of what is not told field by field the number and the amount, where these are
 * others.
 */
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

export function mendingView(item: MaterialItem): MendingView | undefined {
  const mending = mendingOf(item);
  if (!mending || (mending.state === 'waits' && !item.replaced)) return undefined;
  const { changes, by, untouched } = mending;
  return {
    before: beforeWords(item),
    by,
    untouched: untouched.map((field) => fieldNamed(field).label),
    changes: changes.map((change) => {
      const named = fieldNamed(change.field);
      return { label: named.label, before: shownValue(named, change.before), after: shownValue(named, change.after) };
    }),
  };
}
