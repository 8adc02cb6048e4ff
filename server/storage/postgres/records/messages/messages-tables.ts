import { PostgresMessages, messageMapping } from './messages.ts';
import { PostgresTable } from '../../postgres-table.ts';
import { postChoicesMapping, PostgresPosts, postMapping } from './posts.ts';
import type { MessagesTables } from '../../../../core/tables/messages.ts';
import type { Connection } from '../../database.ts';

export function messagesTables(connection: Connection): MessagesTables {
  return {
    messages: new PostgresMessages(connection, messageMapping),
    postChoices: new PostgresTable(connection, postChoicesMapping),
    posts: new PostgresPosts(connection, postMapping),
  };
}
