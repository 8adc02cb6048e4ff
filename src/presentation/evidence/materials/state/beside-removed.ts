import type { ItemFolds } from './item-folds.ts';

/**
 * Where one goes on among the documents of a material once some are removed: at the one that stands open, else after
 * the first of those that go, else at the last.
 */
export function besideRemoved(
  all: readonly string[],
  gone: readonly string[],
  folds: Pick<ItemFolds, 'isUnfolded'>,
): string | undefined {
  const left = all.filter((documentId) => !gone.includes(documentId));
  const after = all.slice(all.findIndex((documentId) => gone.includes(documentId)));
  return (
    left.find((documentId) => folds.isUnfolded(documentId)) ??
    after.find((documentId) => left.includes(documentId)) ??
    left.at(-1)
  );
}
