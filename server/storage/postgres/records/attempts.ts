import type { AttemptRecord } from '../../../core/records.ts';
import { instant, text, whole } from '../fields.ts';
import type { Mapping } from '../postgres-table.ts';

export const attemptMapping: Mapping<AttemptRecord> = {
  table: 'attempts', key: 'key', fields: { key: text('key'), failures: whole('failures'), lastFailureAt: instant('last_failure_at') },
};
