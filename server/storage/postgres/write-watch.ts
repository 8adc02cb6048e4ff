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

const writeStatement = /^\s*(?:insert|update|delete|with|truncate)\b/iu;

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
