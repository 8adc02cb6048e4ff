import type { UserRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';

/**
 * Removes a user's downloads of the trade's lists, because the user sees other parts of the business from now on.
 * Downloads that are being prepared are discarded.
 */
export async function endLists(
  { downloads }: Pick<Transaction, 'downloads'>,
  { userId, pkCorp, roles }: Pick<UserRecord, 'userId' | 'pkCorp' | 'roles'>,
  now: number,
): Promise<void> {
  for (const role of roles)
    for (const { id, order } of await downloads.of({ userId, pkCorp, role })) {
      const held = order.kind === 'LIST' ? await downloads.lock(id) : undefined;
      if (held?.state === 'COMPLETE') await downloads.save({ ...held, expiresAt: Math.min(held.expiresAt, now) });
      else if (held) await downloads.remove(id);
    }
}
