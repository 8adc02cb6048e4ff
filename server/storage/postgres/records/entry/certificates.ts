import type { CertificateRecord } from '../../../../core/records.ts';
import { instant, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const certificateMapping: Mapping<CertificateRecord> = {
  table: 'certificates', key: 'serial',
  fields: { serial: text('serial'), userId: text('user_id'), kind: text('kind'), certificate: text('certificate'), validFrom: instant('valid_from'), validTo: instant('valid_to'), revokedAt: optional(instant('revoked_at')) },
};

export class PostgresCertificates extends PostgresTable<CertificateRecord> {
  async ofUser(userId: string): Promise<readonly CertificateRecord[]> {
    return this.read(await this.rows().where('user_id', '=', userId).orderBy('valid_from', 'desc').orderBy('serial').execute());
  }

  async revoked(): Promise<readonly CertificateRecord[]> {
    return this.read(await this.rows().where('revoked_at', 'is not', null).orderBy('serial').execute());
  }
}
