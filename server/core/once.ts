import type { CallName } from '../../src/contract/calls.ts';
import type { CallContext } from './context.ts';
import { callerOf } from './handlers.ts';
import { Refusal } from './refusal.ts';
import { sha256Hex } from './secrets.ts';
import type { Transaction } from './store.ts';

/** Does a piece of work once for an idempotency key: the same request again gets the first answer, another request under the same key is refused with IDEMPOTENCY_REUSED. */
export async function once<Answer>(
  transaction: Transaction, context: CallContext, call: CallName, request: unknown, now: number, work: () => Promise<Answer>,
): Promise<Answer> {
  if (context.idempotencyKey === undefined) return work();
  const key = await sha256Hex(`${callerOf(context).user.userId}\n${context.idempotencyKey}`);
  const fingerprint = await sha256Hex(`${call}\n${JSON.stringify(request)}`);
  const receipt = await transaction.receipts.lock(key);
  if (receipt) {
    if (receipt.fingerprint !== fingerprint) throw new Refusal('IDEMPOTENCY_REUSED');
    // What was stored is this very call's own answer.
    return receipt.answer as Answer;
  }
  const answer = await work();
  await transaction.receipts.save({ key, fingerprint, answer, at: now });
  return answer;
}
