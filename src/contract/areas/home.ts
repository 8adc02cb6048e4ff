import { guidanceCalls } from '../documented/home/guidances.ts';
import { companyFactsExtensions } from '../extensions/home/company-facts-extensions.ts';
import type { CallGroups } from '../call-group.ts';

export const homeAreaCalls = { ...guidanceCalls, ...companyFactsExtensions };

type Own = typeof homeAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const homeGroups = {
  guidance: { description: 'First steps with a product', calls: guidanceCalls },
} satisfies CallGroups;
