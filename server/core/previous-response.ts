import { Refusal } from './refusal.ts';
import { sha256Hex } from './secrets.ts';
import type { Transaction } from './store.ts';

/** Owner of a request, and the key that identifies its repetitions. */
export interface RequestKey {
  readonly owner: string;
  readonly key: string | undefined;
}

const fingerprintOf = async (call: string, request: unknown): Promise<string> =>
  sha256Hex(`${call}\n${JSON.stringify(request)}`);

/**
 * Returns the answer that the same request got under its key; undefined when no request used the key. A different
 * request under the key is refused with IDEMPOTENCY_REUSED.
 */
export async function previousResponse(
  transaction: Transaction,
  keyed: RequestKey,
  call: string,
  request: unknown,
): Promise<{ readonly answer: unknown } | undefined> {
  if (keyed.key === undefined) return undefined;
  const receipt = await transaction.receipts.lock(await sha256Hex(`${keyed.owner}\n${keyed.key}`));
  if (receipt && receipt.fingerprint !== (await fingerprintOf(call, request))) throw new Refusal('IDEMPOTENCY_REUSED');
  return receipt;
}

/**
 * Runs work once for a key of its owner. A repeated request gets the first answer; another request under the same key
 * is refused with IDEMPOTENCY_REUSED.
 */
export async function runIdempotent<Answer>(
  transaction: Transaction,
  keyed: RequestKey,
  call: string,
  request: unknown,
  now: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (keyed.key === undefined) return work();
  const before = await previousResponse(transaction, keyed, call, request);
  // The stored answer is one of this call.
  if (before) return before.answer as Answer;
  const answer = await work();
  await transaction.receipts.save({
    key: await sha256Hex(`${keyed.owner}\n${keyed.key}`),
    fingerprint: await fingerprintOf(call, request),
    answer,
    at: now,
  });
  return answer;
}
