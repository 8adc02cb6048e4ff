import type { GuaranteeProjectRecord, RegistrationRecord } from '../../../../core/records/registration.ts';
import { instant, optional, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const registrationMapping: Mapping<RegistrationRecord> = {
  table: 'registrations',
  key: 'pk_corp',
  fields: {
    pkCorp: text('pk_corp'),
    userId: text('user_id'),
    legalRepresentative: text('legal_representative'),
    product: optional(text('product')),
    serial: optional(text('serial')),
    registeredAt: instant('registered_at'),
    source: text('source'),
  },
};

export const guaranteeProjectMapping: Mapping<GuaranteeProjectRecord> = {
  table: 'guarantee_projects',
  key: 'serial',
  fields: { serial: text('serial'), name: text('name'), beneficiary: text('beneficiary') },
};
