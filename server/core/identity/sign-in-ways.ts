import type { FirstProof } from '../../../src/domain/identity/second-factor.ts';
import type { SecurityEventKind } from './security-event-kind.ts';

/** How a user signed in: by one proof, or by a password and a second step. */
export type SignInMethod = FirstProof | 'two-steps';

/** Security event that records each kind of sign-in for the account's owner. */
export const signInEventOf: Readonly<Record<SignInMethod, SecurityEventKind>> = {
  password: 'signed-in',
  sms: 'signed-in-by-text',
  key: 'signed-in-by-key',
  partner: 'signed-in-by-partner',
  'two-steps': 'signed-in-by-two-steps',
};

/** Security events of all sign-in methods. */
export const signInEvents: readonly SecurityEventKind[] = Object.values(signInEventOf);
