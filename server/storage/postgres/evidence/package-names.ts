import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Shelf } from '../../../../src/domain/evidence/shared/shelf.ts';
import type { PackageRecord } from '../../../core/records/evidence.ts';
import type { PackageQuery, SearchedName } from '../../../core/tables/evidence.ts';
import type { Connection } from '../database.ts';
import { shelfText } from './shelf-column.ts';
import { likePart, searchText, separator } from './search-text.ts';

/** Maximum number of names that a search examines. */
const maxSearchedNames = 2000;

interface Names {
  readonly pk_corp: string;
  readonly book: string;
  readonly digest: string;
  readonly name_text: string;
  readonly party_text: string;
}

/** The names by which a package is searched. Many packages share them. */
function namesOf(record: PackageRecord): Names {
  const name_text = searchText(record.payerName, record.creditSourceName, record.supplierName, record.financeName);
  const party_text = searchText(record.counterpartyName, record.payerName, record.creditSourceName);
  return {
    pk_corp: record.pkCorp,
    book: shelfText(record),
    digest: createHash('md5').update(`${name_text}\u001e${party_text}`).digest('hex'),
    name_text,
    party_text,
  };
}

const keyOf = ({ pk_corp, book, digest }: Pick<Names, 'pk_corp' | 'book' | 'digest'>): string =>
  `${pk_corp} ${book} ${digest}`;

async function numbersOf(connection: Connection, names: readonly Names[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Names & { readonly names_id: number }>`
    select kept.pk_corp, kept.book, kept.digest, kept.names_id from portal.package_names kept
    join json_to_recordset(${JSON.stringify(names)}) given(pk_corp text, book text, digest text) using (pk_corp, book, digest)
  `.execute(connection);
  return new Map(rows.map((row) => [keyOf(row), row.names_id]));
}

/** Saves the names of packages that are being saved, and returns a function from a package to its names' number. */
export async function saveNames(
  connection: Connection,
  records: readonly PackageRecord[],
): Promise<(record: PackageRecord) => number | undefined> {
  const names = [...new Map(records.map(namesOf).map((each) => [keyOf(each), each])).values()];
  const known = await numbersOf(connection, names);
  const unknown = names.filter((each) => !known.has(keyOf(each)));
  if (unknown.length === 0) return (record) => known.get(keyOf(namesOf(record)));
  await connection
    .insertInto('package_names')
    .values(unknown.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map((each) => ({ ...each })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another transaction may have saved some of them meanwhile.
  const now = await numbersOf(connection, names);
  return (record) => now.get(keyOf(namesOf(record)));
}

/** Numbers of the names of a company's packages on a shelf that contain a searched word or have one of its names. */
export async function namesOfWord(
  connection: Connection,
  { pkCorp, ...shelf }: Pick<PackageQuery, 'pkCorp' | 'book' | 'side'>,
  { text, names }: SearchedName,
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly names_id: number }>`
    select names_id from portal.package_names where pk_corp = ${pkCorp} and book = ${shelfText(shelf)}
      and (name_text like ${likePart(text.toLowerCase())} or string_to_array(name_text, ${separator}) && ${[...names]}::text[])
  `.execute(connection);
  return rows.map((row) => row.names_id);
}

/** As for `Transaction.packages.searchedNames`. */
export async function searchedNames(
  connection: Connection,
  pkCorp: string,
  shelves: readonly Shelf[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select distinct name from portal.package_names, unnest(string_to_array(name_text, ${separator})) name
    where pk_corp = ${pkCorp} and book = any(${shelves.map(shelfText)}) and name <> '' limit ${maxSearchedNames}
  `.execute(connection);
  return rows.map(({ name }) => name);
}

/**
 * Numbers of the names of a company's packages that contain each requested part. `keyword` is looked for among the
 * parties' names too.
 */
export async function namesContaining(
  connection: Connection,
  { pkCorp, keyword, counterparty, ...shelf }: PackageQuery,
): Promise<{ readonly keyword: readonly number[]; readonly counterparty: readonly number[] }> {
  const idsContaining = async (
    column: 'name_text' | 'party_text',
    part: string | undefined,
  ): Promise<readonly number[]> => {
    if (part === undefined) return [];
    const rows = await connection
      .selectFrom('package_names')
      .select('names_id')
      .where('pk_corp', '=', pkCorp)
      .where('book', '=', shelfText(shelf))
      .where(column, 'like', likePart(part.toLowerCase()))
      .execute();
    return rows.map((row) => Number(row['names_id']));
  };
  return {
    keyword: await idsContaining('name_text', keyword),
    counterparty: await idsContaining('party_text', counterparty),
  };
}
