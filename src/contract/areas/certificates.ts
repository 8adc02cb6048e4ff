import { certificateCalls } from '../documented/certificates/certificates.ts';
import { heldKeyCalls } from '../documented/certificates/shared/held-keys.ts';
import { certificateExtensions } from '../extensions/certificates/certificate-extensions.ts';
import { hardKeyExtensions } from '../extensions/certificates/hard-key-extensions.ts';
import type { CallGroups } from '../call-group.ts';

export const certificatesAreaCalls = {
  ...certificateCalls,
  ...heldKeyCalls,
  ...certificateExtensions,
  ...hardKeyExtensions,
};

type Own = typeof certificatesAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const certificatesGroups = {
  certificates: { description: 'Keys and certificates', calls: { ...certificateCalls, ...heldKeyCalls } },
} satisfies CallGroups;
