import type { AtToken } from '../scenario-token.ts';

export interface Recovering {
  /** Asks for a code to reset the password of a name; of one's own account without one. The device proves itself. */
  askToReset(userName: string | undefined): Promise<void>;
  proveIdentity(code: string): Promise<void>;
  takeNewPassword(password: string): Promise<void>;
  /** Takes a new password, with a code of the app or a recovery code beside it. */
  takeNewPasswordWith(password: string, otherCode: string): Promise<void>;
  /** Has the reset wait for 24 hours; the state that it is in then. */
  waitForReset(): Promise<string>;
  /** Loads the page of the way back in again. */
  recoveryReloaded(): Promise<void>;
  /** Where one stands on the way back in, and for which name. */
  recoveryAt(): Promise<{ readonly step: string; readonly userName: string }>;
  /** What the way back in says, or empty. */
  recoveryNotice(): Promise<string>;
  /** What is said of the new password, or empty. */
  newPasswordNotice(): Promise<string>;
  /** In how many seconds another code may be asked for. */
  recoveryWait(): Promise<number>;
  /** Goes on from there to signing in: where that is, and which name stands there. */
  goOnToSignIn(): Promise<{ readonly place: string; readonly userName: string }>;
  /** Asks for a code to have the account of a name opened. The device proves itself. */
  askToUnfreeze(userName: string): Promise<void>;
  proveForUnfreezing(code: string): Promise<void>;
  sayWhyToUnfreeze(reason: string): Promise<void>;
  /**
   * Goes to where a key proves whose account a name is, for another password or to have it opened; without a name one's
   * own. The device proves itself.
   */
  askByKey(purpose: 'reset' | 'unfreeze', userName: string | undefined): Promise<void>;
  /** Has the token sign that is plugged in. */
  proveByKey(owner: AtToken): Promise<void>;
  /** Has the telephone of the account asked. */
  proveByPhone(): Promise<void>;
  /** What is said of the key, or empty. */
  keyProofNotice(): Promise<string>;
  /** Outcome of the request to unlock the account, or empty. */
  unfreezeOutcome(): Promise<string>;
}
