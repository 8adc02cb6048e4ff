import type { ActingPerson } from '../../../src/domain/identity/acting-person.ts';
import type { Caller } from '../context.ts';

/** The persons behind a caller's action: the caller, and the colleague for whom they act (empty for none). */
export const actingPersonOf = ({ user, actsFor }: Pick<Caller, 'user' | 'actsFor'>): ActingPerson => ({
  personId: user.personId,
  forPersonId: actsFor?.personId ?? '',
});
