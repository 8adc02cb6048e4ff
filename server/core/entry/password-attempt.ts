import { hardestPicture, lockedFor, proofDemanded, remembered } from '../../../src/domain/entry/guessing.ts';
import { failuresBeforeLock, lockDuration } from '../../../src/domain/shell/shared/session-limits.ts';
import { bitsOf, proofHolds, rememberedBits } from './captcha.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { countFailure, failuresNow, type FailureKeys } from './sign-in-failures.ts';
import type { Transaction } from '../store.ts';

export interface PasswordAttempt {
  readonly userName: string;
  readonly password: string;
  readonly captcha: string | undefined;
  readonly proof: string | undefined;
  readonly keys: FailureKeys;
  /** Real time, in milliseconds. */
  readonly now: number;
}

/** Judges one attempt on a visitor's session: the token of the hand-over, or why not. What it counts outlives the refusal, which is therefore given and not thrown. */
export type PasswordJudge = (transaction: Transaction, attempt: PasswordAttempt, visitor: SessionRecord) => Promise<{ readonly token: string } | Refusal>;

export function passwordJudge({ passwords, extensions }: Pick<Parts, 'passwords' | 'extensions'>): PasswordJudge {
  // A name that nobody has is answered after the same work as a wrong password.
  const nobodysHash = (async () => passwords.hash(randomToken()))();
  // Where no proof is offered, a picture must do, however hard the times.
  const proofOnly = (demanded: number): boolean => demanded > hardestPicture && extensions.includes('captcha-proof');

  async function humanRefusal({ captcha, proof }: PasswordAttempt, visitor: SessionRecord, demanded: number): Promise<'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG' | undefined> {
    const typed = captcha?.trim().toUpperCase() ?? '';
    if (proof === undefined) {
      if (typed === '' || proofOnly(demanded)) return 'CAPTCHA_REQUIRED';
      return visitor.captcha !== '' && typed === visitor.captcha ? undefined : 'CAPTCHA_WRONG';
    }
    if (!(await proofHolds(visitor.proofChallenge, proof))) return 'CAPTCHA_WRONG';
    // Somebody else's failure may have made it one bit harder while this one was computed.
    return bitsOf(visitor.proofChallenge) < demanded - 1 ? 'CAPTCHA_REQUIRED' : undefined;
  }

  return async (transaction, attempt, visitor) => {
    const { userName, keys, now } = attempt;
    const pair = remembered('pair', await transaction.attempts.lock(keys.pair), now);
    const locked = lockedFor(pair, now);
    if (locked > 0) return new Refusal('SIGN_IN_LOCKED', { minutes: Math.ceil(locked / 60_000) });
    const demanded = proofDemanded(await failuresNow(transaction, keys, now));
    if (demanded !== undefined) {
      const code = await humanRefusal(attempt, visitor, demanded);
      // Either answer counts once.
      await transaction.sessions.save({ ...visitor, captcha: '', proofChallenge: rememberedBits(demanded) });
      // Guessing pictures is guessing too, but locks nobody.
      if (code === 'CAPTCHA_WRONG') await countFailure(transaction, keys, ['source', 'all'], now);
      if (code !== undefined) return new Refusal(code, { proofOnly: proofOnly(demanded) ? 'yes' : 'no' });
    }
    const user = await transaction.users.byName(userName);
    const right = await passwords.verify(attempt.password, user?.passwordHash ?? (await nobodysHash));
    if (!user || !right) {
      await countFailure(transaction, keys, ['pair', 'account', 'source', 'all'], now);
      if (pair.failures + 1 >= failuresBeforeLock) return new Refusal('SIGN_IN_LOCKED', { minutes: lockDuration / 60_000 });
      const next = proofDemanded(await failuresNow(transaction, keys, now));
      if (next !== undefined) await transaction.sessions.save({ ...visitor, captcha: '', proofChallenge: rememberedBits(next) });
      return new Refusal('SIGN_IN_REFUSED', { captchaRequired: next === undefined ? 'no' : 'yes', proofOnly: next !== undefined && proofOnly(next) ? 'yes' : 'no' });
    }
    await transaction.attempts.remove(keys.pair);
    if ((await transaction.companies.find(user.pkCorp))?.deregistered) return new Refusal('COMPANY_DEREGISTERED');
    if (user.roles.length === 0) return new Refusal('NO_ROLE');
    const token = randomToken();
    await transaction.sessions.save({ ...visitor, captcha: '', proofChallenge: '', pendingUserId: user.userId, pendingTokenHash: await sha256Hex(token) });
    return { token };
  };
}
