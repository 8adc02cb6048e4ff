import { afterAll, beforeAll } from 'vitest';
import { withConnection } from '../../../server/ground/postgres-connection.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { accountRacesContract } from '../../contracts/account-races.ts';
import { customerRacesContract } from '../../contracts/customer-races.ts';
import { delegationRacesContract } from '../../contracts/delegation-races.ts';
import { fileRacesContract } from '../../contracts/file-races.ts';
import { foreignRecordsContract } from '../../contracts/foreign-records.ts';
import { financingRacesContract } from '../../contracts/financing-races.ts';
import { importRacesContract } from '../../contracts/import-races.ts';
import { organisationRacesContract } from '../../contracts/organisation-races.ts';
import { racesContract } from '../../contracts/races.ts';
import { tradeRacesContract } from '../../contracts/trade-races.ts';
import { tradeWalkContract } from '../../contracts/trade-walk.ts';
import { isAudit } from '../../support/audit.ts';
import { demoWorld, PostgresUnderTest } from './postgres-under-test.ts';

let postgres: PostgresUnderTest;

beforeAll(async () => {
  postgres = await PostgresUnderTest.start();
});
afterAll(async () => postgres.stop(), 60_000);

/** The number of connections to a database that wait for a lock. */
async function waiting(address: string): Promise<number> {
  const { rowCount } = await withConnection(address, async (client) =>
    client.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"),
  );
  return rowCount ?? 0;
}

const contended = async () => {
  const address = await postgres.preparedDatabase(demoWorld);
  const store = new PostgresStore(address);
  return { store, close: async () => store.close(), waiting: async () => waiting(address) };
};

racesContract('PostgresStore', contended);
fileRacesContract('PostgresStore', contended);
customerRacesContract('PostgresStore', contended);
delegationRacesContract('PostgresStore', contended);
tradeRacesContract('PostgresStore', contended);
organisationRacesContract('PostgresStore', contended);
importRacesContract('PostgresStore', contended);
financingRacesContract('PostgresStore', contended);
tradeWalkContract('PostgresStore', contended, { seeds: [3], steps: isAudit ? 1_000 : 250 });
accountRacesContract('PostgresStore', contended);
foreignRecordsContract('PostgresStore', contended);
