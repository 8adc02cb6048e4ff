import { sql } from 'kysely';
import type { HoldingAllocationRecord } from '../../../../core/records/trade.ts';
import { instant, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const holdingAllocationMapping: Mapping<HoldingAllocationRecord> = {
  table: 'holding_allocations',
  key: 'id',
  fields: {
    id: text('id'),
    holdingId: text('holding_id'),
    companyId: text('company_id'),
    event: text('event'),
    organisationId: text('organisation_id'),
    organisationName: text('organisation_name'),
    at: instant('at'),
    userId: text('user_id'),
    personName: text('person_name'),
  },
};

export class PostgresHoldingAllocations extends PostgresTable<HoldingAllocationRecord> {
  async ofHoldings(holdingIds: readonly string[]): Promise<readonly HoldingAllocationRecord[]> {
    return this.read(
      await this.rows()
        .where(sql<boolean>`holding_id = any(${[...holdingIds]})`)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    );
  }
}
