import type { Transaction } from '../../core/store.ts';
import type { Announcement } from '../../core/tables/common.ts';
import type { Connection } from './database.ts';
import { accountTables } from './records/account/account-tables.ts';
import { certificatesTables } from './records/certificates/certificates-tables.ts';
import { certificationTables } from './records/certification/certification-tables.ts';
import { companyTables } from './records/company/company-tables.ts';
import { entryTables } from './records/entry/entry-tables.ts';
import { evidenceTables } from './records/evidence/evidence-tables.ts';
import { helpTables } from './records/help/help-tables.ts';
import { invoicingTables } from './records/invoicing/invoicing-tables.ts';
import { messagesTables } from './records/messages/messages-tables.ts';
import { noticesTables } from './records/notices/notices-tables.ts';
import { peopleTables } from './records/people/people-tables.ts';
import { productsTables } from './records/products/products-tables.ts';
import { registrationTables } from './records/registration/registration-tables.ts';
import { onboardingTables } from './records/onboarding/onboarding-tables.ts';
import { shellTables } from './records/shell/shell-tables.ts';
import { financingTables } from './records/trade/financing-tables.ts';
import { officerTables } from './records/trade/officer-tables.ts';
import { payrollTables } from './records/trade/payroll-tables.ts';
import { importTables } from './records/trade/import-tables.ts';
import { supplierTables } from './records/trade/supplier-tables.ts';
import { tradeTables } from './records/trade/trade-tables.ts';
import { commonTables } from './records/common-tables.ts';
import { watchWrites } from './write-watch.ts';

/**
 * All tables, over the connection of one transaction. Its announcements are collected in `announced` until the
 * transaction ends.
 */
export function transactionOn(plainConnection: Connection, announced: Announcement[] = []): Transaction {
  const { connection, writes } = watchWrites(plainConnection);
  return {
    ...commonTables(connection, writes, announced),
    ...accountTables(connection),
    ...certificatesTables(connection),
    ...certificationTables(connection),
    ...companyTables(connection),
    ...entryTables(connection),
    ...evidenceTables(connection),
    ...helpTables(connection),
    ...invoicingTables(connection),
    ...messagesTables(connection),
    ...noticesTables(connection),
    ...peopleTables(connection),
    ...productsTables(connection),
    ...registrationTables(connection),
    ...onboardingTables(connection),
    ...shellTables(connection),
    ...tradeTables(connection),
    ...financingTables(connection),
    ...officerTables(connection),
    ...payrollTables(connection),
    ...supplierTables(connection),
    ...importTables(connection),
  };
}
