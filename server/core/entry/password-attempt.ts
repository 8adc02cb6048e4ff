import {
  failureKinds,
  lockTimeLeft,
  requiredProofBits,
  remainingFailures,
} from '../../../src/domain/identity/guessing.ts';
import { failuresBeforeLock, lockDuration } from '../../../src/domain/identity/session-limits.ts';
import { rememberedBits } from './captcha.ts';
import { CallTurns } from '../call-turns.ts';
import { completeFirstFactor, type Entering } from './hand-over.ts';
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
  readonly from: Entering['from'];
}

/**
 * Judges one attempt on a visitor's session: the token of the hand-over, or why not. What it counts outlives the
 * refusal, which is therefore given and not thrown.
 */
export type PasswordJudge = (
  attempt: PasswordAttempt,
  visitor: SessionRecord,
) => Promise<{ readonly token: string } | Refusal>;

/** An attempt that may go on to its password: what had failed before it, and whose password it must be. */
interface Admitted {
  readonly failures: number;
  readonly user: UserRecord | undefined;
}

/**
 * Passwords are slow to compare, so that nobody may wait for one with a connection to the database in hand. An attempt
 * is therefore counted as a failure before, which a right one takes back: of many at once, no more get through than are
 * allowed, on however many servers. On one server those of one account from one source take turns, or the right ones
 * among them would count against each other.
 */
export function passwordJudge(
  parts: Pick<Parts, 'store' | 'passwords' | 'extensions' | 'clock' | 'texts' | 'certificates'>,
): PasswordJudge {
  const { store, passwords, extensions } = parts;
  const turns = new CallTurns(1);
  // A name that nobody has is answered after the same work as a wrong password.
  const nobodysHash = (async () => passwords.hash(randomToken()))();
  async function admitted(
    transaction: Transaction,
    attempt: PasswordAttempt,
    visitor: SessionRecord,
  ): Promise<Admitted | Refusal> {
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

  async function refused(
    transaction: Transaction,
    { keys, now }: PasswordAttempt,
    visitor: SessionRecord,
    failures: number,
  ): Promise<Refusal> {
    if (failures + 1 >= failuresBeforeLock) return new Refusal('SIGN_IN_LOCKED', { minutes: lockDuration / 60_000 });
    const next = requiredProofBits(await failuresNow(transaction, keys, now));
    if (next !== undefined)
      await transaction.sessions.save({ ...visitor, captcha: '', proofChallenge: rememberedBits(next) });
    return new Refusal('SIGN_IN_REFUSED', {
      captchaRequired: next === undefined ? 'no' : 'yes',
      proofOnly: next !== undefined && proofOnly({ extensions }, next) ? 'yes' : 'no',
    });
  }

  async function settled(
    transaction: Transaction,
    attempt: PasswordAttempt,
    visitor: SessionRecord,
    { failures, user: compared }: Admitted,
    right: boolean,
  ): Promise<{ readonly token: string } | Refusal> {
    const user = compared && (await transaction.users.find(compared.userId));
    // The password may have been changed meanwhile.
    if (!right || !user || user.passwordHash !== compared.passwordHash)
      return refused(transaction, attempt, visitor, failures);
    return completeFirstFactor(transaction, attempt.keys, visitor, user, attempt.now, {
      first: 'password',
      parts,
      from: attempt.from,
    });
  }

  return async (attempt, visitor) =>
    turns.take(attempt.keys.pair, async () => {
      const held = async (transaction: Transaction): Promise<SessionRecord> =>
        lockVisitorSession(transaction, visitor, attempt.now);
      const admission = await store.transaction(async (transaction) =>
        admitted(transaction, attempt, await held(transaction)),
      );
      if (admission instanceof Refusal) return admission;
      const right = await passwords.verify(attempt.password, admission.user?.passwordHash ?? (await nobodysHash));
      return store.transaction(async (transaction) =>
        settled(transaction, attempt, await held(transaction), admission, right),
      );
    });
}
