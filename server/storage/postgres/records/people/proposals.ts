import type { ProposalRecord } from '../../../../core/records/people.ts';
import { instant, optional, text, texts } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const proposalMapping: Mapping<ProposalRecord> = {
  table: 'proposals',
  key: 'id',
  fields: {
    id: text('id'),
    pkCorp: text('pk_corp'),
    kind: text('kind'),
    subject: text('subject'),
    subjectName: text('subject_name'),
    before: texts('roles_before'),
    after: texts('roles_after'),
    proposedAt: instant('proposed_at'),
    until: instant('stands_until'),
    proposedBy: text('proposed_by'),
    proposedByName: text('proposed_by_name'),
    personId: text('person_id'),
    forPersonId: text('for_person_id'),
    state: text('state'),
    decidedAt: optional(instant('decided_at')),
    decidedBy: text('decided_by'),
    decidedByName: text('decided_by_name'),
    reason: text('reason'),
  },
};

export class PostgresProposals extends PostgresTable<ProposalRecord> {
  async ofCompany(pkCorp: string, most: number): Promise<readonly ProposalRecord[]> {
    return this.read(
      await this.rows()
        .where('pk_corp', '=', pkCorp)
        .orderBy('proposed_at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute(),
    );
  }

  async openOf(pkCorp: string, now: number): Promise<readonly ProposalRecord[]> {
    return this.read(
      await this.rows()
        .where('pk_corp', '=', pkCorp)
        .where('state', '=', 'open')
        .where('stands_until', '>', new Date(now))
        .orderBy('proposed_at', 'desc')
        .orderBy('id')
        .execute(),
    );
  }
}
