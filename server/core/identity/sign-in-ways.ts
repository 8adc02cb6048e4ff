import type { FirstProof } from '../../../src/domain/identity/second-factor.ts';
import type { SecurityEventKind } from './security-event-kind.ts';

/** How a user signed in: by one proof, or by a password and a second step. */
export type SignInWay = FirstProof | 'two-steps';

/** Security event that records each kind of sign-in for the account's owner. */
export const signInEventOf: Readonly<Record<SignInWay, SecurityEventKind>> = {
  password: 'signed-in',
  sms: 'signed-in-by-text',
  key: 'signed-in-by-key',
  partner: 'signed-in-by-partner',
  'two-steps': 'signed-in-by-two-steps',
};

/** Every way in which an account's owner comes in. */
export const signInEvents: readonly SecurityEventKind[] = Object.values(signInEventOf);
