import type { QueuedPackage } from '../api/sandbox-answers.ts';
import { actors, type Actor } from '../shared/actors.ts';

/** Whether somebody may judge a package now, or why not. */
export type Turn = 'mine' | 'taken' | 'same-reviewer' | 'not-a-reviewer' | 'nobody';

type Reviewed = Pick<QueuedPackage, 'reviewStage' | 'reviewerId' | 'firstReviewerId'>;

/** What one has taken up another does not decide, and nobody reviews twice. */
export function turnOf({ reviewStage, reviewerId, firstReviewerId }: Reviewed, { id, kind }: Actor): Turn {
  if (!reviewStage) return 'nobody';
  if (reviewerId !== '' && reviewerId !== id) return 'taken';
  if (kind !== 'reviewer') return 'not-a-reviewer';
  return reviewStage === 'final' && firstReviewerId === id ? 'same-reviewer' : 'mine';
}

/** As whom it could be judged: whoever has taken it up, or any reviewer who did not pass its first review. */
export function whoMay(reviewed: Reviewed): readonly Actor[] {
  if (reviewed.reviewStage && reviewed.reviewerId !== '') return [{ id: reviewed.reviewerId, kind: 'reviewer' }];
  return actors.filter((actor) => turnOf(reviewed, actor) === 'mine');
}
