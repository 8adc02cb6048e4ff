import type { CallGroups, NamedShapes } from '../../src/contract/call-group.ts';
import type { Calls } from '../../src/contract/calls.ts';
import { commonCalls, commonGroups, commonShapes } from '../../src/contract/areas/common.ts';
import { accountAreaCalls } from '../../src/contract/areas/account.ts';
import { certificatesAreaCalls, certificatesGroups } from '../../src/contract/areas/certificates.ts';
import { certificationAreaCalls, certificationGroups } from '../../src/contract/areas/certification.ts';
import { companyAreaCalls, companyGroups } from '../../src/contract/areas/company.ts';
import { entryAreaCalls, entryGroups } from '../../src/contract/areas/entry.ts';
import { evidenceAreaCalls, evidenceGroups, evidenceShapes } from '../../src/contract/areas/evidence.ts';
import { helpAreaCalls, helpGroups } from '../../src/contract/areas/help.ts';
import { homeAreaCalls, homeGroups } from '../../src/contract/areas/home.ts';
import { invoicingAreaCalls, invoicingGroups } from '../../src/contract/areas/invoicing.ts';
import { messagesAreaCalls, messagesGroups } from '../../src/contract/areas/messages.ts';
import { noticesAreaCalls, noticesGroups } from '../../src/contract/areas/notices.ts';
import { peopleAreaCalls } from '../../src/contract/areas/people.ts';
import { productsAreaCalls, productsGroups } from '../../src/contract/areas/products.ts';
import { registrationAreaCalls, registrationGroups } from '../../src/contract/areas/registration.ts';
import { onboardingAreaCalls, onboardingGroups } from '../../src/contract/areas/onboarding.ts';
import { shellAreaCalls, shellGroups, shellShapes } from '../../src/contract/areas/shell.ts';
import { tradeAreaCalls, tradeGroups } from '../../src/contract/areas/trade.ts';
import { accountDesks, accountSources } from './account/account-desks.ts';
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
import { onboardingDesks, onboardingSources } from './onboarding/onboarding-desks.ts';
import { shellDesks } from './shell/shell-desks.ts';
import { tradeDesks, tradeSources } from './trade/trade-desks.ts';
import type { DeskContext, MessageSources } from './desk-context.ts';
import type { Handlers } from './handlers.ts';

/** Table of all calls, from which routes and the API's description are generated. */
export const calls: Calls = {
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
  ...onboardingAreaCalls,
  ...shellAreaCalls,
  ...tradeAreaCalls,
};

/** Groups of the documented calls in the API's description. Calls of extensions form a group of their own. */
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
  ...onboardingGroups,
  ...shellGroups,
  ...tradeGroups,
};

/** Shapes that have a name of their own in the API's description. */
export const namedShapes: NamedShapes = { ...commonShapes, ...evidenceShapes, ...shellShapes };

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
  ...onboardingDesks(context),
  ...shellDesks(context),
  ...tradeDesks(context),
});

/** Message sources of all areas. A text about several messages lists them in this order. */
export const createMessageSources: MessageSources = (parts) => [
  ...evidenceSources(parts),
  ...certificatesSources(parts),
  ...certificationSources(parts),
  ...peopleSources(parts),
  ...onboardingSources(parts),
  ...productsSources(parts),
  ...paperSources(parts),
  ...accountSources(parts),
  ...tradeSources(parts),
];
