import type { CallContext } from './context.ts';
import type { Transaction } from './store.ts';

/** Runs the work and saves its answer in the same transaction, so that a crash afterwards cannot cause a repetition. */
export async function saveResponse<Answer>(
  transaction: Transaction,
  { claim }: Pick<CallContext, 'claim'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await work();
  await claim?.saveResponse(transaction, answer);
  return answer;
}
