import { PostgresFeedback, feedbackMapping, surveyMapping } from './feedback.ts';
import { PostgresTable } from '../../postgres-table.ts';
import { helpOpinionMapping } from './help-opinions.ts';
import { tourMapping } from './tours.ts';
import type { HelpTables } from '../../../../core/tables/help.ts';
import type { Connection } from '../../database.ts';

export function helpTables(connection: Connection): HelpTables {
  return {
    feedback: new PostgresFeedback(connection, feedbackMapping),
    surveys: new PostgresFeedback(connection, surveyMapping),
    helpOpinions: new PostgresTable(connection, helpOpinionMapping),
    tours: new PostgresTable(connection, tourMapping),
  };
}
