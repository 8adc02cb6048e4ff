import { accountDesks } from './account/account-desks.ts';
import { certificatesDesks, certificatesSources } from './certificates/certificates-desks.ts';
import { certificationDesks, certificationSources, paperSources } from './certification/certification-desks.ts';
import { companyDesks } from './company/company-desks.ts';
import { entryDesks } from './entry/entry-desks.ts';
import { evidenceDesks, evidenceSources } from './evidence/evidence-desks.ts';
import { helpDesks } from './help/help-desks.ts';
import { homeDesks } from './home/home-desks.ts';
import { invoicingDesks } from './invoicing/invoicing-desks.ts';
import { messagesDesks } from './messages/messages-desks.ts';
import { noticesDesks } from './notices/notices-desks.ts';
import { peopleDesks, peopleSources } from './people/people-desks.ts';
import { productsDesks, productsSources } from './products/products-desks.ts';
import { registrationDesks } from './registration/registration-desks.ts';
import { settlingDesks, settlingSources } from './settling/settling-desks.ts';
import { shellDesks } from './shell/shell-desks.ts';
import type { DeskContext, MessageSources } from './desk-context.ts';
import type { Handlers } from './handlers.ts';

/** Handlers of all calls, by area. */
export const createHandlers = (context: DeskContext): Handlers => ({
  ...accountDesks(context),
  ...certificatesDesks(context),
  ...certificationDesks(context),
  ...companyDesks(context),
  ...entryDesks(context),
  ...evidenceDesks(context),
  ...helpDesks(context),
  ...homeDesks(context),
  ...invoicingDesks(context),
  ...messagesDesks(context),
  ...noticesDesks(context),
  ...peopleDesks(context),
  ...productsDesks(context),
  ...registrationDesks(context),
  ...settlingDesks(context),
  ...shellDesks(context),
});

/** What people are told, by area. A text names several messages in this order. */
export const createMessageSources: MessageSources = (parts) => [
  ...evidenceSources(parts),
  ...certificatesSources(parts),
  ...certificationSources(parts),
  ...peopleSources(parts),
  ...settlingSources(parts),
  ...productsSources(parts),
  ...paperSources(parts),
];
