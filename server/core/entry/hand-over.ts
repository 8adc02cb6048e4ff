import type { SessionRecord, UserRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { forgiveFailure, type FailureKeys } from './sign-in-failures.ts';
import type { Transaction } from '../store.ts';

/** What is kept of a hand-over's one-time token. It holds for the password that was compared: once that is changed, no token fits. */
export async function handOverHash(token: string, { passwordHash }: UserRecord): Promise<string> {
  return sha256Hex(`${token} ${passwordHash}`);
}

/** Why an account may not be entered whatever its password, with its password and again at the hand-over; undefined where it may. */
export async function entryRefusal(transaction: Transaction, { pkCorp, roles }: UserRecord): Promise<'COMPANY_DEREGISTERED' | 'NO_ROLE' | undefined> {
  if ((await transaction.companies.find(pkCorp))?.deregistered) return 'COMPANY_DEREGISTERED';
  return roles.length === 0 ? 'NO_ROLE' : undefined;
}

/** What was shown is right: it is forgiven as a failure, and the visitor's session awaits a one-time token; COMPANY_DEREGISTERED or NO_ROLE for an account that may not be entered. */
export async function handedOver(transaction: Transaction, keys: FailureKeys, visitor: SessionRecord, user: UserRecord): Promise<{ readonly token: string } | Refusal> {
  await forgiveFailure(transaction, keys);
  const unwelcome = await entryRefusal(transaction, user);
  if (unwelcome) return new Refusal(unwelcome);
  const token = randomToken();
  await transaction.sessions.save({ ...visitor, captcha: '', proofChallenge: '', pendingUserId: user.userId, pendingTokenHash: await handOverHash(token, user) });
  return { token };
}
