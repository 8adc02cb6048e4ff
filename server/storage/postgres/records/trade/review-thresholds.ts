import type { InstrumentKind } from '../../../../../src/domain/trade/shared/instrument.ts';
import type { ReviewThresholdRecord } from '../../../../core/records/trade.ts';
import { amount, day, document, instant, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const reviewThresholdMapping: Mapping<ReviewThresholdRecord> = {
  table: 'review_thresholds',
  key: 'id',
  fields: {
    id: text('id'),
    companyId: text('company_id'),
    kind: text('kind'),
    amount: amount('amount'),
    validFrom: day('valid_from'),
    reason: text('reason'),
    state: text('state'),
    maker: document('maker'),
    makerUserId: text('maker_user_id'),
    makerName: text('maker_name'),
    proposedAt: instant('proposed_at'),
    deciderName: text('decider_name'),
    decidedAt: optional(instant('decided_at')),
  },
};

export class PostgresReviewThresholds extends PostgresTable<ReviewThresholdRecord> {
  async ofCompany(companyId: string, kind: InstrumentKind): Promise<readonly ReviewThresholdRecord[]> {
    return this.read(
      await this.rows()
        .where('company_id', '=', companyId)
        .where('kind', '=', kind)
        .orderBy('proposed_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    );
  }
}
