import type { CallContext } from './context.ts';
import type { Transaction } from './store.ts';

/**
 * Does the work and keeps its answer in the same transaction: a server that dies afterwards cannot make it happen
 * twice.
 */
export async function keepAnswer<Answer>(
  transaction: Transaction,
  { claim }: Pick<CallContext, 'claim'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await work();
  await claim?.keepAnswer(transaction, answer);
  return answer;
}
