import { needsSecondProof } from '../../../src/domain/identity/second-factor.ts';
import type { CallContext } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { factorTerms } from '../identity/factor-terms.ts';
import { authenticatorAddress, base32 } from '../identity/one-time-code.ts';
import {
  confirmAuthenticator,
  drawRecoveryCodes,
  isPendingCode,
  saveRecoveryCodes,
  sealSecret,
} from '../identity/other-factors.ts';
import { checkSealedPassword, type PasswordDecryptor } from '../identity/password-proof.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import { endAccountSessions } from '../identity/person-sessions.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { lockSession } from '../identity/sessions.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { sendSecurityNotice, sendSecurityMessages, type SecurityNews } from './shared/security-notices.ts';

/** Time in which the first code of a new secret must be entered, in milliseconds. */
const pendingLifeMs = 10 * 60_000;
/** Bytes of a secret: the output size of HMAC-SHA-1 (RFC 4226). */
const secretBytes = 20;
/** Name under which an app shows the account. */
const issuers = { 'zh-CN': '供应链金融', en: 'Supply-chain finance' } as const;

/** The authenticator app and the recovery codes of the caller's own account. */
export function authenticatorDesk(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'beginAuthenticator' | 'confirmAuthenticator' | 'removeAuthenticator' | 'makeRecoveryCodes'> {
  const { store, clock } = parts;

  /**
   * Runs a change while the account is locked. A session that was signed in with one factor must not change an account
   * with two-step verification, so that a session that was left open cannot take the account from its owner.
   */
  async function withLockedAccount<Result>(
    context: CallContext,
    work: (transaction: Transaction, isOn: boolean) => Promise<Result>,
  ): Promise<Result> {
    const { user, session } = callerOf(context);
    return store.transaction(async (transaction) => {
      const account = await transaction.users.lock(user.userId);
      const held = await lockSession(transaction, session, clock.realTime());
      // The password may have been changed, or the session ended, while the given password was checked.
      if (!account || !held || account.passwordHash !== user.passwordHash) throw new Refusal('SESSION_REQUIRED');
      const isOn = needsSecondProof(await factorTerms(transaction, account), clock.now());
      if (isOn && !held.twoProofs) throw new Refusal('NOT_PERMITTED');
      return work(transaction, isOn);
    });
  }

  async function record(
    transaction: Transaction,
    context: CallContext,
    what: SecurityEventKind & SecurityNews,
  ): Promise<void> {
    const { user, session } = callerOf(context);
    // Ends the user's other sessions.
    await endAccountSessions(transaction, user.userId, session.idHash, 'ended-elsewhere');
    await recordSecurityEvent(transaction, context, what, user.userId, clock.now());
    await sendSecurityMessages(transaction, [user], { news: what }, clock.now());
  }

  function tell(context: CallContext, what: SecurityEventKind & SecurityNews): void {
    const { user } = callerOf(context);
    writeSecurityLog(parts, context, what, user.userName);
    void sendSecurityNotice(parts, user, { news: what }, context);
  }

  return {
    beginAuthenticator: async (proof, context) => {
      const { user } = callerOf(context);
      await checkSealedPassword(parts, passwordKey, proof, context, 'authenticator-refused');
      const secret = crypto.getRandomValues(new Uint8Array(secretBytes));
      const pending = await sealSecret(parts, user.userId, secret);
      await withLockedAccount(context, async (transaction) => {
        const own = await transaction.authenticators.lock(user.userId);
        await transaction.authenticators.save({
          userId: user.userId,
          sealed: own?.sealed,
          addedAt: own?.addedAt,
          lastStep: own?.lastStep ?? 0,
          pending,
          pendingAt: clock.realTime(),
        });
      });
      const text = base32(secret);
      return {
        secret: text,
        address: authenticatorAddress(text, user.userName, issuers[context.locale]),
        validFor: pendingLifeMs / 1000,
      };
    },

    confirmAuthenticator: async ({ code }, context) => {
      const { user } = callerOf(context);
      // Nothing is hashed for a wrong code.
      const drawn = (await isPendingCode(parts, user.userId, code)) && (await drawRecoveryCodes(parts, user.userId));
      const outcome = await withLockedAccount(context, async (transaction) => {
        const refusal = await confirmAuthenticator(transaction, parts, user.userId, code, pendingLifeMs);
        if (refusal) {
          await recordSecurityEvent(transaction, context, 'authenticator-refused', user.userId, clock.now());
          return refusal;
        }
        const own = await transaction.secondFactors.lock(user.userId);
        await transaction.secondFactors.save({
          userId: user.userId,
          isOn: true,
          since: own?.isOn ? own.since : clock.now(),
          lastUsedAt: own?.lastUsedAt,
        });
        await record(transaction, context, 'authenticator-added');
        // No codes were made above if the code became valid only now.
        const made = drawn || (await drawRecoveryCodes(parts, user.userId));
        await saveRecoveryCodes(transaction, user.userId, made, clock.now());
        return made.codes;
      });
      if (outcome instanceof Refusal) {
        writeSecurityLog(parts, context, 'authenticator-refused', user.userName);
        throw outcome;
      }
      tell(context, 'authenticator-added');
      return { codes: [...outcome] };
    },

    removeAuthenticator: async (proof, context) => {
      const { user } = callerOf(context);
      await checkSealedPassword(parts, passwordKey, proof, context, 'authenticator-refused');
      await withLockedAccount(context, async (transaction) => {
        const app = await transaction.authenticators.lock(user.userId);
        if (app?.sealed === undefined) throw new Refusal('NOT_FOUND');
        await transaction.authenticators.remove(user.userId);
        await record(transaction, context, 'authenticator-removed');
        if (parts.texts && user.mobile !== '') return;
        // No second factor is left, so signing in takes one step again.
        const own = await transaction.secondFactors.lock(user.userId);
        if (!own?.isOn) return;
        await transaction.secondFactors.save({ ...own, isOn: false, since: clock.now() });
        await transaction.recoveryCodes.remove(user.userId);
        await recordSecurityEvent(transaction, context, 'two-step-off', user.userId, clock.now());
      });
      tell(context, 'authenticator-removed');
      return null;
    },

    makeRecoveryCodes: async (proof, context) => {
      const { user } = callerOf(context);
      await checkSealedPassword(parts, passwordKey, proof, context, 'authenticator-refused');
      const drawn = await drawRecoveryCodes(parts, user.userId);
      await withLockedAccount(context, async (transaction, isOn) => {
        if (!isOn) throw new Refusal('NOT_FOUND');
        await record(transaction, context, 'recovery-codes-made');
        await saveRecoveryCodes(transaction, user.userId, drawn, clock.now());
      });
      tell(context, 'recovery-codes-made');
      return { codes: [...drawn.codes] };
    },
  };
}
