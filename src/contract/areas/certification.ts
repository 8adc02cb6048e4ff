import { realNameCalls } from '../documented/certification/shared/real-name.ts';
import { realNameExtensions } from '../extensions/certification/real-name-extensions.ts';
import type { CallGroups } from '../call-group.ts';

export const certificationAreaCalls = { ...realNameCalls, ...realNameExtensions };

type Own = typeof certificationAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const certificationGroups = {
  certification: { description: 'Real-name authentication of the company', calls: realNameCalls },
} satisfies CallGroups;
