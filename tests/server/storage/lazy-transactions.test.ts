import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { executeDeferred, LazyTransactionDialect } from '../../../server/storage/postgres/lazy-transactions.ts';

interface Tables {
  things: { id: string };
}

let said: string[];
let fails: string | undefined;
/** What each result waits for. */
let awaited: Promise<void> | undefined;

/** A database with one connection, which records its statements. */
const client = {
  processID: 1,
  query: async (text: string) => {
    said.push(text.replace(/"/g, ''));
    await awaited;
    if (text.includes(fails ?? '\u0000')) throw new Error('refused');
    return { command: text.split(' ')[0]?.toUpperCase(), rowCount: 0, rows: [] };
  },
  release: () => undefined,
};
const pool = {
  connect: async () => client,
  end: async () => undefined,
};

let database: Kysely<Tables>;
beforeEach(() => {
  [said, fails, awaited] = [[], undefined, undefined];
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

  it('fails where the beginning is refused that travelled with a lock', async () => {
    fails = 'start transaction';
    const reached: string[] = [];
    const work = within(async (connection) => {
      await connection.selectFrom('things').selectAll().forNoKeyUpdate().execute();
      reached.push('locked');
    });
    await expect(work).rejects.toThrow('refused');
    expect(reached).toEqual([]);
  });

  it('waits for its beginning before a read that writes too', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    awaited = promise;
    const work = within(async (connection) =>
      connection
        .with('gone', (inner) => inner.deleteFrom('things').returning('id'))
        .selectFrom('gone')
        .selectAll()
        .forNoKeyUpdate()
        .execute(),
    );
    await expect.poll(() => said).toEqual([begun]);
    resolve();
    await work;
    expect(said).toHaveLength(3);
  });

  it('leaves nothing behind on a connection that is used again', async () => {
    const write = async (connection: Kysely<Tables>): Promise<void> =>
      executeDeferred(connection, connection.insertInto('things').values({ id: '1' }).compile());
    await within(write);
    await expect(
      within(async (connection) => {
        await connection.selectFrom('things').selectAll().forNoKeyUpdate().execute();
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    said.length = 0;
    await write(database);
    expect(said).toEqual(['insert into things (id) values ($1)']);
  });

  it('sends its beginning with a lock, and waits for it before any other statement', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    awaited = promise;
    const lock = 'select * from things for no key update';
    const locking = within(async (connection) =>
      connection.selectFrom('things').selectAll().forNoKeyUpdate().execute(),
    );
    await expect.poll(() => said).toEqual([begun, lock]);
    const writing = within(async (connection) => connection.insertInto('things').values({ id: '1' }).execute());
    await expect.poll(() => said).toEqual([begun, lock, begun]);
    resolve();
    await Promise.all([locking, writing]);
    expect(said.filter((statement) => statement.startsWith('insert'))).toHaveLength(1);
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

  describe('with writes that are deferred', () => {
    const insertion = 'insert into things (id) values ($1)';
    const write = async (connection: Kysely<Tables>): Promise<void> =>
      executeDeferred(connection, connection.insertInto('things').values({ id: '1' }).compile());
    const readAll = async (connection: Kysely<Tables>): Promise<unknown> =>
      connection.selectFrom('things').selectAll().execute();

    it('sends them with the next statement, in their order', async () => {
      await within(async (connection) => {
        await write(connection);
        await write(connection);
        expect(said).toEqual([]);
        await readAll(connection);
      });
      expect(said).toEqual([begun, insertion, insertion, read, 'commit']);
    });

    it('sends them with the commit where no statement follows', async () => {
      await within(async (connection) => {
        await readAll(connection);
        await write(connection);
      });
      expect(said).toEqual([read, begun, insertion, 'commit']);
    });

    it('does not wait for their results before it sends the next statement', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const work = within(async (connection) => {
        await sql`select pg_advisory_xact_lock(1)`.execute(connection);
        awaited = promise;
        await write(connection);
        await readAll(connection);
      });
      await expect.poll(() => said.slice(2)).toEqual([insertion, read]);
      resolve();
      await work;
      expect(said.at(-1)).toBe('commit');
    });

    it('throws the fault of the first that failed, at the next statement', async () => {
      fails = 'insert';
      const reached: string[] = [];
      const work = within(async (connection) => {
        await write(connection);
        reached.push('written');
        await readAll(connection);
        reached.push('read');
      });
      await expect(work).rejects.toThrow('refused');
      expect({ reached, last: said.at(-1) }).toEqual({ reached: ['written'], last: 'rollback' });
    });

    it('throws their fault at the commit, whatever the commit returns', async () => {
      fails = 'insert';
      await expect(within(write)).rejects.toThrow('refused');
      expect(said).toEqual([begun, insertion, 'commit', 'rollback']);
    });

    it('sends none of them where the beginning is refused', async () => {
      fails = 'start transaction';
      const work = within(async (connection) => {
        await write(connection);
        await readAll(connection);
      });
      await expect(work).rejects.toThrow('refused');
      expect(said).toEqual([begun, 'rollback']);
    });

    it('sends none of them where the work fails', async () => {
      const work = within(async (connection) => {
        await write(connection);
        throw new Error('changed its mind');
      });
      await expect(work).rejects.toThrow('changed its mind');
      await readAll(database);
      expect(said).toEqual([read]);
    });

    it('sends them at once outside a transaction', async () => {
      await write(database);
      expect(said).toEqual([insertion]);
    });
  });
});
