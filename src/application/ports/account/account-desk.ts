import type { Account, AccountEvent, AccountSession, Identifier } from '../../../domain/account/account.ts';
import type { PasswordProblem } from '../../../domain/identity/password-rules.ts';

/** Result of changing the password. */
export type PasswordOutcome =
  | { readonly changed: true }
  | { readonly changed: false; readonly because: 'wrong' }
  | { readonly changed: false; readonly because: 'locked'; readonly minutes: number }
  | { readonly changed: false; readonly because: 'refused'; readonly problem: PasswordProblem }
  /** The form stood too long: nothing was tried, and trying again helps. */
  | { readonly changed: false; readonly because: 'expired' };

/** So many lines of the history at a time. */
export const historyPageSize = 10;

/** One's own account (checklist 1.4, `/my/account/info`); no method names a person. */
export interface AccountDesk {
  /** Whether the back end knows more of an account than the documents name; without it only `account` answers. */
  readonly offersMore: boolean;
  account(signal?: AbortSignal): Promise<Account>;
  /** One identifier whole. That it was asked for is written down. */
  reveal(identifier: Identifier): Promise<string>;
  changePassword(current: string, next: string): Promise<PasswordOutcome>;
  /** The one used last first. */
  sessions(signal?: AbortSignal): Promise<readonly AccountSession[]>;
  /** Signs out elsewhere; faults with `not-found` where that session is over already. */
  endSession(id: string): Promise<void>;
  /** A page of what happened to the account within 180 days, the newest first; pages count from 1. */
  history(
    page: number,
    signal?: AbortSignal,
  ): Promise<{ readonly total: number; readonly events: readonly AccountEvent[] }>;
}
