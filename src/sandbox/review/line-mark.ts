import type { LineMark } from './MarkIcon.tsx';
import type { ReviewLine } from './review-line.ts';
import type { ReviewView } from './review-view-model.ts';

/**
 * The mark of a document: the verdict given here, otherwise the mark kept from an earlier round. Outside a review it is
 * the result of the last one; undefined if there is none.
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
