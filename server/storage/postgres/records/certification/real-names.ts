import type { RealNameRecord } from '../../../../core/records/certification.ts';
import { document, instant, optional, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const realNameMapping: Mapping<RealNameRecord> = {
  table: 'real_names',
  key: 'pk_corp',
  fields: {
    pkCorp: text('pk_corp'),
    progressId: text('progress_id'),
    revision: whole('revision'),
    form: document('form'),
    slots: document('slots'),
    savedBy: text('saved_by'),
    savedAt: instant('saved_at'),
    personSubmit: text('person_submit'),
    submittedBy: text('submitted_by'),
    submitted: optional(document('submitted')),
    evidence: document('evidence'),
    firstReviewer: text('first_reviewer'),
    secondReviewer: text('second_reviewer'),
    certified: optional(document('certified')),
    rounds: document('rounds'),
    steps: document('steps'),
  },
};

export class PostgresRealNames extends PostgresTable<RealNameRecord> {
  async all(): Promise<readonly RealNameRecord[]> {
    return this.read(await this.rows().orderBy('pk_corp').execute());
  }
}
