import * as v from 'valibot';
import type { RecoveryMemory } from '../../application/ports/entry/recovery-memory.ts';
import { recoveryPurposes } from '../../domain/entry/recovery.ts';
import { TabKept, type TabStorage } from './tab-kept.ts';

const schema = v.object({
  purpose: v.picklist(recoveryPurposes),
  userName: v.string(),
  askedAt: v.number(),
  againAt: v.number(),
  ticket: v.string(),
  ticketUntil: v.number(),
});

/** Passwords are never stored. A ticket is only valid in this browser's visit. */
export class TabRecoveryMemory extends TabKept<typeof schema> implements RecoveryMemory {
  constructor(storage: TabStorage) {
    super(storage, 'entry.recovery', schema);
  }
}
