import type { RefusalCode } from '../../../src/contract/codes.ts';
import { newPasswordProblem } from '../identity/new-password.ts';
import { proofLife, type ProofKind, type RecoveryPurpose } from '../../../src/domain/entry/recovery.ts';
import { unfreezeReason } from '../../../src/domain/identity/unfreeze-rules.ts';
import { codeDigits, codeLife, resendAfter } from '../../../src/domain/identity/verify-codes.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { unfreezeAnswer } from '../identity/waiting-unfreezes.ts';
import { entryRefusal } from '../identity/entry-refusal.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import type { PasswordKey } from './password-key.ts';
import type { Parts } from '../parts.ts';
import { accountNameOf, saveProof, recoveryEvents, currentProof, wirePurposes } from './recovery-proof.ts';
import { issueCode, checkCode, type CodeAbout } from './recovery-codes.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits, randomToken, sha256Hex } from '../secrets.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import { endPersonSessions, lockPerson } from '../identity/person-sessions.ts';
import { recordSecurityEvent, nameInLog, writeSecurityLog } from '../identity/security-events.ts';
import { failureKeys } from './sign-in-failures.ts';
import { requestUnfreeze, type UnfreezeOutcome } from './unfreeze-requests.ts';
import type { Transaction } from '../store.ts';
import { presentWait } from '../identity/reset-waits.ts';
import { findRecoveryCode, takeOtherFactor } from '../identity/other-factors.ts';
import { sendSecurityMessages } from '../account/shared/security-notices.ts';
import { needsOtherFactor } from './reset-desk.ts';
import { visitorSession } from './visitor-session.ts';

/** Refusals that are logged as a failed attempt; the others do not show that anything was tried. */
const loggedRefusals: ReadonlySet<RefusalCode> = new Set([
  'SIGN_IN_LOCKED',
  'CAPTCHA_WRONG',
  'SMS_CODE_REFUSED',
  'COMPANY_DEREGISTERED',
  'ACCOUNT_FROZEN',
  'UNFREEZE_WAITING',
  'UNFREEZE_DECLINED',
  'NO_ROLE',
]);

const texts: Readonly<Record<RecoveryPurpose, Readonly<Record<ServerLocale, (code: string) => string>>>> = {
  reset: {
    'zh-CN': (code) =>
      `重置密码验证码 ${code}，${codeLife / 60_000} 分钟内有效。请勿告诉任何人，包括客服人员；如非本人操作，请忽略。`,
    en: (code) =>
      `Your code to reset the password is ${code}, valid for ${codeLife / 60_000} minutes. Give it to nobody, not even to customer service. If you did not ask for it, do nothing.`,
  },
  unfreeze: {
    'zh-CN': (code) =>
      `账号解冻验证码 ${code}，${codeLife / 60_000} 分钟内有效。请勿告诉任何人，包括客服人员；如非本人操作，请忽略。`,
    en: (code) =>
      `Your code to unlock the account is ${code}, valid for ${codeLife / 60_000} minutes. Give it to nobody, not even to customer service. If you did not ask for it, do nothing.`,
  },
};

/** Maximum number of new passwords that may be tried with one proof. */
const maxTries = 10;

/** Security event of a password reset, by the kind of proof. */
const resetEvents: Readonly<Record<ProofKind, SecurityEventKind>> = {
  sms: 'password-reset',
  key: 'password-reset-by-key',
};

/** Security event of an unfreeze request, by its outcome. */
const unfreezeEvents: Readonly<Record<UnfreezeOutcome['outcome'], SecurityEventKind | undefined>> = {
  nothing: undefined,
  unlocked: 'account-unlocked',
  review: 'unfreeze-waits',
};

async function recordEvent(
  { clock }: Pick<Parts, 'clock'>,
  transaction: Transaction,
  context: CallContext,
  what: SecurityEventKind,
  userId: string | undefined,
): Promise<void> {
  await recordSecurityEvent(transaction, context, what, userId ?? '', clock.now());
}

/** Sending a code to the telephone of an account, and proving by it who the visitor is. */
function recoveryByCode(parts: Parts): Desk<'recoveryCode' | 'recoveryProof'> {
  const { store, clock, texts: gateway } = parts;

  return {
    recoveryCode: async ({ picAuthToken, ...request }, context) => {
      // Without a gateway no code can be sent.
      if (!gateway) throw new Refusal('NOT_FOUND');
      const purpose = wirePurposes[request.purpose];
      const { userName, isOwn } = accountNameOf(context, request.userName);
      const opened = visitorSession(context, picAuthToken, clock.realTime());
      const code = randomDigits(codeDigits);
      const outcome = await store.transaction(async (transaction) => {
        const now = clock.realTime();
        const issued = await issueCode(transaction, parts, {
          purpose,
          userName,
          isOwn,
          visitor: await lockVisitorSession(transaction, opened, now),
          source: context.source,
          now,
          code,
          captcha: request.captcha,
          proof: request.proof,
        });
        if (!(issued instanceof Refusal))
          await recordEvent(parts, transaction, context, recoveryEvents[purpose].asked, issued.user?.userId);
        return issued;
      });
      if (outcome instanceof Refusal) {
        if (outcome.code === 'TEXTS_LIMITED')
          writeSecurityLog(parts, context, 'texts-limited', await nameInLog(parts, userName));
        if (loggedRefusals.has(outcome.code))
          writeSecurityLog(parts, context, recoveryEvents[purpose].refused, await nameInLog(parts, userName));
        throw outcome;
      }
      writeSecurityLog(parts, context, recoveryEvents[purpose].asked, await nameInLog(parts, userName));
      const { mobile } = outcome;
      if (mobile !== undefined)
        void gateway
          .send({ mobile, text: texts[purpose][context.locale](code) })
          .catch((fault: unknown) => parts.report(fault, { call: 'recoveryCode', traceId: context.traceId }));
      return { resendAfter: resendAfter / 1000, validFor: codeLife / 1000 };
    },

    recoveryProof: async ({ picAuthToken, code, ...request }, context) => {
      const purpose = wirePurposes[request.purpose];
      const { userName } = accountNameOf(context, request.userName);
      const opened = visitorSession(context, picAuthToken, clock.realTime());
      const ticket = randomToken();
      const outcome = await store.transaction(async (transaction) => {
        const now = clock.realTime();
        const about: CodeAbout = {
          purpose,
          userName,
          visitor: await lockVisitorSession(transaction, opened, now),
          source: context.source,
          now,
        };
        const proved = await checkCode(transaction, about, code);
        if ('guessed' in proved) {
          // Recorded only while a code exists, so that nobody can fill another user's history by calling.
          if (proved.guessed)
            await recordEvent(
              parts,
              transaction,
              context,
              recoveryEvents[purpose].refused,
              (await transaction.users.byName(userName))?.userId,
            );
          return new Refusal('SMS_CODE_REFUSED');
        }
        const { user } = proved;
        const refusal = await saveProof(transaction, { purpose, by: 'sms', visitor: about.visitor, now }, user, ticket);
        if (refusal) await recordEvent(parts, transaction, context, recoveryEvents[purpose].refused, user.userId);
        return refusal;
      });
      if (outcome) {
        writeSecurityLog(parts, context, recoveryEvents[purpose].refused, await nameInLog(parts, userName));
        throw outcome;
      }
      return { ticket, validFor: proofLife / 1000 };
    },
  };
}

/** Setting a new password after a proof. */
function passwordResets(parts: Parts, passwordKey: () => Promise<PasswordKey>): Desk<'passwordReset'> {
  const { store, clock, passwords } = parts;

  /** Whether the account has two steps, and neither the proof nor a wait that is over replaces another factor. */
  async function lacksOtherFactor(
    transaction: Transaction,
    { proof, user }: Awaited<ReturnType<typeof currentProof>>,
  ): Promise<boolean> {
    return (
      (await needsOtherFactor(transaction, parts, proof, user)) &&
      (await presentWait(transaction, 'find', user, clock.realTime()))?.state !== 'ready'
    );
  }

  return {
    passwordReset: async ({ ticket, picAuthToken, password, keyId, otherCode }, context) => {
      const visitor = visitorSession(context, picAuthToken, clock.realTime());
      const opener = await passwordKey();
      const wanted = keyId === opener.keyId ? await opener.decrypt(password, picAuthToken) : undefined;
      if (wanted === undefined) throw new Refusal('SIGN_IN_EXPIRED');
      // Each try is counted before it is compared, so that a proof cannot be used to guess the present password.
      const tries = await store.transaction(async (transaction) => {
        const held = await currentProof(transaction, 'lock', ticket, {
          purpose: 'reset',
          visitor,
          now: clock.realTime(),
        });
        if (!(otherCode ?? '') && (await lacksOtherFactor(transaction, held))) throw new Refusal('RESET_NEEDS_OTHER');
        const key = await sha256Hex(`proof-tries\n${held.proof.key}`);
        const count = ((await transaction.attempts.lock(key))?.failures ?? 0) + 1;
        await transaction.attempts.save({ key, failures: count, lastFailureAt: clock.realTime() });
        if (count > maxTries) await transaction.recoveryProofs.remove(held.proof.key);
        return { user: held.user, isOver: count > maxTries };
      });
      if (tries.isOver) throw new Refusal('PROOF_EXPIRED');
      const { user } = tries;
      // Passwords are hashed outside a transaction, so that no database connection waits. A refused new password keeps
      // the proof.
      const problem =
        (await newPasswordProblem(wanted, user)) ??
        ((await passwords.verify(wanted, user.passwordHash)) ? 'the-same' : undefined);
      if (problem) throw new Refusal('PASSWORD_REFUSED', { because: problem });
      const passwordHash = await passwords.hash(wanted);
      const found = await findRecoveryCode(parts, user.userId, otherCode ?? '');
      const reset = await store.transaction(async (transaction) => {
        await lockPerson(transaction, user);
        const session = await lockVisitorSession(transaction, visitor, clock.realTime());
        // The proof may have been used, or the password changed, meanwhile.
        const held = await currentProof(transaction, 'lock', ticket, {
          purpose: 'reset',
          visitor: session,
          now: clock.realTime(),
        });
        // The account's state may have changed since the proof was given.
        const refusal = await entryRefusal(transaction, held.user);
        if (refusal) throw refusal;
        const other = (await lacksOtherFactor(transaction, held))
          ? await takeOtherFactor(transaction, parts, user.userId, otherCode ?? '', found)
          : undefined;
        if (other instanceof Refusal) {
          await recordEvent(parts, transaction, context, 'reset-refused', user.userId);
          return other;
        }
        if (other === 'recovery-code') {
          await recordEvent(parts, transaction, context, 'recovery-code-used', user.userId);
          await sendSecurityMessages(transaction, [user], { news: 'recovery-code-used' }, clock.now());
        }
        await transaction.recoveryProofs.remove(held.proof.key);
        await transaction.resetWaits.remove(user.userId);
        await transaction.users.save({ ...held.user, passwordHash });
        // The user's present session stays; a visitor without a session has none to keep.
        const ended = await endPersonSessions(
          transaction,
          user,
          session.userId === user.userId ? session.idHash : '',
          'password-changed',
        );
        // The earlier wrong passwords from this source were mistakes of the owner.
        await transaction.attempts.remove((await failureKeys(user.userName, context.source)).pair);
        const what = resetEvents[held.proof.by];
        await recordEvent(parts, transaction, context, what, user.userId);
        return { ended, what };
      });
      if (reset instanceof Refusal) {
        writeSecurityLog(parts, context, 'reset-refused', user.userName);
        throw reset;
      }
      writeSecurityLog(parts, context, reset.what, user.userName);
      return { endedSessions: reset.ended };
    },
  };
}

/** Unlocking an account, or asking for its review, after a proof. */
function accountUnfreezes(parts: Parts): Desk<'accountUnfreeze'> {
  const { store, clock } = parts;

  return {
    accountUnfreeze: async ({ ticket, picAuthToken, ...request }, context) => {
      const reason = unfreezeReason(request.reason);
      if (reason === undefined) throw new Refusal('REQUEST_INVALID', { field: 'reason' });
      const visitor = visitorSession(context, picAuthToken, clock.realTime());
      const { user, opening } = await store.transaction(async (transaction) => {
        const found = await currentProof(transaction, 'find', ticket, {
          purpose: 'unfreeze',
          visitor,
          now: clock.realTime(),
        });
        await transaction.users.lock(found.user.userId);
        const held = await currentProof(transaction, 'lock', ticket, {
          purpose: 'unfreeze',
          visitor: await lockVisitorSession(transaction, visitor, clock.realTime()),
          now: clock.realTime(),
        });
        await transaction.recoveryProofs.remove(held.proof.key);
        const outcome = await requestUnfreeze(transaction, held.user, {
          reason,
          source: context.source,
          realTime: clock.realTime(),
          now: clock.now(),
        });
        const what = unfreezeEvents[outcome.outcome];
        if (what) await recordEvent(parts, transaction, context, what, held.user.userId);
        return { user: held.user, opening: outcome };
      });
      const what = unfreezeEvents[opening.outcome];
      if (what) writeSecurityLog(parts, context, what, user.userName);
      if (opening.outcome === 'review')
        return {
          outcome: 'REVIEW',
          because: opening.because === 'frozen' ? 'FROZEN' : 'OFTEN',
          number: opening.number,
          askedAt: opening.askedAt,
          answerBy: unfreezeAnswer(opening.askedAt).day,
        };
      return { outcome: opening.outcome === 'unlocked' ? 'UNLOCKED' : 'OPEN' };
    },
  };
}

/**
 * Account recovery for a user who has lost their password or is locked out (document 1, section 2; checklist F-061). An
 * unknown name is answered like any other, after the same work.
 */
export function recoveryDesk(
  parts: Parts,
  passwordKey: () => Promise<PasswordKey>,
): Desk<'recoveryCode' | 'recoveryProof' | 'passwordReset' | 'accountUnfreeze'> {
  return {
    ...recoveryByCode(parts),
    ...passwordResets(parts, passwordKey),
    ...accountUnfreezes(parts),
  };
}
