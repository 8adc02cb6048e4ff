import type { CompanyRecord } from '../../../../core/records.ts';
import { flag, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const companyMapping: Mapping<CompanyRecord> = {
  table: 'companies',
  key: 'pk_corp',
  fields: { pkCorp: text('pk_corp'), name: text('name'), shortName: text('short_name'), uscc: text('uscc'), isCore: flag('is_core'), deregistered: flag('deregistered') },
};
