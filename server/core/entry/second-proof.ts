import { maskMobile } from '../../../src/domain/identity/masked.ts';
import { isProofValid } from '../../../src/domain/entry/recovery.ts';
import { mostSecondTries, secondProofLife } from '../../../src/domain/identity/second-factor.ts';
import type { Parts } from '../parts.ts';
import type { RecoveryProofRecord, SecondProofPurpose, SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { codeProved } from './recovery-codes.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';

/** For what a second proof is wanted, in which visit, and from where. `now`: real time. */
export interface SecondProofAbout {
  readonly purpose: SecondProofPurpose;
  readonly visitor: SessionRecord;
  readonly source: string;
  readonly now: number;
}

/** A visit has one step of a kind at a time: no other visit finds it. */
const keyOf = async (purpose: SecondProofPurpose, { picAuthToken }: SessionRecord): Promise<string> =>
  sha256Hex(`step\n${purpose}\n${picAuthToken}`);
const triesKey = async (key: string): Promise<string> => sha256Hex(`step-tries\n${key}`);
const passwordMark = async (key: string, { passwordHash }: UserRecord): Promise<string> =>
  sha256Hex(`${key} ${passwordHash}`);

/** The password was right; a second proof may be given in the same visit for `secondProofLife`. */
export async function stepBegun(
  transaction: Transaction,
  purpose: SecondProofPurpose,
  visitor: SessionRecord,
  user: UserRecord,
  now: number,
): Promise<void> {
  const key = await keyOf(purpose, visitor);
  await transaction.recoveryProofs.save({
    key,
    userId: user.userId,
    purpose,
    passwordMark: await passwordMark(key, user),
    by: 'sms',
    provedAt: now,
  });
  await transaction.attempts.remove(await triesKey(key));
}

/**
 * The step of a visit with its account, read or held; PROOF_OVER where there is none, it is too old, or the password
 * has become another.
 */
export async function standingStep(
  transaction: Transaction,
  how: 'find' | 'lock',
  { purpose, visitor, now }: SecondProofAbout,
): Promise<{ readonly step: RecoveryProofRecord; readonly user: UserRecord }> {
  const key = await keyOf(purpose, visitor);
  const step = await transaction.recoveryProofs[how](key);
  const user =
    step && isProofValid(step, purpose, now, secondProofLife) ? await transaction.users.find(step.userId) : undefined;
  if (!step || !user || step.passwordMark !== (await passwordMark(key, user))) throw new Refusal('PROOF_OVER');
  return { step, user };
}

/**
 * Returns the user whose second proof a code is. A right code ends the step. A wrong one is counted, and the last one
 * allowed ends the step. The calling code must hold the account.
 */
export async function secondProved(
  transaction: Transaction,
  about: SecondProofAbout,
  code: string,
): Promise<UserRecord | Refusal> {
  const { step, user } = await standingStep(transaction, 'lock', about);
  const proved = await codeProved(transaction, { ...about, userName: user.userName }, code);
  if ('user' in proved) {
    await transaction.recoveryProofs.remove(step.key);
    return user;
  }
  const key = await triesKey(step.key);
  const tries = ((await transaction.attempts.lock(key))?.failures ?? 0) + 1;
  await transaction.attempts.save({ key, failures: tries, lastFailureAt: about.now });
  if (tries < mostSecondTries) return new Refusal('SMS_CODE_REFUSED');
  await transaction.recoveryProofs.remove(step.key);
  return new Refusal('PROOF_OVER');
}

/** Whether an account has a certificate that nobody has taken back, and somebody here reads it. */
export async function hasKey(
  transaction: Transaction,
  { certificates, clock }: Pick<Parts, 'certificates' | 'clock'>,
  { userId }: Pick<UserRecord, 'userId'>,
): Promise<boolean> {
  const now = clock.now();
  return (
    certificates !== undefined &&
    (await transaction.certificates.ofUser(userId)).some(
      (each) => each.revokedAt === undefined && each.validFrom <= now && now <= each.validTo,
    )
  );
}

/** Methods for an account's second proof, as shown to a user who has given the password. */
export async function waysOf(
  transaction: Transaction,
  parts: Pick<Parts, 'texts' | 'certificates' | 'clock'>,
  user: UserRecord,
): Promise<{ readonly ways: string; readonly mobile: string }> {
  const texted = parts.texts !== undefined && user.mobile !== '';
  return {
    ways: [...(texted ? ['SMS'] : []), ...((await hasKey(transaction, parts, user)) ? ['KEY'] : [])].join(' '),
    mobile: texted ? maskMobile(user.mobile) : '',
  };
}
