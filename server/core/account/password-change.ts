import { passwordProblem } from '../../../src/domain/account/shared/password-rules.ts';
import { failuresBeforeLock, lockDuration } from '../../../src/domain/shell/shared/session-limits.ts';
import { CallTurns } from '../call-turns.ts';
import type { CallContext, Caller } from '../context.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import { remembered, told } from '../shell/shared/security-events.ts';
import { endPersonSessions, holdPerson } from '../shell/shared/person-sessions.ts';
import { heldSession } from '../shell/shared/sessions.ts';
import type { Transaction } from '../store.ts';

/** What opens passwords that were sealed in the browser; undefined comes of what was not sealed for it. */
export interface OpenedPasswords {
  readonly keyId: string;
  decrypt(base64: string, boundTo: string): Promise<string | undefined>;
}

export interface PasswordWish {
  readonly current: string;
  readonly next: string;
  readonly keyId: string;
}

/** Counted for the account and from wherever it comes: only who holds a session of it can count up, and nobody else is locked out by it. */
const keyOf = async (userId: string): Promise<string> => sha256Hex(`password-change\n${userId}`);

/**
 * Takes another password for whoever proves the present one. Each try is counted as a failure before it is compared, which
 * a right one takes back, so that of many at once no more get through than are allowed, on however many servers. What is
 * wrong with the new one is told only to who knew the old one.
 */
export function passwordChange(parts: Pick<Parts, 'store' | 'clock' | 'passwords' | 'security'>, opened: () => Promise<OpenedPasswords>): (wish: PasswordWish, caller: Caller, context: CallContext) => Promise<void> {
  const { store, clock, passwords } = parts;
  const turns = new CallTurns(1);

  async function admitted(transaction: Transaction, key: string, now: number): Promise<void> {
    const past = await transaction.attempts.lock(key);
    const failures = past && now - past.lastFailureAt < lockDuration ? past.failures : 0;
    if (failures >= failuresBeforeLock) throw new Refusal('PASSWORD_LOCKED', { minutes: Math.max(1, Math.ceil(((past?.lastFailureAt ?? now) + lockDuration - now) / 60_000)) });
    await transaction.attempts.save({ key, failures: failures + 1, lastFailureAt: now });
  }

  async function refused(context: CallContext, { user }: Caller): Promise<Refusal> {
    await store.transaction(async (transaction) => remembered(transaction, context, 'password-change-refused', user.userId, clock.now()));
    told(parts, context, 'password-change-refused', user.userName);
    return new Refusal('PASSWORD_WRONG');
  }

  return async ({ current, next, keyId }, caller, context) => {
    const { user, session } = caller;
    const key = await opened();
    const [proof, wanted] = keyId === key.keyId ? await Promise.all([key.decrypt(current, session.picAuthToken), key.decrypt(next, session.picAuthToken)]) : [undefined, undefined];
    if (proof === undefined || wanted === undefined) throw new Refusal('SIGN_IN_EXPIRED');
    await turns.take(user.userId, async () => {
      const attempt = await keyOf(user.userId);
      await store.transaction(async (transaction) => admitted(transaction, attempt, clock.steady()));
      if (!(await passwords.verify(proof, user.passwordHash))) throw await refused(context, caller);
      await store.transaction(async (transaction) => transaction.attempts.remove(attempt));
      const problem = passwordProblem(wanted, user, proof);
      if (problem) throw new Refusal('PASSWORD_REFUSED', { because: problem });
      const passwordHash = await passwords.hash(wanted);
      await store.transaction(async (transaction) => {
        await holdPerson(transaction, user);
        const account = await transaction.users.find(user.userId);
        const held = await heldSession(transaction, session, clock.steady());
        // It may have been changed, or its session ended, while the slow work was done.
        if (!account || !held || account.passwordHash !== user.passwordHash) throw new Refusal('SESSION_REQUIRED');
        await transaction.users.save({ ...account, passwordHash });
        await endPersonSessions(transaction, user, session.idHash);
        await remembered(transaction, context, 'password-changed', user.userId, clock.now());
      });
      told(parts, context, 'password-changed', user.userName);
    });
  };
}
