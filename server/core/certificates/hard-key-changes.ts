import { afterHardKey, hardKeyStateAt, type HardKeyEvent } from '../../../src/domain/keys/hard-key.ts';
import type { Caller } from '../context.ts';
import type { HardKeyRecord } from '../records/certificates.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { canSee } from './hard-key-list.ts';
import { ownerByPkCorp } from '../table.ts';

/**
 * Locks an application by its number. Refuses with NOT_FOUND one that the caller may not see, and with NOT_PERMITTED
 * one whose holder (`userId`) or applicant (`appliedBy`) is somebody else.
 */
export async function lockHardKey(
  transaction: Transaction,
  caller: Caller,
  number: string,
  owner: 'userId' | 'appliedBy',
): Promise<HardKeyRecord> {
  const record = await transaction.hardKeys.lock(number, ownerByPkCorp(caller.user.pkCorp));
  if (!record || !canSee(caller, record)) throw new Refusal('NOT_FOUND');
  if (record[owner] !== caller.user.userId) throw new Refusal('NOT_PERMITTED');
  return record;
}

/** The record after an event. Refuses with NOT_IN_THIS_STATE, naming the state, where the event cannot happen. */
export function applyHardKeyEvent(
  record: HardKeyRecord,
  event: HardKeyEvent,
  now: number,
  changes: Partial<HardKeyRecord> = {},
): HardKeyRecord {
  const before = hardKeyStateAt(record, now);
  const state = afterHardKey(before, event);
  if (!state) throw new Refusal('NOT_IN_THIS_STATE', { because: before });
  return { ...record, ...changes, state, since: now, revision: record.revision + 1 };
}
