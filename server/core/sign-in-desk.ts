import { failuresBeforeCaptcha, failuresBeforeLock, lockDuration } from '../../src/domain/session/session-limits.ts';
import { captchaPng } from './captcha-image.ts';
import { drawCaptcha, drawChallenge, proofHolds, proofZeroBits } from './captcha.ts';
import type { CallContext } from './context.ts';
import type { Desk } from './handlers.ts';
import { landing } from './menus.ts';
import type { Parts } from './parts.ts';
import type { PasswordKey } from './password-key.ts';
import type { AttemptRecord, SessionRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import { randomToken, sha256Hex } from './secrets.ts';
import { heldSession, openOnlySession, openSession, sessionStands } from './sessions.ts';
import type { Transaction } from './store.ts';

async function attemptKey(userName: string, source: string): Promise<string> {
  return sha256Hex(`${userName.toLowerCase()}\n${source}`);
}

/** The visitor's own session; refuses with SIGN_IN_EXPIRED when it is gone or was opened for another form. */
function visitorSession(context: CallContext, picAuthToken: string | undefined, now: number): SessionRecord {
  const { session } = context;
  const stands = session && sessionStands(session, now) && (picAuthToken === undefined || session.picAuthToken === picAuthToken);
  if (!stands) throw new Refusal('SIGN_IN_EXPIRED');
  return session;
}

/** The same, as it stands within the transaction that changes it. */
async function heldVisitor(transaction: Transaction, session: SessionRecord, now: number): Promise<SessionRecord> {
  const held = await heldSession(transaction, session, now);
  if (!held) throw new Refusal('SIGN_IN_EXPIRED');
  return held;
}

function lockedFor(attempt: AttemptRecord | undefined, now: number): number {
  if (!attempt || attempt.failures < failuresBeforeLock) return 0;
  return Math.max(0, attempt.lastFailureAt + lockDuration - now);
}

export function signInDesk(parts: Parts, passwordKey: () => Promise<PasswordKey>): Desk<'loginSession' | 'passwordKey' | 'captchaImage' | 'captchaProof' | 'loginPassword' | 'loginSuccess' | 'logout'> {
  const { store, clock, passwords } = parts;
  // A name that nobody has is answered after the same work as a wrong password.
  const nobodysHash = (async () => passwords.hash(randomToken()))();

  async function checkHuman(session: SessionRecord, captcha: string | undefined, proof: string | undefined, transaction: Transaction): Promise<void> {
    const typed = captcha?.trim().toUpperCase() ?? '';
    if (typed === '' && proof === undefined) throw new Refusal('CAPTCHA_REQUIRED');
    const right = proof === undefined ? session.captcha !== '' && typed === session.captcha : await proofHolds(session.proofChallenge, proof);
    // Either answer counts once.
    await transaction.sessions.save({ ...session, captcha: '', proofChallenge: '' });
    if (!right) throw new Refusal('CAPTCHA_WRONG');
  }

  return {
    loginSession: async (_request, context) =>
      store.transaction(async (transaction) => {
        const now = clock.steady();
        if (context.session && sessionStands(context.session, now)) return { picAuthToken: context.session.picAuthToken };
        const { token, session } = await openSession(now);
        await transaction.sessions.save(session);
        context.setSession(token);
        return { picAuthToken: session.picAuthToken };
      }),

    passwordKey: async () => {
      const key = await passwordKey();
      return { keyId: key.keyId, publicKey: key.publicKey };
    },

    captchaImage: async (request, context) => {
      const captcha = drawCaptcha();
      const now = clock.steady();
      const session = visitorSession(context, request.picAuthToken, now);
      await store.transaction(async (transaction) => transaction.sessions.save({ ...(await heldVisitor(transaction, session, now)), captcha }));
      return { mimeType: 'image/png', base64: await captchaPng(captcha) };
    },

    captchaProof: async (request, context) => {
      const proofChallenge = drawChallenge();
      const now = clock.steady();
      const session = visitorSession(context, request.picAuthToken, now);
      await store.transaction(async (transaction) => transaction.sessions.save({ ...(await heldVisitor(transaction, session, now)), proofChallenge }));
      return { challenge: proofChallenge, zeroBits: proofZeroBits };
    },

    loginPassword: async (request, context) => {
      const now = clock.steady();
      const visitor = visitorSession(context, request.picAuthToken, now);
      const key = await passwordKey();
      const password = request.keyId === key.keyId ? await key.decrypt(request.password) : undefined;
      if (password === undefined) throw new Refusal('SIGN_IN_EXPIRED');
      const attempt = await attemptKey(request.userName, context.source);
      const outcome = await store.transaction(async (transaction): Promise<{ readonly token: string } | Refusal> => {
        const past = await transaction.attempts.lock(attempt);
        const session = await heldVisitor(transaction, visitor, now);
        const recent = past && now - past.lastFailureAt < lockDuration ? past : undefined;
        const locked = lockedFor(recent, now);
        if (locked > 0) return new Refusal('SIGN_IN_LOCKED', { minutes: Math.ceil(locked / 60_000) });
        if ((recent?.failures ?? 0) >= failuresBeforeCaptcha) {
          try {
            await checkHuman(session, request.captcha, request.proof, transaction);
          } catch (refusal) {
            if (refusal instanceof Refusal) return refusal;
            throw refusal;
          }
        }
        const user = await transaction.users.byName(request.userName);
        const right = await passwords.verify(password, user?.passwordHash ?? (await nobodysHash));
        if (!user || !right) {
          const failures = (recent?.failures ?? 0) + 1;
          await transaction.attempts.save({ key: attempt, failures, lastFailureAt: now });
          return failures >= failuresBeforeLock
            ? new Refusal('SIGN_IN_LOCKED', { minutes: lockDuration / 60_000 })
            : new Refusal('SIGN_IN_REFUSED', { captchaRequired: failures >= failuresBeforeCaptcha ? 'yes' : 'no' });
        }
        await transaction.attempts.remove(attempt);
        const company = await transaction.companies.find(user.pkCorp);
        if (company?.deregistered) return new Refusal('COMPANY_DEREGISTERED');
        const token = randomToken();
        await transaction.sessions.save({ ...session, captcha: '', proofChallenge: '', pendingUserId: user.userId, pendingTokenHash: await sha256Hex(token) });
        return { token };
      });
      // Counting a failure must outlive the refusal, so it is thrown only after the transaction.
      if (outcome instanceof Refusal) throw outcome;
      return outcome;
    },

    loginSuccess: async (request, context) => {
      const now = clock.steady();
      const opened = visitorSession(context, undefined, now);
      const tokenHash = await sha256Hex(request.token);
      const token = await store.transaction(async (transaction) => {
        const user = await transaction.users.lock(opened.pendingUserId ?? '');
        const visitor = await heldVisitor(transaction, opened, now);
        if (!user || visitor.pendingUserId !== user.userId || visitor.pendingTokenHash !== tokenHash) throw new Refusal('SIGN_IN_EXPIRED');
        await transaction.sessions.remove(visitor.idHash);
        return openOnlySession(transaction, user, now, { role: user.roles[0] });
      });
      context.setSession(token);
      return { homeUrl: landing };
    },

    logout: async (_request, context) => {
      const { session } = context;
      if (session) {
        await store.transaction(async (transaction) => {
          const held = await heldSession(transaction, session, clock.steady());
          if (held) await transaction.sessions.save({ ...held, endedBecause: 'signed-out' });
        });
      }
      context.setSession(undefined);
      return null;
    },
  };
}
