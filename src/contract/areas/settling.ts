import { settlingCalls } from '../documented/settling/settling.ts';
import type { CallGroups } from '../call-group.ts';

export const settlingAreaCalls = { ...settlingCalls };

type Own = typeof settlingAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const settlingGroups = {
  settling: { description: 'Settling in to the partner bank', calls: settlingCalls },
} satisfies CallGroups;
