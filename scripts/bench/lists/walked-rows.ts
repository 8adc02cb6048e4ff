import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import * as v from 'valibot';
import type { Transaction } from '../../../server/core/store.ts';
import { openDatabase } from '../../../server/storage/postgres/database.ts';
import { transactionOn } from '../../../server/storage/postgres/postgres-transaction.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter': number;
  readonly 'Index Name'?: string | undefined;
  readonly 'Relation Name'?: string | undefined;
  readonly Plans: readonly PlanNode[];
}

const planNode: v.GenericSchema<unknown, PlanNode> = v.object({
  'Node Type': v.string(),
  'Actual Rows': v.number(),
  'Actual Loops': v.number(),
  'Rows Removed by Filter': v.optional(v.number(), 0),
  'Index Name': v.optional(v.string()),
  'Relation Name': v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => planNode)), []),
});
const explained = v.array(v.object({ 'QUERY PLAN': v.array(v.object({ Plan: planNode })) }));

/** Records each query, and executes it. */
class Notes implements KyselyPlugin {
  readonly asked: RootOperationNode[] = [];

  transformQuery({ node }: { readonly node: RootOperationNode }): RootOperationNode {
    this.asked.push(node);
    return node;
  }

  async transformResult<Result>({ result }: { readonly result: Result }): Promise<Result> {
    return result;
  }
}

function scansOf(node: PlanNode): readonly (readonly [string, number])[] {
  const inner = node.Plans.flatMap(scansOf);
  const rows = Math.round((node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops']);
  return node['Node Type'].includes('Scan')
    ? [...inner, [node['Index Name'] ?? node['Relation Name'] ?? node['Node Type'], rows]]
    : inner;
}

/**
 * Number of rows that the database reads for queries to the store, from its `explain` output. Rows that were filtered
 * out count too.
 */
export async function walkedRows(
  connectionString: string,
  ask: (transaction: Transaction) => Promise<unknown>,
): Promise<string> {
  const database = openDatabase(connectionString, 1);
  try {
    const notes = new Notes();
    await ask(transactionOn(database.withPlugin(notes)));
    const walked = new Map<string, number>();
    for (const node of notes.asked) {
      const { sql, parameters } = database.getExecutor().compileQuery(node, createQueryId());
      const { rows } = await database.executeQuery(
        CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]),
      );
      const plans = v.parse(explained, rows).flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan));
      for (const [by, count] of plans.flatMap(scansOf)) walked.set(by, (walked.get(by) ?? 0) + count);
    }
    const most = [...walked]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 2)
      .filter(([, count]) => count > 0);
    return `the database reads ${most.map(([by, count]) => `${count} rows of ${by}`).join(', ')}`;
  } finally {
    await database.destroy();
  }
}
