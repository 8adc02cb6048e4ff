import type { VersionReturnRecord } from '../../../../core/records/shell.ts';
import { instant, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const versionReturnMapping: Mapping<VersionReturnRecord> = {
  table: 'version_returns',
  key: 'id',
  fields: {
    id: text('id'),
    userId: text('user_id'),
    pkCorp: text('pk_corp'),
    product: text('product'),
    at: instant('at'),
  },
};
