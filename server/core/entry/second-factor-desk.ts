import { codeDigits, codeLife, resendAfter } from '../../../src/domain/identity/verify-codes.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits } from '../secrets.ts';
import type { ServerLocale } from '../server-locale.ts';
import { sendSecurityMessages } from '../account/shared/security-notices.ts';
import { entryRefusal } from '../identity/entry-refusal.ts';
import { findRecoveryCode } from '../identity/other-factors.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { issueHandoverToken } from './hand-over.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import { issueCode } from './recovery-codes.ts';
import { checkSecondProof, currentStep, type SecondProofAbout } from './second-proof.ts';
import { trustDevice } from './trusted-devices.ts';
import { visitorSession } from './visitor-session.ts';

const texts: Readonly<Record<ServerLocale, (code: string) => string>> = {
  'zh-CN': (code) =>
    `登录两步验证码 ${code}，${codeLife / 60_000} 分钟内有效。请勿告诉任何人，包括客服人员；如非本人操作，说明密码可能已泄露，请尽快修改密码。`,
  en: (code) =>
    `Your two-step sign-in code is ${code}, valid for ${codeLife / 60_000} minutes. Give it to nobody, not even to customer service. If you are not signing in, somebody may know your password: change it soon.`,
};

/** Seconds to wait when a telephone has reached its maximum number of messages. */
const fullWait = 3600;

/** Functions that the calls of the second step share. */
function secondProofBook(parts: Parts) {
  const { store, clock } = parts;

  /**
   * Runs work in the visit. Locks the account before the visit and the step, in the order of all code that ends
   * sessions.
   */
  async function withLockedAccount<Result>(
    context: CallContext,
    opened: SessionRecord,
    work: (transaction: Transaction, about: SecondProofAbout) => Promise<Result>,
  ): Promise<Result> {
    return store.transaction(async (transaction) => {
      const now = clock.realTime();
      const { user } = await currentStep(transaction, 'find', {
        purpose: 'second-proof',
        visitor: opened,
        source: context.source,
        now,
      });
      await transaction.users.lock(user.userId);
      return work(transaction, {
        purpose: 'second-proof',
        visitor: await lockVisitorSession(transaction, opened, now),
        source: context.source,
        now,
      });
    });
  }

  /** The recovery code that was typed, found outside the transaction that takes it. */
  async function recoveryCodeOf(
    context: CallContext,
    visitor: SessionRecord,
    code: string,
  ): Promise<string | undefined> {
    const about = { purpose: 'second-proof', visitor, source: context.source, now: clock.realTime() } as const;
    const { user } = await store.transaction(async (transaction) => currentStep(transaction, 'find', about));
    return findRecoveryCode(parts, user.userId, code);
  }

  return { withLockedAccount, recoveryCodeOf };
}

type SecondProofBook = ReturnType<typeof secondProofBook>;

/** Sending the code of the second step. */
function secondProofCodes(parts: Parts, { withLockedAccount }: SecondProofBook): Desk<'secondProofCode'> {
  const { clock, texts: gateway } = parts;

  return {
    secondProofCode: async ({ picAuthToken }, context) => {
      // Without a gateway no code can be sent.
      if (!gateway) throw new Refusal('NOT_FOUND');
      const code = randomDigits(codeDigits);
      const opened = visitorSession(context, picAuthToken, clock.realTime());
      const outcome = await withLockedAccount(context, opened, async (transaction, about) => {
        const { user } = await currentStep(transaction, 'lock', about);
        // A user who has given the password has been judged human, and is no stranger.
        const issued = await issueCode(transaction, parts, {
          ...about,
          userName: user.userName,
          isOwn: true,
          code,
          captcha: undefined,
          proof: undefined,
        });
        return issued instanceof Refusal ? issued : { ...issued, userName: user.userName };
      });
      if (outcome instanceof Refusal) {
        if (outcome.code === 'TEXTS_LIMITED') writeSecurityLog(parts, context, 'texts-limited', '');
        throw outcome;
      }
      writeSecurityLog(parts, context, 'code-asked', outcome.userName);
      const { mobile } = outcome;
      if (mobile === undefined) throw new Refusal('SMS_TOO_SOON', { seconds: fullWait });
      void gateway
        .send({ mobile, text: texts[context.locale](code) })
        .catch((fault: unknown) => parts.report(fault, { call: 'secondProofCode', traceId: context.traceId }));
      return { resendAfter: resendAfter / 1000, validFor: codeLife / 1000 };
    },
  };
}

/** Checking the code, and trusting the device on request. */
function secondProofs(parts: Parts, { withLockedAccount, recoveryCodeOf }: SecondProofBook): Desk<'secondProof'> {
  const { clock } = parts;

  return {
    secondProof: async ({ picAuthToken, kind, code, trust }, context) => {
      const opened = visitorSession(context, picAuthToken, clock.realTime());
      const found = kind === 'APP' ? await recoveryCodeOf(context, opened, code) : undefined;
      const outcome = await withLockedAccount(context, opened, async (transaction, about) => {
        const at = clock.now();
        const { user } = await currentStep(transaction, 'find', about);
        const proved = await checkSecondProof(transaction, about, { kind: kind ?? 'SMS', code, found }, parts);
        const unwelcome = proved instanceof Refusal ? undefined : await entryRefusal(transaction, user);
        if (proved instanceof Refusal || unwelcome) {
          await recordSecurityEvent(transaction, context, 'second-proof-refused', user.userId, at);
          return { user, refusal: proved instanceof Refusal ? proved : (unwelcome ?? new Refusal('NO_ROLE')) };
        }
        if (proved.by === 'recovery-code') {
          await recordSecurityEvent(transaction, context, 'recovery-code-used', user.userId, at);
          await sendSecurityMessages(transaction, [user], { news: 'recovery-code-used' }, at);
        }
        const own = await transaction.secondFactors.lock(user.userId);
        await transaction.secondFactors.save({
          userId: user.userId,
          isOn: own?.isOn ?? false,
          since: own?.since,
          lastUsedAt: at,
        });
        if (trust) await recordSecurityEvent(transaction, context, 'device-trusted', user.userId, at);
        const device = trust ? await trustDevice(transaction, user, context, about.now) : undefined;
        return {
          user,
          device,
          ...(await issueHandoverToken(transaction, about.visitor, user, about.now, {
            by: 'two-steps',
            twoProofs: true,
          })),
        };
      });
      if ('refusal' in outcome) {
        writeSecurityLog(parts, context, 'second-proof-refused', outcome.user.userName);
        throw outcome.refusal;
      }
      if (outcome.device !== undefined) {
        writeSecurityLog(parts, context, 'device-trusted', outcome.user.userName);
        context.setDevice(outcome.device);
      }
      return { token: outcome.token };
    },
  };
}

/** The second step of signing in: a code to the telephone of a user who has given the password in the same visit. */
export function secondFactorDesk(parts: Parts): Desk<'secondProofCode' | 'secondProof'> {
  const book = secondProofBook(parts);
  return {
    ...secondProofCodes(parts, book),
    ...secondProofs(parts, book),
  };
}
