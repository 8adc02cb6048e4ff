import type { InstrumentKind } from '../../../../../src/domain/trade/shared/instrument.ts';
import type { SupplierRecommendationRecord } from '../../../../core/records/trade.ts';
import type { SupplierTables } from '../../../../core/tables/trade.ts';
import type { Connection } from '../../database.ts';
import { document, flag, instant, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

const recommendationMapping: Mapping<SupplierRecommendationRecord> = {
  table: 'supplier_recommendations',
  key: 'id',
  fields: {
    id: text('id'),
    companyId: text('company_id'),
    kind: text('kind'),
    name: text('name'),
    uscc: text('uscc'),
    contactName: text('contact_name'),
    mobile: text('mobile'),
    reason: text('reason'),
    state: text('state'),
    maker: document('maker'),
    makerName: text('maker_name'),
    proposedAt: instant('proposed_at'),
    deciderName: text('decider_name'),
    decidedAt: optional(instant('decided_at')),
    isTextSent: flag('is_text_sent'),
  },
};

class PostgresRecommendations extends PostgresTable<SupplierRecommendationRecord> {
  async ofCompany(
    companyId: string,
    kind: InstrumentKind,
    limit: number,
  ): Promise<readonly SupplierRecommendationRecord[]> {
    return this.read(
      await this.rows()
        .where('company_id', '=', companyId)
        .where('kind', '=', kind)
        .orderBy('proposed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    );
  }

  async standing(
    companyId: string,
    kind: InstrumentKind,
    uscc: string,
  ): Promise<SupplierRecommendationRecord | undefined> {
    const [found] = this.read(
      await this.rows()
        .where('company_id', '=', companyId)
        .where('kind', '=', kind)
        .where('uscc', '=', uscc)
        .where('state', 'in', ['proposed', 'confirmed'])
        .execute(),
    );
    return found;
  }

  async open(companyId: string, kind: InstrumentKind): Promise<readonly SupplierRecommendationRecord[]> {
    return this.read(
      await this.rows()
        .where('company_id', '=', companyId)
        .where('kind', '=', kind)
        .where('state', '=', 'proposed')
        .orderBy('proposed_at')
        .orderBy('id')
        .execute(),
    );
  }
}

export function supplierTables(connection: Connection): SupplierTables {
  return { supplierRecommendations: new PostgresRecommendations(connection, recommendationMapping) };
}
