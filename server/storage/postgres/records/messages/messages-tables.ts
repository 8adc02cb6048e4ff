import { PostgresMessages, messageMapping } from './messages.ts';
import { PostgresTable } from '../../postgres-table.ts';
import { alertChoicesMapping, PostgresAlerts, alertMapping } from './alerts.ts';
import type { MessagesTables } from '../../../../core/tables/messages.ts';
import type { Connection } from '../../database.ts';

export function messagesTables(connection: Connection): MessagesTables {
  return {
    messages: new PostgresMessages(connection, messageMapping),
    alertChoices: new PostgresTable(connection, alertChoicesMapping),
    alerts: new PostgresAlerts(connection, alertMapping),
  };
}
