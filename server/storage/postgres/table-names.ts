import { companyTableNames } from './records/company/company-table-names.ts';
import { shellTableNames } from './records/shell/shell-table-names.ts';
import { commonTableNames } from './records/common-table-names.ts';
import { accountTableNames } from './records/account/account-table-names.ts';
import { certificatesTableNames } from './records/certificates/certificates-table-names.ts';
import { certificationTableNames } from './records/certification/certification-table-names.ts';
import { entryTableNames } from './records/entry/entry-table-names.ts';
import { evidenceTableNames } from './records/evidence/evidence-table-names.ts';
import { helpTableNames } from './records/help/help-table-names.ts';
import { invoicingTableNames } from './records/invoicing/invoicing-table-names.ts';
import { messagesTableNames } from './records/messages/messages-table-names.ts';
import { noticesTableNames } from './records/notices/notices-table-names.ts';
import { peopleTableNames } from './records/people/people-table-names.ts';
import { productsTableNames } from './records/products/products-table-names.ts';
import { registrationTableNames } from './records/registration/registration-table-names.ts';
import { onboardingTableNames } from './records/onboarding/onboarding-table-names.ts';
import { tradeTableNames } from './records/trade/trade-table-names.ts';

/** All tables. Each comes after the tables that it refers to, so those of companies and users come first. */
export const tableNames = [
  ...companyTableNames,
  ...shellTableNames,
  ...commonTableNames,
  ...accountTableNames,
  ...certificatesTableNames,
  ...certificationTableNames,
  ...entryTableNames,
  ...evidenceTableNames,
  ...helpTableNames,
  ...invoicingTableNames,
  ...messagesTableNames,
  ...noticesTableNames,
  ...peopleTableNames,
  ...productsTableNames,
  ...registrationTableNames,
  ...onboardingTableNames,
  ...tradeTableNames,
] as const;

export type TableName = (typeof tableNames)[number];
