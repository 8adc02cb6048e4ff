import type { RecoveryPurpose } from '../../../domain/entry/recovery.ts';

/** How far one has come with proving oneself. Milliseconds since the epoch. */
export interface KeptRecovery {
  readonly purpose: RecoveryPurpose;
  /** Whose account; empty for one's own. */
  readonly userName: string;
  readonly askedAt: number;
  /** From when on another code may be asked for. */
  readonly againAt: number;
  /** What was given for a right proof, and until when it holds; empty and 0 before. */
  readonly ticket: string;
  readonly ticketUntil: number;
}

/** Remembers over a reload how far one has come; another tab knows nothing of it. */
export interface RecoveryMemory {
  recall(): KeptRecovery | undefined;
  remember(kept: KeptRecovery): void;
  forget(): void;
}
