import type { FeedbackRecord, SurveyRecord } from '../../../../core/records/help.ts';
import { instant, text, texts, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const feedbackMapping: Mapping<FeedbackRecord> = {
  table: 'feedback',
  key: 'id',
  fields: {
    id: text('id'),
    userId: text('user_id'),
    pkCorp: text('pk_corp'),
    personName: text('person_name'),
    mobilePhone: text('mobile_phone'),
    content: text('content'),
    pkFiles: texts('pk_files'),
    at: instant('told_at'),
  },
};

export const surveyMapping: Mapping<SurveyRecord> = {
  table: 'surveys',
  key: 'id',
  fields: {
    id: text('id'),
    userId: text('user_id'),
    score: whole('score'),
    comment: text('comment'),
    at: instant('told_at'),
  },
};

/** Feedback of users, stored under its number. */
export class PostgresFeedback<Stored extends object> extends PostgresTable<Stored> {
  async latest(most: number): Promise<readonly Stored[]> {
    return this.read(await this.rows().orderBy('told_at', 'desc').orderBy('id', 'desc').limit(most).execute());
  }
}
