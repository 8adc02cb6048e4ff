import type { InvoicingProfileRecord } from '../../../../core/records/invoicing.ts';
import { document, optional, text, whole } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const invoicingMapping: Mapping<InvoicingProfileRecord> = {
  table: 'invoicing_profiles',
  key: 'pk_corp',
  fields: {
    pkCorp: text('pk_corp'),
    profile: document('profile'),
    paperType: optional(text('paper_type')),
    revision: whole('revision'),
    changes: document('changes'),
  },
};
