import type { HumanProof } from '../identity/code-outcome.ts';
import type { SignedText } from '../keys/key-agent.ts';
import type { RecoveryOf } from './recovery-desk.ts';

/**
 * Result of requesting a text to sign; it never reveals whether the user name exists. Times in seconds, except
 * `minutes`.
 */
export type RecoveryChallenge =
  | { readonly asked: true; readonly text: string; readonly validFor: number }
  | { readonly asked: false; readonly because: 'captcha-required' | 'captcha-wrong'; readonly proofOnly: boolean }
  | { readonly asked: false; readonly because: 'locked'; readonly minutes: number }
  | { readonly asked: false; readonly because: 'form-expired' };

/**
 * Result of submitting the signed text; the ticket is the same as for a code. `refused`: the signature does not prove
 * the ownership of the account. `on` is a day in Shanghai.
 */
export type RecoveryKeyOutcome =
  | { readonly proved: true; readonly ticket: string; readonly validFor: number }
  | { readonly proved: false; readonly because: 'expired' | 'not-yet'; readonly on: string }
  | { readonly proved: false; readonly because: 'locked'; readonly minutes: number }
  | {
      readonly proved: false;
      readonly because: 'refused' | 'revoked' | 'company-deregistered' | 'frozen' | 'form-expired';
    };

/** Account recovery with a key instead of the password (checklist F-061). */
export interface RecoveryByKey {
  /** Whether the back end accepts keys for recovery. */
  readonly isOffered: boolean;
  /** Text to sign, valid for one account and one purpose. Proof of a human is required once per visit. */
  challenge(order: RecoveryOf & HumanProof): Promise<RecoveryChallenge>;
  prove(order: RecoveryOf & { readonly signed: SignedText }): Promise<RecoveryKeyOutcome>;
}
