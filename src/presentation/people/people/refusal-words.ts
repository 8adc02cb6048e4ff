import type { PeopleRefusal } from '../../../application/ports/people/people-desk.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** Why nothing was changed, in words. */
export const refusalWords: Readonly<Record<PeopleRefusal, PlainKey>> = {
  here: 'people.refused-here', invited: 'people.refused-invited', 'too-many': 'people.refused-too-many', 'no-texts': 'people.no-texts', now: 'people.refused-now', 'not-permitted': 'people.read-only', gone: 'people.refused-gone',
};
