import { sql, type RawBuilder } from 'kysely';
import type { PackageRecord } from '../../../core/records/evidence.ts';
import type { Connection } from '../database.ts';
import { likePart } from './search-text.ts';

/** Length from which an index of trigrams finds a part. For shorter parts a table lists those that occur. */
const trigramLength = 3;
const shortSizes = [1, 2] as const;
const sample = 1000;

const trigramsOf = (letters: string): readonly string[] =>
  Array.from({ length: letters.length - trigramLength + 1 }, (_unused, place) =>
    letters.slice(place, place + trigramLength),
  );

/** All parts of one or two letters, in their search form. */
export function shortParts(number: string): readonly string[] {
  const letters = number.toLowerCase();
  return shortSizes.flatMap((size) =>
    Array.from({ length: Math.max(0, letters.length - size + 1) }, (_unused, place) =>
      letters.slice(place, place + size),
    ),
  );
}

/** Saves the short parts of the numbers of packages that are being saved. */
export async function saveShortParts(
  connection: Connection,
  numbers: readonly (Pick<PackageRecord, 'pkCorp'> & { readonly shelf: string; readonly number: string })[],
): Promise<void> {
  const partsByKey = new Map(
    numbers.flatMap(({ pkCorp, shelf, number }) =>
      shortParts(number).map((part) => [`${pkCorp} ${shelf} ${part}`, { pk_corp: pkCorp, book: shelf, part }]),
    ),
  );
  await sql`
    insert into portal.package_number_parts
    select given.* from json_populate_recordset(null::portal.package_number_parts, ${JSON.stringify([...partsByKey.values()])}) given
    where not exists (select from portal.package_number_parts kept where (kept.pk_corp, kept.book, kept.part) = (given.pk_corp, given.book, given.part))
    order by part on conflict do nothing
  `.execute(connection);
}

/**
 * Whether more than two packages in a hundred match. Any scan meets frequent matches soon, and looking them all up
 * would take longer. Numbers do not depend on amounts, so the packages with the smallest amounts are a fair sample.
 */
async function isFrequent(
  connection: Connection,
  pkCorp: string,
  shelf: string,
  containsPart: RawBuilder<boolean>,
): Promise<boolean> {
  const { rows } = await sql<{ readonly found: number }>`
    select count(*) filter (where ${containsPart}) as found from (select doc_datum_id from portal.packages where pk_corp = ${pkCorp} and book = ${shelf} order by total_amount limit ${sample}) sampled
  `.execute(connection);
  return (rows[0]?.found ?? 0) > sample / 50;
}

/**
 * The condition that a package's number contains a part; undefined where no number of the company can. Numbers are
 * ASCII, so a Chinese search skips them.
 */
export async function numberContains(
  connection: Connection,
  pkCorp: string,
  shelf: string,
  part: string,
): Promise<RawBuilder<boolean> | undefined> {
  const searched = part.toLowerCase();
  if (/[^\p{ASCII}]/u.test(searched)) return undefined;
  const containsPart = sql<boolean>`lower(doc_datum_id) like ${likePart(searched)}`;
  if (searched.length >= trigramLength) {
    if (await isFrequent(connection, pkCorp, shelf, containsPart)) return containsPart;
    // The matching packages are found first and separately, so that a scan in list order does not check trigrams for
    // each package.
    return sql<boolean>`doc_datum_id = any(array(select doc_datum_id from portal.packages where portal.trigrams(doc_datum_id) @> ${trigramsOf(searched)}::text[] and ${containsPart} and pk_corp = ${pkCorp} and book = ${shelf}))`;
  }
  const occurs =
    searched === '' ||
    (await connection
      .selectFrom('package_number_parts')
      .select('part')
      .where('pk_corp', '=', pkCorp)
      .where('book', '=', shelf)
      .where('part', '=', searched)
      .executeTakeFirst());
  return occurs ? containsPart : undefined;
}
