import * as v from 'valibot';
import type { KeptReview, ReviewMemory } from '../../application/ports/entry/review-memory.ts';
import { unfreezeReviewReasons } from '../../domain/identity/unfreeze-rules.ts';
import { TabKept, type TabStorage } from './tab-kept.ts';

const schema = v.object({
  userId: v.string(),
  outcome: v.literal('review'),
  because: v.picklist(unfreezeReviewReasons),
  number: v.string(),
  askedAt: v.optional(v.number()),
  answerBy: v.optional(v.string()),
});

/** Facts of a review request, which are of no use to others. */
export class TabReviewMemory extends TabKept<typeof schema> implements ReviewMemory {
  constructor(storage: TabStorage) {
    super(storage, 'entry.review', schema);
  }

  override recall(): KeptReview | undefined {
    const kept = super.recall();
    return kept && { ...kept, askedAt: kept.askedAt, answerBy: kept.answerBy };
  }
}
