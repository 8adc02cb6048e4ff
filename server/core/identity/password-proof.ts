import { failuresBeforeLock, lockDuration } from '../../../src/domain/identity/session-limits.ts';
import type { CallContext, Caller } from '../context.ts';
import { callerOf } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import type { SecurityEventKind } from './security-event-kind.ts';
import { recordSecurityEvent, writeSecurityLog } from './security-events.ts';
import type { Transaction } from '../store.ts';

/** Key that decrypts passwords from the browser. */
export interface PasswordDecryptor {
  readonly keyId: string;
  /** Undefined when the password was not encrypted under this key, or for another visit. */
  decrypt(base64: string, boundTo: string): Promise<string | undefined>;
}

/**
 * Key of the failures of an account, regardless of their source. Only a holder of its session can add failures, so
 * nobody else can lock the owner out.
 */
const keyOf = async (userId: string): Promise<string> => sha256Hex(`password-change\n${userId}`);

async function admitAttempt(transaction: Transaction, key: string, now: number): Promise<void> {
  const past = await transaction.attempts.lock(key);
  const failures = past && now - past.lastFailureAt < lockDuration ? past.failures : 0;
  if (failures >= failuresBeforeLock)
    throw new Refusal('PASSWORD_LOCKED', {
      minutes: Math.max(1, Math.ceil(((past?.lastFailureAt ?? now) + lockDuration - now) / 60_000)),
    });
  await transaction.attempts.save({ key, failures: failures + 1, lastFailureAt: now });
}

/**
 * Checks the password of a signed-in user. Each try is counted as a failure before it is compared, and a right one
 * removes the count, so that no more concurrent tries pass than are allowed, on any number of servers. Refuses with
 * PASSWORD_WRONG, which is recorded as `event`, and PASSWORD_LOCKED.
 */
export async function checkPassword(
  parts: Pick<Parts, 'store' | 'clock' | 'passwords' | 'security'>,
  proof: string,
  { user }: Caller,
  context: CallContext,
  event: SecurityEventKind,
): Promise<void> {
  const { store, clock, passwords } = parts;
  const attempt = await keyOf(user.userId);
  await store.transaction(async (transaction) => admitAttempt(transaction, attempt, clock.realTime()));
  if (!(await passwords.verify(proof, user.passwordHash))) {
    await store.transaction(async (transaction) =>
      recordSecurityEvent(transaction, context, event, user.userId, clock.now()),
    );
    writeSecurityLog(parts, context, event, user.userName);
    throw new Refusal('PASSWORD_WRONG');
  }
  await store.transaction(async (transaction) => transaction.attempts.remove(attempt));
}

/**
 * Checks the present password of the signed-in user, as encrypted in their browser. Refuses as `checkPassword`, and
 * with SIGN_IN_EXPIRED a password that was not encrypted for this server.
 */
export async function checkSealedPassword(
  parts: Parameters<typeof checkPassword>[0],
  passwordKey: () => Promise<PasswordDecryptor>,
  { current, keyId }: { readonly current: string; readonly keyId: string },
  context: CallContext,
  event: SecurityEventKind,
): Promise<void> {
  const caller = callerOf(context);
  const key = await passwordKey();
  const proof = keyId === key.keyId ? await key.decrypt(current, caller.session.picAuthToken) : undefined;
  if (proof === undefined) throw new Refusal('SIGN_IN_EXPIRED');
  await checkPassword(parts, proof, caller, context, event);
}

/** Milliseconds after signing in within which an account needs no further proof. */
export const recentProof = 10 * 60_000;

/**
 * Checks that the signed-in user has proved who they are within the last minutes: by signing in, or by the present
 * password. Refuses with PROOF_AGAIN where the password is needed, and as `checkSealedPassword`.
 */
export async function checkRecentProof(
  parts: Parameters<typeof checkPassword>[0],
  passwordKey: () => Promise<PasswordDecryptor>,
  { current, keyId }: { readonly current?: string | null | undefined; readonly keyId?: string | null | undefined },
  context: CallContext,
  event: SecurityEventKind,
): Promise<void> {
  const { session } = callerOf(context);
  if (typeof current === 'string' && typeof keyId === 'string')
    return checkSealedPassword(parts, passwordKey, { current, keyId }, context, event);
  if (parts.clock.realTime() - session.createdAt >= recentProof) throw new Refusal('PROOF_AGAIN');
  return undefined;
}
