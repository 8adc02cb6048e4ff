import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Parts } from '../parts.ts';
import { endDelegation, bringDelegationIntoForce } from './delegations.ts';

/** Housekeeping that begins and ends delegations by their days, and notifies the users concerned once. */
export function delegationMaintenance({ store, clock }: Pick<Parts, 'store' | 'clock'>): () => Promise<void> {
  return async () => {
    const now = clock.now();
    const today = shanghaiDate(now);
    const isDue = ({
      from,
      until,
      begun,
    }: {
      readonly from: string;
      readonly until: string;
      readonly begun: boolean;
    }): boolean => today > until || (!begun && today >= from);
    for (const { id } of (await store.transaction(async ({ delegations }) => delegations.allAgreed())).filter(isDue)) {
      await store.transaction(async (transaction) => {
        const held = await transaction.delegations.lock(id);
        if (held?.state !== 'standing' || !isDue(held)) return;
        if (today > held.until) await endDelegation(transaction, held, '', now);
        else await bringDelegationIntoForce(transaction, held, now);
      });
    }
  };
}
