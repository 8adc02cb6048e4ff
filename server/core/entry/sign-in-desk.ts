import type { RefusalCode } from '../../../src/contract/codes.ts';
import { easiestProof, requiredProofBits } from '../../../src/domain/identity/failed-attempts.ts';
import { bitsOf, drawCaptcha, drawChallenge } from './captcha.ts';
import type { Desk } from '../handlers.ts';
import { booksFor } from '../evidence/shared/books-for.ts';
import { landingOf } from '../home/shared/menus.ts';
import { businessReach } from '../home/shared/business-reach.ts';
import type { Parts } from '../parts.ts';
import { passwordJudge } from './password-attempt.ts';
import { signInEventOfToken, handOverHash, isHandOverValid, hasTwoProofs } from './hand-over.ts';
import { rememberLanguage } from '../identity/account-language.ts';
import { entryRefusal } from '../identity/entry-refusal.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import type { PasswordKey } from './password-key.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { base64 } from '../secrets.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import { agentOf, recordSecurityEvent, nameInLog, writeSecurityLog } from '../identity/security-events.ts';
import { lockSession, openOnlySession, openSession, isSessionValid } from '../identity/sessions.ts';
import { failureKeys, failuresNow } from './sign-in-failures.ts';
import { isWorthRecording } from './is-worth-recording.ts';
import { leaveWorkbench } from '../identity/workbench-session.ts';
import type { Transaction } from '../store.ts';
import { visitorSession } from './visitor-session.ts';

/** Security event of each refusal. */
const refusedEvents: ReadonlyMap<RefusalCode, SecurityEventKind> = new Map([
  ['SIGN_IN_REFUSED', 'sign-in-refused'],
  ['SIGN_IN_LOCKED', 'sign-in-locked'],
  ['CAPTCHA_REQUIRED', 'proof-required'],
  ['CAPTCHA_WRONG', 'proof-wrong'],
  ['COMPANY_DEREGISTERED', 'company-deregistered'],
  ['SECOND_PROOF_REQUIRED', 'second-proof-asked'],
]);

/** What a visitor needs before signing in: a session, the key for passwords, and a proof of being human. */
function signInVisits(
  parts: Parts,
  passwordKey: () => Promise<PasswordKey>,
): Desk<'loginSession' | 'passwordKey' | 'captchaImage' | 'captchaProof'> {
  const { store, clock } = parts;

  return {
    loginSession: async (_request, context) =>
      store.transaction(async (transaction) => {
        const now = clock.realTime();
        if (context.session && isSessionValid(context.session, now))
          return { picAuthToken: context.session.picAuthToken };
        const { token, session } = await openSession(now);
        await transaction.sessions.save(session);
        context.setSession(token);
        return { picAuthToken: session.picAuthToken };
      }),

    passwordKey: async () => {
      const key = await passwordKey();
      return { keyId: key.keyId, publicKey: key.publicKey, boundTo: 'picAuthToken' };
    },

    captchaImage: async (request, context) => {
      const captcha = drawCaptcha();
      const now = clock.realTime();
      const session = visitorSession(context, request.picAuthToken, now);
      await store.transaction(async (transaction) =>
        transaction.sessions.save({ ...(await lockVisitorSession(transaction, session, now)), captcha }),
      );
      return { mimeType: 'image/png', base64: base64(await parts.captchas.paint(captcha)) };
    },

    captchaProof: async (request, context) => {
      const now = clock.realTime();
      const session = visitorSession(context, request.picAuthToken, now);
      const keys = await failureKeys('', context.source);
      return store.transaction(async (transaction) => {
        const held = await lockVisitorSession(transaction, session, now);
        // The account is not known yet. Its failures count through the challenge of the last refusal.
        const { source, all } = await failuresNow(transaction, keys, now);
        const zeroBits = Math.max(
          requiredProofBits({ pair: 0, account: 0, source, all }) ?? easiestProof,
          bitsOf(held.proofChallenge),
        );
        const challenge = drawChallenge(zeroBits);
        await transaction.sessions.save({ ...held, proofChallenge: challenge });
        return { challenge, zeroBits };
      });
    },
  };
}

/** Judging a name and password. */
function passwordSignIn(parts: Parts, passwordKey: () => Promise<PasswordKey>): Desk<'loginPassword'> {
  const { store, clock } = parts;
  const judge = passwordJudge(parts);

  return {
    loginPassword: async (request, context) => {
      const now = clock.realTime();
      const visitor = visitorSession(context, request.picAuthToken, now);
      const key = await passwordKey();
      const password =
        request.keyId === key.keyId ? await key.decrypt(request.password, request.picAuthToken) : undefined;
      if (password === undefined) throw new Refusal('SIGN_IN_EXPIRED');
      const { userName, captcha, proof } = request;
      const attempt = {
        userName,
        password,
        captcha,
        proof,
        now,
        keys: await failureKeys(userName, context.source),
        from: context,
      };
      const outcome = await judge(attempt, visitor);
      if (!(outcome instanceof Refusal)) return outcome;
      const what = refusedEvents.get(outcome.code) ?? 'sign-in-refused';
      writeSecurityLog(parts, context, what, await nameInLog(parts, userName));
      // Also done for an unknown name, so that both take equally long.
      await store.transaction(async (transaction) => {
        if (await isWorthRecording(transaction, what, userName, now))
          await recordSecurityEvent(
            transaction,
            context,
            what,
            (await transaction.users.byName(userName))?.userId ?? '',
            clock.now(),
          );
      });
      throw outcome;
    },
  };
}

/** Beginning the session of a user whose proofs were accepted, and ending it. */
function sessionEntry(parts: Parts): Desk<'loginSuccess' | 'logout'> {
  const { store, clock } = parts;

  return {
    loginSuccess: async (request, context) => {
      const now = clock.realTime();
      const what = signInEventOfToken(request.token);
      const opened = visitorSession(context, undefined, now);
      const entered = await store.transaction(async (transaction) => {
        const user = await transaction.users.lock(opened.pendingUserId ?? '');
        const visitor = await lockVisitorSession(transaction, opened, now);
        if (
          !user ||
          visitor.pendingUserId !== user.userId ||
          visitor.pendingTokenHash !== (await handOverHash(request.token, user)) ||
          !isHandOverValid(request.token, now)
        )
          throw new Refusal('SIGN_IN_EXPIRED');
        // Checked before anything ends: a user who may not come in ends no session.
        const unwelcome = await entryRefusal(transaction, user);
        if (unwelcome) return { unwelcome, userName: user.userName };
        await transaction.sessions.remove(visitor.idHash);
        // The user who was signed in in this browser before has no session any more.
        if (visitor.userId !== undefined) await transaction.announce([{ userId: visitor.userId, topic: 'session' }]);
        const role = user.roles[0];
        await recordSecurityEvent(transaction, context, what, user.userId, clock.now());
        await rememberLanguage(transaction, user.userId, context.locale);
        const only = await openOnlySession(transaction, user, now, {
          role,
          host: context.host,
          source: context.source,
          agent: agentOf(context),
          twoProofs: hasTwoProofs(request.token),
        });
        if (only.ended > 0)
          await recordSecurityEvent(transaction, context, 'sessions-replaced', user.userId, clock.now());
        return {
          ...only,
          userName: user.userName,
          role: role ?? '',
          reach: await businessReach(transaction, user, parts),
          among: await booksFor(transaction, { user, session: context }),
        };
      });
      if ('unwelcome' in entered) {
        writeSecurityLog(
          parts,
          context,
          refusedEvents.get(entered.unwelcome.code) ?? 'sign-in-refused',
          entered.userName,
        );
        throw entered.unwelcome;
      }
      writeSecurityLog(parts, context, what, entered.userName);
      if (entered.ended > 0) writeSecurityLog(parts, context, 'sessions-replaced', entered.userName);
      context.setSession(entered.token);
      return { homeUrl: landingOf(entered.role, entered.among, entered.reach) };
    },

    logout: async (_request, context) => {
      const { session } = context;
      const left =
        session &&
        (await store.transaction(async (transaction) => {
          const account = await leave(transaction, session, clock.realTime());
          await leaveWorkbench(transaction, session);
          if (account !== undefined)
            await recordSecurityEvent(transaction, context, 'signed-out', account.userId, clock.now());
          return account?.userName;
        }));
      if (left !== undefined) writeSecurityLog(parts, context, 'signed-out', left);
      context.setSession(undefined);
      return null;
    },
  };
}

export function signInDesk(
  parts: Parts,
  passwordKey: () => Promise<PasswordKey>,
): Desk<
  'loginSession' | 'passwordKey' | 'captchaImage' | 'captchaProof' | 'loginPassword' | 'loginSuccess' | 'logout'
> {
  return {
    ...signInVisits(parts, passwordKey),
    ...passwordSignIn(parts, passwordKey),
    ...sessionEntry(parts),
  };
}

/**
 * Ends all sessions of a visit, also one that has replaced the given one after a change of role. Sessions of other
 * devices stay. Returns the user who left.
 */
async function leave(transaction: Transaction, session: SessionRecord, now: number): Promise<UserRecord | undefined> {
  if (session.userId === undefined) {
    const locked = await lockSession(transaction, session, now);
    if (locked) await transaction.sessions.save({ ...locked, endedBecause: 'signed-out' });
    return undefined;
  }
  const account = await transaction.users.lock(session.userId);
  const ended = await transaction.sessions.endVisit(session.userId, session.picAuthToken);
  await transaction.announce([{ userId: session.userId, topic: 'session' }]);
  return ended > 0 ? account : undefined;
}
