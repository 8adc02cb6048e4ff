import type { Proposed } from '../../../src/domain/people/shared/four-eyes.ts';
import type { Caller } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { actionsBarredFrom } from './barred-from.ts';
import { peopleRefusal } from './company-turn.ts';

/** Refuses with NOT_PERMITTED, or because the caller is `unidentified`. */
export function checkDecides(caller: Pick<Caller, 'user' | 'role' | 'actsFor'>, proposal: Proposed): void {
  const barred = actionsBarredFrom(caller, proposal);
  if (barred === 'not-theirs') throw new Refusal('NOT_PERMITTED');
  if (barred) throw peopleRefusal(barred);
}
