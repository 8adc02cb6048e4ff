import {
  failureKinds,
  lockTimeLeft,
  requiredProofBits,
  remainingFailures,
} from '../../../src/domain/identity/failed-attempts.ts';
import { failuresBeforeLock, lockDuration } from '../../../src/domain/identity/session-limits.ts';
import { difficultyWithoutChallenge } from './captcha.ts';
import { CallTurns } from '../call-turns.ts';
import { completeFirstFactor, type FirstProofContext } from './hand-over.ts';
import { isInitialPasswordOver } from '../identity/initial-password.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import { proofOnly, unprovenRefusal } from './human-proof.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { countFailure, failuresNow, type FailureKeys } from './sign-in-failures.ts';

export interface PasswordAttempt {
  readonly userName: string;
  readonly password: string;
  readonly captcha: string | undefined;
  readonly proof: string | undefined;
  readonly keys: FailureKeys;
  /** Real time, in milliseconds. */
  readonly now: number;
  readonly from: FirstProofContext['from'];
}

/**
 * Judges one attempt in a visitor's session. Returns the hand-over's token or a refusal. The refusal is returned and
 * not thrown, so that the counted failure is committed.
 */
export type PasswordJudge = (
  attempt: PasswordAttempt,
  visitor: SessionRecord,
) => Promise<{ readonly token: string } | Refusal>;

/** An attempt whose password may be compared, with the earlier failures and the user. */
interface AdmittedAttempt {
  readonly failures: number;
  readonly user: UserRecord | undefined;
}

/**
 * Creates the judge of password attempts. Comparing passwords is slow and happens outside a transaction, so that it
 * holds no database connection. Each attempt is therefore counted as a failure first, and a right one removes the
 * count: no more concurrent attempts pass than are allowed, on any number of servers. On one server, attempts for one
 * account from one source run one after the other, so that right ones do not count against each other.
 */
export function passwordJudge(
  parts: Pick<Parts, 'store' | 'passwords' | 'extensions' | 'clock' | 'texts' | 'certificates'>,
): PasswordJudge {
  const { store, passwords, extensions } = parts;
  const turns = new CallTurns(1);
  // An unknown name is answered after the same work as a wrong password.
  const nobodysHash = (async () => passwords.hash(randomToken()))();
  async function admitAttempt(
    transaction: Transaction,
    attempt: PasswordAttempt,
    visitor: SessionRecord,
  ): Promise<AdmittedAttempt | Refusal> {
    const { keys, now } = attempt;
    const pair = remainingFailures('pair', await transaction.attempts.lock(keys.pair), now);
    const locked = lockTimeLeft(pair, now);
    if (locked > 0) return new Refusal('SIGN_IN_LOCKED', { minutes: Math.ceil(locked / 60_000) });
    const unproven = await unprovenRefusal(transaction, { extensions }, attempt, visitor);
    if (unproven) return unproven;
    const user = await transaction.users.byName(attempt.userName);
    await countFailure(transaction, keys, failureKinds, now);
    return { failures: pair.failures, user };
  }

  async function refusePassword(
    transaction: Transaction,
    { keys, now }: PasswordAttempt,
    visitor: SessionRecord,
    failures: number,
  ): Promise<Refusal> {
    if (failures + 1 >= failuresBeforeLock) return new Refusal('SIGN_IN_LOCKED', { minutes: lockDuration / 60_000 });
    const next = requiredProofBits(await failuresNow(transaction, keys, now));
    if (next !== undefined)
      await transaction.sessions.save({ ...visitor, captcha: '', proofChallenge: difficultyWithoutChallenge(next) });
    return new Refusal('SIGN_IN_REFUSED', {
      captchaRequired: next === undefined ? 'no' : 'yes',
      proofOnly: next !== undefined && proofOnly({ extensions }, next) ? 'yes' : 'no',
    });
  }

  async function settleAttempt(
    transaction: Transaction,
    attempt: PasswordAttempt,
    visitor: SessionRecord,
    { failures, user: compared }: AdmittedAttempt,
    isRight: boolean,
  ): Promise<{ readonly token: string } | Refusal> {
    const user = compared && (await transaction.users.find(compared.userId));
    // The password may have been changed meanwhile.
    const isTaken = isRight && user?.passwordHash === compared?.passwordHash;
    if (!isTaken || !user || (await isInitialPasswordOver(transaction, user, attempt.now)))
      return refusePassword(transaction, attempt, visitor, failures);
    return completeFirstFactor(transaction, attempt.keys, visitor, user, attempt.now, {
      first: 'password',
      parts,
      from: attempt.from,
    });
  }

  return async (attempt, visitor) =>
    turns.take(attempt.keys.pair, async () => {
      const lockVisitor = async (transaction: Transaction): Promise<SessionRecord> =>
        lockVisitorSession(transaction, visitor, attempt.now);
      const admission = await store.transaction(async (transaction) =>
        admitAttempt(transaction, attempt, await lockVisitor(transaction)),
      );
      if (admission instanceof Refusal) return admission;
      const isRight = await passwords.verify(attempt.password, admission.user?.passwordHash ?? (await nobodysHash));
      return store.transaction(async (transaction) =>
        settleAttempt(transaction, attempt, await lockVisitor(transaction), admission, isRight),
      );
    });
}
