import { signInCalls } from '../documented/entry/sign-in.ts';
import { keyHelpCalls } from '../documented/keys/key-helps.ts';
import { usableKeyCalls } from '../documented/entry/shared/usable-keys.ts';
import { guaranteeProjectCalls } from '../documented/entry/shared/guarantee-project.ts';
import { partnerEntryCalls } from '../documented/entry/partner-entry.ts';
import { recoveryCalls } from '../documented/entry/recovery.ts';
import { signInExtensions } from '../extensions/entry/sign-in-extensions.ts';
import { secondProofExtensions } from '../extensions/entry/second-proof-extensions.ts';
import { keyRecoveryExtensions } from '../extensions/entry/key-recovery-extensions.ts';
import { resetExtensions } from '../extensions/entry/reset-extensions.ts';
import { keyExtensions } from '../extensions/entry/key-extensions.ts';
import type { CallGroups } from '../call-group.ts';

export const entryAreaCalls = {
  ...signInCalls,
  ...keyHelpCalls,
  ...usableKeyCalls,
  ...partnerEntryCalls,
  ...guaranteeProjectCalls,
  ...recoveryCalls,
  ...signInExtensions,
  ...secondProofExtensions,
  ...resetExtensions,
  ...keyRecoveryExtensions,
  ...keyExtensions,
};

type Own = typeof entryAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const entryGroups = {
  'sign-in': {
    description: 'Signing in and out',
    calls: { ...signInCalls, ...keyHelpCalls, ...usableKeyCalls, ...partnerEntryCalls, ...guaranteeProjectCalls },
  },
  recovery: { description: 'Access without a password', calls: recoveryCalls },
} satisfies CallGroups;
