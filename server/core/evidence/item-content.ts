import { documentAmount, documentNumber } from '../../../src/domain/evidence/materials/document-content.ts';
import type { ItemRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { correctionOf, type Correction, type GivenContent } from '../../../src/domain/evidence/materials/correction.ts';
import type { ReplacedRecord } from '../records/evidence.ts';

/** All files that an item names: its present ones, and those that it had when it was returned. */
export function filesOf({ pkFiles, replaced }: ItemRecord): readonly string[] {
  return [...pkFiles, ...(replaced?.pkFiles ?? [])];
}

/** The name of an item's first file, or empty. */
export async function itemFileName(transaction: Transaction, item: ItemRecord): Promise<string> {
  return (await transaction.files.find(item.pkFiles[0] ?? ''))?.name ?? '';
}

/**
 * Content of an item when the package was returned, kept so that the reviewer and the operator see the correction.
 * Undefined for an item that was added since.
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

const toGivenContent = ({ pkFiles, content }: Pick<ItemRecord, 'pkFiles' | 'content'>): GivenContent => ({
  fileIds: pkFiles,
  content,
});

/** Correction that a change makes to a returned item, by `correctionOf`. */
export function itemCorrection(
  before: ReplacedRecord | undefined,
  now: Pick<ItemRecord, 'pkFiles' | 'content'>,
  inside?: (pkFile: string) => string,
): Correction<ReplacedRecord> {
  const { changedSinceReturn, replaced } = correctionOf(before && toGivenContent(before), toGivenContent(now), inside);
  return { changedSinceReturn, replaced: replaced && before };
}
