import type { MailAddressRecord } from '../../../../core/records/account.ts';
import { instant, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const mailAddressMapping: Mapping<MailAddressRecord> = {
  table: 'mail_addresses',
  key: 'user_id',
  fields: { userId: text('user_id'), address: text('address'), confirmedAt: instant('confirmed_at') },
};
