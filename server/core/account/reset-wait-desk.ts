import { callerOf, type Desk } from '../handlers.ts';
import { checkSealedPassword, type PasswordDecryptor } from '../identity/password-proof.ts';
import { presentWait, presentWaits } from '../identity/reset-waits.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { lockSession } from '../identity/sessions.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { mayConfirmFor } from './shared/reset-confirmers.ts';
import { sendSecurityNotice, sendSecurityMessages } from './shared/security-notices.ts';
import { originOf } from './account-desk.ts';

/** Pending password resets: the owner cancels theirs, and the company's main user confirms those of colleagues. */
export function resetWaitDesk(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'resetWaits' | 'stopReset' | 'confirmReset'> {
  const { store, clock } = parts;

  return {
    resetWaits: async (_request, context) => {
      const caller = callerOf(context);
      const { user } = caller;
      const now = clock.realTime();
      // Waits use real time, and the portal's clock may be ahead of it.
      const ahead = clock.now() - now;
      return store.transaction(async (transaction) => {
        const own = await presentWait(transaction, 'find', user, now);
        const colleagues = (await transaction.users.ofCompany(user.pkCorp)).filter((each) =>
          mayConfirmFor(caller, each),
        );
        const present = await presentWaits(transaction, colleagues, now);
        const waits = colleagues.flatMap(({ userId, personName, userName }) => {
          const waiting = present.get(userId);
          if (waiting?.state !== 'waiting') return [];
          const { askedAt, readyAt } = waiting.wait;
          return [{ userId, personName, userName, askedAt: askedAt + ahead, readyAt: readyAt + ahead }];
        });
        return {
          own:
            own && own.state !== 'stopped'
              ? {
                  askedAt: own.wait.askedAt + ahead,
                  readyAt: own.wait.readyAt + ahead,
                  isReady: own.state === 'ready',
                  ...originOf(own.wait),
                }
              : undefined,
          colleagues: waits,
        };
      });
    },

    stopReset: async (_request, context) => {
      const { user } = callerOf(context);
      await store.transaction(async (transaction) => {
        const account = await transaction.users.lock(user.userId);
        const present = account && (await presentWait(transaction, 'lock', account, clock.realTime()));
        if (!present || present.state === 'stopped') throw new Refusal('NOT_FOUND');
        await transaction.resetWaits.save({ ...present.wait, stoppedAt: clock.realTime() });
        await recordSecurityEvent(transaction, context, 'reset-stopped', user.userId, clock.now());
        await sendSecurityMessages(transaction, [user], { news: 'reset-stopped' }, clock.now());
      });
      writeSecurityLog(parts, context, 'reset-stopped', user.userName);
      return null;
    },

    confirmReset: async ({ userId, ...proof }, context) => {
      const caller = callerOf(context);
      const { user, session } = caller;
      const named = await store.transaction(async (transaction) => transaction.users.find(userId));
      if (!named || !mayConfirmFor(caller, named)) throw new Refusal('NOT_PERMITTED');
      await checkSealedPassword(parts, passwordKey, proof, context, 'reset-confirm-refused');
      const notice = { news: 'reset-confirmed', name: user.personName } as const;
      const confirmed = await store.transaction(async (transaction) => {
        // Accounts are locked in one order, so that no deadlock arises.
        for (const each of [user.userId, userId].toSorted()) await transaction.users.lock(each);
        const own = await transaction.users.find(user.userId);
        const colleague = await transaction.users.find(userId);
        const held = await lockSession(transaction, session, clock.realTime());
        // The password may have been changed, or the session ended, while the given password was checked.
        if (!own || !held || own.passwordHash !== user.passwordHash) throw new Refusal('SESSION_REQUIRED');
        if (!colleague || !mayConfirmFor({ ...caller, user: own }, colleague)) throw new Refusal('NOT_PERMITTED');
        const now = clock.realTime();
        const present = await presentWait(transaction, 'lock', colleague, now);
        if (present?.state !== 'waiting') throw new Refusal('NOT_FOUND');
        await transaction.resetWaits.save({ ...present.wait, readyAt: now, confirmedBy: user.userId });
        await recordSecurityEvent(transaction, context, 'reset-confirmed', userId, clock.now());
        await recordSecurityEvent(transaction, context, 'colleague-reset-confirmed', user.userId, clock.now());
        await sendSecurityMessages(transaction, [colleague], notice, clock.now());
        return colleague;
      });
      writeSecurityLog(parts, context, 'colleague-reset-confirmed', user.userName);
      void sendSecurityNotice(parts, confirmed, notice, context);
      return null;
    },
  };
}
