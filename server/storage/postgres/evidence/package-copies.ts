import { sql } from 'kysely';
import { copySerialDigits } from '../../../core/evidence/copy-serial-digits.ts';
import type { Connection } from '../database.ts';
import { saveShortParts } from './package-numbers.ts';

const digits = 3;

/** The columns that a copy takes over unchanged. */
const packageColumns = sql.join(
  [
    'pk_corp',
    'book',
    'state',
    'data_version',
    'payer_name',
    'credit_source_name',
    'supplier_name',
    'counterparty_name',
    'fk_finance',
    'finance_name',
    'account_no',
    'business_type',
    'credit_state',
    'product_type',
    'standard_version',
    'created_by',
    'created_by_name',
    'submitted_by_name',
    'handler_id',
    'handler_name',
    'submitted_invoices',
    'submitted_contracts',
    'returned_items',
    'change_granted',
    'invoice_need',
    'reviewer_id',
    'first_reviewer_id',
    'objections',
    'names_id',
  ].map((column) => sql.ref(column)),
);
const candidateColumns = sql.join(
  [
    'book',
    'pk_corp',
    'supplier_name',
    'credit_source_name',
    'payer_name',
    'counterparty_name',
    'fk_finance',
    'funder_name',
    'fk_corp_core',
    'business_type',
    'state',
    'product_type',
    'account_number',
    'invoice_tag',
    'bill_sub_range',
  ].map((column) => sql.ref(column)),
);

/** Copies packages as `multiply` specifies, one table after the other, within the database. */
export async function multiplyPackages(
  connection: Connection,
  docDatumIds: readonly string[],
  first: number,
  last: number,
): Promise<void> {
  const serials = Array.from({ length: Math.max(0, last - first + 1) }, (_unused, index) => first + index);
  const copies = sql`unnest(${serials}::integer[], ${serials.map(copySerialDigits)}::text[]) copy(nth, ending)`;
  const withOwnEnding = (column: string) => sql`left(${sql.ref(column)}, -${sql.lit(digits)}) || ending`;
  const shiftInstant = (column: string) => sql`${sql.ref(column)} + nth * interval '1 minute'`;
  const raiseAmount = (column: string) => sql`${sql.ref(column)} + nth * 137.31`;
  const shiftDate = (column: string) => sql`${sql.ref(column)} + nth % 30`;
  await sql`
    insert into portal.packages (${packageColumns}, doc_datum_id, total_amount, expect_pay_amount, expect_due_date, created_at, submitted_at, state_since, funded_at)
    select ${packageColumns}, ${withOwnEnding('doc_datum_id')}, ${raiseAmount('total_amount')}, ${raiseAmount('expect_pay_amount')}, ${shiftDate('expect_due_date')}, ${shiftInstant('created_at')}, ${shiftInstant('submitted_at')}, ${shiftInstant('state_since')}, ${shiftInstant('funded_at')}
    from portal.packages cross join ${copies} where doc_datum_id = any(${docDatumIds})
  `.execute(connection);
  await sql`
    insert into portal.materials (doc_material_id, doc_datum_id, category, position, result, reason, reopened)
    select ${withOwnEnding('doc_datum_id')} || substr(doc_material_id, length(doc_datum_id) + 1), ${withOwnEnding('doc_datum_id')}, category, position, result, reason, reopened
    from portal.materials cross join ${copies} where doc_datum_id = any(${docDatumIds})
  `.execute(connection);
  await sql`
    insert into portal.candidates (${candidateColumns}, candidate_id, number, amount, due_date, packaged_in)
    select ${candidateColumns}, ${withOwnEnding('candidate_id')}, ${withOwnEnding('number')}, ${raiseAmount('amount')}, ${shiftDate('due_date')}, ${withOwnEnding('packaged_in')}
    from portal.candidates cross join ${copies} where packaged_in = any(${docDatumIds})
  `.execute(connection);
  await sql`
    insert into portal.operation_log (doc_datum_id, at, detail, action, actor_id, actor_name, side, data_version, doc_file_id, returned, corrected)
    select ${withOwnEnding('doc_datum_id')}, ${shiftInstant('at')}, case when detail = '' then '' else ${withOwnEnding('detail')} end, action, actor_id, actor_name, side, data_version, doc_file_id, returned, corrected
    from portal.operation_log cross join ${copies} where doc_datum_id = any(${docDatumIds}) order by nth, operation_log.serial
  `.execute(connection);
  await saveCopiedParts(connection, docDatumIds, serials);
}

/** Saves the short parts of the copies' numbers, which differ only in their endings. */
async function saveCopiedParts(
  connection: Connection,
  docDatumIds: readonly string[],
  serials: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ readonly book: string; readonly pk_corp: string; readonly last: string }>`
    select distinct pk_corp, book, substr(doc_datum_id, length(doc_datum_id) - ${sql.lit(digits)}, 1) as last from portal.packages where doc_datum_id = any(${docDatumIds})
  `.execute(connection);
  await saveShortParts(
    connection,
    rows.flatMap(({ pk_corp, book, last }) =>
      serials.map((serial) => ({ pkCorp: pk_corp, shelf: book, number: last + copySerialDigits(serial) })),
    ),
  );
}
