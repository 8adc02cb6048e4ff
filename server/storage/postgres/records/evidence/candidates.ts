import { sql } from 'kysely';
import type { CandidateRecord } from '../../../../core/records.ts';
import type { CandidateQuery } from '../../../../core/store.ts';
import { amount, day, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';
import { onShelf, shelfText } from '../../evidence/shelf-column.ts';
import { likePart } from '../../evidence/search-text.ts';

export const candidateMapping: Mapping<CandidateRecord> = {
  table: 'candidates',
  key: 'candidate_id',
  as: onShelf,
  fields: {
    id: text('candidate_id'), book: text('book'), side: text('side'), number: text('number'), pkCorp: text('pk_corp'), supplierName: text('supplier_name'), creditSourceName: text('credit_source_name'),
    payerName: text('payer_name'), counterpartyName: text('counterparty_name'), fkFinance: optional(text('fk_finance')), funderName: optional(text('funder_name')),
    fkCorpCore: text('fk_corp_core'), businessType: text('business_type'), state: text('state'), productType: text('product_type'), amount: amount('amount'),
    dueDate: day('due_date'), accountNumber: text('account_number'), invoiceTag: optional(text('invoice_tag')), packagedIn: optional(text('packaged_in')),
    billSubRange: text('bill_sub_range'),
  },
};

export class PostgresCandidates extends PostgresTable<CandidateRecord> {
  async page(query: CandidateQuery): Promise<{ readonly total: number; readonly records: readonly CandidateRecord[] }> {
    const found = this.matching(query);
    const rows = await found.selectAll().orderBy('number').orderBy('candidate_id').limit(query.limit).offset(query.offset).execute();
    const counted = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
    return { total: counted.total, records: this.read(rows) };
  }

  async inPackage(docDatumId: string): Promise<readonly CandidateRecord[]> {
    return this.read(await this.rows().where('packaged_in', '=', docDatumId).orderBy('number').orderBy('candidate_id').execute());
  }

  private matching({ pkCorp, states, businessTypes, productType, counterparty, ...shelf }: CandidateQuery) {
    let found = this.connection.selectFrom('candidates').where('pk_corp', '=', pkCorp).where('book', '=', shelfText(shelf));
    if (states) found = found.where(sql<boolean>`state = any(${states})`);
    if (businessTypes) found = found.where(sql<boolean>`business_type = any(${businessTypes})`);
    if (productType !== undefined) found = found.where('product_type', '=', productType);
    if (counterparty === undefined) return found;
    const part = likePart(counterparty);
    return found.where(sql<boolean>`(counterparty_name like ${part} or payer_name like ${part} or credit_source_name like ${part})`);
  }
}
