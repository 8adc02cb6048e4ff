import type { ResetWay } from '../../../domain/identity/reset-wait.ts';

/**
 * Further proofs that a password reset needs beside the code by telephone. Instants in milliseconds since the epoch.
 */
export interface ResetNeeds {
  readonly isNeeded: boolean;
  readonly ways: readonly ResetWay[];
  /** `ready`: the password may be reset now. `stopped`: the owner cancelled the last request. */
  readonly state: 'none' | 'waiting' | 'ready' | 'stopped';
  /** When a waiting request becomes usable, or when another request may be made. */
  readonly at: number | undefined;
  /** Whether a colleague can confirm a waiting request. */
  readonly hasConfirmer: boolean;
}

/** Further steps of resetting the password of an account with two-step sign-in. */
export interface ResetSteps {
  /** Whether the back end supports these steps. */
  readonly isOffered: boolean;
  /** Undefined where the ticket is no longer valid. */
  needs(ticket: string): Promise<ResetNeeds | undefined>;
  /** Starts the waiting period of the reset. Undefined where the ticket is no longer valid. */
  wait(ticket: string): Promise<ResetNeeds | undefined>;
}
