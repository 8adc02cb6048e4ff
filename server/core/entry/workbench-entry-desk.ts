import { needsSecondProof } from '../../../src/domain/identity/second-factor.ts';
import { codeDigits, codeLife, resendAfter } from '../../../src/domain/identity/verify-codes.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits } from '../secrets.ts';
import type { ServerLocale } from '../server-locale.ts';
import { entryRefusal } from '../identity/entry-refusal.ts';
import { factorTerms } from '../identity/factor-terms.ts';
import { recordSecurityEvent, nameInLog, writeSecurityLog } from '../identity/security-events.ts';
import { enterWorkbench, leaveWorkbench } from '../identity/workbench-session.ts';
import { hasWorkbench, workbenchUser } from '../onboarding/shared/workbench-user.ts';
import type { Transaction } from '../store.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import { issueCode, checkCode, type CodeAbout } from './recovery-codes.ts';
import { accountNameOf } from './recovery-proof.ts';
import { visitorSession } from './visitor-session.ts';

const purpose = 'workbench';

const texts: Readonly<Record<ServerLocale, (code: string) => string>> = {
  'zh-CN': (code) =>
    `工作台登录验证码 ${code}，${codeLife / 60_000} 分钟内有效。请勿告诉任何人，包括客服人员；如非本人操作，请忽略。`,
  en: (code) =>
    `Your code to sign in at the workbench is ${code}, valid for ${codeLife / 60_000} minutes. Give it to nobody, not even to customer service. If you did not ask for it, do nothing.`,
};

/** The user who is signed in at the workbench, and leaving it. */
function workbenchSessions(parts: Parts): Desk<'workbenchSession' | 'workbenchLogout'> {
  const { store, clock, workbenchUrl } = parts;

  return {
    workbenchSession: async (_request, { session }) =>
      store.transaction(async (transaction) => {
        const user = await workbenchUser(transaction, session, { now: clock.realTime(), workbenchUrl });
        return user
          ? {
              userName: user.userName,
              personName: user.personName,
              corpName: (await transaction.companies.find(user.pkCorp))?.name ?? '',
            }
          : null;
      }),

    // An expired session is accepted too: leaving clears what is left of it.
    workbenchLogout: async (_request, context) => {
      const { session } = context;
      const left =
        session &&
        (await store.transaction(async (transaction) => {
          const gone = await leaveWorkbench(transaction, session);
          if (gone) await recordSecurityEvent(transaction, context, 'workbench-left', gone.userId, clock.now());
          return gone;
        }));
      if (left) writeSecurityLog(parts, context, 'workbench-left', left.userName);
      return null;
    },
  };
}

/** Signing in at the workbench by a code. */
function workbenchSignIn(parts: Parts): Desk<'workbenchCode' | 'workbenchLogin'> {
  const { store, clock, workbenchUrl, texts: gateway } = parts;

  /** Refusal of a user whose code was right, but who may not enter the workbench; undefined where they may. */
  async function workbenchRefusal(transaction: Transaction, user: UserRecord): Promise<Refusal | undefined> {
    const refused = await entryRefusal(transaction, user);
    if (refused) return refused;
    // A code by text is one factor. A user with two-step verification enters from the portal, where both were given.
    if (needsSecondProof(await factorTerms(transaction, user), clock.now())) return new Refusal('PASSWORD_FIRST');
    return (await hasWorkbench(transaction, user, workbenchUrl)) ? undefined : new Refusal('NOT_PERMITTED');
  }

  return {
    workbenchCode: async ({ picAuthToken, captcha, proof, ...request }, context) => {
      if (!gateway || workbenchUrl === undefined) throw new Refusal('NOT_FOUND');
      const { userName, isOwn } = accountNameOf(context, request.userName);
      const opened = visitorSession(context, picAuthToken, clock.realTime());
      const code = randomDigits(codeDigits);
      const outcome = await store.transaction(async (transaction) => {
        const now = clock.realTime();
        return issueCode(transaction, parts, {
          purpose,
          userName,
          isOwn,
          visitor: await lockVisitorSession(transaction, opened, now),
          source: context.source,
          now,
          code,
          captcha,
          proof,
        });
      });
      const name = await nameInLog(parts, userName);
      writeSecurityLog(parts, context, outcome instanceof Refusal ? 'workbench-refused' : 'workbench-asked', name);
      if (outcome instanceof Refusal) {
        if (outcome.code === 'TEXTS_LIMITED') writeSecurityLog(parts, context, 'texts-limited', name);
        throw outcome;
      }
      const { mobile } = outcome;
      if (mobile !== undefined)
        void gateway
          .send({ mobile, text: texts[context.locale](code) })
          .catch((fault: unknown) => parts.report(fault, { call: 'workbenchCode', traceId: context.traceId }));
      return { resendAfter: resendAfter / 1000, validFor: codeLife / 1000 };
    },

    workbenchLogin: async ({ picAuthToken, code, ...request }, context) => {
      if (workbenchUrl === undefined) throw new Refusal('NOT_FOUND');
      const { userName } = accountNameOf(context, request.userName);
      const opened = visitorSession(context, picAuthToken, clock.realTime());
      const refused = await store.transaction(async (transaction) => {
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
          // Recorded only while a code exists, so that nobody can fill another user's history by calling. Also done for
          // an unknown name, so that both take equally long.
          if (proved.guessed)
            await recordSecurityEvent(
              transaction,
              context,
              'workbench-refused',
              (await transaction.users.byName(userName))?.userId ?? '',
              clock.now(),
            );
          return new Refusal('SMS_CODE_REFUSED');
        }
        const refusal = await workbenchRefusal(transaction, proved.user);
        if (!refusal) await enterWorkbench(transaction, about.visitor, proved.user.userId, now);
        await recordSecurityEvent(
          transaction,
          context,
          refusal ? 'workbench-refused' : 'workbench-entered',
          proved.user.userId,
          clock.now(),
        );
        return refusal;
      });
      writeSecurityLog(
        parts,
        context,
        refused ? 'workbench-refused' : 'workbench-entered',
        await nameInLog(parts, userName),
      );
      if (refused) throw refused;
      return null;
    },
  };
}

/**
 * The workbench's own sign-in, for users who do not come from the portal (document 1, section 7; C-031 to C-034): a
 * name, and a code sent to its owner's telephone. An unknown name is answered like any other, after the same work.
 */
export function workbenchEntryDesk(
  parts: Parts,
): Desk<'workbenchSession' | 'workbenchCode' | 'workbenchLogin' | 'workbenchLogout'> {
  return {
    ...workbenchSessions(parts),
    ...workbenchSignIn(parts),
  };
}
