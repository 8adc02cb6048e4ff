import type { Transaction } from '../../store.ts';

/** How long a list of people is kept that no application is tied to, in milliseconds: 90 days, as drafts are. */
export const keepsUntied = 90 * 86_400_000;

/** Removes a list of people that no application is tied to. */
export async function forgetPayroll(transaction: Transaction, id: string, now: number): Promise<void> {
  const found = await transaction.payrolls.lock(id);
  if (found?.applicationId === '' && found.createdAt < now - keepsUntied) await transaction.payrolls.remove(id);
}
