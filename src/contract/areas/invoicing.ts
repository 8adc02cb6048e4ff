import { invoicingCalls } from '../documented/invoicing/invoicing.ts';
import type { CallGroups } from '../call-group.ts';

export const invoicingAreaCalls = { ...invoicingCalls };

type Own = typeof invoicingAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const invoicingGroups = {
  invoicing: { description: 'Invoicing information', calls: invoicingCalls },
} satisfies CallGroups;
