import { decisionRefusal, type Proposed } from '../../../src/domain/people/shared/four-eyes.ts';
import type { Caller } from '../context.ts';
import { handsOf } from './hands.ts';

/** Why the caller does not decide about what others propose, or about one proposal. */
export const barredFrom = (
  caller: Pick<Caller, 'user' | 'role' | 'actsFor'>,
  proposal: Proposed = { personId: '' },
): ReturnType<typeof decisionRefusal> =>
  decisionRefusal({ ...caller.user, role: caller.role, ...handsOf(caller) }, proposal);
