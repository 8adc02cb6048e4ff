import { failuresBeforeLock, lockDuration } from '../../../src/domain/identity/session-limits.ts';
import { plainCode, recoveryCodeCount } from '../../../src/domain/identity/reset-wait.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { sealBytes, unsealBytes, type Seal } from '../seal-bytes.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { base32, provenStep } from './one-time-code.ts';

/** Factors beside the telephone: an authenticator app, or a recovery code. */
export type OtherFactor = 'app' | 'recovery-code';

/** Random bytes of a recovery code: twelve letters of base32 take sixty bits of them. */
const codeBytes = 8;
const shownCode = /^(.{4})(.{4})(.{4})$/;

const sealOf = ({ secret }: Pick<Parts, 'secret'>, userId: string): Seal => ({
  secret,
  purpose: 'authenticator',
  beside: userId,
});
const hashOf = async (userId: string, code: string): Promise<string> => sha256Hex(`recovery-code\n${userId}\n${code}`);

/** Seals the secret of an authenticator app for one account. */
export async function sealSecret(
  parts: Pick<Parts, 'secret'>,
  userId: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<string> {
  return sealBytes(secret, sealOf(parts, userId));
}

/** Opens a sealed secret; undefined when another installation sealed it. */
export async function openSecret(
  parts: Pick<Parts, 'secret'>,
  userId: string,
  sealed: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return unsealBytes(sealed, sealOf(parts, userId));
}

/** Replaces the recovery codes of an account and returns the new ones, which are shown once. */
export async function makeRecoveryCodes(
  transaction: Transaction,
  userId: string,
  now: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    base32(crypto.getRandomValues(new Uint8Array(codeBytes))).slice(0, 12),
  );
  const hashes = await Promise.all(codes.map(async (code) => hashOf(userId, code)));
  await transaction.recoveryCodes.lock(userId);
  await transaction.recoveryCodes.save({ userId, hashes, madeAt: now });
  return codes.map((code) => code.replace(shownCode, '$1-$2-$3'));
}

/** Which factors beside the telephone an account has. */
export async function otherFactors(transaction: Transaction, userId: string): Promise<readonly OtherFactor[]> {
  const app = await transaction.authenticators.find(userId);
  const codes = await transaction.recoveryCodes.find(userId);
  return [
    ...(app?.sealed === undefined ? [] : (['app'] as const)),
    ...((codes?.hashes.length ?? 0) > 0 ? (['recovery-code'] as const) : []),
  ];
}

async function takeAppCode(
  transaction: Transaction,
  parts: Pick<Parts, 'secret' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const app = await transaction.authenticators.lock(userId);
  const secret = app?.sealed === undefined ? undefined : await openSecret(parts, userId, app.sealed);
  const step =
    app && secret && (await provenStep(secret, code, { now: parts.clock.realTime(), lastStep: app.lastStep }));
  if (!app || step === undefined) return false;
  await transaction.authenticators.save({ ...app, lastStep: step });
  return true;
}

async function takeRecoveryCode(transaction: Transaction, userId: string, code: string): Promise<boolean> {
  const kept = await transaction.recoveryCodes.lock(userId);
  const hash = await hashOf(userId, code);
  if (!kept?.hashes.includes(hash)) return false;
  await transaction.recoveryCodes.save({ ...kept, hashes: kept.hashes.filter((each) => each !== hash) });
  return true;
}

/** Key of the wrong codes of an account's other factors. */
const failuresKey = async (userId: string): Promise<string> => sha256Hex(`other-factor\n${userId}`);

/**
 * Runs a check of a code. A wrong code is counted, and after several the account takes none for a while
 * (SIGN_IN_LOCKED). The calling code must hold the account and commit a refusal too.
 */
async function checkCounted<Proven>(
  transaction: Transaction,
  { clock }: Pick<Parts, 'clock'>,
  userId: string,
  check: () => Promise<Proven | undefined>,
): Promise<Proven | Refusal> {
  const now = clock.realTime();
  const key = await failuresKey(userId);
  const past = await transaction.attempts.lock(key);
  const failures = past && now - past.lastFailureAt < lockDuration ? past.failures : 0;
  if (past && failures >= failuresBeforeLock)
    return new Refusal('SIGN_IN_LOCKED', {
      minutes: Math.max(1, Math.ceil((past.lastFailureAt + lockDuration - now) / 60_000)),
    });
  const proven = await check();
  if (proven === undefined) {
    await transaction.attempts.save({ key, failures: failures + 1, lastFailureAt: now });
    return new Refusal('APP_CODE_REFUSED');
  }
  await transaction.attempts.remove(key);
  return proven;
}

/**
 * Takes a code of the authenticator app or a recovery code, each of which counts once. Refuses with APP_CODE_REFUSED
 * and SIGN_IN_LOCKED.
 */
export async function takeOtherFactor(
  transaction: Transaction,
  parts: Pick<Parts, 'secret' | 'clock'>,
  userId: string,
  typed: string,
): Promise<OtherFactor | Refusal> {
  const code = plainCode(typed);
  return checkCounted<OtherFactor>(transaction, parts, userId, async () => {
    if (/^\d{6}$/.test(code)) return (await takeAppCode(transaction, parts, userId, code)) ? 'app' : undefined;
    return (await takeRecoveryCode(transaction, userId, code)) ? 'recovery-code' : undefined;
  });
}

/**
 * Has a new secret count once a code of it is given. Refuses with NOT_FOUND where none waits, or it has waited for
 * longer than `life`, and as `takeOtherFactor`.
 */
export async function confirmAuthenticator(
  transaction: Transaction,
  parts: Pick<Parts, 'secret' | 'clock'>,
  userId: string,
  typed: string,
  life: number,
): Promise<Refusal | undefined> {
  const now = parts.clock.realTime();
  const own = await transaction.authenticators.lock(userId);
  const secret = own?.pending === undefined ? undefined : await openSecret(parts, userId, own.pending);
  if (!own || !secret || now - (own.pendingAt ?? 0) >= life) return new Refusal('NOT_FOUND');
  const step = await checkCounted(transaction, parts, userId, async () =>
    provenStep(secret, plainCode(typed), { now, lastStep: 0 }),
  );
  if (step instanceof Refusal) return step;
  await transaction.authenticators.save({
    userId,
    sealed: own.pending,
    addedAt: parts.clock.now(),
    lastStep: step,
    pending: undefined,
    pendingAt: undefined,
  });
  return undefined;
}
