import type { ResetWay } from '../../../domain/identity/reset-wait.ts';

/** What a password reset needs beside the code by telephone. Instants in milliseconds. */
export interface ResetNeeds {
  readonly isNeeded: boolean;
  readonly ways: readonly ResetWay[];
  /** `ready`: the password may be reset now. `stopped`: the owner stopped the last request. */
  readonly state: 'none' | 'waiting' | 'ready' | 'stopped';
  /** From when a waiting request may be used, or another may be made. */
  readonly at: number | undefined;
  /** Whether a colleague may confirm a request that waits. */
  readonly hasConfirmer: boolean;
}

/** The further steps of resetting the password of an account with two steps. */
export interface ResetSteps {
  /** Whether the back end tells of them. */
  readonly isOffered: boolean;
  /** Undefined where the proof no longer holds. */
  needs(ticket: string): Promise<ResetNeeds | undefined>;
  /** Has the reset wait. Undefined as above. */
  wait(ticket: string): Promise<ResetNeeds | undefined>;
}
