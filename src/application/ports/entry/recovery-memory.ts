import type { RecoveryPurpose } from '../../../domain/entry/recovery.ts';

/** Progress of proving the user's identity. Instants in milliseconds since the epoch. */
export interface KeptRecovery {
  readonly purpose: RecoveryPurpose;
  /** The account to recover; empty for the user's own. */
  readonly userName: string;
  readonly askedAt: number;
  /** Instant from which another code may be requested. */
  readonly againAt: number;
  /** Ticket of a successful proof, and the end of its validity; empty and 0 before the proof. */
  readonly ticket: string;
  readonly ticketUntil: number;
}

/** Stores the progress of a recovery in this tab, so that a reload does not lose it. Other tabs do not see it. */
export interface RecoveryMemory {
  recall(): KeptRecovery | undefined;
  remember(kept: KeptRecovery): void;
  forget(): void;
}
