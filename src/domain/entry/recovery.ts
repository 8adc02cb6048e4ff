import type { SigningPurpose } from '../keys/signing-text.ts';
import { codeLife } from '../identity/verify-codes.ts';

/**
 * Purposes for which a user proves their identity without a password (document 1, section 2, `/register/reset-password`
 * and `/register/account-unfreeze`). A proof is valid for one purpose only.
 */
export const recoveryPurposes = ['reset', 'unfreeze'] as const;
export type RecoveryPurpose = (typeof recoveryPurposes)[number];

/** Kinds of proof of identity without a password. */
export const proofKinds = ['sms', 'key'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Signing purpose of each recovery purpose. A signature for one is invalid for the other and for signing in. */
export const recoverySigningOf: Readonly<Record<RecoveryPurpose, SigningPurpose>> = {
  reset: 'password-reset',
  unfreeze: 'account-unfreeze',
};

/** How long a proof is valid, in milliseconds: enough to choose a password and to type it twice. */
export const proofLife = 10 * 60_000;

/** A successful proof of identity. */
export interface GivenProof {
  readonly purpose: string;
  /** Real time in milliseconds. */
  readonly provedAt: number;
}

/** Whether a proof may be used for a purpose at an instant. */
export function isProofValid(
  { purpose, provedAt }: GivenProof,
  wanted: string,
  now: number,
  life = proofLife,
): boolean {
  return purpose === wanted && now - provedAt < life;
}

/** Whether a code requested at `askedAt` may still be entered, so that going back and forth needs no new code. */
export const canEnterCode = (askedAt: number, now: number): boolean => now - askedAt < codeLife;
