import { CompiledQuery, sql } from 'kysely';
import type { Announcement, CommonTables } from '../../../core/tables/common.ts';
import { announcementChannel, announcementText } from '../announcements.ts';
import type { Connection } from '../database.ts';
import { executeDeferred } from '../lazy-transactions.ts';
import { PostgresTable } from '../postgres-table.ts';
import { prepareOnce, withParameters } from '../prepared-statements.ts';
import type { WriteWatch } from '../write-watch.ts';
import { facts } from './facts.ts';
import { keyedCallMapping, PostgresKeyedCalls } from './keyed-calls.ts';
import { prefetchParties } from './prefetch-parties.ts';
import { receiptMapping } from './receipts.ts';
import { callCountMapping, leaseMapping, PostgresExpiring } from './expiring-rows.ts';

export function commonTables(connection: Connection, writes: WriteWatch, announced: Announcement[]): CommonTables {
  return {
    leases: new PostgresExpiring(connection, leaseMapping),
    callCounts: new PostgresExpiring(connection, callCountMapping),
    receipts: new PostgresTable(connection, receiptMapping),
    keyedCalls: new PostgresKeyedCalls(connection, keyedCallMapping),
    facts: facts(connection),
    hasWritten: async () => writes.hasSeenWrite,
    announce: async (announcements) => void announced.push(...announcements),
    prefetchParties: async (companyIds, factNames) => prefetchParties(connection, companyIds, factNames),
    nextNumber: async (series) => nextNumber(connection, series),
  };
}

const notification = prepareOnce(CompiledQuery.raw('select pg_notify($1, told) from unnest($2::text[]) told'));

/** Announces through PostgreSQL on commit, to the listeners on all servers. */
export async function announce(connection: Connection, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return;
  const texts = [...new Set(announcements.map(announcementText))];
  await executeDeferred(connection, withParameters(notification, [announcementChannel, texts]));
}

async function nextNumber(connection: Connection, series: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into portal.series (name, last) values (${series}, 1) on conflict (name) do update set last = series.last + 1 returning last
  `.execute(connection);
  return rows[0]?.last ?? 1;
}
