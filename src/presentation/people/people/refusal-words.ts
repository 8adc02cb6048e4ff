import type { PeopleRefusal } from '../../../application/ports/people/people-desk.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** Words for each reason why nothing was changed. */
export const refusalWords: Readonly<Record<PeopleRefusal, PlainKey>> = {
  here: 'people.refused-here',
  invited: 'people.refused-invited',
  'too-many': 'people.refused-too-many',
  'no-texts': 'people.no-texts',
  now: 'people.refused-now',
  'not-permitted': 'people.read-only',
  gone: 'people.refused-gone',
  seen: 'people.refused-seen',
  oneself: 'people.refused-oneself',
  'last-manager': 'people.refused-last-manager',
  left: 'people.refused-left',
  successor: 'people.refused-successor',
  proposed: 'people.refused-proposed',
  'nobody-confirms': 'people.refused-nobody-confirms',
  overtaken: 'people.refused-overtaken',
  unidentified: 'people.proposal-unidentified',
};
