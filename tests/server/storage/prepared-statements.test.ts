import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { preparingPool, prepareOnce, withParameters } from '../../../server/storage/postgres/prepared-statements.ts';

let asked: unknown[][];
let released: unknown[];
const client = {
  query: async (...query: unknown[]) => {
    asked.push(query);
    return { command: 'SELECT', rowCount: 0, rows: [] };
  },
  release: (destroys?: boolean) => released.push(destroys),
};
// The code under test uses only these parts of the driver's pool.
const pool = { connect: async () => client, end: async () => undefined, options: {} } as unknown as Pool;

beforeEach(() => {
  [asked, released] = [[], []];
});

const execute = async ({ sql, parameters }: CompiledQuery): Promise<void> => {
  const connection = await preparingPool(pool).connect();
  await connection.query(sql, parameters);
};

describe('a pool that prepares statements', () => {
  it('executes a marked statement by one name, whatever its parameters', async () => {
    const marked = prepareOnce(CompiledQuery.raw('select id from things where id = $1'));
    await execute(withParameters(marked, ['1']));
    await execute(withParameters(prepareOnce(CompiledQuery.raw(marked.sql)), ['2']));
    const [[first], [second]] = asked as [[{ name: string }], [{ name: string }]];
    expect(first).toEqual({ name: first.name, text: marked.sql, values: ['1'] });
    expect(second).toEqual({ name: first.name, text: marked.sql, values: ['2'] });
  });

  it('gives each statement a name of its own', async () => {
    await execute(prepareOnce(CompiledQuery.raw('select id from things')));
    await execute(prepareOnce(CompiledQuery.raw('select id from others')));
    const [[first], [second]] = asked as [[{ name: string }], [{ name: string }]];
    expect(first.name).not.toBe(second.name);
  });

  it('executes any other statement by its text', async () => {
    await execute(CompiledQuery.raw('select id from strangers where id = $1', ['1']));
    expect(asked).toEqual([['select id from strangers where id = $1', ['1']]]);
  });

  it('knows a connection again, and releases or destroys it', async () => {
    const preparing = preparingPool(pool);
    const first = await preparing.connect();
    first.release();
    const again = await preparing.connect();
    again.release(true);
    expect(again).toBe(first);
    expect(released).toEqual([undefined, true]);
  });
});
