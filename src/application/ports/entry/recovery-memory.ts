import type { RecoveryPurpose } from '../../../domain/entry/recovery.ts';

/** How far one has come with proving oneself. Milliseconds since the epoch. */
export interface KeptRecovery {
  readonly purpose: RecoveryPurpose;
  /** The account to recover; empty for the user's own. */
  readonly userName: string;
  readonly askedAt: number;
  /** Instant from which another code may be requested. */
  readonly againAt: number;
  /** Ticket for a successful proof, and the instant until which it holds; empty and 0 before. */
  readonly ticket: string;
  readonly ticketUntil: number;
}

/** Remembers over a reload how far one has come; another tab knows nothing of it. */
export interface RecoveryMemory {
  recall(): KeptRecovery | undefined;
  remember(kept: KeptRecovery): void;
  forget(): void;
}
