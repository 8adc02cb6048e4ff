import { hardKeyStates, isHardKeyOpen } from '../../../../../src/domain/keys/hard-key.ts';
import type { HardKeyRecord } from '../../../../core/records/certificates.ts';
import { instant, optional, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const hardKeyMapping: Mapping<HardKeyRecord> = {
  table: 'hard_keys',
  key: 'number',
  fields: {
    number: text('number'),
    pkCorp: text('pk_corp'),
    userId: text('user_id'),
    appliedBy: text('applied_by'),
    appliedByName: text('applied_by_name'),
    purpose: text('purpose'),
    replaces: text('replaces'),
    recipient: text('recipient'),
    mobile: text('mobile'),
    address: text('address'),
    state: text('state'),
    reason: text('reason'),
    courier: text('courier'),
    appliedAt: instant('applied_at'),
    since: instant('since'),
    postedAt: optional(instant('posted_at')),
    certificate: text('certificate'),
    serial: text('serial'),
    revision: whole('revision'),
  },
};

export class PostgresHardKeys extends PostgresTable<HardKeyRecord> {
  async ofCompany(pkCorp: string): Promise<readonly HardKeyRecord[]> {
    return this.read(
      await this.rows().where('pk_corp', '=', pkCorp).orderBy('applied_at', 'desc').orderBy('number').execute(),
    );
  }

  async underWay(): Promise<readonly HardKeyRecord[]> {
    return this.read(
      await this.rows()
        .where('state', 'in', hardKeyStates.filter(isHardKeyOpen))
        .orderBy('since')
        .orderBy('number')
        .execute(),
    );
  }
}
