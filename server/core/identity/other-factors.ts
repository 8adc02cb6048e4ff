import type { Failures } from '../../../src/domain/identity/failed-attempts.ts';
import { failuresBeforeLock, lockDuration } from '../../../src/domain/identity/session-limits.ts';
import { plainCode, recoveryCodeCount } from '../../../src/domain/identity/reset-wait.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { sealBytes, unsealBytes, type Seal } from '../seal-bytes.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { base32, provenStep } from './one-time-code.ts';

/** Factors other than the telephone: an authenticator app, or a recovery code. */
export type OtherFactor = 'app' | 'recovery-code';

/** Random bytes of a recovery code: twelve letters of base32 take sixty bits of them. */
const codeBytes = 8;
const shownCode = /^(.{4})(.{4})(.{4})$/;
const typedCode = /^[A-Z2-7]{12}$/;
/** Form of a code that was stored as a digest. */
const digestForm = /^[0-9a-f]{64}$/;

const sealOf = ({ secret }: Pick<Seal, 'secret'>, userId: string): Seal => ({
  secret,
  purpose: 'authenticator',
  additionalData: userId,
});
/** Text that is hashed for a recovery code: the code belongs to one account. */
const subjectOf = (userId: string, code: string): string => `recovery-code\n${userId}\n${code}`;

/** Seals the secret of an authenticator app for one account. */
export async function sealSecret(
  parts: Pick<Parts, 'secret'>,
  userId: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<string> {
  return sealBytes(secret, sealOf(parts, userId));
}

/** Opens a secret that was encrypted with the present or the former secret; undefined for any other. */
async function openSecret(
  { secret, formerSecret }: Pick<Parts, 'secret' | 'formerSecret'>,
  userId: string,
  sealed: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const opened = await unsealBytes(sealed, sealOf({ secret }, userId));
  return (
    opened ?? (formerSecret === undefined ? undefined : unsealBytes(sealed, sealOf({ secret: formerSecret }, userId)))
  );
}

/** New recovery codes: as they are shown once, and as they are stored. */
export interface DrawnCodes {
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
}

/**
 * Draws recovery codes for an account. They are hashed as passwords are, because sixty bits can be guessed from a fast
 * digest. Called outside a transaction, so that no database connection waits.
 */
export async function drawRecoveryCodes({ passwords }: Pick<Parts, 'passwords'>, userId: string): Promise<DrawnCodes> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    base32(crypto.getRandomValues(new Uint8Array(codeBytes))).slice(0, 12),
  );
  const hashes: string[] = [];
  // One after the other, because each needs much memory.
  for (const code of codes) hashes.push(await passwords.hash(subjectOf(userId, code)));
  return { codes: codes.map((code) => code.replace(shownCode, '$1-$2-$3')), hashes };
}

/** Replaces the recovery codes of an account. */
export async function saveRecoveryCodes(
  transaction: Transaction,
  userId: string,
  { hashes }: Pick<DrawnCodes, 'hashes'>,
  now: number,
): Promise<void> {
  await transaction.recoveryCodes.lock(userId);
  await transaction.recoveryCodes.save({ userId, hashes, madeAt: now });
}

/** Key of the wrong codes of an account's other factors. */
const failuresKey = async (userId: string): Promise<string> => sha256Hex(`other-factor\n${userId}`);

/** Number of wrong codes that still count at an instant of real time. */
const failuresUntil = (past: Failures | undefined, now: number): number =>
  past && now - past.lastFailureAt < lockDuration ? past.failures : 0;

/**
 * Finds which stored recovery code of an account was typed: its hash, or undefined for none. Called outside a
 * transaction, as `drawRecoveryCodes`; the code is used up once `takeOtherFactor` has taken it. Old codes that were
 * stored as digests are still valid.
 */
export async function findRecoveryCode(
  { store, passwords, clock }: Pick<Parts, 'store' | 'passwords' | 'clock'>,
  userId: string,
  typed: string,
): Promise<string | undefined> {
  const code = plainCode(typed);
  if (!typedCode.test(code)) return undefined;
  const subject = subjectOf(userId, code);
  const digest = await sha256Hex(subject);
  const hashes = await store.transaction(async (transaction) => {
    // A locked account takes no code, so that nobody makes the server hash in vain.
    const past = await transaction.attempts.find(await failuresKey(userId));
    return failuresUntil(past, clock.realTime()) >= failuresBeforeLock
      ? []
      : ((await transaction.recoveryCodes.find(userId))?.hashes ?? []);
  });
  for (const hash of hashes)
    if (digestForm.test(hash) ? hash === digest : await passwords.verify(subject, hash)) return hash;
  return undefined;
}

/** An account's factors other than the telephone. */
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
  parts: Pick<Parts, 'secret' | 'formerSecret' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const app = await transaction.authenticators.lock(userId);
  const secret = app?.sealed === undefined ? undefined : await openSecret(parts, userId, app.sealed);
  const step =
    app && secret && (await provenStep(secret, code, { now: parts.clock.realTime(), lastStep: app.lastStep }));
  if (!app || !secret || step === undefined) return false;
  // Encrypted again each time, so that nothing stays under a former secret.
  await transaction.authenticators.save({ ...app, sealed: await sealSecret(parts, userId, secret), lastStep: step });
  return true;
}

async function takeRecoveryCode(transaction: Transaction, userId: string, found: string | undefined): Promise<boolean> {
  const kept = await transaction.recoveryCodes.lock(userId);
  if (found === undefined || !kept?.hashes.includes(found)) return false;
  await transaction.recoveryCodes.save({ ...kept, hashes: kept.hashes.filter((each) => each !== found) });
  return true;
}

/**
 * Runs a check of a code. A wrong code is counted, and after several the account takes none for a while
 * (SIGN_IN_LOCKED). The calling code must hold the account and commit a refusal too.
 */
async function checkCodeWithLimit<Proven>(
  transaction: Transaction,
  { clock }: Pick<Parts, 'clock'>,
  userId: string,
  check: () => Promise<Proven | undefined>,
): Promise<Proven | Refusal> {
  const now = clock.realTime();
  const key = await failuresKey(userId);
  const past = await transaction.attempts.lock(key);
  const failures = failuresUntil(past, now);
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
 * Takes a code of the authenticator app or a recovery code; each is valid once. `found`: what `findRecoveryCode` has
 * found for it. Refuses with APP_CODE_REFUSED and SIGN_IN_LOCKED.
 */
export async function takeOtherFactor(
  transaction: Transaction,
  parts: Pick<Parts, 'secret' | 'formerSecret' | 'clock'>,
  userId: string,
  typed: string,
  found: string | undefined,
): Promise<OtherFactor | Refusal> {
  const code = plainCode(typed);
  return checkCodeWithLimit<OtherFactor>(transaction, parts, userId, async () => {
    if (/^\d{6}$/.test(code)) return (await takeAppCode(transaction, parts, userId, code)) ? 'app' : undefined;
    return (await takeRecoveryCode(transaction, userId, found)) ? 'recovery-code' : undefined;
  });
}

/** Whether a code is one of the app whose secret waits for its first code. It counts no failure. */
export async function isPendingCode(
  parts: Pick<Parts, 'store' | 'secret' | 'formerSecret' | 'clock'>,
  userId: string,
  typed: string,
): Promise<boolean> {
  const own = await parts.store.transaction(async ({ authenticators }) => authenticators.find(userId));
  const secret = own?.pending === undefined ? undefined : await openSecret(parts, userId, own.pending);
  const about = { now: parts.clock.realTime(), lastStep: 0 };
  return secret !== undefined && (await provenStep(secret, plainCode(typed), about)) !== undefined;
}

/**
 * Puts a new secret into use once a code of it is given. Refuses with NOT_FOUND where no secret waits, or it has waited
 * for longer than `life`, and as `takeOtherFactor`.
 */
export async function confirmAuthenticator(
  transaction: Transaction,
  parts: Pick<Parts, 'secret' | 'formerSecret' | 'clock'>,
  userId: string,
  typed: string,
  life: number,
): Promise<Refusal | undefined> {
  const now = parts.clock.realTime();
  const own = await transaction.authenticators.lock(userId);
  const secret = own?.pending === undefined ? undefined : await openSecret(parts, userId, own.pending);
  if (!own || !secret || now - (own.pendingAt ?? 0) >= life) return new Refusal('NOT_FOUND');
  const step = await checkCodeWithLimit(transaction, parts, userId, async () =>
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
