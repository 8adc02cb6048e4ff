import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';

/**
 * An account turned out to be one more of a person whom the company knows: what it proposed, handed in and lends is
 * that person's as well from now on, so that they do not decide about it as if they were somebody else.
 */
export async function personJoined(
  transaction: Transaction,
  { userId, pkCorp, personId: before }: UserRecord,
  personId: string,
  now: number,
): Promise<void> {
  const joined = (of: string): string => (of === before ? personId : of);
  for (const each of await transaction.proposals.standing(pkCorp, now)) {
    const held = await transaction.proposals.lock(each.id);
    if (held)
      await transaction.proposals.save({
        ...held,
        personId: joined(held.personId),
        forPersonId: joined(held.forPersonId),
      });
  }
  for (const each of await transaction.delegations.openOf(pkCorp)) {
    if (each.fromUserId !== userId && each.toUserId !== userId) continue;
    const held = await transaction.delegations.lock(each.id);
    if (held)
      await transaction.delegations.save({
        ...held,
        fromPersonId: joined(held.fromPersonId),
        toPersonId: joined(held.toPersonId),
      });
  }
  const form = await transaction.realNames.lock(pkCorp);
  if (form?.personSubmit === before) await transaction.realNames.save({ ...form, personSubmit: personId });
}
