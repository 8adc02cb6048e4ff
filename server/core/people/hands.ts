import type { Hands } from '../../../src/domain/people/shared/four-eyes.ts';
import type { Caller } from '../context.ts';

/** By whose hand a caller does something: their own, and that of the colleague for whom they act. */
export const handsOf = ({ user, actsFor }: Pick<Caller, 'user' | 'actsFor'>): Hands => ({
  personId: user.personId,
  forPersonId: actsFor?.personId ?? '',
});
