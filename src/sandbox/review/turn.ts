import type { QueuedPackage } from '../api/sandbox-answers.ts';
import { actors, type Actor } from '../shared/actors.ts';

/** Whether a role may review a package now, or why not. */
export type Turn = 'mine' | 'taken' | 'same-reviewer' | 'not-a-reviewer' | 'nobody';

type Reviewed = Pick<QueuedPackage, 'reviewStage' | 'reviewerId' | 'firstReviewerId'>;

/** Only the reviewer who has taken a package up may decide on it, and no one does both reviews. */
export function turnOf({ reviewStage, reviewerId, firstReviewerId }: Reviewed, { id, kind }: Actor): Turn {
  if (!reviewStage) return 'nobody';
  if (reviewerId !== '' && reviewerId !== id) return 'taken';
  if (kind !== 'reviewer') return 'not-a-reviewer';
  return reviewStage === 'final' && firstReviewerId === id ? 'same-reviewer' : 'mine';
}

/**
 * The roles that may review it: the reviewer who has taken it up, otherwise any reviewer who did not do its first
 * review.
 */
export function possibleReviewers(reviewed: Reviewed): readonly Actor[] {
  if (reviewed.reviewStage && reviewed.reviewerId !== '') return [{ id: reviewed.reviewerId, kind: 'reviewer' }];
  return actors.filter((actor) => turnOf(reviewed, actor) === 'mine');
}
