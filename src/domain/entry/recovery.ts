import type { SigningPurpose } from '../keys/signing-text.ts';
import { codeLife } from '../identity/verify-codes.ts';

/**
 * What somebody proves themselves for who has no password to prove it by (document 1, section 2,
 * `/register/reset-password` and `/register/account-unfreeze`). A proof for one is none for the other.
 */
export const recoveryPurposes = ['reset', 'unfreeze'] as const;
export type RecoveryPurpose = (typeof recoveryPurposes)[number];

/**
 * How one may prove who one is without a password. Another way is another name here, a field of its own on the page,
 * and its own judge at the back end.
 */
export const proofKinds = ['sms', 'key'] as const;
export type ProofKind = (typeof proofKinds)[number];

/**
 * For what a key signs that is to prove it: what was signed for one is worth nothing for the other, and nothing for
 * signing in.
 */
export const recoverySigningOf: Readonly<Record<RecoveryPurpose, SigningPurpose>> = {
  reset: 'password-reset',
  unfreeze: 'account-unfreeze',
};

/** How long a proof holds, in milliseconds: long enough to think of a password and to type it twice. */
export const proofLife = 10 * 60_000;

/** A proof that was given, as it stands. */
export interface GivenProof {
  readonly purpose: string;
  /** Real time. */
  readonly provedAt: number;
}

/** Whether a proof may be used for a purpose at an instant. */
export function proofStands({ purpose, provedAt }: GivenProof, wanted: string, now: number, life = proofLife): boolean {
  return purpose === wanted && now - provedAt < life;
}

/**
 * Whether a code that was asked for at an instant may still be entered: whoever goes back and on again needs no other.
 */
export const codeIsAwaited = (askedAt: number, now: number): boolean => now - askedAt < codeLife;
