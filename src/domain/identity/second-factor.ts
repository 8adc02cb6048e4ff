const minute = 60_000;
const day = 86_400_000;

/** Milliseconds after the password within which the second proof must be given. */
export const secondProofLife = 5 * minute;
/** Maximum number of attempts at the second proof after one password, regardless of the number of codes. */
export const maxSecondProofTries = 10;
/** Milliseconds for which a trusted device replaces the second proof. */
export const trustLife = 30 * day;
/** Maximum number of users whose trust one browser remembers, the latest first. */
export const maxTrustsInBrowser = 5;

/** First proof of a user's identity at sign-in. */
export type FirstProof = 'password' | 'sms' | 'key' | 'partner';

/** Settings of an account and its company for the second step of signing in. */
export interface FactorTerms {
  /** Whether its owner has switched the second step on. */
  readonly isOn: boolean;
  /** Instant of the portal's clock from which the company requires it; undefined where it does not. */
  readonly demandedFrom: number | undefined;
}

/** Whether the company requires the second step at an instant of the portal's clock. */
export function isDemanded({ demandedFrom }: Pick<FactorTerms, 'demandedFrom'>, now: number): boolean {
  return demandedFrom !== undefined && demandedFrom <= now;
}

/** Whether a sign-in needs two proofs at an instant of the portal's clock. */
export function needsSecondProof(terms: FactorTerms, now: number): boolean {
  return terms.isOn || isDemanded(terms, now);
}

/**
 * Next step after the first proof. A key counts as two proofs: possession, and knowledge of the PIN. A code by
 * telephone is one, and a second code to the same telephone would prove nothing more, so the password is required
 * first. A trusted device replaces the telephone only.
 */
export function afterFirstProof(
  first: FirstProof,
  { isWanted, isTrusted }: { readonly isWanted: boolean; readonly isTrusted: boolean },
): 'enter' | 'second-proof' | 'password-first' {
  if (!isWanted || first === 'key') return 'enter';
  // A session from a partner is one proof only, and not a proof of this account.
  if (first === 'sms' || first === 'partner') return 'password-first';
  return isTrusted ? 'enter' : 'second-proof';
}

/** Whether the trust in a device is still valid, in real time. */
export function isTrustValid({ trustedAt }: { readonly trustedAt: number }, now: number): boolean {
  return now - trustedAt < trustLife;
}
