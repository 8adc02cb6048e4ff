import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  delegationObjection,
  type DelegationEntry,
  type DelegationObjection,
} from '../../../src/domain/people/shared/delegation-entry.ts';
import { delegationState } from '../../../src/domain/identity/delegation.ts';
import type { DelegationRecord } from '../records/people.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { peopleRefusal } from './company-lock.ts';
import { notifyDelegationStep } from './people-messages.ts';

/** Objection to a delegation, by the company's present people and other delegations; undefined where there is none. */
export async function findDelegationObjection(
  transaction: Transaction,
  entry: DelegationEntry,
  delegator: UserRecord,
  delegate: UserRecord,
  now: number,
): Promise<DelegationObjection | undefined> {
  const today = shanghaiDate(now);
  const others = (await transaction.delegations.openOf(delegator.pkCorp)).filter(
    (each) => each.state === 'standing' && delegationState(each, today) !== 'over',
  );
  return delegationObjection(entry, delegator, delegate, await transaction.users.ofCompany(delegator.pkCorp), others);
}

/** Puts an agreed delegation into force. Where its first day has come, it begins and the delegate's session reloads. */
export async function bringDelegationIntoForce(
  transaction: Transaction,
  record: DelegationRecord,
  now: number,
): Promise<void> {
  const begun = record.from <= shanghaiDate(now);
  const standing: DelegationRecord = { ...record, state: 'standing', begun };
  await transaction.delegations.save(standing);
  await notifyDelegationStep(transaction, standing, begun ? 'begun' : 'named', '', now);
  if (begun) await transaction.announce([{ userId: record.toUserId, topic: 'session' }]);
}

/** Confirms a proposed delegation. Refuses (`overtaken`) where the circumstances have changed since the proposal. */
export async function confirmDelegation(transaction: Transaction, id: string, now: number): Promise<void> {
  const found = await transaction.delegations.lock(id);
  const [delegator, delegate] = found
    ? [await transaction.users.find(found.fromUserId), await transaction.users.find(found.toUserId)]
    : [];
  if (found?.state !== 'waiting' || !delegator || !delegate || delegationState(found, shanghaiDate(now)) === 'over')
    throw peopleRefusal('overtaken');
  if ((await findDelegationObjection(transaction, found, delegator, delegate, now)) !== undefined)
    throw peopleRefusal('overtaken');
  await bringDelegationIntoForce(transaction, found, now);
}

/** Ends a delegation from this moment on. `by` is the name of the person who ends it; empty where it ran out. */
export async function endDelegation(
  transaction: Transaction,
  record: DelegationRecord,
  by: string,
  now: number,
): Promise<void> {
  await transaction.delegations.save({ ...record, state: 'ended', endedAt: now, endedByName: by });
  await notifyDelegationStep(transaction, record, 'ended', by, now);
  await transaction.announce([{ userId: record.toUserId, topic: 'session' }]);
}

/** Ends the delegations to and from a user who leaves. */
export async function endDelegations(
  transaction: Transaction,
  { userId, pkCorp }: UserRecord,
  by: string,
  now: number,
): Promise<void> {
  for (const each of await transaction.delegations.openOf(pkCorp)) {
    if (each.fromUserId !== userId && each.toUserId !== userId) continue;
    const held = await transaction.delegations.lock(each.id);
    if (held) await endDelegation(transaction, held, by, now);
  }
}
