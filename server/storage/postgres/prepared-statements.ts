import type { CompiledQuery, PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Names of the statements that each connection prepares once, by their text. */
const names = new Map<string, string>();

/**
 * Marks a statement that is executed again and again. Each connection parses it once, and PostgreSQL may keep its plan.
 * The text must be one of few, because connections keep every prepared statement, and it must name its columns, because
 * a prepared `select *` fails after a column is added.
 */
export function prepareOnce<Result>(statement: CompiledQuery<Result>): CompiledQuery<Result> {
  if (!names.has(statement.sql)) names.set(statement.sql, `portal_${names.size + 1}`);
  return statement;
}

/** A prepared statement with the parameters of one execution. */
export const withParameters = <Result>(
  statement: CompiledQuery<Result>,
  parameters: readonly unknown[],
): CompiledQuery<Result> => ({
  ...statement,
  parameters,
});

/** A pool whose connections execute the marked statements by their names. */
export function preparingPool(pool: Pool): PostgresPool {
  const preparingClients = new WeakMap<PoolClient, PostgresPoolClient>();
  const preparing = (client: PoolClient): PostgresPoolClient => {
    const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
      const name = names.get(text);
      return name ? client.query({ name, text, values: [...parameters] }) : client.query(text, [...parameters]);
    };
    // The other signature, with a cursor, is only for streams, which need a dialect with cursors.
    return { query: query as PostgresPoolClient['query'], release: (destroys) => client.release(destroys) };
  };
  return {
    options: pool.options,
    end: async () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const existing = preparingClients.get(client) ?? preparing(client);
      preparingClients.set(client, existing);
      return existing;
    },
  };
}
