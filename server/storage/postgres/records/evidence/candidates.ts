import { sql, type RawBuilder } from 'kysely';
import { moneyToText, zeroMoney } from '../../../../../src/domain/money/money.ts';
import type { JoinRequirements } from '../../../../../src/domain/evidence/selection/relatable-businesses.ts';
import type { Obstacle } from '../../../../../src/domain/evidence/selection/selection-rule.ts';
import type { CandidateRecord } from '../../../../core/records/evidence.ts';
import type { CandidateQuery, DueQuery, DueSum, SearchedDue } from '../../../../core/tables/evidence.ts';
import { amount, day, moneyFromNumeric, optional, text, type Row } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';
import { withShelfColumn, shelfText } from '../../evidence/shelf-column.ts';
import { likePart } from '../../evidence/search-text.ts';

export const candidateMapping: Mapping<CandidateRecord> = {
  table: 'candidates',
  key: 'candidate_id',
  stays: 'locked',
  adapt: withShelfColumn,
  fields: {
    id: text('candidate_id'),
    book: text('book'),
    side: text('side'),
    number: text('number'),
    pkCorp: text('pk_corp'),
    supplierName: text('supplier_name'),
    creditSourceName: text('credit_source_name'),
    payerName: text('payer_name'),
    counterpartyName: text('counterparty_name'),
    funderId: optional(text('fk_finance')),
    funderName: optional(text('funder_name')),
    coreEnterpriseId: text('fk_corp_core'),
    businessType: text('business_type'),
    state: text('state'),
    productType: text('product_type'),
    amount: amount('amount'),
    dueDate: day('due_date'),
    accountNumber: text('account_number'),
    invoiceTag: optional(text('invoice_tag')),
    packagedIn: optional(text('packaged_in')),
    billSubRange: text('bill_sub_range'),
  },
};

interface SumRow {
  readonly count: string | number;
  readonly total: unknown;
}

const sums = sql`count(*) as count, coalesce(sum(amount), 0)::numeric(30, 2) as total`;
const sumOf = ({ count, total }: SumRow): DueSum => ({ count: Number(count), amount: moneyFromNumeric(total) });
const partyColumn = ({ partyIs }: DueQuery): RawBuilder<unknown> =>
  sql.ref(partyIs === 'payer' ? 'payer_name' : 'supplier_name');

/** The condition that the candidate is in no package, except one in the state INVALID. */
const isFree = sql<boolean>`(packaged_in is null or exists (select from portal.packages package where package.doc_datum_id = packaged_in and package.state = 'INVALID'))`;

/** The condition that a candidate meets a requirement. */
function requirementCondition(requirement: Obstacle): RawBuilder<boolean> {
  switch (requirement.what) {
    case 'supplier':
      return sql<boolean>`supplier_name = ${requirement.selected}`;
    case 'credit-source':
      return sql<boolean>`credit_source_name = ${requirement.selected}`;
    case 'invoice-optional':
      return sql<boolean>`(invoice_tag is not null) = ${requirement.selected}`;
    case 'funder':
      return sql<boolean>`coalesce(funder_name, '') = ${requirement.selected}`;
    case 'counterparty':
      return sql<boolean>`counterparty_name = ${requirement.selected}`;
    default:
      return sql<boolean>`payer_name = ${requirement.selected}`;
  }
}

function joiningConditions({
  funderId: fkFinance,
  dueFrom,
  suppliers,
  withoutInvoice,
  ways,
}: JoinRequirements): RawBuilder<boolean> {
  const conditions = [isFree, sql<boolean>`fk_finance = ${fkFinance}`, sql<boolean>`due_date >= ${dueFrom}::date`];
  if (suppliers) conditions.push(sql<boolean>`supplier_name = any(${suppliers})`);
  if (withoutInvoice) conditions.push(sql<boolean>`invoice_tag is not null`);
  const alternatives = ways.map(
    (way) => sql<boolean>`(${sql.join([sql<boolean>`true`, ...way.map(requirementCondition)], sql` and `)})`,
  );
  conditions.push(sql<boolean>`(${sql.join([sql<boolean>`false`, ...alternatives], sql` or `)})`);
  return sql.join(conditions, sql` and `);
}

/** The condition that a receivable matches a searched word. */
function wordCondition(
  query: DueQuery,
  { text: part, names, amount: sum, days, books }: SearchedDue,
): RawBuilder<boolean> {
  const party = partyColumn(query);
  const named = query.shelves.filter(({ book }) => books.includes(book)).map(shelfText);
  const alternatives = [
    sql<boolean>`number ilike ${likePart(part)}`,
    sql<boolean>`${party} ilike ${likePart(part)}`,
    ...(names.length === 0 ? [] : [sql<boolean>`lower(${party}) = any(${[...names]})`]),
    ...(sum === undefined
      ? []
      : [sql<boolean>`amount between ${moneyToText(sum.from)}::numeric and ${moneyToText(sum.to)}::numeric`]),
    ...days.map(({ from, to }) => sql<boolean>`due_date between ${from}::date and ${to}::date`),
    ...(named.length === 0 ? [] : [sql<boolean>`book = any(${named})`]),
  ];
  return sql<boolean>`(${sql.join(alternatives, sql` or `)})`;
}

function dueConditions(query: DueQuery): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`pk_corp = ${query.pkCorp} and book = any(${query.shelves.map(shelfText)}) and state <> ${query.withoutState}`,
  ];
  if (query.from !== undefined) conditions.push(sql<boolean>`due_date >= ${query.from}::date`);
  if (query.to !== undefined) conditions.push(sql<boolean>`due_date <= ${query.to}::date`);
  if (query.party !== undefined) conditions.push(sql<boolean>`${partyColumn(query)} = ${query.party}`);
  if (query.keyword !== undefined) conditions.push(sql<boolean>`number ilike ${likePart(query.keyword)}`);
  for (const word of query.words ?? []) conditions.push(wordCondition(query, word));
  const { free } = query;
  if (free !== undefined) {
    const choosable = query.shelves.flatMap((shelf) => {
      const state = free.get(shelf.book);
      return state === undefined ? [] : [`${shelfText(shelf)} ${state}`];
    });
    conditions.push(sql<boolean>`book || ' ' || state = any(${choosable}) and fk_finance is not null and ${isFree}`);
  }
  return sql.join(conditions, sql` and `);
}

export class PostgresCandidates extends PostgresTable<CandidateRecord> {
  async page(query: CandidateQuery): Promise<{ readonly total: number; readonly records: readonly CandidateRecord[] }> {
    const found = this.matching(query);
    const rows = await found
      .selectAll()
      .orderBy('number')
      .orderBy('candidate_id')
      .limit(query.limit)
      .offset(query.offset)
      .execute();
    const counted = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
    return { total: counted.total, records: this.read(rows) };
  }

  async hasOfCore(pkCorp: string, fkCorpCore: string): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from portal.candidates where pk_corp = ${pkCorp} and fk_corp_core = ${fkCorpCore}) as found
    `.execute(this.connection);
    return rows[0]?.found === true;
  }

  async inPackage(docDatumId: string): Promise<readonly CandidateRecord[]> {
    return this.read(
      await this.rows().where('packaged_in', '=', docDatumId).orderBy('number').orderBy('candidate_id').execute(),
    );
  }

  async inPackages(docDatumIds: readonly string[]): Promise<readonly CandidateRecord[]> {
    return docDatumIds.length === 0
      ? []
      : this.read(
          await this.rows()
            .where(sql<boolean>`packaged_in = any(${docDatumIds})`)
            .execute(),
        );
  }

  async due(
    query: DueQuery,
    { offset, limit }: Pick<CandidateQuery, 'offset' | 'limit'>,
  ): Promise<readonly CandidateRecord[]> {
    const { rows } =
      await sql<Row>`select * from portal.candidates where ${dueConditions(query)} order by due_date nulls last, number, candidate_id limit ${limit} offset ${offset}`.execute(
        this.connection,
      );
    return this.read(rows);
  }

  async dueSum(query: DueQuery): Promise<DueSum> {
    const {
      rows: [row],
    } = await sql<SumRow>`select ${sums} from portal.candidates where ${dueConditions(query)}`.execute(this.connection);
    return row ? sumOf(row) : { count: 0, amount: zeroMoney };
  }

  async dueByDay(query: DueQuery): Promise<readonly (DueSum & { readonly day: string })[]> {
    const { rows } = await sql<
      SumRow & { readonly day: string }
    >`select coalesce(due_date::text, '') as day, ${sums} from portal.candidates where ${dueConditions(query)} group by due_date`.execute(
      this.connection,
    );
    return rows.map(({ day: on, ...row }) => ({ day: on, ...sumOf(row) }));
  }

  async dueByParty(
    query: DueQuery,
    most: number,
  ): Promise<{ readonly parties: number; readonly first: readonly (DueSum & { readonly party: string })[] }> {
    const { rows } = await sql<SumRow & { readonly party: string; readonly parties: string | number }>`
      select ${partyColumn(query)} as party, ${sums}, count(*) over () as parties from portal.candidates where ${dueConditions(query)}
      group by ${partyColumn(query)} order by sum(amount) desc, ${partyColumn(query)} collate "C" limit ${most}
    `.execute(this.connection);
    return {
      parties: Number(rows[0]?.parties ?? 0),
      first: rows.map(({ party, ...row }) => ({ party, ...sumOf(row) })),
    };
  }

  private matching({ pkCorp, states, businessTypes, productType, counterparty, joining, ...shelf }: CandidateQuery) {
    let found = this.connection
      .selectFrom('candidates')
      .where('pk_corp', '=', pkCorp)
      .where('book', '=', shelfText(shelf));
    if (states) found = found.where(sql<boolean>`state = any(${states})`);
    if (businessTypes) found = found.where(sql<boolean>`business_type = any(${businessTypes})`);
    if (productType !== undefined) found = found.where('product_type', '=', productType);
    if (joining !== undefined) found = found.where(joiningConditions(joining));
    if (counterparty === undefined) return found;
    const part = likePart(counterparty);
    return found.where(
      sql<boolean>`(counterparty_name like ${part} or payer_name like ${part} or credit_source_name like ${part})`,
    );
  }
}
