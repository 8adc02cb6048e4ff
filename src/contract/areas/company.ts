import { innerOrgCalls } from '../documented/company/inner-orgs.ts';
import { companyDataExtensions } from '../extensions/company/company-data-extensions.ts';
import { authorisationExtensions } from '../extensions/company/authorisation-extensions.ts';
import { bankAccountExtensions } from '../extensions/company/bank-account-extensions.ts';
import { organisationExtensions } from '../extensions/company/organisation-extensions.ts';
import { authorisationChangeExtensions } from '../extensions/company/authorisation-change-extensions.ts';
import type { CallGroups } from '../call-group.ts';

export const companyAreaCalls = {
  ...innerOrgCalls,
  ...companyDataExtensions,
  ...authorisationExtensions,
  ...bankAccountExtensions,
  ...authorisationChangeExtensions,
  ...organisationExtensions,
};

type Own = typeof companyAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const companyGroups = {
  group: { description: 'A group’s inner organisations', calls: innerOrgCalls },
} satisfies CallGroups;
