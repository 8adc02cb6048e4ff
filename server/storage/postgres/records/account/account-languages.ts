import type { AccountLanguageRecord } from '../../../../core/records/account.ts';
import { text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const accountLanguageMapping: Mapping<AccountLanguageRecord> = {
  table: 'account_languages',
  key: 'user_id',
  fields: { userId: text('user_id'), locale: text('locale') },
};
