import type { CallName } from '../../src/contract/calls.ts';
import type { CallContext } from './context.ts';
import { callerOf } from './handlers.ts';
import { Refusal } from './refusal.ts';
import { sha256Hex } from './secrets.ts';
import type { Transaction } from './store.ts';

/** Whose request it is, and the key that makes a second one the same. */
export interface Keyed {
  readonly owner: string;
  readonly key: string | undefined;
}

/** Does a piece of work once for a key of its owner: the same request again gets the first answer, another request under the same key is refused with IDEMPOTENCY_REUSED. */
export async function onceFor<Answer>(transaction: Transaction, keyed: Keyed, call: string, request: unknown, now: number, work: () => Promise<Answer>): Promise<Answer> {
  if (keyed.key === undefined) return work();
  const key = await sha256Hex(`${keyed.owner}\n${keyed.key}`);
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

/** `onceFor` whoever is signed in. */
export async function once<Answer>(
  transaction: Transaction, context: CallContext, call: CallName, request: unknown, now: number, work: () => Promise<Answer>,
): Promise<Answer> {
  if (context.idempotencyKey === undefined) return work();
  return onceFor(transaction, { owner: callerOf(context).user.userId, key: context.idempotencyKey }, call, request, now, work);
}
