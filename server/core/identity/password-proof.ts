import { failuresBeforeLock, lockDuration } from '../../../src/domain/identity/session-limits.ts';
import type { CallContext, Caller } from '../context.ts';
import { callerOf } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import type { SecurityEventKind } from './security-event-kind.ts';
import { recordSecurityEvent, writeSecurityLog } from './security-events.ts';
import type { Transaction } from '../store.ts';

/** What opens passwords that were sealed in the browser; undefined comes of what was not sealed for it. */
export interface OpenedPasswords {
  readonly keyId: string;
  decrypt(base64: string, boundTo: string): Promise<string | undefined>;
}

/**
 * Counted for the account and from wherever it comes: only who holds a session of it can count up, and nobody else is
 * locked out by it.
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
 * Compares what a signed-in person says their password is. Each try is counted as a failure before it is compared,
 * which a right one takes back, so that of many at once no more get through than are allowed, on however many servers.
 * Refuses with PASSWORD_WRONG, which is written down as `refusedAs`, and PASSWORD_LOCKED.
 */
export async function passwordProved(
  parts: Pick<Parts, 'store' | 'clock' | 'passwords' | 'security'>,
  proof: string,
  { user }: Caller,
  context: CallContext,
  refusedAs: SecurityEventKind,
): Promise<void> {
  const { store, clock, passwords } = parts;
  const attempt = await keyOf(user.userId);
  await store.transaction(async (transaction) => admitAttempt(transaction, attempt, clock.steady()));
  if (!(await passwords.verify(proof, user.passwordHash))) {
    await store.transaction(async (transaction) =>
      recordSecurityEvent(transaction, context, refusedAs, user.userId, clock.now()),
    );
    writeSecurityLog(parts, context, refusedAs, user.userName);
    throw new Refusal('PASSWORD_WRONG');
  }
  await store.transaction(async (transaction) => transaction.attempts.remove(attempt));
}

/**
 * Checks the present password of the signed-in user, as sealed in their browser. Refuses as `passwordProved`, and with
 * SIGN_IN_EXPIRED a password that was not sealed for this server.
 */
export async function sealedPasswordProved(
  parts: Parameters<typeof passwordProved>[0],
  opened: () => Promise<OpenedPasswords>,
  { current, keyId }: { readonly current: string; readonly keyId: string },
  context: CallContext,
  refusedAs: SecurityEventKind,
): Promise<void> {
  const caller = callerOf(context);
  const key = await opened();
  const proof = keyId === key.keyId ? await key.decrypt(current, caller.session.picAuthToken) : undefined;
  if (proof === undefined) throw new Refusal('SIGN_IN_EXPIRED');
  await passwordProved(parts, proof, caller, context, refusedAs);
}
