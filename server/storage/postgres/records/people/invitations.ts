import type { DepartureRecord, InvitationRecord } from '../../../../core/records/people.ts';
import { flag, instant, optional, text, texts, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const invitationMapping: Mapping<InvitationRecord> = {
  table: 'invitations',
  key: 'id',
  fields: {
    id: text('id'),
    pkCorp: text('pk_corp'),
    codeHash: text('code_hash'),
    personName: text('person_name'),
    mobile: text('mobile'),
    idNumber: text('id_number'),
    roles: texts('roles'),
    institution: text('institution'),
    invitedAt: instant('invited_at'),
    invitedBy: text('invited_by'),
    invitedByName: text('invited_by_name'),
    sentAt: instant('sent_at'),
    until: instant('good_until'),
    wrong: whole('wrong'),
    state: text('state'),
    endedAt: optional(instant('ended_at')),
    userId: text('user_id'),
  },
};

export class PostgresInvitations extends PostgresTable<InvitationRecord> {
  async ofCompany(pkCorp: string): Promise<readonly InvitationRecord[]> {
    return this.read(
      await this.rows().where('pk_corp', '=', pkCorp).orderBy('invited_at', 'desc').orderBy('id').execute(),
    );
  }

  async byCodeHash(codeHash: string): Promise<InvitationRecord | undefined> {
    return this.read(await this.rows().where('code_hash', '=', codeHash).where('code_hash', '!=', '').execute())[0];
  }
}

export const departureMapping: Mapping<DepartureRecord> = {
  table: 'departures',
  key: 'user_id',
  fields: {
    userId: text('user_id'),
    pkCorp: text('pk_corp'),
    roles: texts('roles'),
    wasMain: flag('was_main'),
    formerly: texts('formerly'),
    leftAt: instant('left_at'),
    endedBy: text('ended_by'),
    endedByName: text('ended_by_name'),
    successor: text('successor'),
    successorName: text('successor_name'),
    packages: whole('packages'),
  },
};

export class PostgresDepartures extends PostgresTable<DepartureRecord> {
  async ofCompany(pkCorp: string): Promise<readonly DepartureRecord[]> {
    return this.read(await this.rows().where('pk_corp', '=', pkCorp).orderBy('user_id').execute());
  }
}
