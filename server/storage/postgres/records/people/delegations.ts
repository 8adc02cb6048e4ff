import type { DelegationRecord } from '../../../../core/records/people.ts';
import { day, flag, instant, optional, text, texts } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const delegationMapping: Mapping<DelegationRecord> = {
  table: 'delegations',
  key: 'id',
  fields: {
    id: text('id'),
    pkCorp: text('pk_corp'),
    fromUserId: text('from_user'),
    fromPersonId: text('from_person'),
    fromName: text('from_name'),
    toUserId: text('to_user'),
    toPersonId: text('to_person'),
    toName: text('to_name'),
    roles: texts('roles'),
    from: day('holds_from'),
    until: day('holds_until'),
    state: text('state'),
    madeAt: instant('made_at'),
    madeBy: text('made_by'),
    madeByName: text('made_by_name'),
    begun: flag('begun'),
    endedAt: optional(instant('ended_at')),
    endedByName: text('ended_by_name'),
  },
};

export class PostgresDelegations extends PostgresTable<DelegationRecord> {
  async ofCompany(pkCorp: string, most: number): Promise<readonly DelegationRecord[]> {
    return this.read(
      await this.rows().where('pk_corp', '=', pkCorp).orderBy('made_at', 'desc').orderBy('id').limit(most).execute(),
    );
  }

  async openOf(pkCorp: string): Promise<readonly DelegationRecord[]> {
    const known = this.knownList(pkCorp);
    if (known) return this.read(known);
    return this.read(
      await this.rows()
        .where('pk_corp', '=', pkCorp)
        .where('state', 'in', ['waiting', 'standing'])
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .execute(),
    );
  }

  async ofDelegate(userId: string): Promise<readonly DelegationRecord[]> {
    return this.read(
      await this.rows().where('to_user', '=', userId).where('state', '=', 'standing').orderBy('id').execute(),
    );
  }

  async allAgreed(): Promise<readonly DelegationRecord[]> {
    return this.read(await this.rows().where('state', '=', 'standing').orderBy('id').execute());
  }
}
