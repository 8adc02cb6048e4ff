import { invoiceTypeOf } from '../../../domain/evidence/invoice/invoice-type.ts';
import { parseMoney } from '../../../domain/money/money.ts';
import type { Message } from '../../../words/catalogue.ts';
import { invoiceTypeWords } from './invoice-type-words.ts';
import type { ItemField } from './field-kinds.ts';

/** A field's value, ready to be drawn. Amounts are decimal texts in yuan; an empty text is no value. */
export type ShownValue =
  | { readonly kind: 'text'; readonly text: string }
  /** `main` marks the amount that is compared with the financing amount. */
  | { readonly kind: 'amount'; readonly text: string; readonly main: boolean }
  /** As it was typed, which may be no valid date. */
  | { readonly kind: 'date'; readonly text: string }
  | { readonly kind: 'words'; readonly words: Message };

export function shownValue({ id, kind }: Pick<ItemField, 'id' | 'kind'>, value: string): ShownValue {
  const type = kind === 'invoice-type' ? invoiceTypeOf(value) : undefined;
  if (type) return { kind: 'words', words: invoiceTypeWords[type] };
  if (kind === 'date') return { kind, text: value };
  // An invalid amount is shown as it was typed, because a rounded one would be another amount.
  return kind === 'amount' && parseMoney(value)
    ? { kind, text: value, main: id === 'total' || id === 'contractAmount' }
    : { kind: 'text', text: value };
}
