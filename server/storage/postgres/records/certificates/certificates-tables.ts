import {
  PostgresCertificates,
  certificateMapping,
  PostgresCertificateEvents,
  certificateEventMapping,
  PostgresCertificateOrders,
  certificateOrderMapping,
} from './certificates.ts';
import { PostgresHardKeys, hardKeyMapping } from './hard-keys.ts';
import type { CertificatesTables } from '../../../../core/tables/certificates.ts';
import type { Connection } from '../../database.ts';

export function certificatesTables(connection: Connection): CertificatesTables {
  return {
    certificates: new PostgresCertificates(connection, certificateMapping),
    certificateEvents: new PostgresCertificateEvents(connection, certificateEventMapping),
    certificateOrders: new PostgresCertificateOrders(connection, certificateOrderMapping),
    hardKeys: new PostgresHardKeys(connection, hardKeyMapping),
  };
}
