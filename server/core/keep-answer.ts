import type { CallContext } from './context.ts';
import type { Transaction } from './store.ts';

/** Runs the work and saves its answer in the same transaction, so that a crash afterwards cannot cause a repetition. */
export async function keepAnswer<Answer>(
  transaction: Transaction,
  { claim }: Pick<CallContext, 'claim'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await work();
  await claim?.keepAnswer(transaction, answer);
  return answer;
}
