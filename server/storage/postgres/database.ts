import { Kysely } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { Row } from './fields.ts';
import { LazyTransactionDialect } from './lazy-transactions.ts';

/** The schema of its own in which the portal keeps everything, so that it can share a database. */
export const schema = 'portal';

/** Every table, those after the ones that they refer to. */
export const tableNames = [
  'companies',
  'users',
  'platforms',
  'sessions',
  'attempts',
  'leases',
  'call_counts',
  'standards',
  'finance_limits',
  'orders',
  'invoice_journeys',
  'packages',
  'package_names',
  'package_number_parts',
  'package_counts',
  'package_count_changes',
  'candidates',
  'materials',
  'items',
  'files',
  'operation_log',
  'receipts',
  'keyed_calls',
  'facts',
  'series',
  'readings',
  'download_tasks',
  'invoice_register',
  'word_marks',
  'trade_invoices',
  'kept_views',
  'messages',
  'security_events',
  'verify_codes',
  'certificates',
  'key_challenges',
  'feedback',
  'agreement_signatures',
  'surveys',
  'notices_read',
  'help_opinions',
  'member_standings',
  'agency_objections',
  'invoicing_profiles',
  'recovery_proofs',
  'version_returns',
  'account_freezes',
  'unfreezes',
  'second_factors',
  'factor_demands',
  'trusted_devices',
  'tours',
  'hand_overs',
  'certifications',
  'real_names',
  'product_openings',
  'registrations',
  'guarantee_projects',
  'bank_accounts',
  'settlements',
  'product_applications',
  'post_choices',
  'message_posts',
  'mail_addresses',
  'certificate_events',
  'certificate_orders',
  'hard_keys',
  'agreement_texts',
  'invitations',
  'departures',
  'proposals',
  'groups',
  'delegations',
] as const;

export type TableName = (typeof tableNames)[number];
export type Database = Record<TableName, Row>;
export type Connection = Kysely<Database>;

const { builtins } = types;
const asWritten = (raw: string): string => raw;
// A date is a day and not an instant, and neither a sum nor a bigint fits a double.
const parsers = new Map<number, (raw: string) => unknown>([
  [builtins.DATE, asWritten],
  [builtins.NUMERIC, asWritten],
  [builtins.INT8, Number],
]);

/**
 * A small pool that outlives its database: connections that break are dropped, and new ones made when they are asked
 * for.
 */
export function openDatabase(connectionString: string, connections: number, connectWithin = 5000): Connection {
  return opened({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectWithin,
    statement_timeout: 30_000,
    query_timeout: 40_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  });
}

/** Two connections for what takes as long as a whole table does, with the room that it needs. */
export function openAtLength(connectionString: string): Connection {
  return opened({ connectionString, max: 2, options: '-c maintenance_work_mem=256MB' });
}

function opened(settings: PoolConfig): Connection {
  const pool = new Pool({
    ...settings,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'portal',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ?? types.getTypeParser(oid, format ?? 'text'),
    },
  });
  // Pending queries receive the break as well; without a listener the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new LazyTransactionDialect({ pool }) }).withSchema(schema);
}
