import {
  PostgresSignatures,
  signatureMapping,
  PostgresAgreementTexts,
  agreementTextMapping,
  noticeReadMapping,
  standingMapping,
  PostgresObjections,
  objectionMapping,
} from './notices.ts';
import { PostgresTable } from '../../postgres-table.ts';
import type { NoticesTables } from '../../../../core/tables/notices.ts';
import type { Connection } from '../../database.ts';

export function noticesTables(connection: Connection): NoticesTables {
  return {
    signatures: new PostgresSignatures(connection, signatureMapping),
    agreementTexts: new PostgresAgreementTexts(connection, agreementTextMapping),
    noticesRead: new PostgresTable(connection, noticeReadMapping),
    standings: new PostgresTable(connection, standingMapping),
    objections: new PostgresObjections(connection, objectionMapping),
  };
}
