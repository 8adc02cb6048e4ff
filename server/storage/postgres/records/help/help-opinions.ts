import type { HelpOpinionRecord } from '../../../../core/records/help.ts';
import { flag, instant, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const helpOpinionMapping: Mapping<HelpOpinionRecord> = {
  table: 'help_opinions',
  key: 'key',
  fields: {
    key: text('key'),
    userId: text('user_id'),
    helpId: text('help_id'),
    isHelpful: flag('is_helpful'),
    at: instant('told_at'),
  },
};
