import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';

/**
 * Joins an account to a person whom the company knows already. Its proposals, delegations and submitted form then
 * belong to that person, who may therefore not decide on them as if they were somebody else's.
 */
export async function joinPerson(
  transaction: Transaction,
  { userId, pkCorp, personId: before }: UserRecord,
  personId: string,
  now: number,
): Promise<void> {
  const newPersonId = (of: string): string => (of === before ? personId : of);
  for (const each of await transaction.proposals.openOf(pkCorp, now)) {
    const held = await transaction.proposals.lock(each.id);
    if (held)
      await transaction.proposals.save({
        ...held,
        personId: newPersonId(held.personId),
        forPersonId: newPersonId(held.forPersonId),
      });
  }
  for (const each of await transaction.delegations.openOf(pkCorp)) {
    if (each.fromUserId !== userId && each.toUserId !== userId) continue;
    const held = await transaction.delegations.lock(each.id);
    if (held)
      await transaction.delegations.save({
        ...held,
        fromPersonId: newPersonId(held.fromPersonId),
        toPersonId: newPersonId(held.toPersonId),
      });
  }
  const form = await transaction.realNames.lock(pkCorp);
  if (form?.personSubmit === before) await transaction.realNames.save({ ...form, personSubmit: personId });
}
