import type { LineMark } from './MarkIcon.tsx';
import type { ReviewLine } from './review-line.ts';
import type { ReviewView } from './review-view-model.ts';

/**
 * How a document is marked: by whoever judges now; where nobody does, as it was judged last, and without a mark where
 * it was not.
 */
export function lineMark(
  { verdicts, stage }: Pick<ReviewView, 'verdicts' | 'stage'>,
  { key, kept, item }: Pick<ReviewLine, 'key' | 'kept' | 'item'>,
): LineMark | undefined {
  const given = verdicts.get(key)?.result;
  if (given !== undefined) return given;
  if (stage === undefined) return item?.result === 'PASS' || item?.result === 'NOPASS' ? item.result : undefined;
  return kept ? 'kept' : 'none';
}
