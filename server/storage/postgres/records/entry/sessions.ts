import type { SessionRecord } from '../../../../core/records/entry.ts';
import { flag, instant, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const sessionMapping: Mapping<SessionRecord> = {
  table: 'sessions',
  key: 'id_hash',
  fields: {
    idHash: text('id_hash'),
    userId: optional(text('user_id')),
    role: optional(text('role')),
    createdAt: instant('created_at'),
    lastActiveAt: instant('last_active_at'),
    picAuthToken: text('pic_auth_token'),
    captcha: text('captcha'),
    proofChallenge: text('proof_challenge'),
    pendingUserId: optional(text('pending_user_id')),
    pendingTokenHash: optional(text('pending_token_hash')),
    endedBecause: optional(text('ended_because')),
    host: text('host'),
    source: text('source'),
    agent: text('agent'),
    twoProofs: flag('two_proofs'),
  },
};

export class PostgresSessions extends PostgresTable<SessionRecord> {
  async openOf(userId: string): Promise<readonly SessionRecord[]> {
    return this.read(
      await this.rows()
        .where('user_id', '=', userId)
        .where('ended_because', 'is', null)
        .orderBy('last_active_at', 'desc')
        .orderBy('id_hash')
        .execute(),
    );
  }

  async lastOfVisit(userId: string, picAuthToken: string): Promise<SessionRecord | undefined> {
    const [last] = this.read(
      await this.rows()
        .where('user_id', '=', userId)
        .where('pic_auth_token', '=', picAuthToken)
        .orderBy('last_active_at', 'desc')
        .orderBy('id_hash')
        .limit(1)
        .execute(),
    );
    return last;
  }

  async endOthers(
    userId: string,
    exceptIdHash: string,
    because: SessionRecord['endedBecause'] = 'replaced',
  ): Promise<number> {
    const { numUpdatedRows } = await this.#endStatement(userId, because)
      .where('id_hash', '!=', exceptIdHash)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async endVisit(userId: string, picAuthToken: string): Promise<number> {
    const { numUpdatedRows } = await this.#endStatement(userId, 'signed-out')
      .where('pic_auth_token', '=', picAuthToken)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async forgetHandOvers(userId: string): Promise<void> {
    await this.connection
      .updateTable('sessions')
      .set({ pending_user_id: null, pending_token_hash: null })
      .where('pending_user_id', '=', userId)
      .execute();
  }

  #endStatement(userId: string, because: SessionRecord['endedBecause']) {
    return this.connection
      .updateTable('sessions')
      .set({ ended_because: because })
      .where('user_id', '=', userId)
      .where('ended_because', 'is', null);
  }

  async removeIdleSince(instantBefore: number): Promise<void> {
    await this.connection.deleteFrom('sessions').where('last_active_at', '<', new Date(instantBefore)).execute();
  }
}
