import {
  DeleteQueryNode,
  InsertQueryNode,
  RawNode,
  UpdateQueryNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import type { Connection } from './database.ts';

const writeStatement = /^\s*(?:insert|update|delete|with|truncate)\b/iu;

const watches = new WeakMap<Connection, WriteWatch>();

/** A connection for one transaction, with the watch that detects its writes. */
export function watchWrites(plainConnection: Connection): {
  readonly connection: Connection;
  readonly writes: WriteWatch;
} {
  const writes = new WriteWatch();
  const connection = plainConnection.withPlugin(writes);
  watches.set(connection, writes);
  return { connection, writes };
}

/** Notes a write of the transaction whose statement was compiled before. */
export function noteWrite(connection: Connection): void {
  const writes = watches.get(connection);
  if (writes) writes.hasSeenWrite = true;
}

/** Detects whether a transaction writes rows. Row locks, advisory locks and announcements do not count. */
export class WriteWatch implements KyselyPlugin {
  hasSeenWrite = false;

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.hasSeenWrite ||=
      InsertQueryNode.is(node) ||
      UpdateQueryNode.is(node) ||
      DeleteQueryNode.is(node) ||
      (RawNode.is(node) && writeStatement.test(node.sqlFragments[0] ?? ''));
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}
