import { sql } from 'kysely';
import { moneyToText } from '../../../../../src/domain/money/money.ts';
import type { Invoice } from '../../../../../src/domain/evidence/invoice/invoice.ts';
import {
  contentOf,
  contractOf,
  invoiceOf,
  originalInvoiceOf,
  type DocumentContent,
} from '../../../../../src/domain/evidence/materials/document-content.ts';
import type { OriginalInvoice } from '../../../../../src/domain/evidence/invoice/original-invoice.ts';
import type { TradeContract } from '../../../../../src/domain/evidence/trade-contract/trade-contract.ts';
import type { ItemRecord } from '../../../../core/records/evidence.ts';
import type { EarlierQuery } from '../../../../core/tables/evidence.ts';
import { amount, flag, group, instant, optional, text, texts, whole, type Field } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';
import { replaced } from './replaced.ts';

/** The invoice as typed so far. Its date is a text, because it may be incomplete. */
export const invoice = group<Invoice>({
  type: optional(text('invoice_type')),
  code: text('invoice_code'),
  number: text('invoice_number'),
  checkCode: text('invoice_check_code'),
  date: text('invoice_date'),
  amountExcludingTax: optional(amount('invoice_amount_excluding_tax')),
  tax: optional(amount('invoice_tax')),
  total: optional(amount('invoice_total')),
});

const contract = group<TradeContract>({
  number: text('contract_number'),
  asWritten: optional(text('contract_as_written')),
  amount: optional(amount('contract_amount')),
});

const original = group<OriginalInvoice>({
  number: text('original_invoice_number'),
  code: text('original_invoice_code'),
});

const [invoices, contracts, originals] = [optional(invoice), optional(contract), optional(original)];

/** The content of a document. Each kind has its own columns; those of the other kinds are null. */
const content: Field<DocumentContent> = {
  columns: [...invoices.columns, ...contracts.columns, ...originals.columns],
  documents: [],
  write: (value) => ({
    ...invoices.write(invoiceOf(value)),
    ...contracts.write(contractOf(value)),
    ...originals.write(originalInvoiceOf(value)),
  }),
  read: (row) => contentOf(invoices.read(row), contracts.read(row), originals.read(row)),
};

export const itemMapping: Mapping<ItemRecord> = {
  table: 'items',
  key: 'doc_file_id',
  fields: {
    docFileId: text('doc_file_id'),
    docMaterialId: text('doc_material_id'),
    docDatumId: text('doc_datum_id'),
    docFileType: text('doc_file_type'),
    revision: whole('revision'),
    pkFiles: texts('pk_files'),
    content,
    result: text('result'),
    reason: text('reason'),
    reviewedAt: optional(instant('reviewed_at')),
    reviewedBy: optional(text('reviewed_by')),
    changedSinceReturn: flag('changed_since_return'),
    replaced: optional(replaced),
    origin: optional(text('origin')),
    createdAt: instant('created_at'),
    turn: whole('turn'),
    updatedBy: text('updated_by'),
  },
};

/** Maximum number of results; further ones are left out. */
const maxFoundItems = 2000;

export class PostgresItems extends PostgresTable<ItemRecord> {
  async filesInUse(pkFiles: readonly string[]): Promise<ReadonlySet<string>> {
    if (pkFiles.length === 0) return new Set();
    const rows = await this.rows()
      .where(sql<boolean>`pk_files && ${[...pkFiles]}::text[]`)
      .execute();
    const naming = new Set(this.read(rows).flatMap((item) => item.pkFiles));
    return new Set(pkFiles.filter((pkFile) => naming.has(pkFile)));
  }

  async invoicesByNumber(pkCorp: string, numbers: readonly string[]): Promise<readonly ItemRecord[]> {
    return this.#withNumber('invoice_number', pkCorp, numbers);
  }

  async contractsByNumber(pkCorp: string, numbers: readonly string[]): Promise<readonly ItemRecord[]> {
    return this.#withNumber('contract_number', pkCorp, numbers);
  }

  async earlier({
    pkCorp,
    side,
    docFileType,
    states,
    keyword,
    words = [],
    payer = '',
    amountFrom,
    amountTo,
    dateFrom,
    dateTo,
    usedLast = false,
    unused = false,
    offset,
    limit,
  }: EarlierQuery): Promise<{ readonly total: number; readonly records: readonly ItemRecord[] }> {
    const [number, code] =
      docFileType === 'BUSI_INVOICE'
        ? [sql`item.invoice_number`, sql`coalesce(item.invoice_code, '')`]
        : [sql`item.contract_number`, sql`''::text`];
    const inStates = states === undefined ? sql`true` : sql`package.state = any(${[...states]})`;
    const named = keyword === '' ? sql`true` : sql`strpos(lower(${number}), ${keyword.toLowerCase()}) > 0`;
    const met = words.map(({ text: part, amount: sum }) => {
      const inNumber = sql`strpos(lower(${number}), ${part.toLowerCase()}) > 0`;
      return sum === undefined
        ? inNumber
        : sql`(${inNumber} or item.invoice_total between ${moneyToText(sum.from)}::numeric and ${moneyToText(sum.to)}::numeric)`;
    });
    const [sum, day] = [sql`coalesce(item.invoice_total, item.contract_amount)`, sql`coalesce(item.invoice_date, '')`];
    const inRange = [
      ...(payer === '' ? [] : [sql`strpos(lower(package.payer_name), ${payer.toLowerCase()}) > 0`]),
      ...(amountFrom === undefined ? [] : [sql`${sum} >= ${moneyToText(amountFrom)}::numeric`]),
      ...(amountTo === undefined ? [] : [sql`${sum} <= ${moneyToText(amountTo)}::numeric`]),
      ...(dateFrom === undefined ? [] : [sql`${day} <> '' and ${day} >= ${dateFrom}`]),
      ...(dateTo === undefined ? [] : [sql`${day} <> '' and ${day} <= ${dateTo}`]),
    ];
    const allMet = sql.join([sql`true`, ...met, ...inRange], sql` and `);
    const otherNumber = docFileType === 'BUSI_INVOICE' ? sql`other.invoice_number` : sql`other.contract_number`;
    const otherCode = docFileType === 'BUSI_INVOICE' ? sql`coalesce(other.invoice_code, '')` : sql`''::text`;
    const used =
      usedLast || unused
        ? sql`exists (
            select from portal.items other join portal.packages holder on holder.doc_datum_id = other.doc_datum_id
            where ${otherNumber} = ${number} and ${otherCode} = ${code} and other.doc_file_type = ${docFileType} and holder.pk_corp = ${pkCorp} and (holder.book like '%/issue') = ${side === 'issue'} and holder.state <> 'INVALID'
          )`
        : sql`false`;
    const onlyUnused = unused ? sql`not ${used}` : sql`true`;
    const newestOfNumber = sql`
      select doc_file_id, created_at, used from (
        select item.doc_file_id, item.created_at, ${used} as used, row_number() over (partition by ${code}, ${number} order by package.state = 'INVALID', item.created_at desc, item.doc_file_id desc) as place
        from portal.items item join portal.packages package on package.doc_datum_id = item.doc_datum_id
        where package.pk_corp = ${pkCorp} and (package.book like '%/issue') = ${side === 'issue'} and item.doc_file_type = ${docFileType} and ${number} <> '' and cardinality(item.pk_files) > 0 and ${inStates} and ${named} and ${allMet} and ${onlyUnused}
      ) found where place = 1
    `;
    const {
      rows: [counted],
    } = await sql<{ total: number }>`select count(*) as total from (${newestOfNumber}) counted`.execute(
      this.connection,
    );
    const { rows } = await sql<{
      doc_file_id: string;
    }>`select doc_file_id from (${newestOfNumber}) listed order by ${usedLast ? sql`used, ` : sql``}created_at desc, doc_file_id desc limit ${limit} offset ${offset}`.execute(
      this.connection,
    );
    return { total: counted?.total ?? 0, records: await this.findAll(rows.map((row) => row.doc_file_id)) };
  }

  async #withNumber(
    column: 'invoice_number' | 'contract_number',
    pkCorp: string,
    numbers: readonly string[],
  ): Promise<readonly ItemRecord[]> {
    const givenNumbers = numbers.filter((number) => number !== '');
    if (givenNumbers.length === 0) return [];
    const own = sql<boolean>`exists (select from portal.packages package where package.doc_datum_id = items.doc_datum_id and package.pk_corp = ${pkCorp})`;
    return this.read(
      await this.rows()
        .where(column, 'in', givenNumbers)
        .where(column, '<>', '')
        .where(own)
        .orderBy('created_at')
        .orderBy('doc_file_id')
        .limit(maxFoundItems)
        .execute(),
    );
  }

  async ofPackage(docDatumId: string): Promise<readonly ItemRecord[]> {
    return this.read(
      await this.rows()
        .where('doc_datum_id', '=', docDatumId)
        .orderBy('created_at')
        .orderBy('turn')
        .orderBy('doc_file_id')
        .execute(),
    );
  }
}
