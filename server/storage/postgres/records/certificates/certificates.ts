import type {
  CertificateEventRecord,
  CertificateOrderRecord,
  CertificateRecord,
} from '../../../../core/records/certificates.ts';
import { instant, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const certificateMapping: Mapping<CertificateRecord> = {
  table: 'certificates',
  key: 'serial',
  fields: {
    serial: text('serial'),
    userId: text('user_id'),
    kind: text('kind'),
    certificate: text('certificate'),
    validFrom: instant('valid_from'),
    validTo: instant('valid_to'),
    revokedAt: optional(instant('revoked_at')),
    endedAs: optional(text('ended_as')),
  },
};

export class PostgresCertificates extends PostgresTable<CertificateRecord> {
  async ofUser(userId: string): Promise<readonly CertificateRecord[]> {
    return this.read(
      await this.rows().where('user_id', '=', userId).orderBy('valid_from', 'desc').orderBy('serial').execute(),
    );
  }

  async endingBetween(after: number, until: number): Promise<readonly CertificateRecord[]> {
    return this.read(
      await this.rows()
        .where('revoked_at', 'is', null)
        .where('valid_to', '>', new Date(after))
        .where('valid_to', '<=', new Date(until))
        .orderBy('valid_to')
        .orderBy('serial')
        .execute(),
    );
  }

  async allRevoked(): Promise<readonly CertificateRecord[]> {
    return this.read(await this.rows().where('revoked_at', 'is not', null).orderBy('serial').execute());
  }
}

export const certificateEventMapping: Mapping<CertificateEventRecord> = {
  table: 'certificate_events',
  key: 'id',
  fields: {
    id: text('id'),
    serial: text('serial'),
    userId: text('user_id'),
    what: text('what'),
    at: instant('happened_at'),
    detail: text('detail'),
  },
};

export class PostgresCertificateEvents extends PostgresTable<CertificateEventRecord> {
  async ofUser(userId: string, most: number): Promise<readonly CertificateEventRecord[]> {
    return this.read(
      await this.rows()
        .where('user_id', '=', userId)
        .orderBy('happened_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
    );
  }
}

export const certificateOrderMapping: Mapping<CertificateOrderRecord> = {
  table: 'certificate_orders',
  key: 'user_id',
  fields: {
    userId: text('user_id'),
    action: text('deed'),
    serial: text('serial'),
    challenge: text('challenge'),
    picAuthToken: text('pic_auth_token'),
    text: text('signed_text'),
    number: text('number'),
    host: text('host'),
    source: text('source'),
    agent: text('agent'),
    expiresAt: instant('expires_at'),
    made: text('made'),
  },
};

export class PostgresCertificateOrders extends PostgresTable<CertificateOrderRecord> {
  async open(): Promise<readonly CertificateOrderRecord[]> {
    return this.read(await this.rows().where('made', '=', '').orderBy('user_id').execute());
  }
}
