import { newPasswordProblem } from '../identity/new-password.ts';
import { CallTurns } from '../call-turns.ts';
import type { CallContext, Caller } from '../context.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { checkPassword, type PasswordDecryptor } from '../identity/password-proof.ts';
import { ownNameOf } from '../identity/people-in-role.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { endPersonSessions, lockPerson } from '../identity/person-sessions.ts';
import { lockSession } from '../identity/sessions.ts';

export interface PasswordChangeRequest {
  readonly current: string;
  readonly next: string;
  readonly keyId: string;
}

/**
 * Changes the password of a user who proves the present one. Problems of the new password are reported only to a caller
 * who knew the old one.
 */
export function passwordChange(
  parts: Pick<Parts, 'store' | 'clock' | 'passwords' | 'security'>,
  passwordKey: () => Promise<PasswordDecryptor>,
): (wish: PasswordChangeRequest, caller: Caller, context: CallContext) => Promise<void> {
  const { store, clock, passwords } = parts;
  const turns = new CallTurns(1);

  return async ({ current, next, keyId }, caller, context) => {
    const { user, session } = caller;
    const key = await passwordKey();
    const [proof, wanted] =
      keyId === key.keyId
        ? await Promise.all([key.decrypt(current, session.picAuthToken), key.decrypt(next, session.picAuthToken)])
        : [undefined, undefined];
    if (proof === undefined || wanted === undefined) throw new Refusal('SIGN_IN_EXPIRED');
    await turns.take(user.userId, async () => {
      await checkPassword(parts, proof, caller, context, 'password-change-refused');
      const problem = await newPasswordProblem(wanted, { ...user, personName: ownNameOf(caller) }, proof);
      if (problem) throw new Refusal('PASSWORD_REFUSED', { because: problem });
      const passwordHash = await passwords.hash(wanted);
      await store.transaction(async (transaction) => {
        await lockPerson(transaction, user);
        const account = await transaction.users.find(user.userId);
        const locked = await lockSession(transaction, session, clock.realTime());
        // The password may have been changed, or the session ended, while the new password was hashed.
        if (!account || !locked || account.passwordHash !== user.passwordHash) throw new Refusal('SESSION_REQUIRED');
        await transaction.users.save({ ...account, passwordHash });
        await endPersonSessions(transaction, user, session.idHash, 'password-changed');
        await recordSecurityEvent(transaction, context, 'password-changed', user.userId, clock.now());
      });
      writeSecurityLog(parts, context, 'password-changed', user.userName);
    });
  };
}
