const minute = 60_000;
const day = 86_400_000;

/** How long after a right password the second proof may be given, in milliseconds. */
export const secondProofLife = 5 * minute;
/** Second proofs that may be tried after one right password, whatever number of codes was asked for. */
export const mostSecondTries = 10;
/** How long a device that was trusted brings the second proof along, in milliseconds. */
export const trustLife = 30 * day;
/** Maximum number of users whose trust one browser remembers, the latest first. */
export const mostTrustsInBrowser = 5;

/** First proof of a user's identity at sign-in. */
export type FirstProof = 'password' | 'sms' | 'key' | 'partner';

/** What an account and its company ask of a sign-in. */
export interface FactorTerms {
  /** Its owner has switched the second step on. */
  readonly isOn: boolean;
  /** From which instant of the portal's clock its company demands it; undefined where it does not. */
  readonly demandedFrom: number | undefined;
}

/** Whether a company's demand holds at an instant of the portal's clock. */
export function demandHolds({ demandedFrom }: Pick<FactorTerms, 'demandedFrom'>, now: number): boolean {
  return demandedFrom !== undefined && demandedFrom <= now;
}

/** Whether two proofs are asked for at an instant of the portal's clock. */
export function secondProofWanted(terms: FactorTerms, now: number): boolean {
  return terms.isOn || demandHolds(terms, now);
}

/**
 * What follows a right first proof where two are wanted. A key is two already: what one has, and the PIN that one
 * knows. A code to the telephone is one, and a second code to the same telephone would prove nothing more: the password
 * goes before it. A device that is trusted stands for the telephone, and for nothing else.
 */
export function afterFirstProof(
  first: FirstProof,
  { isWanted, isTrusted }: { readonly isWanted: boolean; readonly isTrusted: boolean },
): 'enter' | 'second-proof' | 'password-first' {
  if (!isWanted || first === 'key') return 'enter';
  // A partner vouches for whom its own session belongs to, which is one proof, and not of this account.
  if (first === 'sms' || first === 'partner') return 'password-first';
  return isTrusted ? 'enter' : 'second-proof';
}

/** Whether a device that was trusted at a real instant is so still. */
export function trustStands({ trustedAt }: { readonly trustedAt: number }, now: number): boolean {
  return now - trustedAt < trustLife;
}
