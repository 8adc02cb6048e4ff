import type { Account, AccountEvent, AccountSession, Identifier } from '../../../domain/account/account.ts';
import type { ReauthenticationRefusal } from './reauthentication-outcome.ts';
import type { PasswordProblem } from '../../../domain/identity/password-rules.ts';

/** Result of changing the password. */
export type PasswordOutcome =
  | { readonly changed: true }
  | { readonly changed: false; readonly because: 'wrong' }
  | { readonly changed: false; readonly because: 'locked'; readonly minutes: number }
  | { readonly changed: false; readonly because: 'refused'; readonly problem: PasswordProblem }
  /** The form has expired. Nothing was changed, and the user can try again. */
  | { readonly changed: false; readonly because: 'expired' };

/** Number of events in one page of the history. */
export const historyPageSize = 10;

/** The user's own account (checklist 1.4, `/my/account/info`). All methods are about the signed-in user. */
export interface AccountDesk {
  /** Whether the back end offers extensions beyond the documents; otherwise only `account` works. */
  readonly offersMore: boolean;
  account(signal?: AbortSignal): Promise<Account>;
  /** One identifier unmasked. Each request is recorded. */
  reveal(identifier: Identifier): Promise<string>;
  changePassword(current: string, next: string): Promise<PasswordOutcome>;
  /** Sorted by last use, the latest first. */
  sessions(signal?: AbortSignal): Promise<readonly AccountSession[]>;
  /**
   * Ends another session. Faults with `not-found` where it has already ended. Needs the password unless the user signed
   * in a few minutes ago.
   */
  endSession(id: string, password?: string): Promise<ReauthenticationRefusal | undefined>;
  /** One page of the account's events of the last 180 days, the newest first. Pages count from 1. */
  history(
    page: number,
    signal?: AbortSignal,
  ): Promise<{ readonly total: number; readonly events: readonly AccountEvent[] }>;
}
