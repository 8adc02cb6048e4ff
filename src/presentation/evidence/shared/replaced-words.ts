import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { money } from '../../../words/format.ts';

/** What a document was before it was corrected: its file, where that is another one, and what it said. */
export function replacedWords(replaced: MaterialItem['replaced']): Message | undefined {
  if (!replaced) return undefined;
  const values = { number: replaced.number, amount: replaced.amount ? money(moneyToText(replaced.amount)) : '' };
  return replaced.sameFiles ? message('materials.edited-detail', values) : message('materials.replaced-detail', { ...values, name: replaced.fileName });
}
