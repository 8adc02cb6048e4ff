import { decisionRefusal, type Proposed } from '../../../src/domain/people/shared/four-eyes.ts';
import type { Caller } from '../context.ts';
import { actingPersonOf } from '../identity/acting-person.ts';

/** Reason why the caller may not decide on others' proposals, or on one proposal; undefined where they may. */
export const decisionObstacle = (
  caller: Pick<Caller, 'user' | 'role' | 'actsFor'>,
  proposal: Proposed = { personId: '' },
): ReturnType<typeof decisionRefusal> =>
  decisionRefusal({ ...caller.user, role: caller.role, ...actingPersonOf(caller) }, proposal);
