import type { Proposed } from '../../../src/domain/people/shared/four-eyes.ts';
import type { Caller } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { decisionObstacle } from './decision-obstacle.ts';
import { peopleRefusal } from './company-lock.ts';

/** Refuses with NOT_PERMITTED, or because the caller is `unidentified`. */
export function checkMayDecide(caller: Pick<Caller, 'user' | 'role' | 'actsFor'>, proposal: Proposed): void {
  const obstacle = decisionObstacle(caller, proposal);
  if (obstacle === 'not-theirs') throw new Refusal('NOT_PERMITTED');
  if (obstacle) throw peopleRefusal(obstacle);
}
