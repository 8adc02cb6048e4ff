import type { OrganisationChangeRecord } from '../../../../core/records/company.ts';
import { instant, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const organisationChangeMapping: Mapping<OrganisationChangeRecord> = {
  table: 'organisation_changes',
  key: 'id',
  fields: {
    id: text('id'),
    pkCorp: text('pk_corp'),
    serial: whole('serial'),
    event: text('event'),
    organisationId: text('organisation_id'),
    subjectName: text('subject_name'),
    before: text('before_name'),
    after: text('after_name'),
    at: instant('at'),
    userId: text('user_id'),
    personName: text('person_name'),
  },
};

export class PostgresOrganisationChanges extends PostgresTable<OrganisationChangeRecord> {
  async latestOf(pkCorp: string, limit: number): Promise<readonly OrganisationChangeRecord[]> {
    return this.read(await this.rows().where('pk_corp', '=', pkCorp).orderBy('serial', 'desc').limit(limit).execute());
  }
}
