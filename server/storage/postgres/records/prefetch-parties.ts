import { CompiledQuery } from 'kysely';
import type { Connection } from '../database.ts';
import type { Row } from '../fields.ts';
import { knownRows } from '../known-rows.ts';
import { prepareOnce, withParameters } from '../prepared-statements.ts';
import type { TableName } from '../table-names.ts';
import { companyMapping } from './company/companies.ts';
import { userMapping } from './company/users.ts';
import { certificationMapping } from './certification/certifications.ts';
import { certifiedBranchColumns } from './certification/real-names.ts';
import { mailAddressMapping } from './account/mail-addresses.ts';
import { alertChoicesMapping } from './messages/alerts.ts';
import { standingMapping } from './notices/notices.ts';
import { factMapping } from './facts.ts';

/** Tables with at most one row for a company. */
const ofCompany = [companyMapping, standingMapping, certificationMapping] as const;
/** Tables with at most one row for a user. */
const ofUser = [alertChoicesMapping, mailAddressMapping] as const;

interface Part {
  readonly about: TableName;
  readonly found: readonly Row[] | null;
}

/** The rows `t` of a table as one document. */
const rowsOf = (table: TableName, from: string, order = ''): string =>
  `select '${table}' as about, (select json_agg(row_to_json(t)${order}) from ${from}) as found`;

const whereCompany = 't.pk_corp = any($1)';
const whereUser = 'join portal.users u using (user_id) where u.pk_corp = any($1)';

/** `$1`: ids of companies. `$2`: names of facts. */
const reading = prepareOnce<Part>(
  CompiledQuery.raw(
    [
      ...ofCompany.map(({ table }) => rowsOf(table, `portal.${table} t where ${whereCompany}`)),
      rowsOf(
        'real_names',
        `(select ${certifiedBranchColumns} from portal.real_names t where ${whereCompany} and jsonb_typeof(t.certified) = 'object') t`,
      ),
      rowsOf('users', `portal.users t where ${whereCompany}`, ' order by t.user_id'),
      ...ofUser.map(({ table }) => rowsOf(table, `portal.${table} t ${whereUser}`)),
      rowsOf(
        'delegations',
        `portal.delegations t where ${whereCompany} and t.state in ('waiting', 'standing')`,
        ' order by t.made_at desc, t.id',
      ),
      rowsOf('facts', 'portal.facts t where t.name = any($2)'),
    ].join(' union all '),
  ),
);

/** Tables of which a company has a list of rows. Of `real_names` the list is what its certified form says. */
const listed = ['users', 'delegations', 'real_names'] as const;

/**
 * Reads with one statement the data that acts of a company need about the companies that take part: the companies,
 * their standing, certification and head office, their people with open delegations and choices of posts, and some
 * facts.
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
  for (const table of listed)
    for (const id of companyIds)
      known.noteList(
        table,
        id,
        (found.get(table) ?? []).filter((row) => row['pk_corp'] === id),
      );
}
