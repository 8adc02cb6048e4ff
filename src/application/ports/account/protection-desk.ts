import type { NewAuthenticator, ResetWaits } from '../../../domain/account/protection.ts';

/**
 * Refusal of a change of the protection. `needs-two`: the session was opened with one proof only. `over`: there is no
 * pending request.
 */
export type ProtectionRefusal =
  | { readonly done: false; readonly because: 'wrong' | 'expired' | 'needs-two' | 'over' | 'wrong-code' }
  | { readonly done: false; readonly because: 'locked'; readonly minutes: number };

export type ProtectionOutcome<Given = unknown> = { readonly done: true; readonly given: Given } | ProtectionRefusal;

/** The authenticator app, the recovery codes and pending password resets of the user's own account. */
export interface ProtectionDesk {
  readonly offersApp: boolean;
  readonly offersWaits: boolean;
  /** The current password proves the user's identity. */
  beginApp(password: string): Promise<ProtectionOutcome<NewAuthenticator>>;
  /** Confirms the app with its first code. Returns the recovery codes, which are shown once. */
  confirmApp(code: string): Promise<ProtectionOutcome<readonly string[]>>;
  removeApp(password: string): Promise<ProtectionOutcome>;
  makeCodes(password: string): Promise<ProtectionOutcome<readonly string[]>>;
  waits(signal?: AbortSignal): Promise<ResetWaits>;
  /** Cancels the pending reset of the user's own password. */
  stopReset(): Promise<ProtectionOutcome>;
  /** Confirms the pending password reset of a colleague. */
  confirmReset(userId: string, password: string): Promise<ProtectionOutcome>;
}
