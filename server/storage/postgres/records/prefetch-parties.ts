import { CompiledQuery } from 'kysely';
import type { Connection } from '../database.ts';
import type { Row } from '../fields.ts';
import { knownRows } from '../known-rows.ts';
import { prepareOnce, withParameters } from '../prepared-statements.ts';
import type { TableName } from '../table-names.ts';
import { companyMapping } from './company/companies.ts';
import { userMapping } from './company/users.ts';
import { certificationMapping } from './certification/certifications.ts';
import { realNameMapping } from './certification/real-names.ts';
import { mailAddressMapping } from './account/mail-addresses.ts';
import { alertChoicesMapping } from './messages/alerts.ts';
import { standingMapping } from './notices/notices.ts';
import { factMapping } from './facts.ts';

/** Tables with at most one row for a company. */
const ofCompany = [companyMapping, standingMapping, certificationMapping, realNameMapping] as const;
/** Tables with at most one row for a user. */
const ofUser = [alertChoicesMapping, mailAddressMapping] as const;

interface Part {
  readonly about: TableName;
  readonly found: readonly Row[] | null;
}

const reading = prepareOnce<Part>(CompiledQuery.raw('select about, found from portal.parties_of($1, $2)'));

/**
 * Reads with one statement (`parties_of` of the database) the data that acts of a company need about the companies
 * that take part: the companies, their standing and certification, their people with open delegations and choices of
 * posts, and some facts.
 */
export async function prefetchParties(
  connection: Connection,
  companyIds: readonly string[],
  factNames: readonly string[],
): Promise<void> {
  const { rows: parts } = await connection.executeQuery(
    withParameters(reading, [[...new Set(companyIds)], [...factNames]]),
  );
  const found = new Map(parts.map((part) => [part.about, part.found ?? []]));
  const known = knownRows(connection);
  const note = ({ table, key }: { readonly table: TableName; readonly key: string }, keys: readonly string[]): void => {
    const byKey = new Map((found.get(table) ?? []).map((row) => [String(row[key]), row]));
    for (const each of keys) known.note(table, each, byKey.get(each));
  };
  const userIds = (found.get('users') ?? []).map((row) => String(row['user_id']));
  for (const mapping of ofCompany) note(mapping, companyIds);
  for (const mapping of [...ofUser, userMapping]) note(mapping, userIds);
  note(factMapping, factNames);
  for (const table of ['users', 'delegations'] as const)
    for (const id of companyIds)
      known.noteList(
        table,
        id,
        (found.get(table) ?? []).filter((row) => row['pk_corp'] === id),
      );
}
