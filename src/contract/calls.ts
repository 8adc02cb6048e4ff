import { commonCalls } from './areas/common.ts';
import { accountAreaCalls } from './areas/account.ts';
import { certificatesAreaCalls } from './areas/certificates.ts';
import { certificationAreaCalls } from './areas/certification.ts';
import { companyAreaCalls } from './areas/company.ts';
import { entryAreaCalls } from './areas/entry.ts';
import { evidenceAreaCalls } from './areas/evidence.ts';
import { helpAreaCalls } from './areas/help.ts';
import { homeAreaCalls } from './areas/home.ts';
import { invoicingAreaCalls } from './areas/invoicing.ts';
import { messagesAreaCalls } from './areas/messages.ts';
import { noticesAreaCalls } from './areas/notices.ts';
import { peopleAreaCalls } from './areas/people.ts';
import { productsAreaCalls } from './areas/products.ts';
import { registrationAreaCalls } from './areas/registration.ts';
import { settlingAreaCalls } from './areas/settling.ts';
import { shellAreaCalls } from './areas/shell.ts';

/**
 * Every call that portal and back end share: the table from which routes, wire adapters and the API description are
 * made. An area declares its calls in its own file below `areas`.
 */
export const calls = {
  ...commonCalls,
  ...accountAreaCalls,
  ...certificatesAreaCalls,
  ...certificationAreaCalls,
  ...companyAreaCalls,
  ...entryAreaCalls,
  ...evidenceAreaCalls,
  ...helpAreaCalls,
  ...homeAreaCalls,
  ...invoicingAreaCalls,
  ...messagesAreaCalls,
  ...noticesAreaCalls,
  ...peopleAreaCalls,
  ...productsAreaCalls,
  ...registrationAreaCalls,
  ...settlingAreaCalls,
  ...shellAreaCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
