import type { CallScope } from './call-scope.ts';
import type { Store } from './store.ts';

/**
 * A store that records, in the same transaction, that a keyed request has written something. If a server dies before it
 * answers, the record shows what it had done; and an attempt that another server has taken over cannot commit.
 */
export function fencedStore(store: Store, scope: Pick<CallScope, 'claim'>): Store {
  return {
    isReady: async () => store.isReady(),
    clear: async () => store.clear(),
    transaction: async (work) => {
      const claim = scope.claim();
      if (!claim) return store.transaction(work);
      return store.transaction(async (transaction) => {
        const answer = await work(transaction);
        if (await transaction.hasWritten()) await claim.recordWrite(transaction);
        return answer;
      });
    },
  };
}
