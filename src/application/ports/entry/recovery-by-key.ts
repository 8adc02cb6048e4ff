import type { HumanProof } from './shared/code-outcome.ts';
import type { SignedText } from './shared/key-agent.ts';
import type { RecoveryOf } from './recovery-desk.ts';

/** What comes of asking what is to be signed; nothing says whether anybody has the name. Seconds. */
export type RecoveryChallenge =
  | { readonly asked: true; readonly text: string; readonly validFor: number }
  | { readonly asked: false; readonly because: 'captcha-required' | 'captcha-wrong'; readonly proofOnly: boolean }
  | { readonly asked: false; readonly because: 'locked'; readonly minutes: number }
  | { readonly asked: false; readonly because: 'form-expired' };

/**
 * What comes of what was signed; a ticket as a code gives it. `refused`: it does not prove whose the account is. `on`
 * is a day in Shanghai.
 */
export type RecoveryKeyOutcome =
  | { readonly proved: true; readonly ticket: string; readonly validFor: number }
  | { readonly proved: false; readonly because: 'expired' | 'not-yet'; readonly on: string }
  | { readonly proved: false; readonly because: 'locked'; readonly minutes: number }
  | {
      readonly proved: false;
      readonly because: 'refused' | 'revoked' | 'company-deregistered' | 'frozen' | 'form-expired';
    };

/** Back in without a password by a key (checklist F-061). */
export interface RecoveryByKey {
  /** Whether keys prove anything here. */
  readonly isOffered: boolean;
  /** What is to be signed for an account and a purpose, and for nothing else. A human is asked for once in a visit. */
  challenge(order: RecoveryOf & HumanProof): Promise<RecoveryChallenge>;
  prove(order: RecoveryOf & { readonly signed: SignedText }): Promise<RecoveryKeyOutcome>;
}
