import type { TourRecord } from '../../../../core/records/help.ts';
import { instant, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const tourMapping: Mapping<TourRecord> = {
  table: 'tours',
  key: 'key',
  fields: { key: text('key'), personId: text('person_id'), tour: text('tour'), at: instant('seen_at') },
};
