import { randomToken, sha256Hex } from '../secrets.ts';
import { isSigned, signature } from '../signed.ts';
import type { Transaction } from '../store.ts';

/** Validity of a key, in milliseconds (checklist F-034). */
export const handOverKeyLife = 60_000;

const purpose = 'hand-over';
const statementOf = (body: string, target: string): string => `${body}\n${target}`;

/**
 * Issues a one-time key by which one server identifies a user to another. It is bound to its target and signed, and
 * only its digest is stored. `now` is real time in milliseconds.
 */
export async function handOverKey(
  transaction: Transaction,
  secret: string,
  { userId, target }: { readonly userId: string; readonly target: string },
  now: number,
): Promise<string> {
  const body = `${randomToken()}.${(now + handOverKeyLife).toString(36)}`;
  const key = `${body}.${await signature(secret, purpose, statementOf(body, target))}`;
  await transaction.handOvers.save({
    key: await sha256Hex(key),
    userId,
    target,
    expiresAt: now + handOverKeyLife,
    spent: false,
  });
  return key;
}

/**
 * Redeems a hand-over key once and returns its user; undefined for a key of another target, an expired, a redeemed or
 * an unknown key. A request for another target does not spend the key.
 */
export async function redeemHandOverKey(
  transaction: Transaction,
  secret: string,
  { key, target }: { readonly key: string; readonly target: string },
  now: number,
): Promise<string | undefined> {
  const [, body, until = '', signed = ''] = /^([\w-]{43}\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(key) ?? [];
  if (
    body === undefined ||
    Number.parseInt(until, 36) <= now ||
    !(await isSigned(secret, purpose, statementOf(body, target), signed))
  )
    return undefined;
  const kept = await transaction.handOvers.lock(await sha256Hex(key));
  if (!kept || kept.spent || kept.target !== target || kept.expiresAt <= now) return undefined;
  await transaction.handOvers.save({ ...kept, spent: true });
  return kept.userId;
}
