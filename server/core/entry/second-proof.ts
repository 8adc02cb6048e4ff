import { maskMobile } from '../../../src/domain/identity/masked.ts';
import { isProofValid } from '../../../src/domain/entry/recovery.ts';
import { maxSecondProofTries, secondProofLife } from '../../../src/domain/identity/second-factor.ts';
import type { Parts } from '../parts.ts';
import type { RecoveryProofRecord, SecondProofPurpose, SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { checkCode } from './recovery-codes.ts';
import { Refusal } from '../refusal.ts';
import { otherFactors, takeOtherFactor, type OtherFactor } from '../identity/other-factors.ts';
import { sha256Hex } from '../secrets.ts';

/** Purpose, visit and origin of a second proof. `now`: real time. */
export interface SecondProofAbout {
  readonly purpose: SecondProofPurpose;
  readonly visitor: SessionRecord;
  readonly source: string;
  readonly now: number;
}

/** Key of a step. It contains the visit, which has one step of a kind at a time. */
const keyOf = async (purpose: SecondProofPurpose, { picAuthToken }: SessionRecord): Promise<string> =>
  sha256Hex(`step\n${purpose}\n${picAuthToken}`);
const triesKey = async (key: string): Promise<string> => sha256Hex(`step-tries\n${key}`);
const passwordMark = async (key: string, { passwordHash }: UserRecord): Promise<string> =>
  sha256Hex(`${key} ${passwordHash}`);

/**
 * Begins the second step after a right password. The second proof is accepted in the same visit for `secondProofLife`.
 */
export async function beginSecondStep(
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
 * The step of a visit with its account, read or locked. Refuses with PROOF_EXPIRED where there is none, it has expired,
 * or the password has changed.
 */
export async function currentStep(
  transaction: Transaction,
  how: 'find' | 'lock',
  { purpose, visitor, now }: SecondProofAbout,
): Promise<{ readonly step: RecoveryProofRecord; readonly user: UserRecord }> {
  const key = await keyOf(purpose, visitor);
  const step = await transaction.recoveryProofs[how](key);
  const user =
    step && isProofValid(step, purpose, now, secondProofLife) ? await transaction.users.find(step.userId) : undefined;
  if (!step || !user || step.passwordMark !== (await passwordMark(key, user))) throw new Refusal('PROOF_EXPIRED');
  return { step, user };
}

/**
 * Returns the user whose second proof a code is, of a text message, the authenticator app or a recovery code. A right
 * code ends the step. A wrong one is counted, and the last one allowed ends the step. `found`: what `findRecoveryCode`
 * has found. The calling code must hold the account.
 */
export async function checkSecondProof(
  transaction: Transaction,
  about: SecondProofAbout,
  { kind, code, found }: { readonly kind: 'SMS' | 'APP'; readonly code: string; readonly found?: string | undefined },
  parts: Pick<Parts, 'secret' | 'formerSecret' | 'clock'>,
): Promise<{ readonly user: UserRecord; readonly by: OtherFactor | 'sms' } | Refusal> {
  const { step, user } = await currentStep(transaction, 'lock', about);
  const proved =
    kind === 'SMS'
      ? await checkCode(transaction, { ...about, userName: user.userName }, code)
      : await takeOtherFactor(transaction, parts, user.userId, code, found);
  if (typeof proved === 'string' || 'user' in proved) {
    await transaction.recoveryProofs.remove(step.key);
    return { user, by: typeof proved === 'string' ? proved : 'sms' };
  }
  const key = await triesKey(step.key);
  const tries = ((await transaction.attempts.lock(key))?.failures ?? 0) + 1;
  await transaction.attempts.save({ key, failures: tries, lastFailureAt: about.now });
  if (tries < maxSecondProofTries) return proved instanceof Refusal ? proved : new Refusal('SMS_CODE_REFUSED');
  await transaction.recoveryProofs.remove(step.key);
  return new Refusal('PROOF_EXPIRED');
}

/** Whether an account has a valid certificate, and the back end can read it. */
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
export async function secondProofMethods(
  transaction: Transaction,
  parts: Pick<Parts, 'texts' | 'certificates' | 'clock'>,
  user: UserRecord,
): Promise<{ readonly ways: string; readonly mobile: string }> {
  const factors = await otherFactors(transaction, user.userId);
  const texted = parts.texts !== undefined && user.mobile !== '';
  return {
    ways: [
      ...(factors.includes('app') ? ['APP'] : []),
      ...(factors.includes('recovery-code') ? ['RECOVERY'] : []),
      ...(texted ? ['SMS'] : []),
      ...((await hasKey(transaction, parts, user)) ? ['KEY'] : []),
    ].join(' '),
    mobile: texted ? maskMobile(user.mobile) : '',
  };
}
