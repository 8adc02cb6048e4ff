import type { MaterialItem } from '../../domain/materials/material.ts';
import { moneyToText } from '../../domain/money/money.ts';
import { message, type Message } from '../../words/catalogue.ts';
import { money } from '../../words/format.ts';

/** What a document was before it was corrected: its file, where that is another one, and what it said. */
export function beforeWords({ replaced, files }: Pick<MaterialItem, 'replaced' | 'files'>): Message | undefined {
  if (!replaced) return undefined;
  const sameFile = files.length === 1 && files[0]?.name === replaced.fileName;
  const values = { number: replaced.number, amount: replaced.amount ? money(moneyToText(replaced.amount)) : '' };
  return sameFile ? message('materials.changed-detail', values) : message('materials.replaced-detail', { ...values, name: replaced.fileName });
}
