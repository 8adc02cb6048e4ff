import type { ViewsRecord } from '../../../../core/records/evidence.ts';
import { document, optional, text, whole } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const viewsMapping: Mapping<ViewsRecord> = {
  table: 'kept_views',
  key: 'id',
  fields: {
    id: text('id'),
    userId: text('user_id'),
    revision: whole('revision'),
    views: document('views'),
    usual: optional(text('usual')),
  },
};
