import type { IdentifyPlace } from '../../../domain/registration/identify-places.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** The titles of the pages. */
export const identifyNames: Readonly<Record<IdentifyPlace, PlainKey>> = {
  index: 'identification.title',
  ukey: 'identification.ukey-title',
  'soft-key': 'identification.soft-key-title',
};
