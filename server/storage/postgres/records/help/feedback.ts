import type { FeedbackRecord, SurveyRecord } from '../../../../core/records.ts';
import { instant, text, texts, whole } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const feedbackMapping: Mapping<FeedbackRecord> = {
  table: 'feedback',
  key: 'id',
  fields: {
    id: text('id'), userId: text('user_id'), pkCorp: text('pk_corp'), personName: text('person_name'), mobilePhone: text('mobile_phone'), content: text('content'), pkFiles: texts('pk_files'), at: instant('told_at'),
  },
};

export const surveyMapping: Mapping<SurveyRecord> = {
  table: 'surveys',
  key: 'id',
  fields: { id: text('id'), userId: text('user_id'), score: whole('score'), comment: text('comment'), at: instant('told_at') },
};
