import type { PlatformRecord } from '../../../../core/records.ts';
import { document, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const platformMapping: Mapping<PlatformRecord> = { table: 'platforms', key: 'host', fields: { host: text('host'), config: document('config') } };
