import type { CallScope } from '../call-scope.ts';
import type { Caller } from '../context.ts';
import type { Clock } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { Store, Transaction } from '../store.ts';
import { callerInRole } from './people-in-role.ts';

/**
 * Refuses with ACTING_OVER when the caller acts for a colleague and the delegation has ended. Locks the delegation, so
 * that it cannot end before the transaction does.
 */
async function checkStillActing(
  transaction: Transaction,
  { user: { userId }, role, actsFor }: Caller,
  now: number,
): Promise<void> {
  if (!actsFor) return;
  await transaction.delegations.lock(actsFor.delegationId);
  const user = await transaction.users.find(userId);
  const acting = user && (await callerInRole(transaction, user, role, now));
  if (acting?.actsFor?.delegationId !== actsFor.delegationId) throw new Refusal('ACTING_OVER');
}

/**
 * Store whose transactions on behalf of a colleague are committed only while the delegation is in force: each checks it
 * again after its work. All code locks packages, companies and people before delegations, so that no deadlock arises.
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
