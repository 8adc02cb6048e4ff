import type { FactorDemandRecord, SecondFactorRecord, TrustedDeviceRecord } from '../../../../core/records/entry.ts';
import { flag, instant, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const secondFactorMapping: Mapping<SecondFactorRecord> = {
  table: 'second_factors',
  key: 'user_id',
  fields: {
    userId: text('user_id'),
    isOn: flag('is_on'),
    since: optional(instant('since')),
    lastUsedAt: optional(instant('last_used_at')),
  },
};

export const factorDemandMapping: Mapping<FactorDemandRecord> = {
  table: 'factor_demands',
  key: 'pk_corp',
  fields: {
    pkCorp: text('pk_corp'),
    from: instant('holds_from'),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
};

export const trustedDeviceMapping: Mapping<TrustedDeviceRecord> = {
  table: 'trusted_devices',
  key: 'key',
  fields: {
    key: text('key'),
    userId: text('user_id'),
    trustedAt: instant('trusted_at'),
    lastUsedAt: instant('last_used_at'),
    source: text('source'),
    agent: text('agent'),
  },
};

export class PostgresTrustedDevices extends PostgresTable<TrustedDeviceRecord> {
  async ofUser(userId: string): Promise<readonly TrustedDeviceRecord[]> {
    return this.read(
      await this.rows().where('user_id', '=', userId).orderBy('last_used_at', 'desc').orderBy('key').execute(),
    );
  }

  async removeOf(userId: string): Promise<number> {
    const { numDeletedRows } = await this.connection
      .deleteFrom('trusted_devices')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async removeTrustedBefore(instantBefore: number): Promise<void> {
    await this.connection.deleteFrom('trusted_devices').where('trusted_at', '<', new Date(instantBefore)).execute();
  }
}
