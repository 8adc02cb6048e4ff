import type { Transaction } from '../../store.ts';

/** Milliseconds for which a list of people that no application uses is kept: 90 days, as for drafts. */
export const unassignedPayrollMs = 90 * 86_400_000;

/** Removes a list of people that no application uses. */
export async function forgetPayroll(transaction: Transaction, id: string, now: number): Promise<void> {
  const found = await transaction.payrolls.lock(id);
  if (found?.applicationId === '' && found.createdAt < now - unassignedPayrollMs) await transaction.payrolls.remove(id);
}
