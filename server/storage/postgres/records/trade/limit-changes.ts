import type { LimitTerms } from '../../../../../src/domain/trade/shared/limit-request.ts';
import type { LimitChangeRecord, LimitProposalRecord, LimitRequestRecord } from '../../../../core/records/trade.ts';
import { amount, day, flag, group, instant, optional, text, type Field } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';
import { PostgresLimitChildren } from './limit-children.ts';

const terms = (prefix: string): Field<LimitTerms> =>
  group({
    total: amount(`${prefix}total`),
    validFrom: day(`${prefix}valid_from`),
    validUntil: day(`${prefix}valid_until`),
    isRevolving: flag(`${prefix}is_revolving`),
  });

export const limitChangeMapping: Mapping<LimitChangeRecord> = {
  table: 'limit_changes',
  key: 'id',
  fields: {
    id: text('id'),
    limitId: text('limit_id'),
    at: instant('at'),
    before: optional(terms('before_')),
    after: terms('after_'),
    madeBy: text('made_by'),
    checkedBy: text('checked_by'),
    reason: text('reason'),
    requestId: text('request_id'),
  },
};

export const limitRequestMapping: Mapping<LimitRequestRecord> = {
  table: 'limit_requests',
  key: 'id',
  fields: {
    id: text('id'),
    limitId: text('limit_id'),
    companyId: text('company_id'),
    kind: text('kind'),
    before: terms('before_'),
    wanted: terms('wanted_'),
    reason: text('reason'),
    state: text('state'),
    makerUserId: text('maker_user_id'),
    makerName: text('maker_name'),
    sentAt: instant('sent_at'),
    endedAt: optional(instant('ended_at')),
    words: text('words'),
  },
};

export const limitProposalMapping: Mapping<LimitProposalRecord> = {
  table: 'limit_proposals',
  key: 'id',
  fields: {
    id: text('id'),
    changes: flag('changes'),
    terms: terms(''),
    reason: text('reason'),
    madeBy: text('made_by'),
    at: instant('at'),
    requestId: text('request_id'),
  },
};

export class PostgresLimitChanges extends PostgresLimitChildren<LimitChangeRecord> {}

export class PostgresLimitRequests extends PostgresLimitChildren<LimitRequestRecord> {
  protected override readonly timeColumn = 'sent_at';

  async open(limitId: string): Promise<LimitRequestRecord | undefined> {
    const [found] = this.read(
      await this.rows().where('limit_id', '=', limitId).where('state', '=', 'sent').limit(1).execute(),
    );
    return found;
  }
}
