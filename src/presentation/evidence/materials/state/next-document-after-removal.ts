import type { ItemFolds } from './item-folds.ts';

/**
 * The document to continue with in a material after some are removed: the open one, else the one after the first
 * removed, else the last.
 */
export function nextDocumentAfterRemoval(
  all: readonly string[],
  removed: readonly string[],
  folds: Pick<ItemFolds, 'isUnfolded'>,
): string | undefined {
  const remaining = all.filter((documentId) => !removed.includes(documentId));
  const after = all.slice(all.findIndex((documentId) => removed.includes(documentId)));
  return (
    remaining.find((documentId) => folds.isUnfolded(documentId)) ??
    after.find((documentId) => remaining.includes(documentId)) ??
    remaining.at(-1)
  );
}
