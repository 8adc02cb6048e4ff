import { commonRefusalCodes } from './refusals/common.ts';
import { accountRefusalCodes } from './refusals/account.ts';
import { certificationRefusalCodes } from './refusals/certification.ts';
import { companyRefusalCodes } from './refusals/company.ts';
import { tradeRefusalCodes } from './refusals/trade.ts';
import { entryRefusalCodes } from './refusals/entry.ts';
import { evidenceRefusalCodes } from './refusals/evidence.ts';
import { noticesRefusalCodes } from './refusals/notices.ts';
import { peopleRefusalCodes } from './refusals/people.ts';
import { productsRefusalCodes } from './refusals/products.ts';
import { registrationRefusalCodes } from './refusals/registration.ts';
import { onboardingRefusalCodes } from './refusals/onboarding.ts';

/**
 * Refusal codes that this project's back end gives and the portal words itself. Codes of other back ends are shown with
 * their own message.
 */
export const refusalCodes = [
  ...commonRefusalCodes,
  ...accountRefusalCodes,
  ...certificationRefusalCodes,
  ...companyRefusalCodes,
  ...tradeRefusalCodes,
  ...entryRefusalCodes,
  ...evidenceRefusalCodes,
  ...noticesRefusalCodes,
  ...peopleRefusalCodes,
  ...productsRefusalCodes,
  ...registrationRefusalCodes,
  ...onboardingRefusalCodes,
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
