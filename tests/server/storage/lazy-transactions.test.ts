import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { LazyTransactionDialect } from '../../../server/storage/postgres/lazy-transactions.ts';

interface Tables {
  things: { id: string };
}

let said: string[];
let fails: string | undefined;

/** A database that records its statements. */
const pool = {
  connect: async () => ({
    processID: 1,
    query: async (text: string) => {
      said.push(text.replace(/"/g, ''));
      if (text.includes(fails ?? '\u0000')) throw new Error('refused');
      return { command: text.split(' ')[0]?.toUpperCase(), rowCount: 0, rows: [] };
    },
    release: () => undefined,
  }),
  end: async () => undefined,
};

let database: Kysely<Tables>;
beforeEach(() => {
  [said, fails] = [[], undefined];
  database = new Kysely<Tables>({ dialect: new LazyTransactionDialect({ pool: pool as never }) });
});

const read = 'select * from things';
const begun = 'start transaction isolation level read committed';

describe('a transaction', () => {
  const within = async (work: (connection: Kysely<Tables>) => Promise<unknown>): Promise<unknown> =>
    database.transaction().setIsolationLevel('read committed').execute(work);

  it('that only reads is not begun', async () => {
    await within(async (connection) => {
      await connection.selectFrom('things').selectAll().execute();
      await connection.selectFrom('things').selectAll().execute();
    });
    expect(said).toEqual([read, read]);
  });

  it('begins with the first write, and ends with the work', async () => {
    await within(async (connection) => {
      await connection.selectFrom('things').selectAll().execute();
      await connection.insertInto('things').values({ id: '1' }).execute();
      await connection.selectFrom('things').selectAll().execute();
    });
    expect(said).toEqual([read, begun, 'insert into things (id) values ($1)', read, 'commit']);
  });

  it.each<[string, (connection: Kysely<Tables>) => Promise<unknown>]>([
    ['holds a row', async (connection) => connection.selectFrom('things').selectAll().forNoKeyUpdate().execute()],
    ['is written out by hand', async (connection) => sql`select pg_advisory_xact_lock(1)`.execute(connection)],
    [
      'may write beside reading',
      async (connection) =>
        connection
          .with('gone', (inner) => inner.deleteFrom('things').returning('id'))
          .selectFrom('gone')
          .selectAll()
          .execute(),
    ],
    ['changes', async (connection) => connection.updateTable('things').set({ id: '2' }).execute()],
    ['takes away', async (connection) => connection.deleteFrom('things').execute()],
  ])('begins with a statement that %s', async (_what, work) => {
    await within(work);
    expect([said[0], said.at(-1), said.length]).toEqual([begun, 'commit', 3]);
  });

  it('that fails after it has begun is rolled back', async () => {
    fails = 'insert';
    await expect(
      within(async (connection) => connection.insertInto('things').values({ id: '1' }).execute()),
    ).rejects.toThrow('refused');
    expect(said.at(-1)).toBe('rollback');
  });

  it('that fails before it has begun is not rolled back, and does not affect the next one', async () => {
    fails = 'select';
    await expect(within(async (connection) => connection.selectFrom('things').selectAll().execute())).rejects.toThrow(
      'refused',
    );
    fails = undefined;
    await database.insertInto('things').values({ id: '1' }).execute();
    expect(said).toEqual([read, 'insert into things (id) values ($1)']);
  });

  it('with another isolation level begins at once', async () => {
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (connection) => connection.selectFrom('things').selectAll().execute());
    expect(said).toEqual(['start transaction isolation level repeatable read', read, 'commit']);
  });
});
