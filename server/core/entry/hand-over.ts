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
import { signInEventOf, type SignInWay } from '../identity/sign-in-ways.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { forgiveFailure, type FailureKeys } from './sign-in-failures.ts';
import { stepBegun, waysOf } from './second-proof.ts';
import { trustUsed } from './trusted-devices.ts';

/**
 * What is kept of a hand-over's one-time token. It holds for the password that was compared: once that is changed, no
 * token fits.
 */
export async function handOverHash(token: string, { passwordHash }: UserRecord): Promise<string> {
  return sha256Hex(`${token} ${passwordHash}`);
}

/** How long a hand-over waits, in milliseconds: the portal takes it at once. */
const handOverLife = 2 * 60_000;

/** Whether a hand-over's token is still good, by the real instant that stands in it and that its digest covers. */
export function handOverStands(token: string, now: number): boolean {
  const madeAt = Number.parseInt(/\.([0-9a-z]{1,9})$/.exec(token)?.[1] ?? '', 36);
  return now - madeAt < handOverLife;
}

/**
 * Whether two proofs were given for it, as stands in the token too. Not in the visit: whoever is signed in there as
 * somebody else has not given them.
 */
export function hasTwoProofs(token: string): boolean {
  return /\.two\.[0-9a-z]{1,9}$/.test(token);
}

/** The sign-in event for the security history, from the method that the token names. */
export function signInEventOfToken(token: string): SecurityEventKind {
  return Object.entries(signInEventOf).find(([way]) => token.includes(`.${way}.`))?.[1] ?? signInEventOf.password;
}

/** First proof and origin of a sign-in. */
export interface Entering {
  readonly first: FirstProof;
  readonly parts: Pick<Parts, 'clock' | 'texts' | 'certificates'>;
  readonly from: Pick<CallContext, 'deviceToken' | 'source' | 'agent'>;
}

/**
 * Completes a correct first proof: takes back the failure that was counted under `keys`, and lets the visitor's session
 * wait for a one-time token. Refuses with COMPANY_DEREGISTERED, ACCOUNT_FROZEN or NO_ROLE; with SECOND_PROOF_REQUIRED
 * and its methods when the account needs two proofs, or with PASSWORD_FIRST.
 */
export async function completeFirstFactor(
  transaction: Transaction,
  keys: FailureKeys | undefined,
  visitor: SessionRecord,
  user: UserRecord,
  now: number,
  { first, parts, from }: Entering,
): Promise<{ readonly token: string } | Refusal> {
  if (keys) await forgiveFailure(transaction, keys);
  const unwelcome = await entryRefusal(transaction, user);
  if (unwelcome) return unwelcome;
  const isWanted = needsSecondProof(await factorTerms(transaction, user), parts.clock.now());
  // A code alone uses nobody's trust.
  const isTrusted = isWanted && first === 'password' && (await trustUsed(transaction, user, from, now));
  const next = afterFirstProof(first, { isWanted, isTrusted });
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
  await stepBegun(transaction, 'second-proof', visitor, user, now);
  return new Refusal('SECOND_PROOF_REQUIRED', await waysOf(transaction, parts, user));
}

/** Issues the one-time token by which the visitor's session becomes a session of the account. */
export async function issueHandoverToken(
  transaction: Transaction,
  visitor: SessionRecord,
  user: UserRecord,
  now: number,
  { by, twoProofs }: { readonly by: SignInWay; readonly twoProofs: boolean },
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
