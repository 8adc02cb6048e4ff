import type { CallScope } from '../call-scope.ts';
import type { Caller } from '../context.ts';
import type { Clock } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { Store, Transaction } from '../store.ts';
import { inRole } from './acting.ts';

/**
 * Refuses with ACTING_OVER what was done for a colleague whose delegation has ended meanwhile; until the transaction is
 * over it does not end.
 */
async function checkStillActing(
  transaction: Transaction,
  { user: { userId }, role, actsFor }: Caller,
  now: number,
): Promise<void> {
  if (!actsFor) return;
  await transaction.delegations.lock(actsFor.delegationId);
  const user = await transaction.users.find(userId);
  const acting = user && (await inRole(transaction, user, role, now));
  if (acting?.actsFor?.delegationId !== actsFor.delegationId) throw new Refusal('ACTING_OVER');
}

/**
 * A store in which whatever somebody does for a colleague stands only where it is done before the delegation ends: each
 * transaction looks once more when its work is done. Packages, companies and people are held before delegations
 * everywhere, so that nobody waits for each other.
 */
export function actingStore(store: Store, scope: Pick<CallScope, 'caller'>, clock: Pick<Clock, 'now'>): Store {
  return {
    isReady: async () => store.isReady(),
    clear: async () => store.clear(),
    transaction: async (work) => {
      const caller = scope.caller();
      if (!caller?.actsFor) return store.transaction(work);
      return store.transaction(async (transaction) => {
        const answer = await work(transaction);
        await checkStillActing(transaction, caller, clock.now());
        return answer;
      });
    },
  };
}
