import { afterFirstProof, needsSecondProof, type FirstProof } from '../../../src/domain/identity/second-factor.ts';
import type { CallContext } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { entryRefusal } from '../identity/entry-refusal.ts';
import { factorTerms } from '../identity/factor-terms.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import { signInEventOf, type SignInMethod } from '../identity/sign-in-ways.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { forgiveFailure, type FailureKeys } from './sign-in-failures.ts';
import { beginSecondStep, secondProofMethods } from './second-proof.ts';
import { checkBrowserTrust } from './trusted-devices.ts';

/**
 * Stored digest of a hand-over's one-time token. It covers the password hash, so a changed password voids the token.
 */
export async function handOverHash(token: string, { passwordHash }: UserRecord): Promise<string> {
  return sha256Hex(`${token} ${passwordHash}`);
}

/** Validity of a hand-over, in milliseconds. The portal takes it at once. */
const handOverLife = 2 * 60_000;

/**
 * Whether a hand-over's token is still valid, by the instant of real time that it contains and that its digest covers.
 */
export function isHandOverValid(token: string, now: number): boolean {
  const madeAt = Number.parseInt(/\.([0-9a-z]{1,9})$/.exec(token)?.[1] ?? '', 36);
  return now - madeAt < handOverLife;
}

/**
 * Whether two proofs were given for a token. The token contains it, because the visit may still belong to another user
 * who is signed in there.
 */
export function hasTwoProofs(token: string): boolean {
  return /\.two\.[0-9a-z]{1,9}$/.test(token);
}

/** Sign-in event for the security history, by the method that the token names. */
export function signInEventOfToken(token: string): SecurityEventKind {
  return Object.entries(signInEventOf).find(([way]) => token.includes(`.${way}.`))?.[1] ?? signInEventOf.password;
}

/** First proof and origin of a sign-in. */
export interface FirstProofContext {
  readonly first: FirstProof;
  readonly parts: Pick<Parts, 'clock' | 'texts' | 'certificates'>;
  readonly from: Pick<CallContext, 'deviceToken' | 'source' | 'agent'>;
}

/**
 * Completes a correct first proof: removes the failure that was counted under `keys`, and lets the visitor's session
 * wait for a one-time token. Refuses with COMPANY_DEREGISTERED, ACCOUNT_FROZEN or NO_ROLE; with SECOND_PROOF_REQUIRED
 * and its methods when the account needs two proofs, or with PASSWORD_FIRST.
 */
export async function completeFirstFactor(
  transaction: Transaction,
  keys: FailureKeys | undefined,
  visitor: SessionRecord,
  user: UserRecord,
  now: number,
  { first, parts, from }: FirstProofContext,
): Promise<{ readonly token: string } | Refusal> {
  if (keys) await forgiveFailure(transaction, keys);
  const refusal = await entryRefusal(transaction, user);
  if (refusal) return refusal;
  const isRequired = needsSecondProof(await factorTerms(transaction, user), parts.clock.now());
  // Trust in a device counts only together with a password.
  const isTrusted = isRequired && first === 'password' && (await checkBrowserTrust(transaction, user, from, now));
  const next = afterFirstProof(first, { isWanted: isRequired, isTrusted });
  if (next === 'enter')
    return issueHandoverToken(transaction, visitor, user, now, { by: first, twoProofs: first === 'key' || isTrusted });
  await transaction.sessions.save({
    ...visitor,
    captcha: '',
    proofChallenge: '',
    pendingUserId: undefined,
    pendingTokenHash: undefined,
  });
  if (next === 'password-first') return new Refusal('PASSWORD_FIRST');
  await beginSecondStep(transaction, 'second-proof', visitor, user, now);
  return new Refusal('SECOND_PROOF_REQUIRED', await secondProofMethods(transaction, parts, user));
}

/** Issues the one-time token by which the visitor's session becomes a session of the account. */
export async function issueHandoverToken(
  transaction: Transaction,
  visitor: SessionRecord,
  user: UserRecord,
  now: number,
  { by, twoProofs }: { readonly by: SignInMethod; readonly twoProofs: boolean },
): Promise<{ readonly token: string }> {
  const token = `${randomToken()}.${by}.${twoProofs ? 'two' : 'one'}.${now.toString(36)}`;
  await transaction.sessions.save({
    ...visitor,
    captcha: '',
    proofChallenge: '',
    pendingUserId: user.userId,
    pendingTokenHash: await handOverHash(token, user),
  });
  return { token };
}
