import type { AtToken } from '../scenario-token.ts';

export interface Recovering {
  /**
   * Requests a code to reset the password of a name, or of the user's own account without a name. The device computes
   * the proof of being human.
   */
  askToReset(userName: string | undefined): Promise<void>;
  proveIdentity(code: string): Promise<void>;
  takeNewPassword(password: string): Promise<void>;
  /** Sets a new password, with a code of the app or a recovery code. */
  takeNewPasswordWith(password: string, otherCode: string): Promise<void>;
  /** Starts the reset that waits for 24 hours. Returns its state. */
  waitForReset(): Promise<string>;
  /** Reloads the recovery page. */
  recoveryReloaded(): Promise<void>;
  /** The present step of the recovery, and its user name. */
  recoveryAt(): Promise<{ readonly step: string; readonly userName: string }>;
  /** The message of the recovery page; empty for none. */
  recoveryNotice(): Promise<string>;
  /** The message about the new password; empty for none. */
  newPasswordNotice(): Promise<string>;
  /** Seconds until another code can be requested. */
  recoveryWait(): Promise<number>;
  /** Continues to the sign-in page. Returns its address and the user name in its field. */
  goOnToSignIn(): Promise<{ readonly place: string; readonly userName: string }>;
  /** Requests a code to unlock the account of a name. The device computes the proof of being human. */
  askToUnfreeze(userName: string): Promise<void>;
  proveForUnfreezing(code: string): Promise<void>;
  sayWhyToUnfreeze(reason: string): Promise<void>;
  /**
   * Opens the identity proof by key, for a password reset or for unlocking; without a name for the user's own account.
   * The device computes the proof of being human.
   */
  askByKey(purpose: 'reset' | 'unfreeze', userName: string | undefined): Promise<void>;
  /** Signs with the plugged-in token. */
  proveByKey(owner: AtToken): Promise<void>;
  /** Sends a request to the telephone of the account. */
  proveByPhone(): Promise<void>;
  /** The message about the key; empty for none. */
  keyProofNotice(): Promise<string>;
  /** Outcome of the request to unlock the account; empty for none. */
  unfreezeOutcome(): Promise<string>;
}
