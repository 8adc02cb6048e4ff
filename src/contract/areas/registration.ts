import { registrationCalls } from '../documented/registration/registration.ts';
import { identificationExtensions } from '../extensions/registration/identification-extensions.ts';
import type { CallGroups } from '../call-group.ts';

export const registrationAreaCalls = { ...registrationCalls, ...identificationExtensions };

type Own = typeof registrationAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const registrationGroups = {
  registration: { description: 'A company’s account', calls: registrationCalls },
} satisfies CallGroups;
