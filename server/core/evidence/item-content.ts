import { documentAmount, documentNumber } from '../../../src/domain/evidence/materials/document-content.ts';
import type { ItemRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { correctionOf, type Correction, type GivenContent } from '../../../src/domain/evidence/materials/correction.ts';
import type { ReplacedRecord } from '../records/evidence.ts';

/** Every file that an item names: those that it has, and those that it had when it was returned. */
export function filesOf({ pkFiles, replaced }: ItemRecord): readonly string[] {
  return [...pkFiles, ...(replaced?.pkFiles ?? [])];
}

/** The name of an item's first file, or empty. */
export async function itemFileName(transaction: Transaction, item: ItemRecord): Promise<string> {
  return (await transaction.files.find(item.pkFiles[0] ?? ''))?.name ?? '';
}

/**
 * What an item said when the package was returned, kept so that reviewer and clerk see what was corrected; undefined
 * for one that came since.
 */
export async function contentBefore(transaction: Transaction, item: ItemRecord): Promise<ItemRecord['replaced']> {
  if (item.replaced || item.changedSinceReturn) return item.replaced;
  const { pkFiles, content } = item;
  return {
    pkFiles,
    content,
    fileName: await itemFileName(transaction, item),
    number: documentNumber(content),
    amount: documentAmount(content),
  };
}

const givenOf = ({ pkFiles, content }: Pick<ItemRecord, 'pkFiles' | 'content'>): GivenContent => ({
  fileIds: pkFiles,
  content,
});

/** What a change makes of a returned item, by `correctionOf`. */
export function itemCorrection(
  before: ReplacedRecord | undefined,
  now: Pick<ItemRecord, 'pkFiles' | 'content'>,
  inside?: (pkFile: string) => string,
): Correction<ReplacedRecord> {
  const { changedSinceReturn, replaced } = correctionOf(before && givenOf(before), givenOf(now), inside);
  return { changedSinceReturn, replaced: replaced && before };
}
