import type { GroupRecord } from '../../../../core/records/company.ts';
import { document, flag, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const groupMapping: Mapping<GroupRecord> = {
  table: 'groups',
  key: 'pk_corp',
  fields: {
    pkCorp: text('pk_corp'),
    innerOrganisationsOn: flag('inner_organisations_on'),
    authorisationsOn: flag('authorisations_on'),
    organisations: document('organisations'),
    authorisations: document('authorisations'),
  },
};
