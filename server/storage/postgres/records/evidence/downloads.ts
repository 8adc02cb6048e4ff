import type { DownloadRecord } from '../../../../core/records/evidence.ts';
import { document, flag, instant, optional, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const downloadMapping: Mapping<DownloadRecord> = {
  table: 'download_tasks',
  key: 'id',
  fields: {
    id: text('id'),
    userId: text('user_id'),
    pkCorp: text('pk_corp'),
    role: text('role'),
    order: document('ordered'),
    name: text('name'),
    requestedAt: instant('requested_at'),
    state: text('state'),
    attempts: whole('attempts'),
    putAt: instant('put_at'),
    done: whole('done'),
    total: whole('total'),
    objectKey: text('object_key'),
    size: whole('size'),
    completedAt: optional(instant('completed_at')),
    expiresAt: instant('expires_at'),
    failure: optional(text('failure')),
    isSeen: flag('is_seen'),
  },
};

export class PostgresDownloads extends PostgresTable<DownloadRecord> {
  async of({
    userId,
    pkCorp,
    role,
  }: Pick<DownloadRecord, 'userId' | 'pkCorp' | 'role'>): Promise<readonly DownloadRecord[]> {
    return this.read(
      await this.rows()
        .where('user_id', '=', userId)
        .where('pk_corp', '=', pkCorp)
        .where('role', '=', role)
        .orderBy('requested_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    );
  }

  async expiredBy(end: number): Promise<readonly DownloadRecord[]> {
    return this.read(await this.rows().where('expires_at', '<=', new Date(end)).execute());
  }
}
