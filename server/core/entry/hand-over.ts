import type { SessionRecord, UserRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { entryRefusal } from '../shell/shared/entry-refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { forgiveFailure, type FailureKeys } from './sign-in-failures.ts';
import type { Transaction } from '../store.ts';

/** What is kept of a hand-over's one-time token. It holds for the password that was compared: once that is changed, no token fits. */
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

/** What was shown is right: it is forgiven as the failure as which it was counted under `keys`, and the visitor's session awaits a one-time token; COMPANY_DEREGISTERED, ACCOUNT_FROZEN or NO_ROLE for an account that may not be entered. */
export async function handedOver(transaction: Transaction, keys: FailureKeys | undefined, visitor: SessionRecord, user: UserRecord, now: number): Promise<{ readonly token: string } | Refusal> {
  if (keys) await forgiveFailure(transaction, keys);
  const unwelcome = await entryRefusal(transaction, user);
  if (unwelcome) return new Refusal(unwelcome);
  const token = `${randomToken()}.${now.toString(36)}`;
  await transaction.sessions.save({ ...visitor, captcha: '', proofChallenge: '', pendingUserId: user.userId, pendingTokenHash: await handOverHash(token, user) });
  return { token };
}
