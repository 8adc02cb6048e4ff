import type { Hands } from '../../../src/domain/identity/hands.ts';
import type { Caller } from '../context.ts';

/** The persons behind a caller's action: the caller, and the colleague for whom they act (empty for none). */
export const handsOf = ({ user, actsFor }: Pick<Caller, 'user' | 'actsFor'>): Hands => ({
  personId: user.personId,
  forPersonId: actsFor?.personId ?? '',
});
