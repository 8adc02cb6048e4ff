import { commonGroups, commonShapes } from './areas/common.ts';
import { certificatesGroups } from './areas/certificates.ts';
import { certificationGroups } from './areas/certification.ts';
import { companyGroups } from './areas/company.ts';
import { entryGroups } from './areas/entry.ts';
import { evidenceGroups, evidenceShapes } from './areas/evidence.ts';
import { helpGroups } from './areas/help.ts';
import { homeGroups } from './areas/home.ts';
import { invoicingGroups } from './areas/invoicing.ts';
import { messagesGroups } from './areas/messages.ts';
import { noticesGroups } from './areas/notices.ts';
import { productsGroups } from './areas/products.ts';
import { registrationGroups } from './areas/registration.ts';
import { settlingGroups } from './areas/settling.ts';
import { shellGroups, shellShapes } from './areas/shell.ts';
import type { CallGroups, NamedShapes } from './call-group.ts';

/** Groups of the documents' calls in the API's description. Calls of extensions form a group of their own there. */
export const callGroups: CallGroups = {
  ...commonGroups,
  ...certificatesGroups,
  ...certificationGroups,
  ...companyGroups,
  ...entryGroups,
  ...evidenceGroups,
  ...helpGroups,
  ...homeGroups,
  ...invoicingGroups,
  ...messagesGroups,
  ...noticesGroups,
  ...productsGroups,
  ...registrationGroups,
  ...settlingGroups,
  ...shellGroups,
};

/** Shapes with a name of their own in the API's description. */
export const namedShapes: NamedShapes = { ...commonShapes, ...evidenceShapes, ...shellShapes };
